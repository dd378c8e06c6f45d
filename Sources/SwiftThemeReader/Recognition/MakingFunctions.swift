import ThemeModel

/// Functions that make values of a model: `static func makeLight() -> Theme`,
/// `func colors(for kind: ThemeKind) -> ThemeColors`.
struct MakingFunctions {
  let code: ThemeRecognition

  struct Making {
    let function: Function
    let owner: TypeRecord?
    let model: TypeRecord
  }

  /// Returns the functions whose result is one theme's model, and not a list or an optional of it, in source order.
  func all(where isWanted: (Function, TypeRecord?) -> Bool) -> [Making] {
    var found: [Making] = []
    func look(at function: Function, of owner: TypeRecord?) {
      guard isWanted(function, owner), let model = model(of: function, in: owner) else { return }
      found.append(Making(function: function, owner: owner, model: model))
    }
    for owner in code.table.types where !owner.inheritsFromView {
      let functions = owner.functions.values.joined()
      for function in functions.sorted(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) {
        look(at: function, of: owner)
      }
    }
    for (function, _) in code.table.allGlobalFunctions { look(at: function, of: nil) }
    return found
  }

  private func model(of function: Function, in owner: TypeRecord?) -> TypeRecord? {
    guard function.access != .file, function.body != nil, !SampleWords.sayStub(function.name),
      let result = function.result, !result.isCollection, !result.isOptional,
      case .palette(let found) = code.types.kind(result, from: Int(function.span.file), within: owner),
      let model = found.first, code.types.saysTheme(model), model.kind != .enumeration,
      !code.types.isView(model), !code.types.isColorValue(model), !SampleWords.sayStub(model.name)
    else { return nil }
    return model
  }

  /// Returns whether a function can be called: a method needs a value to be called on.
  func canBeCalled(_ function: Function, of owner: TypeRecord?) -> Bool {
    guard let owner, !function.isStatic else { return true }
    guard owner.declaration != nil, owner.kind == .structure || owner.kind == .classType else { return false }
    return code.canBeMade(owner)
      || owner.properties.contains { property, _ in
        property.isStatic && ThemeWords.namesOfTheOneInUse.contains(property.name) && property.initial != nil
      }
  }

  /// Groups the functions by model, in the order in which the models first occur.
  static func byModel(_ all: [Making]) -> [(model: TypeRecord, made: [Making])] {
    var groups: [(model: TypeRecord, made: [Making])] = []
    for one in all {
      if let index = groups.firstIndex(where: { $0.model === one.model }) {
        groups[index].made.append(one)
      } else {
        groups.append((one.model, [one]))
      }
    }
    return groups
  }
}
