import ThemeModel

/// Places in storyboards and xibs, as spans that no Swift file has.
struct OutletPlaces {
  /// The file number that stands for all storyboards and xibs together.
  private static let file: Int32 = -100
  private(set) var places: [Place] = []

  mutating func span(_ place: Place) -> Span {
    places.append(place)
    return Span(file: Self.file, start: Int32(places.count - 1), end: Int32(places.count))
  }

  /// Returns `nil` for a span of a Swift file.
  func place(_ span: Span) -> Place? {
    span.file == Self.file && places.indices.contains(Int(span.start)) ? places[Int(span.start)] : nil
  }
}

/// Joins what storyboards and xibs state about a class's views with what its code does. Code takes precedence.
struct OutletJoin {
  /// The number that stands for the file among a type's functions.
  static let function = -2

  private let trees: [String: OutletTree]
  private let types: Set<String>

  /// A class in several scenes is left out: it is unknown to which scene its code refers.
  init(_ trees: [OutletTree]) {
    types = Set(trees.flatMap { [$0.type] + $0.nodes.map(\.kind) })
    self.trees = Dictionary(grouping: trees, by: \.type).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Whether the files have views of a class.
  func names(_ type: String) -> Bool { types.contains(type) }

  /// Returns the name that stands for each view of an outlet collection.
  static func each(_ name: String) -> String { name + "[]" }

  static func isEach(_ object: String) -> Bool { object.hasSuffix("[]") }

  /// Returns the outlet that an object belongs to: `labels` for `labels[2]`.
  static func property(_ object: String) -> String {
    object.firstIndex(of: "[").map { String(object[..<$0]) } ?? object
  }

  /// Adds the views of a class's file to its tree.
  ///
  /// - Parameter inherited: what the superclasses paint, which also takes precedence over the file's colors
  func join(_ tree: inout ObjectTree, of type: String, inherited: Set<Key>, _ places: inout OutletPlaces) {
    guard let outlets = trees[type] else { return }
    for event in tree.events where Self.isEach(event.object) {
      for node in outlets.nodes where node.name != event.object && Self.each(Self.property(node.name)) == event.object {
        var own = event
        own.object = node.name
        if node.name.contains("[") { tree.events.append(own) }
      }
    }
    noteFrames(outlets, &tree)
    let gone = gone(outlets, tree)
    let set = Set(tree.events.map { Key(object: $0.object, attribute: $0.attribute) }).union(inherited)
    for (index, node) in outlets.nodes.enumerated() {
      tree.outlets.insert(node.name)
      if tree.types[node.name] == nil || !node.kind.hasPrefix("UI") { tree.types[node.name] = node.kind }
      if node.title != .given { tree.untitled.insert(node.name) }
      if node.title == .left { tree.leftUntitled.insert(node.name) }
      if node.alpha < 1, tree.dimmings[node.name] == nil {
        tree.dimmings[node.name] = [Dimming(alpha: node.alpha, isForGood: true)]
      }
      if node.isOpaque { tree.types[node.name] = "UIVisualEffectView" }
      if node.size.points != nil || node.size.isBold != nil, tree.fonts[node.name] == nil {
        tree.fonts[node.name] = (node.size.points, node.size.isBold)
      }
      if let parent = node.parent, tree.parents[node.name] == nil {
        tree.add(node.name, to: outlets.nodes[parent].name)
      }
      for (attribute, paint) in [(PaintEvent.Attribute.background, node.background), (.text, node.text)] {
        guard !set.contains(Key(object: node.name, attribute: attribute)),
          !inherited.contains(Key(object: Self.each(Self.property(node.name)), attribute: attribute)),
          let (shade, opacity, place) = Self.shade(paint)
        else {
          continue
        }
        let span = places.span(place ?? node.place)
        tree.events.append(
          PaintEvent(
            object: node.name, attribute: attribute, ink: Ink(shade, span).faded(opacity), facts: Facts(), span: span,
            function: Self.function, phase: .setup, assumption: Self.assumption(shade) ?? gone[index]))
      }
    }
  }

  /// Notes the views that lie beside each other in the file. A painted view may still be larger than its frame there.
  private func noteFrames(_ outlets: OutletTree, _ tree: inout ObjectTree) {
    let siblings = Dictionary(grouping: outlets.nodes.indices, by: { outlets.nodes[$0].parent })
    for group in siblings.values where group.count <= Self.mostSiblings {
      for a in group {
        guard let first = outlets.nodes[a].frame else { continue }
        for b in group where b > a && outlets.nodes[b].background == .unset && outlets.nodes[a].background == .unset {
          guard let second = outlets.nodes[b].frame, !first.overlaps(second) else { continue }
          tree.layout.putBeside(outlets.nodes[a].name, outlets.nodes[b].name)
        }
      }
    }
  }

  private static let mostSiblings = 100

  /// Returns what has to be assumed where code takes a view of the file away before anything is shown, or one around it.
  private func gone(_ outlets: OutletTree, _ tree: ObjectTree) -> [Int: String] {
    let (views, emptied) = (tree.removed, tree.emptied)
    guard !views.isEmpty || !emptied.isEmpty else { return [:] }
    var steps: [Int: String] = [:]
    for (index, node) in outlets.nodes.enumerated() {
      let around = node.parent.map { outlets.nodes[$0].name }
      let isGone = views.contains(node.name) || around.map(emptied.contains) == true
      steps[index] = isGone ? OutletTree.Assumption.left : node.parent.flatMap { steps[$0] }
    }
    return steps
  }

  struct Key: Hashable {
    var object: String
    var attribute: PaintEvent.Attribute
  }

  private static func shade(_ paint: OutletTree.Fill) -> (Ink.Shade, opacity: Double, Place?)? {
    switch paint {
    case .color(let color, let place): (shade(color.color), color.opacity, place)
    case .clear: (.clear, 1, nil)
    case .other(let place): (.unread("the file has a colour that is not known"), 1, place)
    case .unset: nil
    }
  }

  /// Designers leave literals in files that code takes the place of at run time.
  private static func assumption(_ shade: Ink.Shade) -> String? {
    switch shade {
    case .fixed, .adapting: "no code takes the place of the colour that the file has"
    case .token, .system, .clear, .unset, .unread, .veiled, .unknown: nil
    }
  }

  private static func shade(_ color: Sighting.DrawnColor.Color) -> Ink.Shade {
    switch color {
    case .token(let path): .token(path)
    case .fixed(let color, let text): .fixed(color, text: text)
    case .adapting(let color, let text): .adapting(color, text: text)
    case .system(let color): .system(color)
    case .unread(let name, let reason): .unknown(name, reason)
    }
  }
}
