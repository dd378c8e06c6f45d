/// A theme with everything that it inherits, as numbers. Paths and alias targets are looked up once, not once for each
/// variant.
struct CompiledTheme: Sendable {
  struct TokenEntry: Sendable {
    /// The last theme in the line that defines the token, and the token in it. They give the properties of the token.
    var theme: Int32
    var token: Int32
    /// In order of precedence.
    var values: Range<Int32>
  }

  struct ValueEntry: Sendable {
    var theme: Int32
    var token: Int32
    /// The index of the value in its token.
    var value: Int32
    /// An index into `files`.
    var file: Int32
    var line: Int32
    var column: Int32
    var conditions: Range<Int32>
    /// The index of the giver, as in `ConditionalValue`.
    var giver: UInt8
    var kind: Kind

    enum Kind: Hashable, Sendable {
      /// A value that needs no other token, as an index into `constants`.
      case constant(Int32)
      case alias(Int32)
      /// An alias to a token that does not exist, as an index into `constants`.
      case broken(Int32)
      /// An expression that depends on the tokens in a range of `dependencies`.
      case expression(Range<Int32>)
    }
  }

  struct Condition: Hashable, Sendable {
    var axis: Int32
    /// -1 for a context that the axis does not have. Such a condition is never true.
    var context: Int32
  }

  let line: [Theme]
  /// The tokens of each theme in the line. Empty if `columns` is set.
  private let definitions: [[Token]]
  /// The tokens of the only theme in the line, if it stores them in columns.
  private let columns: TokenColumns?
  let axes: [Axis]
  private(set) var indices: PathIndex
  private(set) var paths: [String] = []
  private(set) var tokens: [TokenEntry] = []
  private(set) var values: [ValueEntry] = []
  private(set) var files: [String] = []
  private(set) var conditions: [Condition] = []
  private(set) var dependencies: [Int32] = []
  var constants: [ResolvedValue] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var hasExpressions = false
  /// For each axis, whether the condition of any value uses it.
  private(set) var isAsked: [Bool]
  private var axisIndices: [String: Int32] = [:]
  /// Conditions that many values share, and their compiled ranges.
  private var knownConditions: [(when: Contexts, range: Range<Int32>)] = []
  private var brokenAliases = BrokenAliases()

  /// `order` lists the paths that come first, in the order of a contract. `known` contains the paths of another theme,
  /// which are reused if this theme has the same paths.
  init(line: [Theme], axes: [Axis], order: [Contract.Entry], known: PathIndex? = nil) {
    self.line = line
    self.axes = axes
    isAsked = [Bool](repeating: false, count: axes.count)
    for (index, axis) in axes.enumerated() { axisIndices[axis.name] = Int32(index) }
    if line.count == 1, order.isEmpty, let columns = line[0].columns {
      self.columns = columns
      definitions = []
      indices = columns.paths.index
      paths = indices.paths
      compile(columns)
      return
    }
    columns = nil
    definitions = line.map(\.tokens)
    if line.count == 1, order.isEmpty, let known, known.isList(of: definitions[0]) {
      indices = known
      paths = known.paths
      for token in definitions[0].indices { sites.append(Site(path: Int32(token), theme: 0, token: Int32(token))) }
      areSitesInOrder = true
    } else {
      indices = PathIndex(capacity: definitions.reduce(0) { $0 + $1.count })
      enter(order: order)
    }
    compileValues()
  }

  /// Returns the place of the last definition of a token.
  func place(ofToken token: TokenEntry) -> Place {
    if let columns { return columns.bareToken(Int(token.token)).place }
    return definitions[Int(token.theme)][Int(token.token)].place
  }

  func source(of value: ValueEntry) -> ConditionalValue {
    if let columns {
      return columns.conditionalValue(columns.range(ofToken: Int(value.token)).lowerBound + Int(value.value))
    }
    return definitions[Int(value.theme)][Int(value.token)].values[Int(value.value)]
  }

  func place(of value: ValueEntry) -> Place {
    Place(file: files[Int(value.file)], line: Int(value.line), column: Int(value.column))
  }

  /// What a token's definition says; where it is silent, what the definition says that it overrides.
  func said(of token: TokenEntry) -> Token {
    if let columns { return columns.bareToken(Int(token.token)) }
    var said = definitions[Int(token.theme)][Int(token.token)]
    guard line.count > 1 else { return said }
    for index in token.values.reversed() {
      let value = values[Int(index)]
      let inherited = definitions[Int(value.theme)][Int(value.token)]
      said.role = said.role ?? inherited.role
      said.summary = said.summary ?? inherited.summary
      said.deprecation = said.deprecation ?? inherited.deprecation
    }
    return said
  }

  /// The same of the tier alone.
  func tier(of token: TokenEntry) -> Tier? {
    // Nothing that is kept in columns says its tier.
    guard columns == nil else { return nil }
    if let own = definitions[Int(token.theme)][Int(token.token)].tier { return own }
    guard line.count > 1 else { return nil }
    return token.values.reversed().lazy.compactMap { index in
      let value = values[Int(index)]
      return definitions[Int(value.theme)][Int(value.token)].tier
    }.first
  }

