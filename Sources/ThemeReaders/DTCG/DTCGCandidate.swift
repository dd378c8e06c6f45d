import JSONText
import ThemeModel

/// Recognizes files of design tokens, in the standard format or in one of the dialects that the reader knows.
public enum DTCGCandidate: CandidateFormat {
  public static func candidate(_ file: SourceFile) -> Candidate? {
    let promises = DTCGReader.reads(file.name) || promises(file.name)
    guard promises || mayHoldTokens(file.bytes) else { return nil }
    do throws(JSONError) {
      let document = try TokenText.document(file)
      let isExport =
        FigmaModeLists.isExport(document.root) || FigmaModeTrees.isExport(document.root)
        || FigmaExport.isExport(document.root)
      guard document.root.isObject || isExport || DTCGStudio.isList(file.name) else { return nil }
      return candidate(document, file, promises: promises)
    } catch {
      guard promises else { return nil }
      let place = Place(file: file.name, line: error.position.line, column: error.position.column)
      return Candidate(
        format: .designTokens, files: [file.name], strength: .promised,
        problem: Diagnostic(.error, code: error.code, message: error.message, place: place))
    }
  }

  /// Reports whether a name is `tokens.json5` or one of Tokens Studio's own, besides the standard's endings.
  private static func promises(_ name: String) -> Bool {
    DTCGStudio.isList(name) || name.hasSuffix(".tokens.json5") || name.hasSuffix(".tokens.jsonc")
      || name.hasSuffix(".tokens.yml") || name.hasSuffix(".tokens.yaml")
  }

  /// The keys without which no dialect declares a token.
  private static let marks = [
    "$value", "$ref", "$extends", "$themes", "resolutionOrder", "tokenSetOrder", "selectedTokenSets",
    "variableCollections", "valuesByMode", "value", "props", "aliases",
  ]

  /// The marks by their first letters.
  private static let marksByLetter: [[[UInt8]]] = {
    var letters = [[[UInt8]]](repeating: [], count: 256)
    for mark in marks {
      let bytes = Array(mark.utf8)
      letters[Int(bytes[0])].append(bytes)
    }
    return letters
  }()

  /// Reports whether one of the marks is in the bytes as a key, with quotes or without.
  public static func mayHoldTokens(_ bytes: [UInt8]) -> Bool {
    let marks = marksByLetter
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var isStart = true
      while index < bytes.count {
        let byte = bytes[index]
        if isStart {
          for mark in marks[Int(byte)] {
            let end = index + mark.count
            if end < bytes.count, isDelimiter(bytes[end]), bytes[index..<end].elementsEqual(mark) { return true }
          }
        }
        isStart = isDelimiter(byte)
        index += 1
      }
      return false
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: ","), 0x20, 0x09,
      0x0A,
      0x0D:
      true
    default: false
    }
  }

  private static func candidate(_ document: JSONDocument, _ file: SourceFile, promises: Bool) -> Candidate? {
    let root = document.root
    var candidate = Candidate(format: .designTokens, files: [file.name], strength: promises ? .promised : .shape)
    if DTCGReader.isResolver(root, file.name) {
      candidate.dialect = "resolver document"
      candidate.strength = .declared
      candidate.axes = axes(ofResolver: root, file.name)
      candidate.references = references(in: root)
      candidate.opensReferences = true
      candidate.reasons = ["a resolver document"]
    } else if FigmaExport.isExport(root) {
      candidate.dialect = "Figma variables"
      candidate.strength = .promised
      candidate.reasons = ["variables with modes"]
    } else if FigmaModeLists.isExport(root) {
      candidate.dialect = "Figma variables"
      candidate.strength = .promised
      candidate.colors = FigmaModeLists.colors(root)
      candidate.reasons = ["collections with modes"]
      return candidate
    } else if FigmaModeTrees.isExport(root) {
      candidate.dialect = "Figma variables"
      candidate.reasons = ["collections with modes"]
    } else if root.isArray || root["$themes"] != nil || root["tokenSetOrder"]?.isArray == true {
      candidate.dialect = DTCGDialect.studio.rawValue
      let selections = DTCGStudio.selections(root.isArray ? root : root["$themes"] ?? root, file: file.name)
      candidate.themes = selections.map(\.name)
      candidate.strength = .declared
      candidate.references = root.isArray ? Set(selections.flatMap(\.sets)).sorted().map { $0 + ".json" } : []
      candidate.reasons = ["a list of themes"]
      if root.isArray, selections.isEmpty { return nil }
    }
    let count = DTCGTokenCount(root)
    candidate.colors = count.colors
    if candidate.dialect == nil, count.dialect != .none { candidate.dialect = count.dialect.title }
    if candidate.strength == .shape, count.hasMarks, count.colors > 0 {
      candidate.strength = .promised
      candidate.reasons = ["$value beside $type"]
    }
    let isIndex = candidate.strength == .declared
    return promises || isIndex || count.tokens > 0 || FigmaExport.isExport(root) ? candidate : nil
  }

  private static func axes(ofResolver root: JSONNode, _ file: String) -> [Axis] {
    (root["modifiers"].map { Array($0.members) } ?? []).compactMap { member in
      guard let contexts = member.value["contexts"], contexts.isObject else { return nil }
      let names = contexts.members.map(\.key)
      guard let first = names.first else { return nil }
      return Axis(
        name: member.key, contexts: names, defaultContext: member.value["default"]?.string ?? first,
        place: Place(member.value, in: file))
    }
  }

  /// Returns the referenced files, each once, in the order of the document.
  private static func references(in root: JSONNode) -> [String] {
    var found: [String] = []
    for number in root.nodeNumber..<root.document.nodeCount {
      let node = root.document.node(number)
      guard node.isObject, let text = node["$ref"]?.string,
        let path = text.split(separator: "#", omittingEmptySubsequences: false).first, !path.isEmpty,
        !found.contains(String(path)), found.count < 1000
      else { continue }
      found.append(String(path))
    }
    return found
  }
}

