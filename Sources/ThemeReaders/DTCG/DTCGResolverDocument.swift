import JSONText
import ThemeModel

/// A resolver document: sets, modifiers with their contexts, and the order in which they are combined. Modifiers become axes,
/// and every source becomes a layer that applies in its context.
struct DTCGResolverDocument {
  private let json: JSONDocument
  private let file: String
  private let reader: DTCGReader
  private var findings: DTCGFindings
  private var sources: DTCGSources
  private(set) var name: String?
  private(set) var axes: [Axis] = []
  private(set) var layers: [DTCGLayer] = []
  /// The names of other resolver documents that it takes sets from, and the number of the document for each of their files.
  private(set) var givers: [String] = []
  private var giverOfFile: [String: UInt8] = [:]

  init(_ json: JSONDocument, file: String, reader: DTCGReader) {
    self.json = json
    self.file = file
    self.reader = reader
    findings = DTCGFindings(isLenient: reader.options.isLenient)
    sources = DTCGSources(root: json, file: file, reader: reader, paths: reader.pathTables.take())
  }

  var diagnostics: [Diagnostic] { findings.diagnostics + sources.findings.diagnostics }

  mutating func read() {
    let root = json.root
    guard root.isObject else {
      findings.error("not-an-object", "found \(root.kind.title), expected a resolver document", at: place(root))
      return
    }
    checkRoot(root)
    checkDefinitions(root)
    guard let order = root["resolutionOrder"] else {
      findings.error("resolver-order-missing", "there is no resolutionOrder", at: place(root))
      return
    }
    guard order.isArray, order.count > 0 else {
      findings.error("resolver-order", "resolutionOrder is an array of at least one set or modifier", at: place(order))
      return
    }
    var names: [String: JSONNode] = [:]
    for item in order.elements { read(item, &names) }
    for index in layers.indices {
      layers[index].giver = giverOfFile[layers[index].tree.file] ?? 0
      layers[index].tree.paths = sources.paths
    }
  }

  /// Gives the table of paths to the next document. The layers must not be used after that.
  mutating func finish() {
    let declared = layers.reduce(0) { $0 + $1.tree.declarations.count }
    layers = []
    reader.pathTables.give(sources.takePaths(), declared: declared)
  }

  /// Notes that a set comes from another resolver document. The set is part of that document's theme, and so are the other files
  /// that it asks for, even where this document names them itself.
  private mutating func note(giver giverFile: String) {
    guard giverFile != file, giverOfFile[giverFile] == nil, givers.count < Int(UInt8.max),
      let document = sources.document(named: giverFile), DTCGReader.isResolver(document.root, giverFile)
    else { return }
    givers.append(document.root["name"]?.string ?? DTCGReader.baseName(of: giverFile))
    let number = UInt8(givers.count)
    giverOfFile[giverFile] = number
    for source in sources.files(of: document, giverFile) where source != file && giverOfFile[source] == nil {
      giverOfFile[source] = number
    }
  }

  // MARK: - The document

  private mutating func checkRoot(_ root: JSONNode) {
    let known = ["name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema", "$defs"]
    for member in root.members where !known.contains(member.key) {
      let near = NearestName.question(NearestName.to(member.key, among: known))
      _ = findings.deviation(
        "unknown-property", "a resolver document has no “\(member.key)”\(near)", at: place(member.keyNode))
    }
    if let node = root["name"] {
      name = node.string
      if name == nil {
        findings.error("resolver-name", "name is \(node.kind.title); expected a string", at: place(node))
      }
    }
    if let node = root["description"], !node.isString {
      findings.error(
        "description-not-string", "description is \(node.kind.title); expected a string", at: place(node))
    }
    guard let version = root["version"] else {
      _ = findings.deviation("resolver-version", "there is no version; expected “2025.10”", at: place(root))
      return
    }
    if !version.isString("2025.10") {
      let found = version.isString ? "“\(version.rawText)”" : version.kind.title
      _ = findings.deviation("resolver-version", "version is \(found); expected “2025.10”", at: place(version))
    }
  }

  /// Checks definitions, including those that nothing in the order asks for.
  private mutating func checkDefinitions(_ root: JSONNode) {
    for (key, what) in [("sets", "sets"), ("modifiers", "modifiers")] {
      if let node = root[key], !node.isObject {
        findings.error("resolver-\(key)", "\(what) is \(node.kind.title); expected an object", at: place(node))
      }
    }
    for member in root["modifiers"].map({ Array($0.members) }) ?? [] {
      guard let (node, _) = sources.definition(member.value, file: file) else { continue }
      _ = contexts(of: node, named: member.key)
    }
    for member in root["sets"].map({ Array($0.members) }) ?? [] {
      guard let (node, _) = sources.definition(member.value, file: file) else { continue }
      _ = sourceList(of: node, named: member.key)
    }
  }

  // MARK: - The order

