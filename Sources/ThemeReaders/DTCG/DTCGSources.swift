import JSONText
import ThemeModel

/// The sources of a resolver document: tokens written into it, parts of it, and other files.
struct DTCGSources {
  private static let mostSteps = 64
  private static let mostTrees = 10_000

  private let root: JSONDocument
  private let rootFile: String
  private let reader: DTCGReader
  private(set) var findings: DTCGFindings
  /// Documents by the file name that places use; `nil` for files that could not be read.
  private var documents: [String: JSONDocument?] = [:]
  private var trees: [JSONNode: DTCGTree] = [:]
  /// The scale of channels in each file, as far as a part of it needed that.
  private var channelScales: [String: DTCGChannels.Scale] = [:]
  private var treeCount = 0
  /// The paths of all trees: later sources mostly have those of earlier ones. Trees come without the table, since it grows with
  /// each.
  private(set) var paths: PathTable

  init(root: JSONDocument, file: String, reader: DTCGReader, paths: consuming PathTable) {
    self.root = root
    self.paths = paths
    rootFile = file
    self.reader = reader
    findings = DTCGFindings(isLenient: reader.options.isLenient)
    documents[file] = root
  }

  private struct Found {
    var node: JSONNode
    var file: String
    var base: [String]
  }

  /// Returns a set or modifier, behind a reference or not. Only the order may refer to a modifier.
  mutating func definition(_ node: JSONNode, file: String) -> (JSONNode, String)? {
    guard node["$ref"] != nil else { return (node, file) }
    return found(node, file: file, mayBeModifier: true).map { ($0.node, $0.file) }
  }

  /// Returns the tokens of one source. A reference to a set means all of the set's sources.
  mutating func trees(_ source: JSONNode, file: String) -> [DTCGTree] {
    var result: [DTCGTree] = []
    var pending = [(source, file, 0)]
    while let (node, nodeFile, depth) = pending.popLast() {
      treeCount += 1
      guard treeCount <= DTCGSources.mostTrees, depth <= DTCGSources.mostSteps else {
        findings.error(
          "resolver-cycle", "the sources refer to one another in a circle, or more than \(DTCGSources.mostTrees) times",
          at: Place(node, in: nodeFile))
        return result
      }
      guard node.isObject else {
        findings.error(
          "resolver-source", "a source is \(node.kind.title); expected a reference or tokens",
          at: Place(node, in: nodeFile))
        continue
      }
      guard node["$ref"] != nil else {
        result.append(tree(Found(node: node, file: nodeFile, base: way(to: node, in: nodeFile)), without: []))
        continue
      }
      guard let found = found(node, file: nodeFile, mayBeModifier: false) else { continue }
      if let list = found.node["sources"], list.isArray {
        // Reversed to keep the order: the last in is the first out.
        for inner in Array(list.elements).reversed() { pending.append((inner, found.file, depth + 1)) }
        continue
      }
      // Names beside the reference replace those that it leads to.
      let beside = Set(node.members.map(\.key)).subtracting(["$ref"])
      result.append(tree(found, without: beside))
      if !beside.isEmpty {
        result.append(tree(Found(node: node, file: nodeFile, base: []), without: ["$ref"], isOverride: true))
      }
    }
    return result
  }

  private mutating func tree(_ found: Found, without skipped: Set<String>, isOverride: Bool = false) -> DTCGTree {
    if skipped.isEmpty, let known = trees[found.node] { return known }
    let nodes = found.node.document.number(behind: found.node.nodeNumber) - found.node.nodeNumber
    var walk = reader.walked(
      found.node, file: found.file, base: found.base, capacity: DTCGReader.expectedTokens(nodes), paths: takePaths(),
      without: skipped, isOverride: isOverride, channelScale: channelScales[found.file])
    channelScales[found.file] = walk.tree.channelScale
    findings.merge(walk.findings.diagnostics)
    // Handed on, so that the table has one owner and growing it copies nothing.
    paths = walk.tree.paths
    walk.tree.paths = .empty
    if skipped.isEmpty { trees[found.node] = walk.tree }
    return walk.tree
  }

  /// Returns the table, and leaves an empty one.
  mutating func takePaths() -> PathTable {
    let taken = paths
    paths = .empty
    return taken
  }

  /// Returns a document that was asked for before.
  func document(named file: String) -> JSONDocument? { documents[file] ?? nil }