/// The tokens of a document, counted in one walk over its nodes.
struct DTCGTokenCount {
  enum Dialect {
    case none
    case legacy
    case theo

    var title: String? {
      switch self {
      case .none: nil
      case .legacy: DTCGDialect.styleDictionary.rawValue
      case .theo: DTCGDialect.theo.rawValue
      }
    }
  }

  private(set) var tokens = 0
  /// Tokens whose value is a color, or that refer to another token that may be one.
  private(set) var colors = 0
  /// Whether there is a `$value`, or a reference to a group or token.
  private(set) var hasMarks = false
  private(set) var dialect = Dialect.none

  init(_ root: JSONNode) {
    if DTCGTheo.isTheo(root) {
      dialect = .theo
      let aliases = root["aliases"].map { Array($0.members) } ?? []
      tokens = aliases.count { $0.value.isString }
      colors = aliases.count { DTCGGuess.type(of: $0.value) == .color }
    }
    if FigmaExport.isExport(root) {
      tokens = root.document.nodeCount
      colors = (0..<root.document.nodeCount).count { root.document.isString($0, "COLOR") }
      return
    }
    var isColor: [(end: Int, isColor: Bool)] = []
    var endOfList = 0
    for number in root.nodeNumber..<root.document.nodeCount {
      // Records in a list are not tokens: `[{"name": "--gap", "value": "8px"}]`.
      if dialect != .theo, number > root.nodeNumber, root.document.node(number).isArray {
        endOfList = max(endOfList, root.document.number(behind: number))
      }
      guard root.document.isObject(number), number >= endOfList else { continue }
      while let last = isColor.last, last.end <= number { isColor.removeLast() }
      let node = root.document.node(number)
      let standard = node["$value"]
      let type = (node["$type"] ?? node["type"])?.string
      let inherited = isColor.last?.isColor ?? false
      let says = type.map { $0 == "color" } ?? inherited
      if type != nil { isColor.append((root.document.number(behind: number), says)) }
      let builds = node["$extends"] != nil || Self.isPointer(node["$ref"])
      if standard != nil || builds { hasMarks = true }
      if builds {
        tokens += 1
        colors += 1
      }
      guard let value = standard ?? node["value"] else { continue }
      let isList = standard == nil && DTCGNumberedList.isValue(value)
      let isComposite = standard == nil && DTCGLegacyNames.isComposite(number, root.document)
      if value.isObject, standard == nil, !isList, !isComposite, !DTCGModes.isValue(value) { continue }
      tokens += 1
      if standard == nil, dialect == .none { dialect = .legacy }
      let guess = DTCGGuess.type(of: value)
      if guess == .color || guess == .gradient || isList || value.isObject && DTCGModes.isValue(value) {
        colors += 1
      } else if let text = value.string, text.hasPrefix("{") {
        if says || type == nil { colors += 1 }
      } else if says || isComposite && value["color"]?.isString == true {
        colors += 1
      }
    }
  }

  /// What points to an address elsewhere is the description of a document, as schemas have it, and no token.
  private static func isPointer(_ node: JSONNode?) -> Bool {
    node?.string.map { !$0.contains("://") } ?? false
  }
}
