/// Finds a variable such as `static var active: Theme = .classic` and the colors that are made of its value.
/// Each value is a theme.
///
/// There may be thousands of variables, values and colors, so each variable is looked up in tables that
/// are built once, at the first use.
final class SelectedModels {
  private let recognition: ThemeRecognition
  private let mentions: VariableMentions
  private lazy var staticOwners = recognition.staticOwners
  /// A static color, and the type that has it.
  private typealias Speaker = (color: ObjectIdentifier, owner: TypeRecord)
  /// The static colors that mention each name.
  private lazy var speakers: [SpokenName: [Speaker]] = {
    var found: [SpokenName: [Speaker]] = [:]
    for owner in staticOwners {
      let scope = owner === recognition.table.foreignScope ? nil : owner
      for color in recognition.staticColors(of: owner) {
        for name in SpokenName.inside(color, of: scope, recognition.table) {
          found[name, default: []].append((ObjectIdentifier(color), owner))
        }
      }
      for one in recognition.functions.statics(of: owner) {
        for name in SpokenName.inside(one.function, of: scope, recognition.table) {
          found[name, default: []].append((ObjectIdentifier(one.function), owner))
        }
      }
    }
    return found
  }()
  private var speakersOf: [VariableMentions.Key: [Speaker]] = [:]
  /// The names that the colors of each manager mention.
  private var spokenByManagers: [ObjectIdentifier: Set<SpokenName>] = [:]

  init(_ recognition: ThemeRecognition) {
    self.recognition = recognition
    mentions = VariableMentions(recognition.table)
  }

  func found() -> [ThemeRecognition.Found] {
    var all: [ThemeRecognition.Found] = []
    var known: Set<Span> = []
    for (variable, owner) in recognition.values.variables {
      let choices = recognition.values.choices(of: variable, in: owner)
      guard choices.count > 1 else { continue }
      var found = ThemeRecognition.Found(
        way: "values that \(owner.map { $0.path + "." } ?? "")\(variable.name) can have")
      let root: ThemeCandidate.Root
      var keeper: TypeRecord?
      let made = countColors(madeOf: variable, in: owner, besides: choices[0].model)
      // A few colors made of a theme do not stand for all that it has.
      if made > 0, made * Self.manyTimes >= recognition.countColors(of: choices[0].model) {
        root = .statics(staticOwners.filter { $0 !== choices[0].model })
        if !variable.isStatic, let owner, SharedThemes.constant(of: owner, recognition.types) != nil,
          !hasFamily(besides: owner)
        {
          keeper = owner
        }
      } else if !variable.isStatic, let owner, isManager(owner, giving: variable) {
        root = .made(owner)
        found.contract = owner
      } else {
        continue
      }
      found.candidates = choices.map { choice in
        ThemeCandidate(
          name: choice.name, root: root, span: choice.span,
          selection: .init(variable: variable, choice: choice.choice, keeper: keeper))
      }
      // Several screens may each have a variable for the same themes.
      if found.candidates.contains(where: { known.insert($0.span).inserted }) { all.append(ThemeNames.distinct(found)) }
    }
    return all
  }

  private static let manyTimes = 4

  /// Returns how many static colors are made of the value of a variable.
  private func countColors(madeOf variable: Property, in owner: TypeRecord?, besides model: TypeRecord) -> Int {
    var made: Set<ObjectIdentifier> = []
    for key in mentions.keys(of: variable, in: owner) {
      let makers = speakersOf[key] ?? mentions.all(key).flatMap { speakers[$0] ?? [] }
      speakersOf[key] = makers
      for maker in makers where maker.owner !== model { made.insert(maker.color) }
    }
    return made.count
  }

  /// Returns whether the type of a variable is a manager that provides the colors itself.
  private func isManager(_ owner: TypeRecord, giving variable: Property) -> Bool {
    guard recognition.types.isView(owner), !owner.inheritsFromView else { return false }
    let spoken = spoken(byColorsOf: owner)
    let isGiver = mentions.keys(of: variable, in: owner).contains { key in
      let wanted = mentions.all(key)
      return wanted.count < spoken.count
        ? wanted.contains(where: spoken.contains) : spoken.contains(where: wanted.contains)
    }
    return isGiver && recognition.canBeMade(owner)
  }

  private func spoken(byColorsOf owner: TypeRecord) -> Set<SpokenName> {
    if let known = spokenByManagers[ObjectIdentifier(owner)] { return known }
    var spoken: Set<SpokenName> = []
    for (property, declaredIn) in recognition.types.members(owner) {
      if case .color = recognition.types.kind(of: property, in: declaredIn) {
        spoken.formUnion(SpokenName.inside(property, of: declaredIn, recognition.table))
      }
    }
    for found in recognition.functions.instance(of: owner) {
      spoken.formUnion(SpokenName.inside(found.function, of: found.owner, recognition.table))
    }
    spokenByManagers[ObjectIdentifier(owner)] = spoken
    return spoken
  }

  /// Reports whether classes that inherit from one another have colors of their own, and are called themes: the choice that an object keeps
  /// is then not all. Views that inherit from one another show themes, whatever they are called: `ThemeableCell`.
  private func hasFamily(besides keeper: TypeRecord) -> Bool {
    recognition.declared.contains { type in
      guard type.kind == .classType, let parent = type.superclass, parent.declaration != nil,
        !type.inheritsFromViewClass, let base = type.classLine.last(where: { $0.declaration != nil })
      else { return false }
      return base !== keeper && ThemeWords.saysTheme(base.name) && recognition.types.isPalette(base)
        && !recognition.types.isHolder(base)
    }
  }
}