  /// Returns the index of the theme that gives a value: a theme of the line, or one of the first theme's givers, which
  /// follow the line.
  @inline(__always)
  func giver(of value: ValueEntry) -> Int32 {
    guard value.theme == 0, !line[0].givers.isEmpty else { return value.theme }
    let giver = value.giver
    return giver == 0 || giver > line[0].givers.count ? 0 : Int32(line.count) + Int32(giver) - 1
  }

  /// The names of the themes in the line, and of the first theme's givers.
  var names: [String] { line.map(\.name) + line[0].givers }

  func giverName(of value: ValueEntry) -> String {
    let giver = Int(giver(of: value))
    return giver < line.count ? line[giver].name : line[0].givers[giver - line.count]
  }

  /// Returns the text of a value, without the rest of the value.
  @inline(__always)
  func text(of value: ValueEntry) -> String? {
    definitions.isEmpty ? nil : definitions[Int(value.theme)][Int(value.token)].values[Int(value.value)].text
  }

  // MARK: - Names

  private struct Site {
    var path: Int32
    var theme: Int32
    var token: Int32
  }

  /// The definitions of each path, from the farthest ancestor on.
  private var sites: [Site] = []
  /// Whether there is one site for each path, in the order of the paths.
  private var areSitesInOrder = false

  private mutating func enter(order: [Contract.Entry]) {
    let defined = order.isEmpty ? [] : Set(definitions.joined().map(\.path))
    for entry in order where defined.contains(entry.path) { _ = indices.insert(entry.path) }
    var lastSites = [Int32](repeating: -1, count: indices.paths.count)
    areSitesInOrder = lastSites.isEmpty
    // Begin with the farthest ancestor, so that inherited tokens keep their order and the theme's own tokens follow.
    for theme in line.indices.reversed() {
      for (token, defined) in definitions[theme].enumerated() {
        let (path, isNew) = indices.insert(defined.path)
        let site = Site(path: path, theme: Int32(theme), token: Int32(token))
        if isNew {
          lastSites.append(-1)
        } else {
          areSitesInOrder = false
          let last = lastSites[Int(path)]
          if last >= 0, sites[Int(last)].theme == site.theme { noteDuplicate(sites[Int(last)], site) }
        }
        lastSites[Int(path)] = Int32(sites.count)
        sites.append(site)
      }
    }
    paths = indices.paths
    if !areSitesInOrder { sortSites() }
  }

  /// Sorts by path. The sites of one path keep their order, from the farthest ancestor on.
  private mutating func sortSites() {
    var starts = [Int](repeating: 0, count: paths.count + 1)
    for site in sites { starts[Int(site.path) + 1] += 1 }
    for path in paths.indices { starts[path + 1] += starts[path] }
    var sorted = sites
    for site in sites {
      sorted[starts[Int(site.path)]] = site
      starts[Int(site.path)] += 1
    }
    sites = sorted
  }

  private mutating func noteDuplicate(_ first: Site, _ second: Site) {
    let theme = line[Int(second.theme)]
    let token = definitions[Int(second.theme)][Int(second.token)]
    let earlier = definitions[Int(second.theme)][Int(first.token)]
    diagnostics.append(
      Diagnostic(
        .warning, code: "duplicate-token",
        message: "\(token.path) appears twice in theme \(theme.name); the last one counts",
        place: token.place, related: [earlier.place]))
  }

  // MARK: - Values

  private mutating func compileValues() {
    tokens.reserveCapacity(paths.count)
    values.reserveCapacity(paths.count * 2)
    constants.reserveCapacity(paths.count)
    var next = 0
    for index in paths.indices {
      let first = Int32(values.count)
      var last = Site(path: Int32(index), theme: 0, token: 0)
      while next < sites.count, Int(sites[next].path) == index {
        last = sites[next]
        for value in definitions[Int(last.theme)][Int(last.token)].values.indices {
          append(theme: last.theme, token: last.token, value: Int32(value), of: index)
        }
        next += 1
      }
      tokens.append(TokenEntry(theme: last.theme, token: last.token, values: first..<Int32(values.count)))
    }
    sites = []
    brokenAliases = BrokenAliases()
    knownConditions = []
    fileIndices = [:]
  }

