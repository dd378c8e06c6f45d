import ThemeModel

/// What evaluation asks of the platform. A result is `nil` when the platform has nothing of that name.
protocol Library {
  var systemColors: SystemColors { get }
  var namedColors: NamedColors { get }
  var hexOrder: HexOrder { get }

  /// Returns the catalog color to which Xcode gives this symbol.
  func asset(symbol: String) -> String?
  func asset(symbol: String, in namespace: String) -> String?
  /// Returns whether Xcode makes a type of a folder of a catalog: `Color.Status.danger`.
  func isNamespace(_ name: String) -> Bool
  func assetColor(_ name: String, in lookup: NamedColors.Lookup, _ span: Span?, _ evaluator: Evaluator) -> Value
  /// Returns what the configuration says about a member that stands for no color.
  func placeholder(_ text: String) -> Placeholder.Kind?

  // MARK: Functions and members

  func function(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value?
  func method(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ expected: Expected?, _ evaluator: Evaluator
  ) -> Value?
  func property(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value?
  /// Returns the value with one of its members set.
  func setting(_ name: String, of owner: Value, to value: Value) -> Value?

  // MARK: Values of platform types

  func construct(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value
  func hasInitializer(_ labels: [String?], of type: String) -> Bool
  func color(_ type: String, _ arguments: [EvaluatedArgument], _ span: Span, _ evaluator: Evaluator) -> Value
  /// Returns whether a platform type has a color of this name.
  func hasConstant(_ name: String, of type: String) -> Bool
  func staticColor(_ name: String, of type: String, _ span: Span?, _ evaluator: Evaluator) -> Value?

  // MARK: Traits

  func isTrait(_ name: String) -> Bool
  func trait(_ name: String, of traits: Value, _ evaluator: Evaluator) -> Value
  func staticTrait(_ name: String, of type: String) -> Value?
  func environment(_ key: String, _ evaluator: Evaluator) -> Value?
  /// Returns a trait that an extension of the platform's traits declares.
  func declaredTrait(_ property: Property, _ owner: TypeRecord, _ traits: Value, _ evaluator: Evaluator) -> Value
  func customTrait(_ trait: TypeRecord, _ traits: Value, _ evaluator: Evaluator) -> Value
  /// Returns the contexts that setting a trait fixes.
  func fixing(_ trait: String, _ value: Value) -> Contexts?
}

extension Library {
  /// Returns the catalog color behind a symbol. Xcode makes those of each target from its own catalogs.
  func assetColor(_ name: String, _ span: Span?, _ evaluator: Evaluator) -> Value {
    assetColor(name, in: span.map { .target(of: evaluator.place($0).file) } ?? .untold, span, evaluator)
  }
}
