import ThemeModel

/// The members that the sources use in gradients: `LinearGradient(colors: Palette.sunset, …)`,
/// `layer.colors = theme.sunset`.
struct GradientUses {
  private var properties: Set<ObjectIdentifier> = []
  /// Names of members of any value: `theme.sunset`, whatever `theme` is.
  private var names: Set<String> = []

  private static let labels: Set = ["colors", "colours", "stops", "gradient"]
  private static let makers: Set = [
    "linearGradient", "radialGradient", "angularGradient", "conicGradient", "ellipticalGradient", "CGGradient",
  ]

  init(_ table: DeclarationTable) {
    for type in table.types {
      for (property, _) in type.properties { SyntaxWalk.each(property) { look(at: $0, from: type, table) } }
      for function in type.functions.values.joined() {
        SyntaxWalk.each(function.body ?? []) { look(at: $0, from: type, table) }
      }
      for initializer in type.initializers {
        SyntaxWalk.each(initializer.body ?? []) { look(at: $0, from: type, table) }
      }
    }
    for (property, _) in table.globalProperties { SyntaxWalk.each(property) { look(at: $0, from: nil, table) } }
    for (function, _) in table.allGlobalFunctions {
      SyntaxWalk.each(function.body ?? []) { look(at: $0, from: nil, table) }
    }
  }

  func contains(_ property: Property) -> Bool {
    properties.contains(ObjectIdentifier(property)) || !property.isStatic && names.contains(property.name)
  }

  private mutating func look(at expression: Expression, from owner: TypeRecord?, _ table: DeclarationTable) {
    switch expression.kind {
    case .call(let callee, let arguments) where Self.makesGradient(callee):
      for argument in arguments where argument.label.map(Self.labels.contains) == true {
        SyntaxWalk.each(argument.value) { take($0, from: owner, table) }
      }
    case .assignment(let target, nil, let value):
      if case .member(let layer?, "colors") = target.kind, Self.saysGradient(layer) {
        SyntaxWalk.each(value) { take($0, from: owner, table) }
      }
    default: break
    }
  }

  private static func makesGradient(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name), .member(nil, let name):
      PlatformTypes.gradients.contains(name) || makers.contains(name) || name.hasSuffix("Gradient")
    case .member(let base?, let name): name == "init" ? makesGradient(base) : makers.contains(name)
    default: false
    }
  }

  private static func saysGradient(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name): TextSearch.contains(name.lowercased(), "gradient")
    case .chained(let inner), .forced(let inner): saysGradient(inner)
    default: false
    }
  }

  private mutating func take(_ expression: Expression, from owner: TypeRecord?, _ table: DeclarationTable) {
    switch expression.kind {
    case .name(let name): take(name, of: table.owner(ofProperty: name, from: owner), table)
    case .member(.some(let holder), let name):
      guard case .name(let type) = holder.kind else {
        names.insert(name)
        return
      }
      if type == "self" || type == "Self" {
        take(name, of: table.owner(ofProperty: name, from: owner), table)
      } else if type.beginsWithCapital {
        take(name, of: table.type([type], from: Int(expression.span.file), within: owner), table)
      } else {
        names.insert(name)
      }
    default: break
    }
  }

  private mutating func take(_ name: String, of owner: TypeRecord?, _ table: DeclarationTable) {
    guard let owner else { return }
    let found =
      owner === table.foreignScope
      ? table.globalProperties.map(\.member).filter { $0.name == name } : owner.propertiesByName[name] ?? []
    properties.formUnion(found.map { ObjectIdentifier($0) })
  }
}
