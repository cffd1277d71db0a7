import Foundation
import PackagePlugin

/// The browser engine: the core and its exports compiled as Embedded Swift, linked to one
/// WebAssembly module and compressed, as browsers can unpack it.
///
/// All paths of outputs are relative and the folder is always the same kind: the compiler writes a
/// hash of its arguments into what it makes, and the same sources are to give the same bytes
/// in any folder.
struct EngineModule {
  private static let exports = [
    "aircart_layout", "aircart_allocate", "aircart_deallocate", "aircart_plan", "aircart_matrix",
    "aircart_breaks", "aircart_farm", "aircart_season", "aircart_sum", "aircart_convert",
    "aircart_test_weight", "aircart_typed", "aircart_adjust",
  ]

  /// The modules in the order in which they are compiled, with the folders that the page needs of
  /// one that does more.
  private static let modules = [
    ("AirCart", [""]),
    (
      "AirCartSimulation",
      ["Execution", "Metrics", "MonteCarlo", "SeedingDay", "Statistics", "Sweep"]
    ),
    ("AirCartWeb", [""]),
  ]

  private static let target = "wasm32-unknown-none-wasm"

  private static let compilerFlags = [
    "-target", target, "-swift-version", "6", "-warnings-as-errors",
    "-package-name", "aircart", "-enable-experimental-feature", "Embedded",
    "-enable-experimental-feature", "Extern", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility", "-wmo", "-Osize", "-parse-as-library", "-Xfrontend",
    "-disable-stack-protector", "-I", ".",
  ]

  // The stack comes first: there an overflow traps, instead of running into static data.
  private static let linkerFlags = [
    "--no-entry", "--gc-sections", "--strip-all", "--compress-relocations", "--stack-first", "-z",
    "stack-size=1048576", "--export-memory", "--wrap=free",
    // Generic code for types of the same layout is the same, across modules too.
    "-mllvm", "-enable-merge-functions",
  ]

  let compiler: URL
  /// Makes bitcode of the modules, which the linker optimizes as one: a twelfth smaller.
  let assembler: URL
  let linker: URL
  /// The package.
  let root: URL
  /// Where objects go.
  let folder: URL

  static func source(_ context: PluginContext) throws -> GeneratedSource {
    let module = EngineModule(
      compiler: try context.tool(named: "swiftc").url,
      assembler: try context.tool(named: "clang").url,
      linker: try context.tool(named: "wasm-ld").url, root: context.package.directoryURL,
      folder: context.pluginWorkDirectoryURL.appending(path: "engine"))
    return try GeneratedSource(
      of:
        "Sources/AirCart, Sources/AirCartSimulation and Sources/AirCartWeb with code \(module.hash())",
      bytes: Data(Deflate.compressed(Array(module.build()))), member: "base64",
      path: "Sources/AirCartWebModule/Generated/EngineModuleWasm.swift", type: "EngineModule")
  }

  /// The FNV-1a hash of the lines of code, by which a test sees without compiling that the engine is
  /// stale; a comment leaves it as it is.
  private func hash() throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for (module, folders) in Self.modules {
      for file in folders.flatMap({ sources(in: "Sources/\(module)/\($0)") }) {
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
          let code = line.drop { $0 == " " }
          guard !code.hasPrefix("//") else { continue }
          for byte in code.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
      }
    }
    return String(hash, radix: 16)
  }

  private func build() throws -> Data {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (module, folders) in Self.modules {
      try run(
        compiler,
        Self.compilerFlags + [
          "-module-name", module, "-emit-module", "-emit-module-path", "\(module).swiftmodule",
          "-emit-ir", "-o", "\(module).ll",
        ] + folders.flatMap { sources(in: "Sources/\(module)/\($0)") })
      try run(
        assembler,
        [
          "--target=\(Self.target)", "-Oz", "-flto=full", "-c", "\(module).ll", "-o",
          "\(module).o",
        ])
    }
    try run(
      linker,
      Self.linkerFlags + Self.exports.map { "--export=\($0)" } + Self.modules.map { "\($0.0).o" }
        + ["-o", "aircart.wasm"])
    return try Data(contentsOf: folder.appending(path: "aircart.wasm"))
  }

  private func sources(in folder: String) -> [String] {
    let sources = root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
      sources.appending(path: $0).path
    }
  }

  /// Runs a program, and ends one that does not end: what Embedded Swift refuses has kept the
  /// compiler busy for ever.
  private func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    let deadline = Date().addingTimeInterval(300)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw EmbeddingError(
        "\(program.lastPathComponent) failed with status \(process.terminationStatus); a toolchain "
          + "with Embedded Swift for wasm32 is needed to build the browser engine")
    }
  }
}
