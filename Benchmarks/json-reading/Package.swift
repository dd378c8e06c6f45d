// swift-tools-version: 6.1
import PackageDescription

// A package of its own: nothing here is built with the tool, and nothing here ships.

let package = Package(
  name: "json-reading",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "legible", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "JSONReading",
      dependencies: [
        .product(name: "JSONText", package: "legible")
      ])
  ],
  swiftLanguageModes: [.v6]
)
