import ThemeModel

/// Bundles, as far as they tell in which asset catalog a color is looked up.
enum Bundles {
  static let type = "Bundle"

  /// `Bundle.module` is the bundle of the target in which it is written, and `Bundle.main` that of the app.
  static func member(_ name: String, _ span: Span?, _ evaluator: Evaluator) -> Value? {
    guard let file = span.map({ evaluator.place($0).file }) else { return nil }
    switch name {
    case "module": return Value(.bundle(.target(of: file)))
    case "main": return Value(.bundle(.app(of: file)))
    default: return nil
    }
  }

  /// `Bundle(for: Token.self)` is the bundle of the target that declares the class.
  static func value(_ arguments: [EvaluatedArgument], _ evaluator: Evaluator) -> Value {
    guard arguments.map(\.label) == ["for"], case .type(let type) = arguments[0].value.payload,
      let span = type.declaration?.span
    else { return Value(.bundle(.untold)) }
    return Value(.bundle(.target(of: evaluator.place(span).file)))
  }

  /// Returns where an initialiser looks a name up: in the bundle that it is given, or in the app.
  static func lookup(_ arguments: [EvaluatedArgument], _ span: Span, _ evaluator: Evaluator) -> NamedColors.Lookup {
    let given = arguments.first { labels.contains($0.label ?? "") }
    switch given?.value.payload {
    case nil, .some(.none): return .app(of: evaluator.place(span).file)
    case .bundle(let lookup): return lookup
    default: return .untold
    }
  }

  /// Labels of arguments that are bundles.
  static let labels: Set = ["in", "bundle"]
}
