import ThemeModel

/// Whether what has a color for its text has a text.
extension OutletReading {
  enum Titling {
    case certain
    case assumed
    case never
  }

  /// Whether a text is shown in a color. A button without a title shows none, and emoji have colors of their own.
  func titling(_ event: PaintEvent, _ scene: ObjectScene) -> Titling {
    switch event.attribute {
    case .text, .disabledText, .stateText: break
    default: return .certain
    }
    let (object, tree) = (event.object, scene.tree)
    if tree.pictured.contains(object), !tree.lettered.contains(object), !tree.attributed.contains(object),
      event.group == nil
    {
      return isKnown(object, scene) ? .never : .certain
    }
    // A button that shows nothing is given a title by code that the walk does not know.
    guard tree.images[object]?.isEmpty == false, tree.untitled.contains(object) || !event.states.isEmpty else {
      return .certain
    }
    if isTitled(object, scene) { return .certain }
    // Code reaches a button of a file in too many ways to know them.
    return tree.untitled.contains(object) || mayBeTitled(object, scene) ? .assumed : .never
  }

  /// Whether a button has a title besides its image, of more than emoji.
  func showsTitle(_ object: String, _ scene: ObjectScene) -> Bool {
    isTitled(object, scene) && !(scene.tree.pictured.contains(object) && !scene.tree.lettered.contains(object))
  }

  func isTitled(_ object: String, _ scene: ObjectScene) -> Bool {
    let each = OutletJoin.each(OutletJoin.property(object))
    let parts = [object, object + ".configuration", object + ".titleLabel", each]
    return parts.contains(where: scene.tree.titled.contains)
      || scene.tree.outlets.contains(object) && !scene.tree.untitled.contains(object)
      || scene.tree.worn[object].map(scene.tree.titled.contains) == true
  }

  /// Whether one function alone gives an object its texts: the ways to give one to a property are too many to know.
  private func isKnown(_ object: String, _ scene: ObjectScene) -> Bool {
    object.contains(":") && !scene.tree.outlets.contains(object) && !scene.tree.touches.contains { $0.object == object }
      && KitClasses.isKit(scene.tree.types[object] ?? "")
  }

  /// Whether code may give a button a title that the walk did not come to.
  private func mayBeTitled(_ object: String, _ scene: ObjectScene) -> Bool {
    let tree = scene.tree
    if tree.leftUntitled.contains(object) || tree.configured.contains(object) || object.contains("[") { return true }
    if tree.touches.contains(where: { $0.object == object }) { return true }
    if tree.untitled.contains(object), tree.types[object] != "UIButton" { return true }
    // A view without an outlet has a name that code cannot have.
    guard !object.hasPrefix("#") else { return false }
    let name = ObjectTree.spoken(object)
    return titles.named.contains(name) || titles.handed.contains(name)
  }
}

/// The names of views that code gives a title, or hands on.
struct TitleUses {
  private(set) var named: Set<String> = []
  private(set) var handed: Set<String> = []

  /// Functions of a button that give it no title.
  private static let plain: Set = [
    "setImage", "setTitleColor", "setTitleShadowColor", "setBackgroundImage", "setPreferredSymbolConfiguration",
    "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "addSubview", "sizeToFit", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "removeFromSuperview", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "sendActions", "addInteraction", "image", "titleColor",
    "addArrangedSubview", "insertSubview", "insertArrangedSubview", "bringSubviewToFront", "sendSubviewToBack",
  ]

  init(in table: DeclarationTable) {
    for type in table.types {
      for function in type.functions.values.joined() { read(function.body ?? []) }
      for initializer in type.initializers { read(initializer.body ?? []) }
      for (property, _) in type.properties { SyntaxWalk.each(property) { visit($0) } }
    }
    for (function, _) in table.allGlobalFunctions { read(function.body ?? []) }
  }

  private mutating func read(_ body: [Statement]) {
    var found = self
    SyntaxWalk.each(body) { found.visit($0) }
    self = found
  }

  private mutating func visit(_ part: Expression) {
    switch part.kind {
    case .call(var callee, let arguments):
      while case .chained(let inner) = callee.kind { callee = inner }
      guard case .member(let base, let name) = callee.kind else {
        // `addSubview(button)` of the view itself.
        if case .name(let name) = callee.kind, Self.plain.contains(name) { return }
        handed.formUnion(arguments.compactMap { Self.name($0.value) })
        return
      }
      if let base, let view = Self.name(base) {
        if ["setTitle", "setAttributedTitle"].contains(name) { named.insert(view) }
        if !Self.plain.contains(name) { handed.insert(view) }
      }
      if !Self.plain.contains(name) { handed.formUnion(arguments.compactMap { Self.name($0.value) }) }
    case .array(let elements): handed.formUnion(elements.compactMap(Self.name))
    case .assignment(let target, _, let value):
      if let view = Self.name(value) { handed.insert(view) }
      let names = MemberChain(target).names
      if names.count > 1, ["configuration", "titleLabel"].contains(names[names.count - 1]) {
        named.insert(names[names.count - 2])
      }
      if let label = names.firstIndex(of: "titleLabel"), label > 0, names.last != "font" {
        named.insert(names[label - 1])
      }
    default: break
    }
  }

  /// Returns the last name of `button`, `self.button`, `cell?.button`.
  private static func name(_ view: Expression) -> String? {
    switch view.kind {
    case .name(let name): name
    case .member(_, let name): name
    case .chained(let inner), .forced(let inner): name(inner)
    default: nil
    }
  }
}
