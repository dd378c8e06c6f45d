import ThemeModel

/// Frames and constraints, as far as they show what lies behind what.
extension ObjectWalk {
  /// The largest side in points of a view that is beside a text, and not behind it.
  private static let smallSide = 64.0

  /// Reads `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`.
  func constrained(_ base: Expression, _ arguments: [Expression.Argument], _ scope: ViewScope) {
    guard let (object, anchor) = anchored(base, scope) else { return }
    if let size = arguments.first(where: { $0.label == "equalToConstant" || $0.label == "lessThanOrEqualToConstant" }) {
      if ["widthAnchor", "heightAnchor"].contains(anchor), colors.isAtMost(Self.smallSide, size.value, in: scope) {
        tree.layout.setSmall(object)
      }
      return
    }
    guard let target = arguments.first, let (other, otherAnchor) = anchored(target.value, scope),
      let edge = ObjectLayout.edge(anchor),
      let otherEdge = ObjectLayout.edge(otherAnchor), (target.label ?? "").hasSuffix("To")
    else { return }
    let constant = arguments.first { $0.label == "constant" }?.value
    if edge == otherEdge {
      guard constant.map({ ColorReading.number($0) == 0 }) ?? true, target.label == "equalTo" else { return }
      tree.layout.hold(object, edge, to: other)
      tree.layout.hold(other, edge, to: object)
    } else if Self.isApart(edge, otherEdge, constant, target.label ?? "") {
      tree.layout.putBeside(object, other)
    }
  }

  /// Returns the view and the anchor that an expression names: `card.topAnchor`, `topAnchor`.
  private func anchored(_ expression: Expression, _ scope: ViewScope) -> (object: String, anchor: String)? {
    switch expression.kind {
    case .member(let base?, let anchor): return object(base, scope).map { ($0, anchor) }
    case .name(let anchor): return object(Expression(.name("self"), expression.span), scope).map { ($0, anchor) }
    default: return nil
    }
  }

  /// Returns whether two views touch or have a gap between them, and do not overlap.
  private static func isApart(_ edge: String, _ other: String, _ constant: Expression?, _ relation: String) -> Bool {
    let isNegative = constant.map { if case .prefix("-", _) = $0.kind { true } else { false } } ?? false
    switch (edge, other) {
    case ("top", "bottom"), ("leading", "trailing"): return !isNegative && relation != "lessThanOrEqualTo"
    case ("bottom", "top"), ("trailing", "leading"):
      return (constant == nil || isNegative) && relation != "greaterThanOrEqualTo"
    default: return false
    }
  }

  /// Reads `back.frame = bounds`, `icon.frame = CGRect(x: 0, y: 0, width: 24, height: 24)`.
  func framed(_ object: String, by value: Expression, _ scope: ViewScope) {
    switch value.kind {
    case .name("bounds"), .member(_, "bounds"): tree.layout.fill(object)
    case .call(let callee, let arguments):
      guard case .name("CGRect") = callee.kind else { return }
      let sides = arguments.filter { ["width", "height"].contains($0.label ?? "") }
      if !sides.isEmpty, sides.allSatisfy({ colors.isAtMost(Self.smallSide, $0.value, in: scope) }) {
        tree.layout.setSmall(object)
      }
    default: break
    }
  }

  private static let fillingWords = ["edge", "fill", "pin", "cover", "equaltosuper", "match"]

  /// Reads calls of layout libraries: `back.pinToEdges(of: self)`, `back.snp.makeConstraints { $0.edges.equalToSuperview() }`.
  func laidOut(_ object: String, by name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) {
    let own = object.hasSuffix(".snp") ? String(object.dropLast(4)) : object
    if Self.fillingWords.contains(where: { TextSearch.contains(name.lowercased(), $0) }) { tree.layout.fill(own) }
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      SyntaxWalk.each(closure.body) { part in
        if case .member(_, "edges") = part.kind { tree.layout.fill(own) }
        guard case .call(let callee, let arguments) = part.kind, case .member(let base?, "equalTo") = callee.kind,
          let size = arguments.first?.value, ColorReading.number(size) != nil
        else { return }
        let names = Set(MemberChain(base).names)
        if !names.isDisjoint(with: ["size", "width", "height"]), colors.isAtMost(Self.smallSide, size, in: scope) {
          tree.layout.setSmall(own)
        }
      }
    }
  }
}
