import ColorScience
import JSONText
import ThemeModel

/// Follows references into other files, which the standard does not have: `{"$ref": "core/colors.json#/color/black"}`.
///
/// The file is sought from the folder of the one that names it, and then from each folder above it. What installs packages adds
/// folders to the path, so the path is also sought without its first ones (`@acme/core/colors.json`), where only one file has the
/// rest of it.
final class DTCGOtherFiles {
  enum Target {
    case color(Color)
    /// A length, a name, or another value that is no color.
    case other
    /// The reason why nothing is known.
    case unknown(String)
  }

  private struct Found {
    var root: JSONNode
    var file: String
  }

  private static let mostSteps = 64
  private static let mostFolders = 32
  /// The least names in the rest of a path, with that of the file.
  private static let leastNames = 2

  private let siblings: (any SiblingFiles)?
  private let modeFiles: DTCGModeFiles?
  private var found: [String: Found?] = [:]
  /// Whether objects of files are tokens or groups with more than one value.
  private var isVaried: [String: [Int: Bool]] = [:]

  init(_ siblings: (any SiblingFiles)?) {
    self.siblings = siblings
    modeFiles = siblings.map(DTCGModeFiles.init)
  }

  /// Returns whether the text of a `$ref` names a file, or a place in one.
  static func names(_ text: String) -> Bool {
    let path = text.prefix { $0 != "#" }
    guard !path.isEmpty else { return false }
    return path.count < text.count
      || [".json", ".json5", ".jsonc", ".tokens", ".yml", ".yaml"].contains { path.hasSuffix($0) }
  }

  /// Returns what a reference from a file leads to, through all that it refers to itself.
  func target(of start: String, from startFile: String) -> Target {
    var text = start
    var file = startFile
    var root: JSONNode?
    var rivals: [DTCGModeFiles.Rival] = []
    for _ in 0..<Self.mostSteps {
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = String(parts[0])
      if !path.isEmpty {
        guard let next = document(path, from: file) else { return .unknown("no file “\(path)” is known") }
        rivals = modeFiles?.rivals(of: next.file, namedBy: file) ?? []
        root = next.root
        file = next.file
      }
      guard let root, let way = DTCGReference.segments(of: parts.count > 1 ? parts[1] : ""), !way.isEmpty,
        let node = DTCGSources.node(at: way, in: root)
      else { return .unknown("“\(text)” leads to no token") }
      guard !isAmongOtherValues(way, in: root, of: file) else {
        return .unknown("it leads to a part of what has more than one value")
      }
      if let reason = doubt(about: node, at: way, in: file, rivals) { return .unknown(reason) }
      switch Self.step(node, in: file) {
      case .ends(let target): return target
      case .leads(let next): text = next
      }
    }
    return .unknown("“\(start)” leads back to itself")
  }

  // MARK: - Values

  private enum Step {
    case ends(Target)
    /// The text of another reference.
    case leads(String)
  }

  private static func step(_ node: JSONNode, in file: String) -> Step {
    guard node.isObject else { return value(node) }
    if let text = node["$ref"]?.string { return .leads(text) }
    if isColor(node) { return .ends(color(node, in: file)) }
    guard let inner = node["$value"] ?? node["value"] else { return .ends(.unknown("it leads to a group")) }
    guard isPlain(node) else { return .ends(.unknown("it leads to a token with more than one value")) }
    guard inner.isObject else { return value(inner) }
    if let text = inner["$ref"]?.string { return .leads(text) }
    guard isColor(inner) else {
      let isLength = inner["unit"] != nil && inner["value"]?.number != nil
      return .ends(isLength ? .other : .unknown("it leads to a value that is not read from here"))
    }
    return .ends(color(inner, in: file))
  }

  /// Reports whether an object is a color in its parts. A group may have tokens that are called as these are.
  private static func isColor(_ object: JSONNode) -> Bool {
    object["colorSpace"]?.isString == true || object["components"]?.isArray == true
  }

  private static func color(_ object: JSONNode, in file: String) -> Target {
    var findings = DTCGFindings(isLenient: true)
    let color = DTCGColor(file: file).read(object, of: "", &findings) { DTCGValues.isReference($0) ? nil : $0 }
    return color.map { .color($0) } ?? .unknown("it leads to a colour that cannot be read")
  }

  private static func value(_ node: JSONNode) -> Step {
    guard let written = node.string else {
      return .ends(node.number == nil ? .unknown("it leads to \(node.kind.title)") : .other)
    }
    let text = written.trimmingSpaces
    if text.contains("{") {
      guard let path = try? DTCGReference.curly(text) else {
        return .ends(.unknown("it leads to “\(text)”, which is computed"))
      }
      let names = DTCGReference.withoutValue(path).split(separator: ".").map { name in
        name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
      }
      return .leads("#/" + names.joined(separator: "/"))
    }
    if let color = try? Color(css: text) { return .ends(.color(color)) }
    // What is written like a color, or refers to something in a way of its own, may be one.
    let mayBeColor = text.contains("(") || text.hasPrefix("#") || text.hasPrefix("$")
    return .ends(mayBeColor ? .unknown("it leads to “\(text)”, which cannot be read") : .other)
  }

  /// Reports whether a token has nothing beside its value that may change it.
  private static func isPlain(_ token: JSONNode) -> Bool {
    token.members.allSatisfy { member in
      if member.key != "$extensions" { return plainKeys.contains(member.key) }
      return isPlain(extensions: member.value)
    }
  }

