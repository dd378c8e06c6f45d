/// The labels that code gives to button styles of the team's own, by the numbers of the styles. A style by itself shows text,
/// unless every label that it is given is an image.
struct StyleLabels: Sendable {
  private var images: Set<Int> = []
  private var others: Set<Int> = []

  mutating func note(_ label: ViewScope.Bound, of style: TypeRecord) {
    if case .expression(let value, _) = label, Self.isImage(value) {
      images.insert(style.order)
    } else {
      others.insert(style.order)
    }
  }

  mutating func merge(_ labels: StyleLabels) {
    images.formUnion(labels.images)
    others.formUnion(labels.others)
  }

  func areImages(of style: Int) -> Bool { images.contains(style) && !others.contains(style) }

  /// Whether a label is made of images, and of nothing that may be text.
  private static func isImage(_ label: Expression) -> Bool {
    guard case .closure(let closure) = label.kind else { return false }
    var (hasImage, hasOther) = (false, false)
    guard closure.body.allSatisfy(isView) else { return false }
    SyntaxWalk.each(closure.body) { part in
      switch part.kind {
      case .closure(let inner): if !inner.body.allSatisfy(isView) { hasOther = true }
      case .call(let callee, _):
        guard case .name(let name) = callee.kind else { return }
        if name == "Image" { hasImage = true } else if !aroundImages.contains(name) { hasOther = true }
      default: break
      }
    }
    return hasImage && !hasOther
  }

  private static func isView(_ statement: Statement) -> Bool {
    if case .expression(let view) = statement { startsWithView(view) } else { false }
  }

  /// Whether modifiers lead back to an image or a container, so that no property of the view's own is shown.
  private static func startsWithView(_ view: Expression) -> Bool {
    switch view.kind {
    case .call(let callee, _):
      if case .name(let name) = callee.kind { return name == "Image" || containers.contains(name) }
      if case .member(let base?, _) = callee.kind { return startsWithView(base) }
      return false
    default: return false
    }
  }

  private static let containers: Set = ["HStack", "VStack", "ZStack", "Group"]
  private static let aroundImages = containers.union([
    "Color", "UIColor", "Font", "Angle", "CGFloat", "CGSize", "UIImage",
  ])
}
