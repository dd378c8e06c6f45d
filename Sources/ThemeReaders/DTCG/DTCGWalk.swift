import ColorScience
import JSONText
import ThemeModel

/// Walks the groups of one source, without recursion, and collects its tokens in the order of the text.
struct DTCGWalk {
  var tree: DTCGTree
  var findings: DTCGFindings
  let document: JSONDocument
  /// The keys of values for a mode below tokens, which are no tokens themselves.
  private var valueKeys: Set<Int> = []
  /// Whether the document has no token at all; `nil` before anybody asks.
  var hasNoTokens: Bool?
  /// What leads into other files, if those can be read.
  var otherFiles: DTCGOtherFiles?

  /// A group that is being walked.
  struct Frame {
    /// The next key, and the node after the last member.
    var key: Int
    let end: Int
    let path: Int32
    let type: DTCGType?
    let deprecation: Int32
    /// For a token, the keys of those of its members that are tokens or groups; `nil` where all members are.
    var children: Set<Int>?
  }

  /// `paths` is a table that has paths already, for several sources to share.
  init(
    _ document: JSONDocument, file: String, base: [String] = [], isLenient: Bool, recognizesDialects: Bool = false,
    capacity: Int = 256, paths: consuming PathTable? = nil
  ) {
    self.document = document
    tree = DTCGTree(document, file: file, base: base, capacity: capacity, paths: paths)
    tree.isLenient = isLenient
    findings = DTCGFindings(isLenient: isLenient, recognizesDialects: recognizesDialects)
  }

  var file: String { tree.file }

  /// Leaves out names at the top of `root` that are taken from elsewhere. An override is beside a `$ref`, which is not its own.
  mutating func walk(_ root: JSONNode, without skipped: Set<String> = [], isOverride: Bool = false) {
    guard root.isObject else {
      findings.error(
        "not-an-object", "found \(root.kind.title), expected an object with groups and tokens",
        at: Place(root, in: file))
      return
    }
    var top = object(root.nodeNumber, isRoot: true)
    if let extensions = node(top.extensions) { tree.modeName = DTCGFigma.mode(extensions) }
    if isOverride { top.reference = -1 }
    if let value = node(top.value) ?? node(top.reference) {
      findings.error("token-at-top", "the top of a file is a group, but this one has a value", at: place(value))
      top.value = -1
      top.reference = -1
    }
    var frames: [Frame] = []
    frames.append(
      group(top, root.nodeNumber, key: root.nodeNumber, path: PathTable.root, type: nil, deprecation: -1, isRoot: true))
    while !findings.isDialect, let frame = frames.last {
      let key = frame.key
      guard key < frame.end else {
        frames.removeLast()
        continue
      }
      let isTop = frames.count == 1
      frames[frames.count - 1].key = document.number(behind: key + 1)
      if frame.children?.contains(key) == false || !valueKeys.isEmpty && valueKeys.contains(key) { continue }
      if document.firstByte(key) == UInt8(ascii: "$"), isTop || !document.isString(key, "$root") {
        tellUnread(key, in: frame.path, isTop: isTop)
        continue
      }
      if isTop, !skipped.isEmpty, skipped.contains(document.node(key).string ?? "") { continue }
      let path = enter(key, in: frame.path)
      guard document.isObject(key + 1) else {
        // A legacy token's own properties are not children.
        let value = document.node(key + 1)
        if declare(plain: value, key: key, path: path) { continue }
        _ = findings.deviation(
          "not-a-token", "\(tree.paths[path]) is \(value.kind.title); expected a token or a group",
          at: place(value))
        lose(value, key: key, path: path)
        continue
      }
      if let group = visit(key, path: path, in: frame) { frames.append(group) }
    }
  }

  /// Reports colors below a name that begins with `$`: a property that no group has, or extensions. A token of such a name is lost.
  private mutating func tellUnread(_ key: Int, in group: Int32, isTop: Bool) {
    let value = document.node(key + 1)
    guard value.isObject || value.isArray else { return }
    let name = document.node(key).string ?? ""
    if name != "$extensions" {
      let isStudio = name == "$themes" || name == "$metadata"
      guard !DTCGObject.properties.contains(name), !isStudio, !(isTop && name == "$defs") else { return }
      if value["$value"] != nil || value["value"] != nil {
        return lose(value, key: key, path: enter(key, in: group))
      }
    }
    tellUnread(value, key: key, path: group)
  }

