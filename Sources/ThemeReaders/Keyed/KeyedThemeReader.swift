import JSONText
import ThemeModel

/// One keyed theme file, read on its own. Many of them make a system.
public struct KeyedTheme: Sendable {
  public var theme: Theme
  public var isContract: Bool
  /// The keys without a color, as they were read.
  var otherKeys: [String]
  /// Texts that may be names of keys of other files.
  var words: [KeyedWord] = []
  var diagnostics: [Diagnostic]
  /// Further themes of the same file.
  var others: [KeyedTheme] = []
}

/// Reads themes that are keys and colors, one file per theme, in property lists or JSON: `bodyTextPrimaryColor` to `#1A1A1A`.
public struct KeyedThemeReader: Sendable {
  let options: SourceOptions

  public init(options: SourceOptions) {
    self.options = options
  }

  /// Reads one file. Files are independent of one another: call this for many at once.
  public func read(_ file: SourceFile) -> KeyedTheme {
    let name = Self.themeName(of: file.name)
    let isContract = options.contract.map { file.name == $0 || file.name.hasSuffix("/" + $0) } ?? false
    switch root(of: file) {
    case .success(let root): return themes(named: name, root: root, isContract: isContract)
    case .failure(let fault):
      return KeyedTheme(
        theme: Theme(name: name, tokens: [], place: fault.diagnostic.place, isAbstract: true), isContract: isContract,
        otherKeys: [],
        diagnostics: [fault.diagnostic])
    }
  }

  /// Returns the keys and values of a file, as they are written; `nil` where it cannot be read.
  public func document(_ file: SourceFile) -> KeyedDocument? {
    guard case .success(let root) = written(in: file) else { return nil }
    return KeyedDocument(name: file.name, root: root)
  }

  struct Fault: Error {
    var diagnostic: Diagnostic
  }

  /// Parses a file by its format. The first byte that is not white space gives it: `{` is JSON, `<` is XML, `bplist` is binary.
  func root(of file: SourceFile) -> Result<KeyedNode, Fault> {
    written(in: file).map { KeyedRecords.unfolded($0, isPromised: KeyedCandidate.nameSpeaksOfColors(file.name)) }
  }

