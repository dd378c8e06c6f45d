import ThemeModel

/// Recognises static functions that return values of a model and take no colors as arguments.
enum FactoriesOfModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "model-factories", evidence: .values, strength: 12,
    sentence: "Static functions give values of a model, made with arguments that are not colours.",
    example: """
      struct Theme { let font: UIFont; let ink: UIColor }
      extension Theme {
        static func dusk(font: UIFont) -> Theme { Theme(font: font, ink: .purple) }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    var models: [TypeRecord] = []
    var found: [ObjectIdentifier: [ThemeCandidate]] = [:]
    func look(at function: Function, of owner: TypeRecord?) {
      guard let model = self.model(madeBy: function, of: owner, code) else { return }
      if found[ObjectIdentifier(model)] == nil { models.append(model) }
      found[ObjectIdentifier(model), default: []].append(
        ThemeCandidate(name: function.name, root: .function(function, owner), span: function.span))
    }
    for owner in code.table.types where !code.types.isView(owner) {
      let functions = owner.functions.values.joined().filter(\.isStatic)
      for function in functions.sorted(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) {
        look(at: function, of: owner)
      }
    }
    for (function, _) in code.table.allGlobalFunctions { look(at: function, of: nil) }
    return models.map { model in
      ThemeNames.distinct(
        .init(
          candidates: found[ObjectIdentifier(model)] ?? [], way: "functions that make a \(model.path)", contract: model)
      )
    }
  }

  private static func model(madeBy function: Function, of owner: TypeRecord?, _ code: ThemeRecognition) -> TypeRecord? {
    guard function.access != .file, function.body != nil, !SampleWords.sayStub(function.name),
      let result = function.result, !result.isCollection, !result.isOptional
    else { return nil }
    var models: [TypeRecord] = []
    if case .named(["Self"]) = result {
      models = owner.map { [$0] }?.filter(code.types.isPalette) ?? []
    } else if case .palette(let found) = code.types.kind(result, from: Int(function.span.file), within: owner) {
      models = found
    }
    guard let model = models.first, code.types.saysTheme(model),
      model.kind == .structure || model.kind == .classType, !code.types.isView(model), !code.types.isColorValue(model),
      !SampleWords.sayStub(model.name),
      function.parameters.allSatisfy({ $0.initial != nil || !isMaterial($0, function, owner, code) })
    else { return nil }
    return model
  }

  /// Returns whether a theme's colors may be made of a parameter, or chosen by it: codes, colors, other themes, flags.
  private static func isMaterial(
    _ parameter: Parameter, _ function: Function, _ owner: TypeRecord?, _ code: ThemeRecognition
  ) -> Bool {
    switch parameter.type {
    case .function, .tuple, .metatype, .other, .array, .set, .dictionary: return true
    case .named, .optional, .composition: break
    }
    let file = Int(function.span.file)
    let words = NameWords.of(parameter.name)
    let isNumber = parameter.type.names.contains { path in
      path.last.map { PlatformTypes.floating.contains($0) || PlatformTypes.integers.contains($0) } ?? true
    }
    // A number may be a component of a color, unless its name says that it is a size.
    if isNumber { return !words.contains { ["size", "scale", "spacing", "radius", "width", "height"].contains($0) } }
    if parameter.type.names.contains(where: { ["String", "Bool", "Data", "URL"].contains($0.last ?? "") }) {
      return true
    }
    let declared = parameter.type.names.flatMap { code.table.expand($0, from: file, within: owner).types }
    if declared.contains(where: { $0.kind == .enumeration || code.types.saysTheme($0) }) { return true }
    switch code.types.kind(parameter.type, from: file, within: owner) {
    case .color, .palette: return true
    case .other, .unknown: return false
    }
  }
}
