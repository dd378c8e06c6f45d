import ColorScience
import ThemeModel

/// Tells which themes a value of a type can be, where the types tell it: a value of `CardTheme` is never `AppTheme.dark`.
///
/// The themes of one system may be of several types with members of the same names, such as an app's and a widget's, or one class a
/// theme. Two colors of values of two such types are no pair of any theme.
struct ThemeTypes {
  /// The types of themes, by their numbers.
  private let all: Set<Int>
  /// For each type that tells themes apart, by its number, the key of its themes.
  private let keys: [Int: String]
  private let themes: [String: Set<PartialTokens.ID>]
  /// Those of them with a name that another type has as well, by their numbers.
  private let namesakes: Set<Int>

  /// - Parameters:
  ///   - declared: the themes and where each is declared
  ///   - valueType: returns the type of a property's value
  init(
    _ declared: [PartialTokens.ID], in table: DeclarationTable, valueType: (Property, TypeRecord?) -> TypeRecord?
  ) {
    let types = Self.types(at: Set(declared.compactMap(\.place)), in: table, valueType)
    let typed = declared.map { (theme: $0, type: $0.place.flatMap { types[$0] }) }
    let places = Set(declared.compactMap(\.place))
    let enums = table.types.filter { type in
      type.kind == .enumeration && type.cases.contains { places.contains(table.place($0.span)) }
    }
    all = Set(typed.compactMap(\.type?.order) + enums.map(\.order))
    var keys: [Int: String] = [:]
    var themes: [String: Set<PartialTokens.ID>] = [:]
    for type in typed.compactMap(\.type) where keys[type.order] == nil {
      // What is declared as a more general type may be of this one.
      let possible = typed.filter { one in
        one.type.map { $0 === type || $0.inherits(from: type) || type.inherits(from: $0) } ?? true
      }
      guard possible.count < typed.count, !Self.hasOtherValues(type, in: table) else { continue }
      let key = "\(type.order)"
      keys[type.order] = key
      themes[key] = Set(possible.map(\.theme))
    }
    (self.keys, self.themes) = (keys, themes)
    let known = Set(keys.keys)
    let named = Dictionary(grouping: table.types.filter { $0.declaration != nil }, by: \.name)
    namesakes = Set(named.values.filter { $0.count > 1 }.joined().map(\.order)).intersection(known)
  }

  /// Whether code may make values of a type with the colors of something else: `CardTheme(ink: theme.ink, page: theme.page)`.
  private static func hasOtherValues(_ type: TypeRecord, in table: DeclarationTable) -> Bool {
    let calls = table.makingCalls
    let untold = calls.untold.filter { call in
      !call.arguments.isEmpty
        && call.arguments.allSatisfy { $0.label.map { type.property($0, isStatic: false) != nil } == true }
    }
    if (calls.calls(making: type) + untold).contains(where: { $0.arguments.contains { isOfVariable($0.value) } }) {
      return true
    }
    return type.properties.contains { property, _ in
      property.isStored && !property.isConstant && !property.isStatic && table.isWritten(property)
    }
  }

  /// Whether a value is made of what a variable holds, and not of literals and constants of types alone.
  private static func isOfVariable(_ value: Expression) -> Bool {
    var found = false
    SyntaxWalk.each(value) { part in
      if case .name(let name) = part.kind, !name.beginsWithCapital { found = true }
    }
    return found
  }

  /// Where nothing is known of the types of themes.
  static let none = ThemeTypes()