  /// Returns the files that a resolver document's sets and modifiers refer to, as far as they can be read. What is wrong in them
  /// is
  /// left for that document to report.
  mutating func files(of document: JSONDocument, _ file: String) -> [String] {
    let silent = findings
    defer { findings = silent }
    var files: [String] = []
    var nodes = ["sets", "modifiers", "resolutionOrder"].compactMap { document.root[$0] }
    while let node = nodes.popLast() {
      nodes += node.members.map(\.value).filter { $0.isObject || $0.isArray }
      nodes += node.elements.filter { $0.isObject || $0.isArray }
      guard let text = node["$ref"]?.string,
        let path = text.split(separator: "#", omittingEmptySubsequences: false).first,
        !path.isEmpty, files.count < DTCGSources.mostSteps
      else { continue }
      var name = file
      if self.document(String(path), from: file, at: Place(node, in: file), &name) != nil { files.append(name) }
    }
    return files
  }

  // MARK: - References

  private mutating func found(_ start: JSONNode, file startFile: String, mayBeModifier: Bool) -> Found? {
    var node = start
    var file = startFile
    var base: [String] = []
    var seen: Set<JSONNode> = []
    var mayBeModifier = mayBeModifier
    while let reference = node["$ref"] {
      let place = Place(reference, in: file)
      guard seen.insert(node).inserted, seen.count <= DTCGSources.mostSteps else {
        findings.error("resolver-cycle", "references form a circle", at: place)
        return nil
      }
      guard let text = reference.string else {
        findings.error("malformed-pointer", "$ref is \(reference.kind.title); expected a string", at: place)
        return nil
      }
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let document = document(String(parts[0]), from: file, at: place, &file) else { return nil }
      guard let way = DTCGReference.segments(of: parts.count > 1 ? parts[1] : "") else {
        findings.error("malformed-pointer", DTCGReference.Problem.malformedPointer(text).message, at: place)
        return nil
      }
      if parts[0].isEmpty, !isAllowed(way, mayBeModifier, text, at: place) { return nil }
      guard let target = DTCGSources.node(at: way, in: document.root) else {
        findings.error("resolver-source", "“\(text)” leads to nothing", at: place)
        return nil
      }
      if parts[0].isEmpty, DTCGSources.holds(target, start, in: document, startFile == file) {
        findings.error("resolver-cycle", "“\(text)” refers to an object that contains it", at: place)
        return nil
      }
      node = target
      base = way
      if way.first != "modifiers" { mayBeModifier = false }
      guard node.isObject else {
        findings.error("resolver-source", "“\(text)” leads to \(node.kind.title); expected an object", at: place)
        return nil
      }
    }
    return Found(node: node, file: file, base: base)
  }

  private mutating func isAllowed(_ way: [String], _ mayBeModifier: Bool, _ text: String, at place: Place) -> Bool {
    if way.first == "resolutionOrder" {
      findings.error(
        "resolver-reference-to-order", "“\(text)” refers into resolutionOrder, which nothing may refer to", at: place)
      return false
    }
    if way.first == "modifiers", !mayBeModifier {
      findings.error(
        "resolver-reference-to-modifier", "“\(text)” refers to a modifier, but only resolutionOrder may", at: place)
      return false
    }
    return true
  }

  /// Reports whether the first node contains the second one.
  private static func holds(_ outer: JSONNode, _ inner: JSONNode, in document: JSONDocument, _ isSameFile: Bool) -> Bool
  {
    guard isSameFile, inner.document === outer.document else { return false }
    return outer.contains(inner)
  }

  private mutating func document(
    _ path: String, from file: String, at place: Place, _ resultFile: inout String
  ) -> JSONDocument? {
    if path.isEmpty { return documents[file] ?? nil }
    if path.contains("://") {
      findings.error("remote-reference", "“\(path)” is on the network, and is not fetched", at: place)
      return nil
    }
    guard let siblings = reader.siblings else {
      findings.error("sibling-file", "“\(path)” cannot be read from here", at: place)
      return nil
    }
    do throws(SiblingFileError) {
      let source = try siblings.file(path, besides: file)
      resultFile = source.name
      if let known = documents[source.name] { return known }
      var diagnostics: [Diagnostic] = []
      let document = reader.json(source, &diagnostics)
      findings.merge(diagnostics)
      documents[source.name] = document
      return document
    } catch {
      findings.error("sibling-file", "“\(path)” cannot be read: \(error.reason)", at: place)
      return nil
    }
  }

  static func node(at way: some Sequence<String>, in root: JSONNode) -> JSONNode? {
    var node = root
    for step in way {
      guard let next = node.isArray ? Int(step).flatMap({ node[$0] }) : node[step] else { return nil }
      node = next
    }
    return node
  }

  /// Returns the path to inline tokens from the top of the resolver document, by which they point into themselves.
  private func way(to node: JSONNode, in file: String) -> [String] {
    (documents[file] ?? nil).flatMap { $0.root.way(to: node) } ?? []
  }
}
