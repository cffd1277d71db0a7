import AirCartReports
import Foundation
import Testing

/// Oracle: the definition of contrast in WCAG 2.2, recomputed here for every pair of colours.
@Suite struct ColorTokenTests {
  static let surfaces = ["background", "card", "raised"]
  static let texts = ["text", "text-2", "amount", "ok", "watch", "over", "brand"]
  static let graphics =
    ["bar-full", "bar-medium", "bar-low", "track"] + (0...5).map { "product-\($0)" }
  /// Text on a colour of its own.
  static let pairs = [
    ("on-button", "amount"), ("on-button", "brand"), ("on-tint", "tint"), ("on-toast", "toast"),
    ("ring-light", "ring-dark"), ("background", "text"), ("ring-dark", "bar-full"),
    ("ring-dark", "bar-medium"), ("ring-dark", "bar-low"), ("on-toast", "over"),
  ]
  static let decoration = ["separator", "shadow", "scrim"]

  /// (L₁ + 0.05) / (L₂ + 0.05), the lighter over the darker.
  static func contrast(_ first: String, _ second: String) throws -> Double {
    let (one, two) = (try luminance(first), try luminance(second))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func luminance(_ color: String) throws -> Double {
    let number = color.count == 7 ? Int(color.dropFirst(), radix: 16) : nil
    let digits = try #require(number, "\(color) is no #rrggbb")
    let linear = [16, 8, 0].map { shift -> Double in
      let channel = Double(digits >> shift & 255) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test func `contrast is computed as the table of the colours has it`() throws {
    #expect(abs(try Self.contrast("#34C759", "#FFFFFF") - 2.22) < 0.005)
    #expect(abs(try Self.contrast("#0066D7", "#F2F2F7") - 4.85) < 0.005)
    #expect(abs(try Self.contrast("#FFFFFF", "#000000") - 21) < 1e-9)
  }

  @Test(arguments: ColorTokens.Scheme.allCases)
  func `text and graphics stand out from every surface`(scheme: ColorTokens.Scheme) throws {
    let colors = ColorTokens(scheme)
    for surface in Self.surfaces {
      for text in Self.texts {
        #expect(try Self.contrast(colors[text], colors[surface]) >= 4.5, "\(text) on \(surface)")
      }
      for graphic in Self.graphics {
        let contrast = try Self.contrast(colors[graphic], colors[surface])
        #expect(contrast >= 3, "\(graphic) on \(surface)")
      }
    }
    for (text, surface) in Self.pairs {
      #expect(try Self.contrast(colors[text], colors[surface]) >= 4.5, "\(text) on \(surface)")
    }
  }

  @Test(arguments: ColorTokens.Scheme.allCases)
  func `every colour is judged or is decoration`(scheme: ColorTokens.Scheme) {
    let judged = Self.surfaces + Self.texts + Self.graphics + Self.pairs.flatMap { [$0.0, $0.1] }
    let names = ColorTokens(scheme).colors.map(\.name)
    #expect(Set(names) == Set(judged + Self.decoration))
    #expect(names.count == Set(names).count)
  }

  @Test func `the dark scheme has colours of its own`() {
    let (light, dark) = (ColorTokens(.light), ColorTokens(.dark))
    #expect(light["text"] == "#000000")
    #expect(dark["text"] == "#ffffff")
    #expect(light["ring-dark"] == dark["ring-dark"])
  }
}
