import ThemeModel

/// Walks the keys of one theme and collects tokens. Nested keys become paths.
struct KeyedWalk {
  /// Axes that need no declaration when a dictionary's keys are just these contexts.
  static let knownAxes: [Axis] = [.mode, .contrast]

  private let options: SourceOptions
  private let color: KeyedColor
  private let contexts: KeyedContexts
  private let unread: KeyedUnread
  private(set) var tokens: [Token] = []
  private var places: [String: Int] = [:]
  private(set) var otherKeys: [String] = []
  /// Texts that may be names of other keys.
  private(set) var words: [KeyedWord] = []
  private(set) var axesInUse: [String] = []
  var diagnostics: [Diagnostic] = []

  init(options: SourceOptions, _ notations: KeyedNotations) {
    self.options = options
    color = KeyedColor(
      options: options, doubtsHexOrder: notations.doubtsHexOrder, listScale: notations.listScale,
      channelScale: notations.channelScale)
    unread = notations.unread
    contexts = KeyedContexts(axes: options.axes + Self.knownAxes)
  }

  private struct Item {
    var path: String
    var key: String
    var place: Place
    var node: KeyedNode
    var when: Contexts
    /// Whether it contains for one context what others contain for theirs. It is then no part of the path, and not a color.
    var isContext = false
    /// Whether it is in a group of measures, or is one.
    var isMeasured = false
  }

  /// Walks with a stack of its own, which needs none of the machine's. The parsers limit the depth.
  mutating func read(_ root: KeyedNode, isRoot: Bool) {
    var stack: [Item] = children(of: root, path: "", when: [:], isRoot: isRoot).reversed()
    for index in stack.indices { stack[index].isMeasured = MeasureWords.areIn(stack[index].key, within: false) }
    while let item = stack.popLast() {
      if item.isContext {
        stack += children(of: item.node, in: item).reversed()
      } else if let value = color.value(of: item.node, under: item.key, isMeasured: item.isMeasured) {
        // The name of a color in CSS may be that of a key here.
        noteWord(item)
        add(item, [ConditionalValue(when: item.when, value: value, place: item.node.place)])
      } else if !item.node.entries.isEmpty,
        let values = conditionalValues(of: item.node, when: item.when, item.isMeasured), !values.isEmpty
      {
        add(item, values)
      } else if case .array(let items) = item.node.value, let records = KeyedScopes.entries(of: items) {
        let group = KeyedNode(value: .dictionary(records), place: item.node.place)
        stack += children(of: group, in: item).reversed()
      } else if !item.isMeasured, let value = unread.value(of: item.node, at: item.path, under: item.key) {
        noteWord(item)
        add(item, [ConditionalValue(when: item.when, value: value, place: item.node.place)])
      } else if case .dictionary = item.node.value {
        stack += children(of: item.node, in: item).reversed()
      } else {
        noteWord(item)
        if !tellUnread(item) { otherKeys.append(item.path) }
      }
    }
    for index in tokens.indices { orderValues(of: index) }
  }

  /// Reports the colors of a list that is read in no way. Returns whether there are any.
  private mutating func tellUnread(_ item: Item) -> Bool {
    guard case .array = item.node.value else { return false }
    var count = 0
    var pending = [item.node]
    while let node = pending.popLast() {
      if let text = node.string, DTCGGuess.isEvidentColor(text) { count += 1 }
      if case .array(let items) = node.value { pending += items }
      pending += node.entries.map(\.node)
    }
    guard count > 0 else { return false }
    let what = count == 1 ? "a colour, which is" : "\(count) colours, which are"
    diagnostics.append(
      Diagnostic(
        .warning, code: "unknown-color", message: "the list \(item.path) has \(what) not read", place: item.place))
    return true
  }

  private mutating func noteWord(_ item: Item) {
    guard let written = item.node.string else { return }
    let text = KeyedReference.path(of: written) ?? written
    guard KeyedWord.mayBe(text, under: item.key), HexColor.digits(of: text) == nil,
      options.referencePrefix.isEmpty || !text.hasPrefix(options.referencePrefix)
    else { return }
    words.append(
      KeyedWord(path: item.path, text: text, when: item.when, keyPlace: item.place, place: item.node.place))
  }

  private mutating func children(of node: KeyedNode, in item: Item) -> [Item] {
    children(of: node, path: item.path, when: item.when, isRoot: false).map { child in
      var child = child
      child.isMeasured = MeasureWords.areIn(child.key, within: item.isMeasured)
      return child
    }
  }

