import ThemeModel

/// Views that stand before another one in a file lie behind it, where they reach as far.
extension InterfaceDocument {
  enum Behind {
    /// Nothing but the container, with what has to be assumed.
    case container(String?)
    /// A sibling that is pinned to all edges of the container.
    case sibling(Int)
    /// Nobody knows what is seen there.
    case unknown
  }

  func behind(_ view: Int, in container: Int) -> Behind {
    guard elements[container].name != "stackView", let list = elements[view].parent, elements[list].name == "subviews"
    else { return .container(nil) }
    let earlier = elements[list].children.prefix { $0 != view }.reversed()
    var step: String?
    for sibling in earlier {
      let isPicture = elements[sibling].name == "imageView"
      if isPinned(sibling, to: container) {
        if isPicture || Self.unreadable.contains(elements[sibling].name) { return .unknown }
        switch paint(color("backgroundColor", of: sibling)) {
        case .color: return .sibling(sibling)
        case .other: return .unknown
        case .clear, .unset: continue
        }
      }
      if isPicture {
        step = step ?? "the image before it in the file does not lie between"
      } else if case .unset = paint(color("backgroundColor", of: sibling)) {
        continue
      } else {
        step = step ?? "the view before it in the file does not lie between"
      }
    }
    return .container(step)
  }

  /// Whether constraints hold each edge of a view to the same edge of its container. Margins are no edges.
  private func isPinned(_ view: Int, to container: Int) -> Bool {
    guard let own = elements[view].attributes["id"], let other = elements[container].attributes["id"] else {
      return false
    }
    var edges: Set<String> = []
    for list in elements[container].children where elements[list].name == "constraints" {
      for constraint in elements[list].children {
        let attributes = elements[constraint].attributes
        // Without an item the container itself is meant.
        let items = [attributes["firstItem"] ?? other, attributes["secondItem"] ?? other]
        guard Set(items) == [own, other], let edge = attributes["firstAttribute"],
          attributes["secondAttribute"] == edge, attributes["relation"] == nil,
          attributes["constant"].flatMap(Double.init) ?? 0 == 0
        else { continue }
        edges.insert(edge == "left" ? "leading" : edge == "right" ? "trailing" : edge)
      }
    }
    return edges.isSuperset(of: ["leading", "trailing", "top", "bottom"])
  }
}
