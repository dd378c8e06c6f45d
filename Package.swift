// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The ranks. A target imports targets of lower rank only; Tests/ArchitectureTests holds this.
//
//  -1  Threads                     the only place that starts threads
//   0  ColorScience, JSONText      pure values
//   1  ThemeModel                  what a theme is
//   2  ThemeReaders, SwiftThemeReader, Audit
//   3  Survey, Plans, Wording
//   4  Reports, Sheets
//   5  LegibleCLI                  the only place with files, clock, environment, standard streams
//   6  legible                     the executable

let swiftSyntax = SwiftSyntaxSource.found()

let package = Package(
  name: "legible",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "legible", targets: ["legible"]),
    .library(name: "ColorScience", targets: ["ColorScience"]),
    .library(name: "JSONText", targets: ["JSONText"]),
    .library(name: "ThemeModel", targets: ["ThemeModel"]),
    .library(name: "Audit", targets: ["Audit"]),
  ],
  dependencies: swiftSyntax.packages,
  targets: [
    // rank -1: standard library and threads
    .target(name: "Threads"),

    // rank 0: standard library only
    .target(
      name: "ColorScience",
      dependencies: [
        "CContrastRows",  // the ratio matrix on vectors wider than those that every x86 processor has
        "Threads",  // whole palettes on several threads
      ]),
    .target(name: "JSONText"),

    // rank 1
    .target(
      name: "ThemeModel",
      dependencies: [
        "ColorScience"  // a token's value is a Color
      ]),

    // rank 2
    .target(
      name: "ThemeReaders",
      dependencies: [
        "ColorScience",  // colour strings and component lists become Colors
        "JSONText",  // DTCG, asset catalogs and keyed JSON are JSON with places
        "ThemeModel",  // what readers produce
      ]),
    .target(
      name: "SwiftThemeReader",
      dependencies: [
        "ColorScience",  // colour constructors are evaluated to Colors
        "ThemeModel",  // what readers produce
        "Threads",  // files are parsed and evaluated on deep stacks
      ] + swiftSyntax.products,  // the syntax tree that is interpreted
      swiftSettings: swiftSyntax.swiftSettings,
      linkerSettings: swiftSyntax.linkerSettings),
    .target(
      name: "Audit",
      dependencies: [
        "ColorScience",  // contrast, gamut, differences, suggestions
        "ThemeModel",  // what is audited
        "Threads",  // themes are judged at the same time
      ]),

    // rank 3
    .target(
      name: "Survey",
      dependencies: [
        "JSONText",  // looks into JSON, and into the configuration of builds
        "SwiftThemeReader",  // what a Swift file holds
        "ThemeModel",  // candidates
        "ThemeReaders",  // what a file of every other format holds
      ],
      // reading a module needs those that it imports
      swiftSettings: swiftSyntax.swiftSettings),
    .target(
      name: "Plans",
      dependencies: [
        "Audit",  // the plan and the baseline are Audit's values
        "ColorScience",  // criteria by name
        "JSONText",  // legible.json is JSON with comments and places
        "ThemeModel",  // diagnostics and places
      ]),
    .target(
      name: "Wording",
      dependencies: [
        "Audit",  // verdicts, pairs, findings
        "ColorScience",  // ratios and colours as people read them
        "ThemeModel",  // places
      ]),

    // rank 4
    .target(
      name: "Reports",
      dependencies: [
        "Audit",  // the report that is rendered
        "CDeflate",  // large data in an HTML report
        "CReportPage",  // the HTML report's style sheet and script
        "ColorScience",  // colour notations
        "JSONText",  // the document is written as, and read back from, JSON
        "ThemeModel",  // tokens, variants, places
        "Threads",  // large documents are written in pieces
        "Wording",  // the sentences that every format shares
      ]),
    .target(
      name: "Sheets",
      dependencies: [
        "Audit",  // the report that is drawn
        "CPNG",  // encodes pixels
        "ColorScience",  // colours of pixels
        "CTextLayout",  // lays out text
        "ThemeModel",  // tokens, variants
        "Threads",  // several sheets are drawn at the same time
        "Wording",  // the sentences that sheets share with the reports
      ]),

    // rank 5
    .target(
      name: "LegibleCLI",
      dependencies: [
        "Audit",  // runs the audit
        "CHeap",  // how the process takes its memory
        "ColorScience",  // contrast and convert
        "JSONText",  // answers in JSON
        "Plans",  // reads legible.json
        "Reports",  // writes the reports
        "Sheets",  // writes the sheets
        "Survey",  // finds the sources
        "SwiftThemeReader",  // reads Swift sources
        "ThemeModel",  // tokens and explain
        "ThemeReaders",  // reads every other format
        "Threads",  // files are read at the same time
        "Wording",  // the sentences that commands share with the reports
      ],
      // reading a module needs those that it imports
      swiftSettings: swiftSyntax.swiftSettings),

    // rank 6
    .executableTarget(
      name: "legible",
      dependencies: [
        "LegibleCLI"  // everything; main.swift hands over the arguments
      ],
      swiftSettings: swiftSyntax.swiftSettings),

    // C
    .target(name: "CContrastRows"),
    .target(name: "CDeflate", linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CHeap"),
    .target(name: "CReportPage", exclude: ["Page"]),  // its C source embeds the files in Page
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CPangoFT2", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(
      name: "CPNG",
      dependencies: [
        "CLibPNG"  // one setjmp frame round libpng
      ],
      linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "CTextLayout",
      dependencies: [
        "CPangoFT2"  // shaping, bidi and fallback into coverage masks
      ]),

    // reads PNG files back through libpng, and writes them as libpng does when left alone; for tests only
    .target(
      name: "CPNGReader",
      dependencies: [
        "CLibPNG"  // an independent way back from bytes to pixels
      ],
      path: "Tests/CPNGReader"),

    // real palettes as systems of the model, for the tests of every module that renders or judges them
    .target(
      name: "RealSystems",
      dependencies: [
        "Audit",  // plans and reports
        "ColorScience",  // colours
        "JSONText",  // the fixtures are JSON
        "ThemeModel",  // systems
      ],
      path: "Tests/RealSystems",
      resources: [.copy("Fixtures")]),

    // tests mirror sources
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),
    .testTarget(
      name: "ColorScienceTests", dependencies: ["ColorScience", "CContrastRows", "JSONText"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "ThemeModelTests", dependencies: ["ThemeModel", "ColorScience"]),
    .testTarget(
      name: "ThemeReadersTests",
      dependencies: ["ThemeReaders", "ThemeModel", "JSONText", "ColorScience"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SwiftThemeReaderTests",
      dependencies: ["SwiftThemeReader", "ThemeModel", "ColorScience", "JSONText"],
      resources: [.copy("Fixtures")],
      swiftSettings: swiftSyntax.swiftSettings,
      linkerSettings: swiftSyntax.linkerSettings),
    .testTarget(
      name: "AuditTests", dependencies: ["Audit", "ThemeModel", "ColorScience", "JSONText", "RealSystems"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SurveyTests", dependencies: ["Survey", "ThemeModel"],
      swiftSettings: swiftSyntax.swiftSettings,
      linkerSettings: swiftSyntax.linkerSettings),
    .testTarget(name: "PlansTests", dependencies: ["Plans", "Audit", "ThemeModel", "JSONText", "RealSystems"]),
    .testTarget(
      name: "WordingTests", dependencies: ["Wording", "Audit", "ThemeModel", "ColorScience", "RealSystems"]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Reports", "Wording", "Audit", "ThemeModel", "ColorScience", "JSONText", "RealSystems"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "SheetsTests",
      dependencies: [
        "Sheets", "Wording", "Audit", "ThemeModel", "ColorScience", "JSONText", "CPNG", "CPNGReader", "RealSystems",
      ],
      exclude: ["Goldens"],  // pictures, read where they lie
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "LegibleCLITests",
      dependencies: ["LegibleCLI", "legible", "JSONText", "ColorScience", "Reports", "Survey"],
      resources: [.copy("Fixtures")],
      swiftSettings: swiftSyntax.swiftSettings,
      linkerSettings: swiftSyntax.linkerSettings),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x  // #embed
)

// Tests that audit and draw whole systems reckon for minutes without optimisation, and a release build would spend minutes on
// making code fast that does not run long. The Makefile names the targets; a package that depends on this one never sees the flags.
let optimizations = [
  "LEGIBLE_OPTIMIZED_TARGETS": "-O", "LEGIBLE_SMALL_TARGETS": "-Osize", "LEGIBLE_PLAIN_TARGETS": "-Onone",
]
for (variable, flag) in optimizations {
  let names = Context.environment[variable]?.split(separator: " ").map(String.init) ?? []
  for target in package.targets where names.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags([flag])]
  }
}

