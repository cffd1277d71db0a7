/// Where a document is wrong, so that the rest of it can be read and looked up all the same.
struct Faults: Sendable {
  /// The JSON pointers of refused values, and of keys that an unknown one most likely means.
  private let pointers: Set<String>

  init(_ report: DiagnosticReport) {
    pointers = report.diagnostics.reduce(into: []) { pointers, diagnostic in
      guard diagnostic.severity == .error, let pointer = diagnostic.pointer else { return }
      if diagnostic.code == .unknownKey {
        guard let meant = diagnostic.suggestion?.dropFirst().dropLast() else { return }
        pointers.insert(pointer + "/" + meant)
      } else {
        pointers.insert(pointer)
      }
    }
  }

  var isEmpty: Bool { pointers.isEmpty }

  func contains(_ pointer: String) -> Bool { pointers.contains(pointer) }

  func reach(_ pointer: String) -> Bool {
    contains(pointer) || pointers.contains { $0.hasPrefix(pointer + "/") }
  }

  /// Whether a refused value is of one of these keys, or an element of the list of such a key.
  func concern(_ keys: Set<String>) -> Bool {
    pointers.contains { pointer in
      pointer.split(separator: "/").last { Int($0) == nil }.map { keys.contains(String($0)) }
        ?? false
    }
  }

  /// Whether the name of a crop, or a crop as a whole, is refused.
  private var concernCropNames: Bool {
    pointers.contains { pointer in
      let keys = pointer.split(separator: "/")
      return keys.first == "crops" && (keys.count < 3 || keys[2] == "name")
    }
  }

  /// Whether what was found wrong stays wrong, whatever the refused values should have been.
  func leaveCertain(_ diagnostic: Diagnostic) -> Bool {
    guard !isEmpty else { return true }
    let pointer = diagnostic.pointer ?? ""
    switch diagnostic.code {
    // What cannot be read has no place.
    case _ where diagnostic.span == DocumentLocation.none.span: return false
    // A cart whose name cannot be read may be the one that is looked for.
    case .unknownCart: return !reach("/carts")
    case .tankCount, .unknownTank: return !contains("/carts") && !contains("/saddleTank")
    // A cart that cannot be read may have more tanks than the others, or another weight.
    case .outOfRange, .missingKey: return !reach("/carts") && !contains("/saddleTank")
    case .nothingSeeded: return !concern(["products", "rate", "from", "to", "step"])
    // With a density a product may have any name.
    case .unknownProduct where pointer.hasSuffix("/product") && !pointer.hasPrefix("/season"):
      return !reach(pointer.dropLast("product".count) + "density")
    case .unknownProduct: return !concern(["products", "product"])
    case .unknownCrop: return !concernCropNames
    case .unusedCrop: return !concernCropNames && !reach("/fields")
    case .unusedRoad: return !reach("/fields") && !reach("/season")
    // Only a whole season says whether it can be.
    case .season: return false
    default: return true
    }
  }
}

/// Collects what is wrong with a document while it is read as far as it can be.
final class ReadingErrors {
  /// What its validation refused.
  let faults: Faults
  private(set) var diagnostics: [Diagnostic] = []

  init(after faults: Faults) { self.faults = faults }

  /// Adds what the validation has not said of the same value, or of something in it.
  func add(_ diagnostic: Diagnostic) {
    guard !faults.reach(diagnostic.pointer ?? "") else { return }
    diagnostics.append(diagnostic)
  }
}
