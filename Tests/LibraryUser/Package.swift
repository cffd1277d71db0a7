// swift-tools-version: 6.2
import PackageDescription

// Another package that uses AirCart as a library: each program is an example of the documentation.

let products: [Target.Dependency] = [
  .product(name: "AirCartEngine", package: "aircart"),
  .product(name: "AirCartFiles", package: "aircart"),
]

let examples = ["PlanJob", "CompareCarts", "SweepRates", "RunSeason", "ReadFarm"]

let package = Package(
  name: "library-user",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "aircart", path: "../..")],
  targets: examples.map { .executableTarget(name: $0, dependencies: products) },
  swiftLanguageModes: [.v6]
)