  private static func isPlain(extensions: JSONNode) -> Bool {
    DTCGModes.overrides(in: extensions).isEmpty && DTCGModes.alphas(in: extensions).isEmpty
      && DTCGModifier.node(extensions) == nil
  }

  /// Reports whether a place is in a token or a group with more than one value, of which a part tells nothing.
  private func isAmongOtherValues(_ way: [String], in root: JSONNode, of file: String) -> Bool {
    var node = root
    for (index, step) in way.enumerated() {
      guard node.isObject else { return false }
      let known = isVaried[file]?[node.nodeNumber]
      let isVaried = known ?? Self.hasOtherValues(node)
      if known == nil { self.isVaried[file, default: [:]][node.nodeNumber] = isVaried }
      guard !isVaried, index + 1 < way.count, let next = node[step] else { return isVaried }
      node = next
    }
    return false
  }

  private static func hasOtherValues(_ node: JSONNode) -> Bool {
    // A group may have a token called `value`.
    let isToken = node["$value"] != nil || node["value"].map { !$0.isObject || $0["colorSpace"] != nil } == true
    return isToken ? !isPlain(node) : node["$extensions"].map { !isPlain(extensions: $0) } ?? false
  }

  private static let plainKeys: Set = [
    "$value", "value", "$type", "type", "$description", "description", "comment", "$deprecated", "deprecated", "name",
    "id", "key", "path", "attributes", "original", "filePath", "isSource",
  ]

  // MARK: - Files

  private func document(_ path: String, from file: String) -> Found? {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let key = folder + "\n" + path
    if let known = found[key] { return known }
    let result = source(path, from: file).flatMap { source in
      (try? TokenText.document(source)).map { Found(root: $0.root, file: source.name) }
    }
    found.updateValue(result, forKey: key)
    return result
  }

  /// Returns why a value is not known beside files that may be for modes: one of them has another value at the same place, or is for
  /// a mode and does not have the place.
  private func doubt(
    about node: JSONNode, at way: [String], in file: String, _ rivals: [DTCGModeFiles.Rival]
  ) -> String? {
    for rival in rivals {
      guard let other = document(rival.path, from: file), let same = DTCGSources.node(at: way, in: other.root) else {
        if rival.differsByMode { return "“\(rival.path)” beside it is for a mode" }
        continue
      }
      // From another folder, the same reference to a file may lead elsewhere.
      let leadsElsewhere = rival.path.contains("/") && Self.namesFile(node)
      if !same.says(node) || leadsElsewhere || isAmongOtherValues(way, in: other.root, of: other.file) {
        return "“\(rival.path)” may have another value for it"
      }
    }
    return nil
  }

  /// Reports whether something at or below a node refers to another file.
  private static func namesFile(_ node: JSONNode) -> Bool {
    (node.nodeNumber..<node.document.number(behind: node.nodeNumber)).contains { number in
      DTCGValues.pointer(node.document.node(number))?.string.map(names) ?? false
    }
  }

  private func source(_ path: String, from file: String) -> SourceFile? {
    guard let siblings, !path.contains("://"), !path.hasPrefix("/") else { return nil }
    let count = file.split(separator: "/", omittingEmptySubsequences: false).count - 1
    let ways = (0...min(count, Self.mostFolders)).map { String(repeating: "../", count: $0) }
    for way in ways {
      if let source = try? siblings.file(way + path, besides: file) { return source }
    }
    var names = path.split(separator: "/")
    while names.count > Self.leastNames {
      names.removeFirst()
      let rest = names.joined(separator: "/")
      var sources: [String: SourceFile] = [:]
      for way in ways {
        if let source = try? siblings.file(way + rest, besides: file) { sources[source.name] = source }
      }
      if !sources.isEmpty { return sources.count == 1 ? sources.values.first : nil }
    }
    return nil
  }
}

extension DTCGWalk {
  /// Reads a reference to a token in another file. Returns whether it is one.
  mutating func readOther(_ node: JSONNode, of declaration: inout DTCGDeclaration, as type: DTCGType?) -> Bool {
    guard findings.isLenient || findings.recognizesDialects, let text = DTCGValues.pointer(node)?.string,
      DTCGOtherFiles.names(text)
    else { return false }
    findings.markDialect()
    guard findings.isLenient, !declaration.hasForeignType, type?.holdsColors ?? true else { return true }
    var reason = "it does not lead to a colour alone"
    switch (otherFiles ?? DTCGOtherFiles(nil)).target(of: text, from: file) {
    case .color(let color) where type ?? .color == .color:
      declaration.ownType = .color
      declaration.value = ready(.color(color))
      return true
    case .other where type == nil:
      declaration.hasForeignType = true
      return true
    case .unknown where type == nil && DTCGGuess.speaksOfOtherThings(tree.path(of: declaration)):
      declaration.hasForeignType = true
      findings.warning("reference-outside-document", "“\(text)” leads to another document", at: place(node))
      return true
    case .unknown(let why): reason = why
    case .color, .other: break
    }
    let message = "“\(text)” leads to another document, and is not known: \(reason)"
    findings.warning("reference-outside-document", message, at: place(node))
    declaration.ownType = type ?? .color
    declaration.value = ready(
      .undetermined(
        Undetermined(code: "reference-outside-document", reason: message, text: text, place: place(node))))
    return true
  }
}