  private mutating func children(of node: KeyedNode, path: String, when: Contexts, isRoot: Bool) -> [Item] {
    var firsts: [String: Place] = [:]
    var items: [Item] = []
    let groups = contexts.groups(node, when: when)
    let prefixed =
      when[Axis.mode.name] == nil
      ? contexts.prefixed(node) { color.value(of: $0.node, under: $0.key) != nil } : [:]
    for entry in node.entries {
      if isRoot, options.parentKeys.contains(entry.key) { continue }
      if let first = firsts[entry.key] {
        diagnostics.append(
          Diagnostic(
            .error, code: "duplicate-key", message: "the key “\(entry.key)” appears twice", place: entry.keyPlace,
            related: [first]))
        continue
      }
      firsts[entry.key] = entry.keyPlace
      if let found = groups[entry.key] {
        // `schemes.light.primary` is `primary` in light.
        let outer = path.split(separator: ".").last.map(String.init) ?? ""
        let short = LookWords.isListAlone(outer) ? path.dropLast(outer.count) : path[...]
        items.append(
          Item(
            path: String(short.last == "." ? short.dropLast() : short), key: entry.key, place: entry.keyPlace,
            node: entry.node, when: when.merging(found) { _, new in new }, isContext: true))
        continue
      }
      let inner = prefixed[entry.key]
      let key = inner?.rest ?? entry.key
      items.append(
        Item(
          path: path.isEmpty ? key : path + "." + key, key: key, place: entry.keyPlace, node: entry.node,
          when: when.merging(inner?.when ?? [:]) { _, new in new }))
    }
    return items
  }

  private mutating func add(_ item: Item, _ values: [ConditionalValue]) {
    for axis in Set(values.flatMap(\.when.keys)).sorted() where !axesInUse.contains(axis) { axesInUse.append(axis) }
    if let place = places[item.path] {
      for value in values { tokens[place].values.append(collided(value, with: tokens[place], item)) }
    } else {
      places[item.path] = tokens.count
      tokens.append(Token(path: item.path, values: values, place: item.place))
    }
  }

  /// Returns a value, or that it is undetermined where another key makes the same path and has another color:
  /// `"a.b"` beside `"a": {"b": …}`.
  private mutating func collided(_ value: ConditionalValue, with token: Token, _ item: Item) -> ConditionalValue {
    guard let other = token.values.first(where: { $0.when == value.when && $0.value != value.value }) else {
      return value
    }
    let reason = "two keys make the path \(item.path), and their colours differ"
    diagnostics.append(
      Diagnostic(.error, code: "duplicate-key", message: reason, place: item.place, related: [other.place]))
    var lost = value
    lost.value = .undetermined(Undetermined(code: "duplicate-key", reason: reason, place: item.place))
    return lost
  }

  /// Puts values for fewer contexts first, so that `dark` applies in dark with high contrast too, unless that has its own value.
  private mutating func orderValues(of index: Int) {
    guard tokens[index].values.count > 1 else { return }
    tokens[index].values = tokens[index].values.enumerated().sorted { a, b in
      (a.element.when.count, a.offset) < (b.element.when.count, b.offset)
    }.map(\.element)
  }

  /// Returns the values of `{light: …, dark: …}`: one for each context of one axis, and so on inwards for a second axis.
  private func conditionalValues(
    of node: KeyedNode, when: Contexts, _ isMeasured: Bool
  ) -> [ConditionalValue]? {
    if let value = color.value(of: node, under: "", isMeasured: isMeasured) {
      return [ConditionalValue(when: when, value: value, place: node.place)]
    }
    guard case .dictionary(let entries) = node.value, !entries.isEmpty else { return nil }
    let keys = entries.map(\.key)
    let axes = (options.axes + Self.knownAxes).filter { when[$0.name] == nil }
    let named = axes.lazy.compactMap { axis in KeyedContexts.contexts(named: keys, on: axis).map { (axis, $0) } }.first
    guard let (axis, contexts) = named else { return nil }
    var values: [ConditionalValue] = []
    // The default context comes first, since it applies wherever no other value does.
    for entry in entries.sorted(by: { a, b in
      contexts[a.key] == axis.defaultContext && contexts[b.key] != axis.defaultContext
    }) {
      var inner = when
      inner[axis.name] = contexts[entry.key]
      guard let found = conditionalValues(of: entry.node, when: inner, isMeasured) else { return nil }
      values += found
    }
    return values
  }
}
