// swift-tools-version: 6.1
import PackageDescription

// A package of its own: nothing here is built with the tool, and nothing here ships.

#if arch(arm64)
  let thisProcessor = "-mcpu=native"
#else
  let thisProcessor = "-march=native"
#endif

let package = Package(
  name: "kernel-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "legible", path: "../..")
  ],
  targets: [
    // What the kernels are measured against: plain C, for exactly this processor.
    .target(
      name: "CReference", cSettings: [.unsafeFlags(["-O3", thisProcessor])], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "KernelBenchmarks",
      dependencies: [
        "CReference",
        .product(name: "ColorScience", package: "legible"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
