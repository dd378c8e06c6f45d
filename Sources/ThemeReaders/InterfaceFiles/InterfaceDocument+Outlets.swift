import ThemeModel

/// Finds the views that a class's code knows by their outlets, with all views between them.
extension InterfaceDocument {
  func outletTrees() -> [OutletTree] {
    elements.indices.compactMap { owner in
      guard let type = elements[owner].attributes["customClass"], !type.isEmpty, let root = root(of: owner) else {
        return nil
      }
      var nodes: [OutletTree.Node] = []
      add(root.element, named: root.name, of: type, parent: nil, to: &nodes)
      return nodes.count > 1 && nodes.contains { $0.name.first != "#" && $0.parent != nil }
        ? OutletTree(type: type, nodes: nodes) : nil
    }
  }

  /// Returns the outermost view that belongs to an owner, and its name in the owner's code.
  private func root(of owner: Int) -> (element: Int, name: String)? {
    let element = elements[owner]
    if element.name.hasSuffix("ontroller") {
      return element.children.first { elements[$0].attributes["key"] == "view" }.map { ($0, "view") }
    }
    guard element.name == "placeholder" else {
      return isView(owner) && (owns(owner) || isCell(owner)) ? (owner, "self") : nil
    }
    guard element.attributes["placeholderIdentifier"] == "IBFilesOwner", let list = element.parent else { return nil }
    let views = elements[list].children.filter(isView)
    guard views.count == 1, let only = views.first else { return nil }
    if let id = elements[only].attributes["id"], let outlet = outlets[id],
      outlet.type == element.attributes["customClass"]
    {
      return (only, outlet.name)
    }
    let isController = element.children.contains { child in
      elements[child].name == "connections"
        && elements[child].children.contains { elements[$0].attributes["property"] == "view" }
    }
    if isController { return (only, "view") }
    // The owner is a view that loads the file by itself and adds what is in it to itself.
    return owns(owner) ? (only, "#root") : nil
  }

  /// Reports whether an element has outlets of its own.
  private func owns(_ element: Int) -> Bool {
    elements[element].children.contains { child in
      elements[child].name == "connections"
        && elements[child].children.contains { ["outlet", "outletCollection"].contains(elements[$0].name) }
    }
  }

  /// Reports whether an element has a content view, which code can paint without an outlet.
  private func isCell(_ element: Int) -> Bool {
    elements[element].children.contains { elements[$0].attributes["key"] == "contentView" }
  }

  /// Adds nodes without recursion, since files can be deep.
  private func add(
    _ root: Int, named name: String, of type: String, parent: Int?, to nodes: inout [OutletTree.Node]
  ) {
    var waiting: [(element: Int, name: String, parent: Int?)] = [(root, name, parent)]
    while let (element, name, parent) = waiting.popLast() {
      nodes.append(node(element, name, parent))
      let own = nodes.count - 1
      for child in views(in: element).reversed() {
        waiting.append((child, self.name(of: child, in: name, of: type), own))
      }
    }
  }

  private func name(of element: Int, in parent: String, of type: String) -> String {
    let id = elements[element].attributes["id"] ?? ""
    if let outlet = outlets[id], outlet.type == type { return outlet.name }
    if parent == "self", elements[element].attributes["key"] == "contentView" { return "contentView" }
    return "#\(id.isEmpty ? String(element) : id)"
  }

  /// Returns the nearest views within an element, from back to front.
  private func views(in element: Int) -> [Int] {
    var found: [Int] = []
    var waiting = Array(elements[element].children.reversed())
    while let next = waiting.popLast() {
      if isView(next) {
        found.append(next)
      } else if !elements[next].name.hasSuffix("ontroller") {
        waiting += elements[next].children.reversed()
      }
    }
    return found
  }

  private func node(_ element: Int, _ name: String, _ parent: Int?) -> OutletTree.Node {
    let one = elements[element]
    let text = color("textColor", of: element).flatMap { isPlain(plainText(of: element)) ? $0 : nil }
    return OutletTree.Node(
      name: name,
      kind: one.attributes["customClass"] ?? Self.kinds[one.name] ?? "UI" + one.name.prefix(1).uppercased()
        + one.name.dropFirst(), parent: parent, background: outletPaint(color("backgroundColor", of: element)),
      text: outletPaint(text ?? titleColor(of: element)), size: size(of: element),
      isOpaque: alpha(of: element) <= 0 || Self.unreadable.contains(one.name) || hasSystemFrame(element)
        || hidesBackground(element),
      alpha: alpha(of: element), frame: frame(of: element), place: one.place, title: title(of: element))
  }

  private func titleColor(of element: Int) -> Int? {
    guard title(of: element) != .given || isPlain(plainTitle(of: element)) else { return nil }
    return elements[element].children
      .first { elements[$0].name == "state" && elements[$0].attributes["key"] == "normal" }.flatMap {
        color("titleColor", of: $0)
      }
  }

  private func isPlain(_ step: Step?) -> Bool {
    step.map { $0.assumption == nil } ?? false
  }

  private func outletPaint(_ color: Int?) -> OutletTree.Fill {
    switch paint(color) {
    case .color(let color, let place): .color(color, place)
    case .clear: .clear
    case .other: .other(color.map { elements[$0].place } ?? Place(file: "", line: 1, column: 1))
    case .unset: .unset
    }
  }

  private static let kinds = [
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "collectionReusableView": "UICollectionReusableView",
  ]
}
