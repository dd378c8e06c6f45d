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

  func behind(_ view: Int, in container: Int, _ code: InterfaceReader.Code) -> Behind {
    guard elements[container].name != "stackView", let list = elements[view].parent, elements[list].name == "subviews"
    else { return .container(nil) }
    let earlier = elements[list].children.prefix { $0 != view }.reversed()
    // Each view looks at all that stand before it.
    guard earlier.count <= Self.mostSiblings else { return .unknown }
    var step: String?
    for sibling in earlier {
      let isPicture = elements[sibling].name == "imageView"
      let own = paint(color("backgroundColor", of: sibling))
      let isUnread = own.isUnset && mayPaint(sibling, code)
      let hidesColor = isPicture || isUnread || Self.unreadable.contains(elements[sibling].name)
      if !hidesColor, case .unset = own {
        if !areApart(view, sibling), contentMayPaint(sibling, code) {
          step = step ?? "what is in the view before it in the file does not lie between"
        }
        continue
      }
      if isUnread, areApart(view, sibling) { continue }
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
      if !isPicture, !isUnread, case .unset = own { continue }
      let kind = isPicture ? "image" : "view"
      step = step ?? "the \(kind) before it in the file does not lie between"
    }
    return .container(step ?? cover(of: view, list, container))
  }

  /// Returns the assumption about a view in front that fills the container.
  private func cover(of view: Int, _ list: Int, _ container: Int) -> String? {
    let later = elements[list].children.drop { $0 != view }.dropFirst().prefix(Self.mostSiblings)
    let covers = later.contains { sibling in
      guard isPinned(sibling, to: container), elements[sibling].attributes["hidden"] != "YES" else { return false }
      if elements[sibling].name == "imageView" || Self.unreadable.contains(elements[sibling].name) { return true }
      switch paint(color("backgroundColor", of: sibling)) {
      case .color, .other: return true
      case .clear, .unset: return false
      }
    }
    return covers ? "the view after it in the file, which has the size of its superview, does not cover it" : nil
  }

  /// Elements with a background of the system's, or with another controller's views.
  private static let painted: Set = [
    "tableView", "collectionView", "textView", "searchBar", "navigationBar", "toolbar", "tabBar", "containerView",
    "datePicker", "pickerView", "segmentedControl",
  ]

  /// Reports whether a view without a background in the file may paint: by its kind, or by its class.
  private func mayPaint(_ view: Int, _ code: InterfaceReader.Code) -> Bool {
    if Self.painted.contains(elements[view].name) { return true }
    guard let name = elements[view].attributes["customClass"], elements[view].name == "view" else { return false }
    return code.classes[name] != .plain
  }

  /// Reports whether something in a view paints.
  private func contentMayPaint(_ view: Int, _ code: InterfaceReader.Code) -> Bool {
    var waiting = elements[view].children
    var count = 0
    while let next = waiting.popLast(), count < Self.mostSiblings {
      count += 1
      waiting += elements[next].children
      guard isView(next) else { continue }
      let isPicture = elements[next].name == "imageView" && elements[next].attributes["catalog"] != "system"
      if isPicture || Self.unreadable.contains(elements[next].name) || mayPaint(next, code) { return true }
      switch paint(color("backgroundColor", of: next)) {
      case .color, .other: return true
      case .clear, .unset: continue
      }
    }
    return false
  }

  /// Reports whether the frames of two views do not overlap.
  private func areApart(_ a: Int, _ b: Int) -> Bool {
    guard let first = frame(of: a), let second = frame(of: b) else { return false }
    return !first.overlaps(second)
  }

  func frame(of view: Int) -> OutletTree.Frame? {
    guard
      let rect = elements[view].children.first(where: {
        elements[$0].name == "rect" && elements[$0].attributes["key"] == "frame"
      })
    else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { elements[rect].attributes[$0].flatMap(Double.init) }
    guard sides.count == 4 else { return nil }
    return OutletTree.Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
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

extension InterfaceDocument.Paint {
  fileprivate var isUnset: Bool {
    if case .unset = self { true } else { false }
  }
}