  private mutating func read(_ item: JSONNode, _ names: inout [String: JSONNode]) {
    guard item.isObject else {
      findings.error(
        "resolver-order",
        "an item of resolutionOrder is \(item.kind.title); expected a reference, a set or a modifier",
        at: place(item))
      return
    }
    let isReference = item["$ref"] != nil
    guard let (node, nodeFile) = sources.definition(item, file: file) else { return }
    var kind: String?
    var name: String?
    if isReference, let text = item["$ref"]?.string {
      let way = DTCGReference.segments(of: text.drop { $0 != "#" }.dropFirst()) ?? []
      kind = way.first.map { $0 == "sets" ? "set" : $0 == "modifiers" ? "modifier" : $0 }
      name = way.count == 2 ? way[1] : nil
      if kind != "set" && kind != "modifier" {
        // A separate file may be a set or a modifier as a whole.
        kind = node["contexts"] != nil ? "modifier" : node["sources"] != nil ? "set" : nil
        name = name ?? text
      }
      if kind == nil {
        findings.error("resolver-order", "“\(text)” is neither a set nor a modifier", at: place(item))
        return
      }
    } else {
      guard let inline = inline(item) else { return }
      (kind, name) = inline
    }
    guard let kind, let name else { return }
    if let first = names["\(kind) \(name)"] ?? (isReference ? nil : names["set \(name)"] ?? names["modifier \(name)"]) {
      findings.error(
        "resolver-duplicate-name", "“\(name)” appears twice in resolutionOrder", at: place(item),
        related: [place(first)])
      return
    }
    names["\(kind) \(name)"] = item
    note(giver: nodeFile)
    if kind == "set" {
      for source in sourceList(of: node, named: name) { add(source, file: nodeFile, when: [:]) }
    } else {
      readModifier(node, named: name, file: nodeFile)
    }
  }

  private mutating func inline(_ item: JSONNode) -> (kind: String, name: String)? {
    let name = item["name"]?.string
    let type = item["type"]?.string
    if name == nil {
      findings.error("resolver-inline-name", "a set or modifier in resolutionOrder needs a name", at: place(item))
    }
    guard let type, type == "set" || type == "modifier" else {
      let found = item["type"].map { $0.isString ? "“\($0.rawText)”" : $0.kind.title } ?? "missing"
      findings.error(
        "resolver-inline-type",
        "the type of a set or modifier in resolutionOrder is \(found); expected “set” or “modifier”",
        at: place(item["type"] ?? item))
      return nil
    }
    return name.map { (type, $0) }
  }

  private mutating func readModifier(_ node: JSONNode, named name: String, file: String) {
    let found = contexts(of: node, named: name, tells: false)
    guard let first = found.first else { return }
    let defaultName = node["default"]?.string.flatMap { chosen in
      found.first { $0.name == chosen }?.name ?? found.first { $0.name.lowercased() == chosen.lowercased() }?.name
    }
    axes.append(
      Axis(name: name, contexts: found.map(\.name), defaultContext: defaultName ?? first.name, place: place(node)))
    for context in found {
      let when = [name: context.name]
      for source in context.sources.elements { add(source, file: file, when: when) }
    }
  }

  private mutating func add(_ source: JSONNode, file: String, when: Contexts) {
    for tree in sources.trees(source, file: file) { layers.append(DTCGLayer(when: when, tree: tree)) }
  }

  // MARK: - Sets and modifiers

  private mutating func sourceList(of set: JSONNode, named name: String) -> [JSONNode] {
    guard set.isObject, let list = set["sources"] else {
      findings.error("resolver-set-sources", "the set \(name) has no sources", at: place(set))
      return []
    }
    guard list.isArray else {
      findings.error(
        "resolver-set-sources", "the sources of \(name) are \(list.kind.title); expected an array", at: place(list)
      )
      return []
    }
    checkKeys(of: set, known: ["description", "sources", "$extensions", "name", "type", "$ref"], what: "a set")
    return Array(list.elements)
  }

  private struct Context {
    var name: String
    var sources: JSONNode
  }

  private mutating func contexts(of modifier: JSONNode, named name: String, tells: Bool = true) -> [Context] {
    let silent = findings
    defer { if !tells { findings = silent } }
    guard modifier.isObject, let node = modifier["contexts"], node.isObject else {
      findings.error("resolver-contexts", "the modifier \(name) has no contexts", at: place(modifier))
      return []
    }
    checkKeys(
      of: modifier, known: ["description", "contexts", "default", "$extensions", "name", "type", "$ref"],
      what: "a modifier")
    var found: [Context] = []
    for member in node.members {
      if member.value.isArray {
        found.append(Context(name: member.key, sources: member.value))
      } else {
        findings.error(
          "resolver-context-sources",
          "the sources of \(name) = \(member.key) are \(member.value.kind.title); expected an array",
          at: place(member.value))
      }
    }
    if node.count == 0 {
      findings.error("resolver-no-contexts", "the modifier \(name) has an empty map of contexts", at: place(node))
    } else if node.count == 1 {
      findings.warning(
        "resolver-one-context", "the modifier \(name) has only one context, as a set would", at: place(node))
    }
    if let chosen = modifier["default"] {
      let text = chosen.string
      if let text, node[text] == nil {
        let names = found.map(\.name)
        let message = "the default of \(name) is “\(text)”, but its contexts are \(names.joined(separator: ", "))"
        findings.error("resolver-default", message, at: place(chosen))
      } else if text == nil {
        findings.error(
          "resolver-default", "the default of \(name) is \(chosen.kind.title); expected a string",
          at: place(chosen))
      }
    }
    return found
  }

  private mutating func checkKeys(of node: JSONNode, known: [String], what: String) {
    for member in node.members where !known.contains(member.key) {
      let near = NearestName.question(NearestName.to(member.key, among: known))
      _ = findings.deviation("unknown-property", "\(what) has no “\(member.key)”\(near)", at: place(member.keyNode))
    }
  }

  private func place(_ node: JSONNode) -> Place {
    Place(node, in: file)
  }
}
