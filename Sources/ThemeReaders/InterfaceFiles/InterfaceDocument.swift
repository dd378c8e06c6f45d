import ThemeModel

/// The elements of one file, and which of them lies on which.
struct InterfaceDocument {
  let elements: [InterfaceElement]
  let names: AssetNames
  let systemColors: SystemColors
  /// Elements that code has a name for: by their identifiers, the class and the outlet's name.
  private(set) var outlets: [String: (type: String, name: String)] = [:]
  /// By container: the identifiers of the views that constraints hold to all of its edges.
  let pinned: [Int: Set<String>]

  init(_ elements: [InterfaceElement], names: AssetNames, systemColors: SystemColors) {
    (self.elements, self.names, self.systemColors) = (elements, names, systemColors)
    pinned = Self.pinnedViews(elements)
    var members: [String: Int] = [:]
    for element in elements where element.name == "outlet" || element.name == "outletCollection" {
      guard let target = element.attributes["destination"], let property = element.attributes["property"] else {
        continue
      }
      if !["delegate", "dataSource", "view"].contains(property) {
        // The connections are in the element whose class has the outlet.
        let owner =
          element.parent.flatMap { elements[$0].parent }.flatMap { elements[$0].attributes["customClass"] } ?? ""
        // Each view of a collection has a name of its own: `labels[0]`, `labels[1]`.
        let isOne = element.name == "outlet"
        let collection = isOne ? "" : "\(element.parent ?? 0) \(property)"
        outlets[target] = (owner, isOne ? property : "\(property)[\(members[collection, default: 0])]")
        members[collection, default: 0] += 1
      }
    }
  }

  /// Elements whose colors are not what the file says.
  static let unreadable: Set = [
    "visualEffectView", "mapView", "wkWebView", "webView", "mtkView", "glkView", "sceneKitView",
  ]

  func sightings(_ code: InterfaceReader.Code) -> [Sighting] {
    elements.indices.filter(isView).flatMap { sightings(of: $0, code) }
  }

  private func sightings(of view: Int, _ code: InterfaceReader.Code) -> [Sighting] {
    var result: [Sighting] = []
    for front in foregrounds(of: view) {
      guard case .color(var ink, let place) = paint(front.color),
        let ground = front.ground.map({ ground($0, of: view, code) }) ?? ground(of: view, code)
      else { continue }
      ink.opacity *= ground.opacity
      guard ink != ground.color, ink.isNamed || ground.color.isNamed else { continue }
      let assumption = ground.unknown ?? front.assumption ?? ground.assumption ?? takenAway(view, code)
      // Code takes the designer's literals away more often than it leaves them.
      if assumption != nil, !ink.isNamed || !ground.color.isNamed { continue }
      result.append(
        Sighting(
          foreground: ink, ground: ground.unknown.map { .unknown($0) } ?? .layers([ground.color]),
          element: front.element, certainty: assumption.map { .likely($0) } ?? .proven, source: .storyboard,
          sites: [Sighting.Site(foreground: place, background: ground.place, view: owner(of: view))]))
    }
    return result
  }

  // MARK: - Views

  func size(of view: Int) -> Sighting.TextSize {
    guard let font = elements[view].children.first(where: { elements[$0].name == "fontDescription" }) else {
      return .init()
    }
    let attributes = elements[font].attributes
    let isBold =
      attributes["type"].map { $0 == "boldSystem" }
      ?? attributes["weight"].map { ["bold", "heavy", "black"].contains($0) }
    let styles = [
      "UICTFontTextStyleTitle0": 34.0, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
      "UICTFontTextStyleTitle3": 20,
      "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17, "UICTFontTextStyleCallout": 16,
      "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13, "UICTFontTextStyleCaption1": 12,
      "UICTFontTextStyleCaption2": 11,
    ]
    return .init(
      points: attributes["style"].flatMap { styles[$0] } ?? attributes["pointSize"].flatMap(Double.init), isBold: isBold
    )
  }

  /// Reports whether a field with a rounded frame has the system's background, because it has none of its own.
  func hasSystemFrame(_ element: Int) -> Bool {
    guard elements[element].attributes["borderStyle"] == "roundedRect" else { return false }
    if case .unset = paint(color("backgroundColor", of: element)) { return true }
    return false
  }

  func isView(_ element: Int) -> Bool {
    guard let parent = elements[element].parent else { return false }
    switch elements[parent].name {
    case "subviews", "cells", "prototypes": return true
    case "objects":
      let name = elements[element].name
      return elements[element].attributes["id"] != nil && (name.hasSuffix("iew") || name.hasSuffix("Cell"))
    default: break
    }
    let key = elements[element].attributes["key"] ?? ""
    return [
      "view", "contentView", "tableView", "collectionView", "backgroundView", "tableHeaderView", "tableFooterView",
    ].contains(key)
  }

  func container(of view: Int) -> Int? {
    var here = elements[view].parent
    while let element = here, !isView(element) {
      // A controller ends a hierarchy.
      if elements[element].name.hasSuffix("Controller") { return nil }
      here = elements[element].parent
    }
    return here
  }