  /// Reads a token or a group, and returns the frame of the group to walk into.
  private mutating func visit(_ key: Int, path: Int32, in frame: Frame) -> Frame? {
    let number = key + 1
    let object = object(number, isRoot: false)
    guard object.isToken else {
      return group(
        object, number, key: key, path: path, type: frame.type, deprecation: frame.deprecation, isRoot: false)
    }
    token(object, number, key: key, path: path, groupType: frame.type, deprecation: frame.deprecation)
    guard object.childCount > 0 || object.root >= 0 else { return nil }
    if !object.isLegacy, object.root < 0, !holdsObjects(number) {
      // `"group": "layout"` beside `$value` is a note of some tool.
      findings.markDialect()
      _ = findings.deviation(
        "unknown-property", "\(tree.paths[path]) has properties that tokens do not have", at: place(key))
      return nil
    }
    // A legacy token has properties of tools beside its value.
    let children = object.isLegacy ? DTCGChildren(of: document.node(number)) : nil
    if let children, children.keys.isEmpty, object.root < 0 { return nil }
    valueKeys.formUnion(children?.values.map(\.key) ?? [])
    let message = "\(tree.paths[path]) is a token that also contains tokens or groups"
    guard findings.deviation("token-with-children", message, at: place(key)) else { return nil }
    return Frame(
      key: number + 1, end: document.number(behind: number), path: path, type: frame.type,
      deprecation: frame.deprecation, children: children?.keys)
  }

  /// Reports whether a member whose name does not begin with `$` is an object.
  private func holdsObjects(_ number: Int) -> Bool {
    let end = document.number(behind: number)
    var key = number + 1
    while key < end {
      if document.firstByte(key) != UInt8(ascii: "$"), document.isObject(key + 1) { return true }
      key = document.number(behind: key + 1)
    }
    return false
  }

  // MARK: - Names

  /// Returns the path of a name in a group, and reports a name that the standard forbids.
  private mutating func enter(_ key: Int, in group: Int32) -> Int32 {
    var isForbidden = false
    let plain = document.withPlainText(key) { text in
      isForbidden = text.isEmpty
      for byte in text where DTCGWalk.isForbidden(byte) { isForbidden = true }
      return tree.paths.number(of: text, in: group)
    }
    if let plain {
      if isForbidden { tell(name: document.node(key).string ?? "", at: key) }
      return plain
    }
    var name = document.node(key).string ?? ""
    tell(name: name, at: key)
    return name.withUTF8 { tree.paths.number(of: $0, in: group) }
  }

  private mutating func tell(name: String, at key: Int) {
    // Most dialects allow dots.
    if name.contains(".") { findings.markDialect() }
    if name.utf8.contains(where: DTCGWalk.isForbidden) {
      _ = findings.deviation(
        "invalid-name", "“\(name)” contains “{”, “}” or “.”, which names must not contain", at: place(key))
    } else if name.isEmpty {
      _ = findings.deviation("invalid-name", "a name is empty", at: place(key))
    }
  }

  @inline(__always)
  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  // MARK: - Objects

  private mutating func object(_ number: Int, isRoot: Bool) -> DTCGObject {
    var object = DTCGObject()
    var legacy = DTCGLegacyNames()
    let isLenient = findings.isLenient
    let isRecognizing = findings.recognizesDialects
    let end = document.number(behind: number)
    var key = number + 1
    while key < end {
      if document.firstByte(key) == UInt8(ascii: "$") {
        if !object.take(key, document), !isRoot || !document.isString(key, "$schema") { tell(property: key) }
      } else {
        object.childCount += 1
        if isLenient {
          legacy.take(key, document)
        } else if isRecognizing, DTCGLegacyNames.isMark(key, document) {
          findings.markDialect()
        }
      }
      key = document.number(behind: key + 1)
    }
    if isLenient {
      read(legacy, into: &object)
    } else if isRecognizing, !object.isToken, DTCGLegacyNames.isComposite(number, document) {
      findings.markDialect()
    }
    return object
  }

  private mutating func tell(property key: Int) {
    let name = document.node(key).string ?? ""
    let near = NearestName.to(name, among: DTCGObject.properties)
    // It is another tool's, unless it is a misspelt one of the standard.
    if near == nil { findings.markDialect() }
    _ = findings.deviation(
      "unknown-property", "the standard has no “\(name)”\(NearestName.question(near))", at: place(key))
  }

  // MARK: - Small things

  func node(_ number: Int32) -> JSONNode? {
    number < 0 ? nil : document.node(Int(number))
  }

  func place(_ node: JSONNode) -> Place {
    Place(node, in: file)
  }

  func place(_ number: Int) -> Place {
    Place(document.node(number), in: file)
  }

  mutating func checkText(_ number: Int32, _ name: String) {
    guard number >= 0, !document.isText(Int(number)) else { return }
    let node = document.node(Int(number))
    findings.error("description-not-string", "\(name) is \(node.kind.title); expected a string", at: place(node))
  }

  /// Returns an index into the tree's list; below 0 when nothing, or nothing valid, is said.
  mutating func deprecation(_ number: Int32) -> Int32 {
    guard let node = node(number) else { return -1 }
    if let flag = node.boolean {
      tree.deprecations.append(flag ? .deprecated(.plain) : .not)
    } else if let text = node.string {
      tree.deprecations.append(.deprecated(.message(text)))
    } else {
      findings.error(
        "deprecated-value", "$deprecated is \(node.kind.title); expected true, false or a string",
        at: place(node))
      return -1
    }
    return Int32(tree.deprecations.count - 1)
  }
}
