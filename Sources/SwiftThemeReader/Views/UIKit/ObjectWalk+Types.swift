import ThemeModel

/// What the code says of the types of objects, and of the functions that run.
extension ObjectWalk {
  static func isView(_ type: TypeName?) -> Bool {
    guard let name = type?.names.first?.last else { return false }
    return KitClasses.isKit(name) || isView(name)
  }

  static func isView(_ name: String) -> Bool {
    ["View", "Label", "Button", "Cell", "Field", "Bar", "Control", "Appearance"].contains { name.hasSuffix($0) }
  }

  static func phase(of name: String) -> PaintEvent.Phase {
    let name = name.lowercased()
    if ["theme", "applycolor", "updatecolor", "setcolor", "updateappearance", "applyappearance", "applystyle"].contains(
      where: { TextSearch.contains(name, $0) })
    {
      return .theming
    }
    let starts = [
      "viewdidload", "loadview", "awakefromnib", "setup", "commoninit", "layout", "build", "create", "make",
      "addsubviews", "initialize", "init",
    ]
    return starts.contains { name.hasPrefix($0) } ? .setup : .other
  }

  /// Returns the functions of the type itself that a body calls.
  static func calls(in body: [Statement], onlyCertain: Bool = false) -> Set<String> {
    var names: Set<String> = []
    func visit(_ expression: Expression) {
      if let name = called(by: expression) { names.insert(name) }
    }
    guard onlyCertain else {
      SyntaxWalk.each(body, visit)
      return names
    }
    for case .expression(let one) in body { visit(one) }
    return names
  }

  /// Returns where a body calls, in its own statements, private functions that nothing else in their file names.
  func onlyCalls(in body: [Statement]) -> [String: Int32] {
    var places: [String: Int32] = [:]
    for case .expression(let call) in body {
      guard let name = Self.called(by: call), let all = owner.functions[name], all.count == 1, all[0].access == .file,
        colors.table.mentions(of: name, in: Int(call.span.file)) == 2
      else { continue }
      places[name] = call.span.start
    }
    return places
  }

  /// Returns the function of the type itself that an expression calls.
  private static func called(by expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind else { return nil }
    switch callee.kind {
    case .name(let name): return name
    case .member(let base?, let name):
      var base = base
      while case .chained(let inner) = base.kind { base = inner }
      return base.isSelf ? name : nil
    default: return nil
    }
  }

  /// Types other than classes mostly have nothing to do with views.
  static func speaksOfViews(_ one: Function, of record: TypeRecord) -> Bool {
    record.kind == .classType && !one.isStatic || paints(one.body ?? [])
  }

