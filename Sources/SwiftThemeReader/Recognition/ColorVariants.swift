/// Members that are another form of one color of the same value, or that color with other traits or another opacity, by the code that
/// gives them:
/// `var dark: UIColor { color.resolvedColor(with: traits) }`, `var faded: Color { Color(color).opacity(0.5) }`.
struct ColorVariants {
  /// What platform colors give that is the same color for certain traits, with an opacity or in another form. A method of the sources
  /// may give any color: `color.contrasting()`.
  private static let methods =
    ColorForms.names.union(["opacity", "withAlphaComponent", "resolvedColor", "resolve", "copy", "gradient", "init"])

  private var names: Set<String>
  /// The only member of which the color is made: `name`.
  private let material: String?

  /// - Parameter names: the members that are the one color
  init(of names: Set<String>, madeOf material: String? = nil) {
    (self.names, self.material) = (names, material)
  }

  /// Returns the members that are not made of these colors alone.
  mutating func others(_ members: [Property]) -> [Property] {
    var others = members
    while true {
      let left = others.filter { !isVariant($0) }
      guard left.count < others.count else { return others }
      for one in others where !left.contains(where: { $0 === one }) { names.insert(one.name) }
      others = left
    }
  }

  private func isVariant(_ property: Property) -> Bool {
    guard !property.isRequirement, property.type?.isCollection != true else { return false }
    if let getter = property.getter { return gives(getter) }
    return property.isLazy && property.initial.map { gives($0) } == true
  }

  private func gives(_ body: [Statement]) -> Bool {
    guard let last = body.last else { return false }
    var inner = self
    for statement in body.dropLast() {
      guard case .variables(let bindings) = statement else { return false }
      for binding in bindings {
        let isVariant = binding.initial.map { inner.gives($0) } == true
        for name in binding.pattern.names {
          if isVariant { inner.names.insert(name) } else { inner.names.remove(name) }
        }
      }
    }
    switch last {
    case .expression(let value), .returned(let value?): return inner.gives(value)
    default: return false
    }
  }

  private func gives(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): return names.contains(name)
    case .member(let base?, let name):
      if case .name("self") = base.kind { return names.contains(name) }
      return Self.methods.contains(name) && gives(base)
    case .forced(let inner), .chained(let inner), .attempt(let inner): return gives(inner)
    case .cast(let inner, _, _): return gives(inner)
    case .binary("??", let left, _): return gives(left)
    case .conditional(_, let yes, let no): return gives(yes) && gives(no)
    case .call(let callee, let arguments):
      if Self.isPlatformColor(callee) {
        return Self.isAlone(arguments) && arguments.first.map { isWhole($0.value) || gives($0.value) } == true
      }
      if case .closure(let closure) = callee.kind { return gives(closure.body) }
      guard case .member(_?, _) = callee.kind else { return false }
      return gives(callee)
    default: return false
    }
  }

  /// Whether the first argument says which color it is, and the others at most where its name is looked up, or its opacity:
  /// `Color(hex: hex, opacity: 0.5)`, `Color(hex, 0.5)`. Another brightness makes another color.
  private static func isAlone(_ arguments: [Expression.Argument]) -> Bool {
    let others = arguments.dropFirst()
    if others.count == 1, let only = others.first, only.label == nil {
      switch only.value.kind {
      case .integer, .decimal: return true
      default: return false
      }
    }
    return others.allSatisfy { attributes.contains($0.label ?? "") }
  }

  private static let attributes: Set = ["in", "bundle", "compatibleWith", "opacity", "alpha"]

  /// Whether a value is all that the one color is made of: `SwiftUI.Color(asset: self)`, `Color(name)`.
  private func isWhole(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): return name == "self" || name == material
    case .member(let base?, let name):
      guard case .name("self") = base.kind else { return false }
      return name == material
    default: return false
    }
  }

  private static func isPlatformColor(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name): PlatformTypes.colors.contains(name)
    case .member(let base?, "init"): isPlatformColor(base)
    case .member(_?, let name): PlatformTypes.colors.contains(name)
    default: false
    }
  }
}
