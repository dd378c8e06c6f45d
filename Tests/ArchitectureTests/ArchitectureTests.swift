import Testing

/// Which module may import which, and which may touch the outside world. The ranks here agree with Package.swift.
struct ArchitectureTests {
  static let ranks: [String: Int] = [
    "Threads": -1,
    "ColorScience": 0, "JSONText": 0,
    "ThemeModel": 1,
    "ThemeReaders": 2, "SwiftThemeReader": 2, "Audit": 2,
    "Survey": 3, "Plans": 3, "Wording": 3,
    "Reports": 4, "Sheets": 4,
    "LegibleCLI": 5,
    "legible": 6,
  ]

  /// C modules, each with the one target that imports it.
  static let importerOfC: [String: String] = [
    "CContrastRows": "ColorScience", "CHeap": "LegibleCLI",
    "CDeflate": "Reports", "CReportPage": "Reports",
    "CLibPNG": "CPNG", "CPangoFT2": "CTextLayout", "CPNG": "Sheets", "CTextLayout": "Sheets",
  ]

  /// Modules of the toolchain, and the targets that may import them (`nil`: all).
  static let importersOfSystem: [String: Set<String>?] = [
    "Synchronization": nil, "Swift": nil,
    "Dispatch": ["Threads"],
    // Mathematical functions; OutsideAccess checks the rest.
    "Glibc": nil, "Darwin": nil, "Musl": nil,
    "SwiftSyntax": ["SwiftThemeReader"], "SwiftParser": ["SwiftThemeReader"],
  ]

  static let mayReachOutside: Set = ["LegibleCLI", "legible"]

  /// Names by which code starts threads or makes them wait for each other, other than for a value in a `Mutex`.
  static let namesOfThreads = [
    "concurrentPerform", "pthread_", "thrd_create", "DispatchSemaphore", "DispatchGroup", "DispatchQueue", "Thread(",
    "OperationQueue", "NSCondition", "NSLock", "Task {", "Task.detached", "withTaskGroup",
  ]

  static func targets() throws -> [PackageTarget] {
    PackageTarget.all(in: try Project.text(of: "Package.swift"))
  }

  @Test func everyFolderIsARankedTarget() throws {
    let declared = try Self.targets()
    let folders = try Project.folders(in: "Sources")
    let sources = declared.filter { !$0.isForTests }.map(\.name).sorted()
    #expect(sources == folders.sorted())
    #expect(Set(sources) == Set(Self.ranks.keys).union(Self.importerOfC.keys))
    let suites = try Project.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    #expect(declared.filter { $0.kind == .testTarget }.map(\.name).sorted() == suites.sorted())
  }

  @Test func everyDeclaredEdgeGoesDownAndSaysWhy() throws {
    for target in try Self.targets() where !target.isForTests {
      for edge in target.edges {
        #expect(edge.comment?.isEmpty == false, "\(target.name) → \(edge.name) has no comment in Package.swift")
        if let importer = Self.importerOfC[edge.name] {
          #expect(target.name == importer, "\(edge.name) is for \(importer) alone, not for \(target.name)")
        } else {
          let from = try #require(Self.ranks[target.name])
          let to = try #require(Self.ranks[edge.name], "\(target.name) depends on \(edge.name), which has no rank")
          #expect(to < from, "\(target.name) (rank \(from)) may not depend on \(edge.name) (rank \(to))")
        }
      }
    }
  }

  @Test func everyImportIsDeclared() throws {
    let declared = Dictionary(uniqueKeysWithValues: try Self.targets().map { ($0.name, Set($0.edges.map(\.name))) })
    let files = try Project.files(below: "Sources", withSuffix: ".swift")
    #expect(files.count > 20)
    for file in files {
      let edges = try #require(declared[file.target], "\(file.path) belongs to no target")
      for found in Import.all(in: file.text) {
        if let importers = Self.importersOfSystem[found.module] {
          let isAllowed = importers?.contains(file.target) ?? true
          #expect(isAllowed, "\(file.path):\(found.line) imports \(found.module)")
        } else {
          #expect(
            edges.contains(found.module),
            "\(file.path):\(found.line) imports \(found.module), which \(file.target) does not declare")
        }
      }
    }
  }

  @Test func onlyTheCommandLineReachesOutside() throws {
    for file in try Project.files(below: "Sources", withSuffix: ".swift", ".c", ".h")
    where !Self.mayReachOutside.contains(file.target) {
      for use in OutsideAccess.uses(in: file.text) {
        Issue.record("\(file.path):\(use.line) uses \(use.name); files, clock and environment belong to LegibleCLI")
      }
    }
  }

  /// Threads that several modules started on their own would not share the number that `--jobs` allows.
  @Test func onlyOneModuleStartsThreads() throws {
    let files = try Project.files(below: "Sources", withSuffix: ".swift", ".c", ".h")
    var holders: Set<String> = []
    for file in files where Self.namesOfThreads.contains(where: file.text.contains) {
      // Words in strings and comments start nothing.
      let code = CodeOnly.of(file.text)
      for name in Self.namesOfThreads where code.contains(name) {
        holders.insert(file.target)
        #expect(file.target == "Threads", "\(file.path) uses \(name); Sources/Threads has the tools for it")
      }
    }
    #expect(holders == ["Threads"])
  }

  @Test func theManifestKeepsUnsafeFlagsOutOfTheLibraries() throws {
    let manifest = try Project.text(of: "Package.swift")
    let products = manifest.split(separator: "\n").filter { $0.contains(".library(name:") }
    #expect(products.count == 4)
    for library in ["ColorScience", "JSONText", "ThemeModel", "Audit"] {
      #expect(products.contains { $0.contains("\"\(library)\"") })
      let edges = try Self.targets().first { $0.name == library }?.edges.map(\.name) ?? ["?"]
      #expect(Set(edges).isDisjoint(with: ["SwiftThemeReader", "CPNG", "CTextLayout"]), "\(library): \(edges)")
    }
  }
}