  private init() {
    (all, keys, themes, namesakes) = ([], [:], [:], [])
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns whether values of a type are themes.
  func areThemes(_ type: TypeRecord) -> Bool { all.contains(type.order) }

  /// Returns the key of the themes that a value of a type can be; `nil` where it can be any, or when it is not certain that a file
  /// means this one of several types of one name.
  func key(of type: TypeRecord, for file: Int, in table: DeclarationTable) -> String? {
    guard let key = keys[type.order] else { return nil }
    let isSure = !namesakes.contains(type.order) || table.isSurelyOfOneModule(type.file, file)
    return isSure ? key : nil
  }

  /// The themes of a foreground and its ground.
  enum Common {
    /// No type tells them.
    case any
    /// Those that have both.
    case within(Set<PartialTokens.ID>)
    /// Those of the ground, none of which has the foreground.
    case apart(Set<PartialTokens.ID>)
    /// No theme has all layers of the ground.
    case none
  }

  func common(of foreground: Ink.Layer, on ground: [Ink.Layer]) -> Common {
    let below = themes(of: ground)
    if below?.isEmpty == true { return .none }
    guard let both = themes(of: ground + [foreground]) else { return .any }
    return both.isEmpty ? .apart(below ?? []) : .within(both)
  }

  /// Returns the themes that have all of these layers; `nil` where no type tells it.
  func themes(of layers: [Ink.Layer]) -> Set<PartialTokens.ID>? {
    let sets = layers.compactMap { layer -> Set<PartialTokens.ID>? in
      // A color that could not be read is of no theme any more.
      guard case .token = layer.shade else { return nil }
      return layer.themeType.flatMap { themes[$0] }
    }
    return sets.dropFirst().reduce(sets.first) { $0?.intersection($1) }
  }

  /// Returns the types of the themes that are declared at these places: a type that is a theme, or that of a property's value.
  private static func types(
    at places: Set<Place>, in table: DeclarationTable, _ valueType: (Property, TypeRecord?) -> TypeRecord?
  ) -> [Place: TypeRecord] {
    let files = Set(places.map(\.file))
    func isNear(_ file: Int) -> Bool { table.files[file].map { files.contains($0.text.name) } == true }
    var found: [Place: TypeRecord] = [:]
    func add(_ property: Property, of owner: TypeRecord?) {
      guard isNear(Int(property.span.file)), case let place = table.place(property.span), places.contains(place),
        let type = valueType(property, owner), type.declaration != nil
      else { return }
      found[place] = type
    }
    for type in table.types {
      for (property, _) in type.properties { add(property, of: type) }
      guard let declaration = type.declaration, isNear(type.file) else { continue }
      let place = table.place(declaration.span)
      if places.contains(place) { found[place] = type }
    }
    for (property, _) in table.globalProperties { add(property, of: nil) }
    return found
  }
}

extension ColorReading {
  /// Returns a color that a value of a certain type has as one of the themes that can be of that type.
  func ofItsTheme(_ ink: Ink, of expression: Expression, in scope: ViewScope) -> Ink {
    func isOpen(_ one: Ink.Alternative) -> Bool {
      if case .token = one.shade { one.themeType == nil } else { false }
    }
    guard !themeTypes.isEmpty, ink.alternatives.contains(where: isOpen), let holder = Self.holder(of: expression),
      let type = record(of: holder, in: scope),
      let key = themeTypes.key(of: type, for: Int(expression.span.file), in: table)
    else { return ink }
    return ink.mapped { if isOpen($0) { $0.themeType = key } }
  }

  /// A pair in those of the themes that have both colors; `nil` themes are all of them.
  typealias ShownPair = (foreground: Sighting.DrawnColor, ground: Sighting.Ground, themes: [PartialTokens.ID]?)

  /// Returns a pair with the themes that show it; `nil` where none can.
  func inItsThemes(
    _ one: Sighted, _ foreground: Sighting.DrawnColor, on ground: Sighting.Ground
  ) -> ShownPair? {
    var shown: ShownPair = (foreground, ground, names.partial.themes(where: one.facts.presences))
    if shown.themes?.isEmpty == true {
      // No theme has the one color and lacks the other.
      guard one.facts.systems.count > 1 else { return nil }
      return (foreground, .unknown("its colour is of another system of themes"), nil)
    }
    switch themeTypes.common(of: one.foreground, on: one.layers) {
    case .any: break
    case .within(let some):
      let both = (shown.themes ?? Array(some)).filter(some.contains).sorted { $0.name < $1.name }
      // No theme of these types has a color that only some themes have, or the other color is of another system.
      if both.isEmpty, one.facts.systems.isEmpty { return nil }
      if both.isEmpty { shown.foreground = ofAnotherTheme(one.foreground, foreground) } else { shown.themes = both }
    case .apart(let some):
      shown.themes = some.sorted { $0.name < $1.name }
      shown.foreground = ofAnotherTheme(one.foreground, foreground)
    case .none: shown.ground = .unknown("its layers are of different themes")
    }
    return shown
  }

  /// Returns how a foreground is drawn on a ground of another theme: as the color that it is in the one theme that its value can be,
  /// if that theme says it the same for all contexts.
  private func ofAnotherTheme(_ layer: Ink.Layer, _ drawn: Sighting.DrawnColor) -> Sighting.DrawnColor {
    guard case .token(let path) = layer.shade else { return drawn }
    let themes = themeTypes.themes(of: [layer]) ?? []
    var result = drawn
    result.isOfTheApp = true
    if themes.count == 1, let color = themes.first.flatMap({ names.plainColor(of: path, in: $0) }) {
      result.color = .fixed(color, text: path)
    } else {
      result.color = .unread(name: path, .otherTheme)
    }
    return result
  }
}