  private mutating func append(theme: Int32, token: Int32, value: Int32, of index: Int) {
    // Accessed property by property. A copy of the whole value would retain each of its parts.
    let source = definitions[Int(theme)][Int(token)].values
    let at = Int(value)
    let holds = source[at].when.isEmpty ? 0..<0 : range(ofConditions: source[at].when, at: source[at].place)
    let kind: ValueEntry.Kind
    switch source[at].value {
    case .color(let color): kind = constant(.color(color))
    case .placeholder(let placeholder): kind = constant(.placeholder(placeholder))
    case .undetermined(let undetermined): kind = constant(.undetermined(undetermined))
    case .alias(let path):
      if let target = indices[path] {
        kind = .alias(target)
      } else {
        kind = .broken(brokenAlias(path, of: paths[index], at: source[at].place))
      }
    case .adjusted, .gradient, .composite:
      hasExpressions = true
      let first = Int32(dependencies.count)
      source[at].value.forEachAlias { path in
        if let target = indices[path] {
          dependencies.append(target)
        } else {
          _ = brokenAlias(path, of: paths[index], at: source[at].place)
        }
      }
      kind = .expression(first..<Int32(dependencies.count))
    }
    values.append(
      ValueEntry(
        theme: theme, token: token, value: value, file: self.index(ofFile: source[at].place.file),
        line: Int32(clamping: source[at].place.line), column: Int32(clamping: source[at].place.column),
        conditions: holds, giver: source[at].giver, kind: kind))
  }

  /// Compiles tokens in columns, which are numbers already.
  private mutating func compile(_ columns: TokenColumns) {
    tokens.reserveCapacity(paths.count)
    values.reserveCapacity(columns.valueCount)
    constants.reserveCapacity(columns.colors.count)
    let files = columns.layers.map { index(ofFile: $0.file) }
    // The conditions of a layer are compiled once. If they have an error, they are compiled for each value, so that
    // each is reported.
    var conditionsOfLayer = columns.layers.map { $0.when.isEmpty ? 0..<0 : nil as Range<Int32>? }
    for index in paths.indices {
      let range = columns.range(ofToken: index)
      tokens.append(
        TokenEntry(theme: 0, token: Int32(index), values: Int32(range.lowerBound)..<Int32(range.upperBound)))
      for place in range {
        let value = columns.value(place)
        let layer = Int(value.layer)
        let found = diagnostics.count
        let holds =
          conditionsOfLayer[layer]
          ?? self.range(ofConditions: columns.layers[layer].when, at: columns.conditionalValue(place).place)
        if diagnostics.count == found { conditionsOfLayer[layer] = holds }
        values.append(
          ValueEntry(
            theme: 0, token: Int32(index), value: Int32(place - range.lowerBound), file: files[layer],
            line: value.line, column: value.column, conditions: holds, giver: columns.layers[layer].giver,
            kind: value.target < 0 ? constant(.color(columns.colors[Int(~value.target)])) : .alias(value.target)))
      }
    }
    knownConditions = []
    fileIndices = [:]
  }

  /// Returns the index of a file. Most values are in the same file as the value before them.
  private mutating func index(ofFile name: String) -> Int32 {
    if lastFile >= 0, files[lastFile] == name { return Int32(lastFile) }
    lastFile = fileIndices[name] ?? files.count
    if lastFile == files.count {
      fileIndices[name] = lastFile
      files.append(name)
    }
    return Int32(lastFile)
  }

  /// Compiles conditions, or returns the known range of equal ones. A whole layer of a source mostly has the same
  /// conditions.
  private mutating func range(ofConditions when: Contexts, at place: @autoclosure () -> Place) -> Range<Int32> {
    for known in knownConditions where known.when == when { return known.range }
    let first = Int32(conditions.count)
    let found = diagnostics.count
    append(conditionsOf: when, at: place())
    let range = first..<Int32(conditions.count)
    // Conditions with an error are not shared, because the error is reported for each value.
    if diagnostics.count == found, knownConditions.count < CompiledTheme.mostKnownConditions {
      knownConditions.append((when, range))
    }
    return range
  }

  private static let mostKnownConditions = 16
  private var lastFile = -1
  private var fileIndices: [String: Int] = [:]

  private mutating func append(conditionsOf when: Contexts, at place: Place) {
    // Sorted, because a dictionary has no stable order.
    for (axis, context) in when.sorted(by: { $0.key < $1.key }) {
      guard let index = axisIndices[axis] else {
        conditions.append(Condition(axis: -1, context: -1))
        diagnostics.append(
          Diagnostic(
            .error, code: "unknown-axis",
            message: "a value is for \(axis) = \(context), but there is no axis \(axis)",
            place: place))
        continue
      }
      isAsked[Int(index)] = true
      guard let found = axes[Int(index)].contexts.firstIndex(of: context) else {
        conditions.append(Condition(axis: -1, context: -1))
        let known = axes[Int(index)].contexts.joined(separator: ", ")
        diagnostics.append(
          Diagnostic(
            .error, code: "unknown-context", message: "axis \(axis) has no context \(context); it has \(known)",
            place: place))
        continue
      }
      conditions.append(Condition(axis: index, context: Int32(found)))
    }
  }

  private mutating func constant(_ value: ResolvedValue) -> ValueEntry.Kind {
    constants.append(value)
    return .constant(Int32(constants.count - 1))
  }

  // MARK: - Broken aliases

  private mutating func brokenAlias(_ target: String, of path: String, at place: Place) -> Int32 {
    let broken = brokenAliases.undetermined(alias: target, of: path, at: place, among: paths)
    diagnostics.append(Diagnostic(.error, code: broken.code, message: broken.reason, place: place))
    constants.append(.undetermined(broken))
    return Int32(constants.count - 1)
  }
}
