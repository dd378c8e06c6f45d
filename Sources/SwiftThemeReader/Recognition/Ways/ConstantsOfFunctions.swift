import ThemeModel

/// Recognises constants of an initialiser or a function that are values of one model, when there are no other themes.
enum ConstantsOfFunctions: ThemeRecogniser {
  static let about = Recogniser(
    id: "local-models", evidence: .values, strength: 4,
    sentence: "Constants of a function are values of one model with colours that is called a theme.",
    example: """
      struct Palette { var ink: UIColor; var page: UIColor }
      enum Kind { case day, night }
      final class PaletteManager {
        private let all: [Kind: Palette]
        init(_ kind: Kind) {
          let day = Palette(ink: .black, page: .white)
          let night = Palette(ink: .white, page: .black)
          all = [.day: day, .night: night]
        }
      }
      """)

  private static let fewest = 2

  private struct Made {
    var model: TypeRecord
    var candidate: ThemeCandidate
  }

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    var all: [Made] = []
    for body in code.table.codeBodies where isWanted(body) {
      let made = body.statements.flatMap { self.made(in: $0, of: body, code) }
      all += made.filter { one in made.count { $0.model === one.model } >= fewest }
    }
    all = changed(all, code)
    all.sort { first, second in
      let (a, b) = (first.candidate.span, second.candidate.span)
      return (a.file, a.start) < (b.file, b.start)
    }
    var models: [TypeRecord] = []
    for one in all where !models.contains(where: { $0 === one.model }) { models.append(one.model) }
    return models.map { model in
      ThemeNames.distinct(
        .init(
          candidates: all.filter { $0.model === model }.map(\.candidate), way: "constants in functions", contract: model
        ))
    }
  }

  /// Returns the values with what code sets in them after they are made: `let day = Palette(); day.ink = .black`.
  private static func changed(_ all: [Made], _ code: ThemeRecognition) -> [Made] {
    guard !all.isEmpty else { return [] }
    let changes = BodyChanges(code.table)
    let closed = ClosedValues(table: code.table, changes: changes)
    var models: [TypeRecord] = []
    for one in all where !models.contains(where: { $0 === one.model }) { models.append(one.model) }
    let copies = Dictionary(
      ChangedCopies(of: models, code.types, changes).copies.map { ($0.value.span, $0) }
    ) { first, _ in first }
    return all.map { one in
      guard let site = copies[one.candidate.span], let copy = site.copy,
        let value = copy.code({ closed.closed($0, in: site.body, of: $0.span) }) ?? copy.openCode
      else { return one }
      var result = one
      result.candidate = ThemeCandidate(
        name: one.candidate.name, root: .making(value, site.body.owner, one.model), span: one.candidate.span)
      return result
    }
  }

  private static func isWanted(_ body: CodeBody) -> Bool {
    switch body.kind {
    case .function, .initializer, .getter: break
    case .setter, .observer, .firstValue, .argument, .ending, .topLevel, .closure: return false
    }
    guard let owner = body.owner else { return true }
    return !owner.inheritsFromView && !SampleWords.sayStub(owner.name) && !SampleWords.sayStub(body.name)
  }

  private static func made(in statement: Statement, of body: CodeBody, _ code: ThemeRecognition) -> [Made] {
    guard case .variables(let bindings) = statement else { return [] }
    return bindings.compactMap { binding in
      guard binding.pattern.names.count == 1, let name = binding.pattern.names.first, let value = binding.initial,
        case .call(let callee, _) = value.kind, let path = path(callee, binding.type),
        let model = code.table.expand(path, from: body.file, within: body.owner).types.first, isModel(model, code)
      else { return nil }
      return Made(
        model: model, candidate: ThemeCandidate(name: name, root: .making(value, body.owner, model), span: value.span))
    }
  }

  private static func path(_ callee: Expression, _ type: TypeName?) -> [String]? {
    switch callee.kind {
    case .member(nil, "init"): type?.names.first
    case .member(let base?, "init"): MakingCalls.path(base)
    default: MakingCalls.path(callee)
    }
  }

  private static func isModel(_ model: TypeRecord, _ code: ThemeRecognition) -> Bool {
    model.declaration != nil && (model.kind == .structure || model.kind == .classType)
      && code.types.saysTheme(model) && code.types.isPalette(model) && !code.types.isView(model)
      && !code.types.isColorValue(model) && !code.types.isPart(model) && !code.isOneColor(model)
  }
}