  /// Returns the root as it is written.
  private func written(in file: SourceFile) -> Result<KeyedNode, Fault> {
    if let text = UTF16Text.utf8(file.bytes) { return written(in: SourceFile(name: file.name, bytes: text)) }
    if BinaryPropertyList.isBinary(file.bytes) {
      return Result { () throws(PropertyListError) in try BinaryPropertyList.parse(file) }
        .mapError { Fault(diagnostic: $0.diagnostic) }
    }
    if TokenText.isYAML(file.name) {
      if let colors = BaseScheme.colors(of: file) { return .success(colors) }
      return Result { () throws(JSONError) in try TokenText.document(file) }
        .map { KeyedNode($0.root, file: file.name) }
        .mapError { fault($0, in: file) }
    }
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "<") {
      return Result { () throws(PropertyListError) in try XMLPropertyList.parse(file) }
        .mapError { Fault(diagnostic: $0.diagnostic) }
    }
    let dialect: JSONDialect = options.isStrict ? .strict : .json5
    return Result { () throws(JSONError) in try JSONDocument(file.bytes, dialect: dialect) }
      .map { KeyedNode($0.root, file: file.name) }
      .mapError { fault($0, in: file) }
  }

  private func fault(_ error: JSONError, in file: SourceFile) -> Fault {
    let place = Place(file: file.name, line: error.position.line, column: error.position.column)
    return Fault(diagnostic: Diagnostic(.error, code: "keyed-\(error.code)", message: error.message, place: place))
  }

  /// Returns the file's name without folder and ending.
  static func themeName(of file: String) -> String {
    let base = file.split(separator: "/").last ?? file[...]
    guard let dot = base.lastIndex(of: "."), dot != base.startIndex else { return String(base) }
    return String(base[..<dot])
  }

  /// Returns the first of the document's themes, with the others in it.
  private func themes(named name: String, root: KeyedNode, isContract: Bool) -> KeyedTheme {
    let notations = KeyedNotations(root, options: options)
    let parts =
      options.colorsKey == nil && !isContract ? KeyedThemes(options: options).parts(of: root, fileName: name) : []
    let themes = (parts.isEmpty ? [KeyedThemes.Part(name: name, root: root)] : parts).map { part in
      theme(named: part.name, root: part.root, isContract: isContract, notations)
    }
    var result = themes[0]
    result.diagnostics = notations.diagnostics + result.diagnostics
    result.others = Array(themes.dropFirst())
    return result
  }

  private func theme(
    named name: String, root: KeyedNode, isContract: Bool, _ notations: KeyedNotations
  ) -> KeyedTheme {
    var walk = KeyedWalk(options: options, notations)
    guard case .dictionary = root.value else {
      let message = "found \(root.value.kindName) at the top, expected a dictionary of keys and colours"
      return KeyedTheme(
        theme: Theme(name: name, tokens: [], place: root.place), isContract: isContract, otherKeys: [],
        diagnostics: [Diagnostic(.error, code: "keyed-no-dictionary", message: message, place: root.place)])
    }
    let parent = options.parentKeys.lazy.compactMap { root[$0]?.string }.first
    var colors = root
    for key in (options.colorsKey ?? "").split(separator: ".") {
      guard let next = colors[String(key)] else {
        let message = "there is no key “\(key)”, which “colorsKey” names"
        walk.diagnostics.append(
          Diagnostic(.error, code: "keyed-no-colors-key", message: message, place: colors.place))
        colors = KeyedNode(value: .dictionary([]), place: colors.place)
        break
      }
      colors = next
    }
    walk.read(colors, isRoot: options.colorsKey == nil)
    var tokens = walk.tokens
    var words = walk.words
    KeyedAliases.follow(&words, in: &tokens)
    var otherKeys = walk.otherKeys
    if words.count < walk.words.count {
      let paths = Set(tokens.map(\.path))
      otherKeys.removeAll(where: paths.contains)
    }
    let theme = Theme(
      name: parent == nil ? KeyedNames.title(of: root) ?? name : name, extends: parent.map(Self.themeName(of:)),
      axes: walk.axesInUse, tokens: tokens, place: root.place)
    return KeyedTheme(
      theme: theme, isContract: isContract, otherKeys: otherKeys, words: words, diagnostics: walk.diagnostics)
  }

  /// Joins the themes of all files into one system, ordered by name.
  public func system(_ themes: [KeyedTheme], named fallbackName: String) -> ThemeSystem {
    var system = ThemeSystem(name: options.name ?? fallbackName)
    var themes = themes.flatMap { [$0] + $0.others }
    KeyedNames.tellApart(&themes)
    KeyedNames.nameParents(of: &themes)
    let sorted = themes.sorted {
      ($0.theme.name, $0.theme.place?.file ?? "") < ($1.theme.name, $1.theme.place?.file ?? "")
    }
    let contract = sorted.first { $0.isContract }
    if let contract {
      let entries = contract.theme.tokens.map { Contract.Entry(path: $0.path, place: $0.place) }
      system.contract = Contract(name: contract.theme.name, entries: entries, isClosed: options.contractIsClosed)
    }
    let promised = Set(system.contract?.entries.map(\.path) ?? [])
    let parents = Set(sorted.compactMap { $0.theme.extends })
    var others: Set<String> = []
    for read in sorted {
      system.diagnostics += read.diagnostics
      others.formUnion(read.otherKeys)
      var theme = read.theme
      // A file that could not be read has only its diagnostics.
      theme.isAbstract = theme.isAbstract || read.isContract || excluded(theme.name)
      if theme.isAbstract, !parents.contains(theme.name) { continue }
      theme.tokens += missingValues(in: read, promised: promised)
      system.themes.append(theme)
    }
    others.formUnion(dropNames(from: &system, sorted))
    others.formUnion(dropColorless(from: &system))
    system.axes = axes(of: system.themes)
    if system.contracts.isEmpty {
      system.readNamedModes()
      let words = sorted.filter { !$0.words.isEmpty }.map { ($0.theme.name, $0.words) }
      var parts = KeyedParts(system.themes, Dictionary(words) { first, _ in first }, options.axes + KeyedWalk.knownAxes)
      parts.join()
      system.themes = parts.themes
      system.axes = axes(of: system.themes)
    }
    if let own = options.name, system.themes.count == 1 { system.themes[0].name = own }
    others.subtract(system.themes.flatMap(\.paths))
    if !others.isEmpty {
      let shown = others.sorted().prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
      let what = others.count == 1 ? "1 key has no colour" : "\(others.count) keys have no colour"
      system.diagnostics.append(Diagnostic(.note, code: "keys-without-color", message: "\(what): \(shown)"))
    }
    return system
  }

  /// Drops tokens whose values are the names of colors, while other themes have other words in their place, and returns their
  /// paths: the icon of a blue theme is `blue`, that of another one is `harbour`. Keys that speak of a color keep it.
  private func dropNames(from system: inout ThemeSystem, _ read: [KeyedTheme]) -> Set<String> {
    let others = Set(read.flatMap(\.otherKeys))
    guard system.contracts.isEmpty, !others.isEmpty else { return [] }
    let places = Set(read.flatMap { $0.words.map(\.place) })
    var dropped: Set<String> = []
    for index in system.themes.indices {
      system.themes[index].tokens.removeAll { token in
        let isName =
          others.contains(token.path) && !KeyedColorCount.speaksOfColor(token.path)
          && token.values.allSatisfy { places.contains($0.place) }
        if isName { dropped.insert(token.path) }
        return isName
      }
    }
    return dropped
  }

  /// Drops tokens that are not colors, and returns their paths: references that lead to no key of any theme, under a key for
  /// fonts
  /// or lengths, such as `"weight-bold": "$platform"`.
  private func dropColorless(from system: inout ThemeSystem) -> Set<String> {
    let known = Set(system.themes.flatMap(\.tokens).map(\.path)).union(system.contract?.entries.map(\.path) ?? [])
    var dropped: Set<String> = []
    for index in system.themes.indices {
      system.themes[index].tokens.removeAll { token in
        let isLost = token.values.allSatisfy { value in
          guard case .alias(let target) = value.value else { return false }
          return !known.contains(target)
        }
        guard isLost, DTCGGuess.speaksOfOtherThings(token.path) else { return false }
        dropped.insert(token.path)
        return true
      }
    }
    return dropped
  }

  /// Returns undetermined tokens for the keys that are colors in the contract and something else here.
  private func missingValues(in read: KeyedTheme, promised: Set<String>) -> [Token] {
    read.otherKeys.filter(promised.contains).map { key in
      let place = read.theme.place ?? Place(file: read.theme.name, line: 1, column: 1)
      let why = Undetermined(
        code: "not-a-color", reason: "the contract has a colour for this key, but this theme has something else",
        place: place)
      return Token(path: key, values: [ConditionalValue(value: .undetermined(why), place: place)], place: place)
    }
  }

  private func excluded(_ name: String) -> Bool {
    options.excludedThemes.contains { Wildcard.matches($0, name) }
      || !options.includedThemes.isEmpty && !options.includedThemes.contains { Wildcard.matches($0, name) }
  }

  private func axes(of themes: [Theme]) -> [Axis] {
    let names = Set(themes.flatMap(\.axes))
    var axes = (options.axes + KeyedWalk.knownAxes).filter { names.contains($0.name) }
    let whens = Set(themes.flatMap(\.tokens).flatMap(\.values).map(\.when))
    for index in axes.indices {
      let found = Set(whens.compactMap { $0[axes[index].name] })
      axes[index].contexts += found.subtracting(axes[index].contexts).sorted()
    }
    return axes
  }
}

extension KeyedNode.Content {
  var kindName: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other(let kind): kind
    }
  }
}