// Each module and C target says in its README what it is for, what it leaves out, and how to extend it.
for target in package.targets {
  let readme = "\(Context.packageDirectory)/Sources/\(target.name)/README.md"
  if FileManager.default.fileExists(atPath: readme) { target.exclude.append("README.md") }
}

/// Where SwiftSyntax comes from: the libraries that the toolchain in use carries in `lib/swift/host`, else the
/// published package. The toolchain is the one whose PackageDescription library runs this manifest.
struct SwiftSyntaxSource {
  var packages: [Package.Dependency] = []
  var products: [Target.Dependency] = []
  var swiftSettings: [SwiftSetting] = []
  var linkerSettings: [LinkerSetting] = []

  static func found() -> SwiftSyntaxSource {
    guard let host = hostLibraryFolder() else {
      return SwiftSyntaxSource(
        packages: [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")],
        products: [
          .product(name: "SwiftSyntax", package: "swift-syntax"),
          .product(name: "SwiftParser", package: "swift-syntax"),
        ])
    }
    return SwiftSyntaxSource(
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      ])
  }

  /// `…/lib/swift/pm/ManifestAPI/libPackageDescription` is loaded into this process; `…/lib/swift/host` is beside it.
  private static func hostLibraryFolder() -> String? {
    guard let library = packageDescriptionLibrary() else { return nil }
    let host = URL(fileURLWithPath: library)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("host")
    let module = host.appendingPathComponent("SwiftParser.swiftmodule").path
    return FileManager.default.fileExists(atPath: module) ? host.path : nil
  }

  private static func packageDescriptionLibrary() -> String? {
    #if os(Linux)
      // Line by line: Foundation's reading of a whole file trusts the size, which /proc gives as 0.
      guard let maps = fopen("/proc/self/maps", "r") else { return nil }
      defer { fclose(maps) }
      var buffer = [CChar](repeating: 0, count: 8192)
      while fgets(&buffer, Int32(buffer.count), maps) != nil {
        let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
          .trimmingCharacters(in: .newlines)
        if line.hasSuffix("libPackageDescription.so"), let path = line.firstIndex(of: "/") {
          return String(line[path...])
        }
      }
      return nil
    #else
      var info = Dl_info()
      let packageType = unsafeBitCast(Package.self as AnyObject.Type, to: UnsafeRawPointer.self)
      guard dladdr(packageType, &info) != 0 else { return nil }
      return String(cString: info.dli_fname)
    #endif
  }
}