  /// A background that lies behind a view.
  private struct Ground {
    var color: Sighting.DrawnColor
    var place: Place
    var assumption: String?
    /// The opacity with which the views up to there dim the foreground.
    var opacity: Double
    /// Why nobody knows what is seen there.
    var unknown: String?
  }

  /// Returns 1 when the file gives no alpha.
  func alpha(of element: Int) -> Double {
    elements[element].attributes["alpha"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1
  }

  /// Returns a reason if a view around the background is dimmed: what is seen of it then depends on what is behind it.
  private func dimmedAround(_ start: Int) -> String? {
    var here: Int? = start
    for _ in 0..<64 {
      guard let view = here else { return nil }
      if alpha(of: view) < 1 { return "a view of the file is dimmed together with its background" }
      here = container(of: view)
    }
    return nil
  }

  /// Returns a background that belongs to the view itself: that of a button's configuration, of a run of text.
  private func ground(_ color: Int, of view: Int, _ code: InterfaceReader.Code) -> Ground? {
    guard case .color(let ground, let place) = paint(color), alpha(of: view) > 0,
      elements[view].attributes["hidden"] != "YES", case .yes(let step) = leftAlone(view, code)
    else { return nil }
    return Ground(
      color: ground, place: place, assumption: step, opacity: 1, unknown: dimmedAround(view))
  }

  /// The nearest background, with what has to be assumed.
  private func ground(of start: Int, _ code: InterfaceReader.Code) -> Ground? {
    var assumption: String?
    var opacity = 1.0
    var here = start
    for _ in 0..<64 {
      let element = elements[here]
      if Self.unreadable.contains(element.name) || hasSystemFrame(here) || hidesBackground(here) { return nil }
      // What lies in an image view lies on its picture.
      if element.name == "imageView", here != start { return nil }
      assumption = assumption ?? foreignColor(of: here)
      switch leftAlone(here, code) {
      case .no: return nil
      case .yes(let step): assumption = assumption ?? step
      }
      opacity *= alpha(of: here)
      if opacity <= 0 { return nil }
      if element.attributes["hidden"] == "YES", here == start { return nil }
      switch paint(color("backgroundColor", of: here)) {
      case .color(let color, let place):
        switch ofController(here, code) {
        case .no: return nil
        case .yes(let step): assumption = assumption ?? step
        }
        return Ground(
          color: color, place: place, assumption: assumption, opacity: opacity, unknown: dimmedAround(here))
      case .other: return nil
      case .clear: break
      case .unset
      where [
        "textView", "tableView", "collectionView", "searchBar", "navigationBar", "toolbar", "tabBar", "tableViewCell",
      ].contains(element.name):
        return nil
      case .unset: break
      }
      guard let container = container(of: here) else { return nil }
      switch behind(here, in: container, code) {
      case .unknown: return nil
      case .container(let step):
        assumption = assumption ?? step
        here = container
      case .sibling(let sibling):
        assumption = assumption ?? "the view before it in the file, which has its size, lies behind it"
        here = sibling
      }
    }
    return nil
  }

  private enum LeftAlone {
    /// With what has to be assumed.
    case yes(String?)
    case no
  }

  /// Whether code leaves the colors of a view as the file has them.
  private func leftAlone(_ element: Int, _ code: InterfaceReader.Code) -> LeftAlone {
    var step: String?
    if elements[element].attributes["key"] == "contentView", let cell = elements[element].parent,
      let name = elements[cell].attributes["customClass"], code.coded.contains("\(name).contentView")
    {
      return .no
    }
    if let name = elements[element].attributes["customClass"] {
      if code.coded.contains("\(name).self") { return .no }
      switch code.classes[name] {
      case .paints: return .no
      case .plain: break
      case nil: step = "`\(name)` leaves its colours as the file has them"
      }
    }
    guard let id = elements[element].attributes["id"], let outlet = outlets[id] else { return .yes(step) }
    let property = outlet.name.prefix { $0 != "[" }
    if code.coded.contains("\(outlet.type).\(property)") { return .no }
    return .yes(step ?? "no code sets the colours of `\(outlet.name)`")
  }

  /// A controller may paint its own view.
  private func ofController(_ view: Int, _ code: InterfaceReader.Code) -> LeftAlone {
    var here = elements[view].parent
    while let element = here {
      if let name = elements[element].attributes["customClass"],
        elements[element].name.hasSuffix("ontroller") || elements[element].name == "placeholder"
      {
        guard elements[view].attributes["key"] == "view" else { return .yes(nil) }
        if code.coded.contains("\(name).view") { return .no }
        return .yes(code.classes[name] == .plain ? nil : "`\(name)` leaves the background of its view")
      }
      here = elements[element].parent
    }
    return .yes(nil)
  }

  private func owner(of view: Int) -> String? {
    var here: Int? = view
    while let element = here {
      if let name = elements[element].attributes["customClass"] { return name }
      here = elements[element].parent
    }
    return nil
  }
}

extension Sighting.DrawnColor {
  /// Whether the file asks for it by a name, which a token has or should have.
  fileprivate var isNamed: Bool {
    switch color {
    case .token, .unread(_, .missing): true
    case .fixed, .adapting, .system, .unread: false
    }
  }
}
