/// The targets that Package.swift declares, read from its text.
struct PackageTarget: Equatable {
  enum Kind: String, CaseIterable {
    case target
    case executableTarget
    case systemLibrary
    case testTarget
  }

  struct Edge: Equatable {
    var name: String
    var comment: String?
  }

  var kind: Kind
  var name: String
  var edges: [Edge]
  /// Its folder, when that is not the usual one in Sources or Tests.
  var path: String?

  /// Whether only tests use it, as its place among them shows.
  var isForTests: Bool { kind == .testTarget || path?.hasPrefix("Tests/") == true }

  static func all(in manifest: String) -> [PackageTarget] {
    var targets: [PackageTarget] = []
    var open: (kind: Kind, lines: [Substring])?
    for line in manifest.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if let kind = Kind.allCases.first(where: { trimmed.hasPrefix(".\($0.rawValue)(") }) {
        if let open { targets.append(PackageTarget(open.kind, open.lines)) }
        open = (kind, [trimmed])
      } else if trimmed.hasPrefix("swiftLanguageModes") {
        if let open { targets.append(PackageTarget(open.kind, open.lines)) }
        open = nil
      } else {
        open?.lines.append(trimmed)
      }
    }
    return targets
  }

  private init(_ kind: Kind, _ lines: [Substring]) {
    self.kind = kind
    name = ""
    edges = []
    var isInsideDependencies = false
    for line in lines where !line.hasPrefix("//") {
      let parts = line.split(separator: "//", maxSplits: 1)
      var code = parts.first ?? ""
      let comment = parts.count > 1 ? parts[1].drop { $0 == " " } : nil
      if name.isEmpty, let quoted = Self.strings(after: "name:", in: code).first { name = quoted }
      if let quoted = Self.strings(after: "path:", in: code).first { path = quoted }
      if let start = code.firstRange(of: "dependencies: [") {
        isInsideDependencies = true
        code = code[start.upperBound...]
      }
      guard isInsideDependencies else { continue }
      let end = code.firstIndex(of: "]")
      edges += Self.strings(after: "", in: code[..<(end ?? code.endIndex)])
        .map { Edge(name: $0, comment: comment.map(String.init)) }
      if end != nil { isInsideDependencies = false }
    }
  }

  private static func strings(after label: String, in code: Substring) -> [String] {
    var rest = code
    if !label.isEmpty {
      guard let found = code.firstRange(of: label) else { return [] }
      rest = code[found.upperBound...]
    }
    let pieces = rest.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
  }
}
