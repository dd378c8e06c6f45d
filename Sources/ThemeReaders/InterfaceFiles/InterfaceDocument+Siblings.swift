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
    // Each view looks at all that stand before it.
    guard earlier.count <= Self.mostSiblings else { return .unknown }
    var step: String?
    for sibling in earlier {
      let isPicture = elements[sibling].name == "imageView"
      let own = paint(color("backgroundColor", of: sibling))
      let hidesColor = isPicture || Self.unreadable.contains(elements[sibling].name)
      if !hidesColor, case .unset = own { continue }
      if elements[sibling].attributes["hidden"] == "YES" {
        step = step ?? "the hidden view before it in the file stays hidden"
        continue
      }
      if isPinned(sibling, to: container) {
        if hidesColor { return .unknown }
        switch own {
        case .color: return .sibling(sibling)
        case .other: return .unknown
        case .clear, .unset: continue
        }
      }
      if !isPicture, case .unset = own { continue }
      let kind = isPicture ? "image" : "view"
      step = step ?? "the \(kind) before it in the file does not lie between"
    }
    return .container(step)
  }

  private static let mostSiblings = 1_000

  private func isPinned(_ view: Int, to container: Int) -> Bool {
    elements[view].attributes["id"].map { pinned[container]?.contains($0) == true } ?? false
  }

  /// Returns the views that constraints hold to the same edges of their container. Margins are no edges.
  static func pinnedViews(_ elements: [InterfaceElement]) -> [Int: Set<String>] {
    var pinned: [Int: Set<String>] = [:]
    for list in elements where list.name == "constraints" {
      guard let container = list.parent, let own = elements[container].attributes["id"] else { continue }
      var edges: [String: Set<String>] = [:]
      for constraint in list.children {
        let attributes = elements[constraint].attributes
        // Without an item the container itself is meant.
        let items = [attributes["firstItem"] ?? own, attributes["secondItem"] ?? own]
        guard let view = items.first(where: { $0 != own }), items.contains(own),
          let edge = attributes["firstAttribute"], attributes["secondAttribute"] == edge, attributes["relation"] == nil,
          attributes["constant"].flatMap(Double.init) ?? 0 == 0
        else { continue }
        edges[view, default: []].insert(edge == "left" ? "leading" : edge == "right" ? "trailing" : edge)
      }
      let held = edges.filter { $0.value.isSuperset(of: ["leading", "trailing", "top", "bottom"]) }.keys
      pinned[container, default: []].formUnion(held)
    }
    return pinned
  }
}
