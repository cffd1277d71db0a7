// swift-tools-version: 6.2
import PackageDescription

/// One strict list for every target: what the compiler can warn about, it refuses.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Tests are compiled without optimising in any build, as they are half of the code, and in a release
/// build without what only a debugger reads.
///
/// What takes long is in the libraries or in AirCartTestSupport. No product has a test target, so
/// nobody inherits the flags.
let tested: [SwiftSetting] =
  strict + [.unsafeFlags(["-Onone", "-gnone"], .when(configuration: .release))]

let package = Package(
  name: "aircart",
  platforms: [.macOS(.v15)],
  products: [
    // Not named AirCart: beside the tool `aircart` that would clash where case does not count.
    .library(name: "AirCartEngine", targets: ["AirCart", "AirCartSimulation"]),
    // The files that people write for it: farms and scenarios, read with positions of mistakes.
    .library(name: "AirCartFiles", targets: ["AirCartDocuments"]),
    .executable(name: "aircart", targets: ["AirCartTool"]),
    .executable(name: "AirCartBenchmarks", targets: ["AirCartBenchmarks"]),
  ],
  targets: [
    // MARK: Libraries, each importing only what stands above it
    .target(name: "AirCart", swiftSettings: strict),
    .target(name: "AirCartSimulation", dependencies: ["AirCart"], swiftSettings: strict),
    .target(
      name: "AirCartDocuments", dependencies: ["AirCart", "AirCartSimulation"],
      exclude: ["Language/Assets"], swiftSettings: strict),
    .target(
      name: "AirCartReports",
      dependencies: ["AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartWebModule"],
      exclude: ["Page/Assets", "Explorer/Assets"], swiftSettings: strict),
    .target(
      name: "AirCartCommandLine",
      dependencies: [
        "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports",
      ], swiftSettings: strict),

    // The browser engine: also an ordinary library here, so that its blocks are tested natively.
    .target(
      name: "AirCartWeb", dependencies: ["AirCart", "AirCartSimulation"], swiftSettings: strict),
    .target(name: "AirCartWebModule", swiftSettings: strict),

    // MARK: Tools
    .plugin(
      name: "AirCartAssetsPlugin",
      capability: .command(
        intent: .custom(
          verb: "embed-assets", description: "Make Swift sources of the pages' styles and scripts."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The generated sources are committed.")
        ]), path: "Sources/AirCartAssetsPlugin"),
    .executableTarget(
      name: "AirCartTool", dependencies: ["AirCartCommandLine"], swiftSettings: strict),
    .executableTarget(
      name: "AirCartBenchmarks",
      dependencies: ["AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports"],
      swiftSettings: strict),

    // MARK: Tests
    .target(
      name: "AirCartTestSupport", dependencies: ["AirCart"], path: "Tests/AirCartTestSupport",
      // Oracles go through all assignments in fractions: without optimising, a debug build would
      // spend most of its time there. No product has this target, so nobody inherits the flag.
      swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .testTarget(
      name: "AirCartTests", dependencies: ["AirCart", "AirCartTestSupport"],
      exclude: ["Golden"], swiftSettings: tested),
    .testTarget(
      name: "AirCartSimulationTests",
      dependencies: ["AirCart", "AirCartSimulation", "AirCartTestSupport"],
      swiftSettings: tested),
    .testTarget(
      name: "AirCartDocumentsTests",
      dependencies: ["AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartTestSupport"],
      exclude: ["Golden"], swiftSettings: tested),
    .testTarget(
      name: "AirCartReportsTests",
      dependencies: [
        "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports", "AirCartTestSupport",
      ],
      exclude: ["Golden"], swiftSettings: tested),
    .testTarget(
      name: "AirCartCommandLineTests",
      dependencies: [
        "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports",
        "AirCartCommandLine", "AirCartTestSupport",
      ],
      exclude: ["Earlier", "Golden"], swiftSettings: tested),
    .testTarget(
      name: "AirCartWebTests",
      dependencies: ["AirCart", "AirCartSimulation", "AirCartWeb", "AirCartTestSupport"],
      swiftSettings: tested),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["AirCartTestSupport"], exclude: ["Golden"],
      swiftSettings: tested),
  ],
  swiftLanguageModes: [.v6]
)

// Only the script in Tests/Fuzz builds it: libFuzzer has the `main`, which no other build links.
if Context.environment["AIRCART_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "AirCartFuzz",
      dependencies: [
        "AirCart", "AirCartSimulation", "AirCartDocuments", "AirCartReports",
        "AirCartCommandLine", "AirCartTestSupport",
      ], path: "Tests/Fuzz/AirCartFuzz",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