  static func paints(_ body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .assignment(let target, _, _):
        if case .member(_, let name) = target.kind, paintingNames.contains(name) { found = true }
        if case .name(let name) = target.kind, paintingNames.contains(name) { found = true }
      case .member(_, "setTitleColor"): found = true
      default: break
      }
    }
    return found
  }

  private static let paintingNames: Set = [
    "textColor", "backgroundColor", "tintColor", "barTintColor", "titleTextAttributes", "largeTitleTextAttributes",
    "baseForegroundColor", "baseBackgroundColor", "attributedText", "iconColor",
  ]

  static func calledNames(in code: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.each(code) { part in
      guard case .call(var callee, _) = part.kind else { return }
      while case .chained(let inner) = callee.kind { callee = inner }
      if let name = MemberChain(callee).names.last { names.insert(name) }
    }
    return names
  }

  private static let lifeCycle: Set = ["viewDidLoad", "loadView", "awakeFromNib", "commonInit"]

  /// Notes the functions that run in any case: those of the life cycle, and those that these call without a condition.
  func noteCertain() {
    var waiting = tree.functions.filter { $0.value.name == "init" }.flatMap(\.value.calls)
    waiting += line.flatMap { $0.functions.keys.filter(Self.lifeCycle.contains) }
    var reached: Set<String> = []
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      for body in bodies(called: next) { waiting += Self.calls(in: body, onlyCertain: true) }
    }
    tree.certain.formUnion(tree.functions.filter { reached.contains($0.value.name) }.keys)
  }

  /// Adds the labels that buttons, and cells and headers of tables, have by themselves. Those of cells lie in the content
  /// view.
  func addOwnLabels() {
    let foreign = record.classLine.flatMap(\.foreignParents)
    if foreign.contains("UIButton"), record.property("titleLabel", isStatic: false) == nil {
      tree.parents["titleLabel"] = ["self"]
      tree.types["titleLabel"] = "UILabel"
    }
    guard foreign.contains("UITableViewCell") || foreign.contains("UITableViewHeaderFooterView") else { return }
    for name in ["textLabel", "detailTextLabel", "imageView"]
    where tree.parents[name] == nil && record.property(name, isStatic: false) == nil {
      // They lie beside each other.
      tree.parents[name] = ["contentView"]
      tree.types[name] = name == "imageView" ? "UIImageView" : "UILabel"
    }
  }

  /// Returns the type whose initialiser an expression calls, and nothing else: `Hint()`, `Hint().then { … }`.
  static func made(by expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind else { return nil }
    switch callee.kind {
    case .name, .member(_?, "init"): return constructed(expression)
    case .member(let base?, let name) where passingOn.contains(name):
      return made(by: base).flatMap { isView($0) || KitClasses.isKit($0) ? $0 : nil }
    default: return nil
    }
  }

  static func constructed(_ expression: Expression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    let names = MemberChain(callee).names
    if names.count == 3, names.starts(with: ["UIButton", "Configuration"]) { return configuration(names[2]) }
    switch callee.kind {
    case .name(let name): return name.beginsWithCapital ? name : nil
    case .member(let base?, "init"): if case .name(let name) = base.kind { return name }
    case .member(let base?, _): return constructed(base)
    case .member(nil, let name) where arguments.isEmpty && KitClasses.configurations.contains(name):
      return configuration(name)
    default: break
    }
    return nil
  }

  private static func configuration(_ name: String) -> String {
    switch name {
    case "filled", "borderedProminent": "FilledConfiguration"
    case "plain", "borderless": "PlainConfiguration"
    default: "OtherConfiguration"
    }
  }

  /// Returns the type of a value, as far as its expression names it.
  static func type(of value: Expression) -> String? {
    switch value.kind {
    case .cast(let inner, let type, _): return type.names.first?.last ?? self.type(of: inner)
    case .forced(let inner), .chained(let inner), .attempt(let inner): return type(of: inner)
    case .call(let callee, let arguments):
      guard case .member(_, let name) = callee.kind else { return constructed(value) }
      switch name {
      case "dequeueReusableCell":
        return arguments.contains { $0.label == "withReuseIdentifier" } ? "UICollectionViewCell" : "UITableViewCell"
      case "dequeueReusableHeaderFooterView": return "UITableViewHeaderFooterView"
      case "dequeueReusableSupplementaryView": return "UICollectionReusableView"
      default: return constructed(value)
      }
    default: return nil
    }
  }

  /// Notes the types that conditions give to names: `guard let cell = cell as? MenuCell`.
  func noteCasts(_ conditions: [Condition], _ scope: ViewScope) {
    for case .unwraps(.name(let name), let value) in conditions {
      guard alias(name, in: scope) == nil, case .cast(let inner, let type, _) = value.kind,
        let type = type.names.first?.last
      else { continue }
      if ColorReading.mentions(name, in: value) {
        let outer = object(inner, scope)
        tree.types[local(name, scope)] = type
        if let outer { tree.types[outer] = type }
      } else {
        tree.types[local(name, scope)] = type
      }
    }
  }

  /// Returns the local object that a body returns.
  static func returned(_ body: [Statement]) -> String? {
    switch body.last {
    case .returned(let value?), .expression(let value):
      if case .name(let name) = value.kind { return name }
      return nil
    default: return nil
    }
  }
}

extension TypeRecord {
  /// The statements of its functions and initialisers.
  var ownCode: [Statement] {
    (functions.values.joined().map(\.body) + initializers.map(\.body)).flatMap { $0 ?? [] }
  }
}
