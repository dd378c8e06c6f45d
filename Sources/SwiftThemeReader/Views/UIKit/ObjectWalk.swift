/// Walks through one type's functions in the order of their statements, and notes which object gets which color
/// and which view is added to which.
final class ObjectWalk {
  let colors: ColorReading
  let record: TypeRecord
  var tree = ObjectTree()
  private(set) var function = 0
  private(set) var phase = PaintEvent.Phase.other
  private var depth = 0
  private static let deepest = 40

  init(_ record: TypeRecord, colors: ColorReading) {
    (self.record, self.colors) = (record, colors)
  }

  func walk() -> ObjectTree {
    for (property, file) in record.properties where !property.isStatic {
      walk(property, file)
      guard let observer = property.observer else { continue }
      // An outlet is set once. Other properties may change at any time.
      run(observer, [], property.span, phase: Self.isView(property.type) ? .setup : Self.phase(of: property.name))
      tree.functions[function] = (property.name, Self.calls(in: observer))
    }
    for initializer in record.initializers {
      run(initializer.body ?? [], initializer.parameters, initializer.span, phase: .setup)
    }
    for name in record.functions.keys.sorted() {
      for one in record.functions[name] ?? [] where !one.isStatic {
        run(one.body ?? [], one.parameters, one.span, phase: Self.phase(of: name))
        tree.functions[function] = (name, Self.calls(in: one.body ?? []))
      }
    }
    addLabelsOfCells()
    return tree
  }

  /// Adds the labels that cells and headers of tables have by themselves. They lie in the content view.
  private func addLabelsOfCells() {
    let foreign = record.classLine.flatMap(\.foreignParents)
    guard foreign.contains("UITableViewCell") || foreign.contains("UITableViewHeaderFooterView") else { return }
    for name in ["textLabel", "detailTextLabel"]
    where tree.parents[name] == nil && record.property(name, isStatic: false) == nil {
      tree.add(name, to: "contentView", atBack: true)
      tree.types[name] = "UILabel"
    }
  }

  static func isView(_ type: TypeName?) -> Bool {
    guard let name = type?.names.first?.last else { return false }
    return KitClasses.isKit(name)
      || ["View", "Label", "Button", "Cell", "Field", "Bar"].contains { name.hasSuffix($0) }
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
  private static func calls(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    SyntaxWalk.each(body) { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name): names.insert(name)
      case .member(let base?, let name):
        if case .name("self") = base.kind { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private func run(_ body: [Statement], _ parameters: [Parameter], _ span: Span, phase: PaintEvent.Phase) {
    function += 1
    self.phase = phase
    let scope = ViewScope(
      id: colors.identity([record.order, Int(span.file), Int(span.start)]), type: record, file: Int(span.file))
    for parameter in parameters { scope.bind(parameter.name, .open(parameter.type)) }
    statements(body, scope, Facts())
  }

  /// Walks through the initial value of a property,
  /// which sets up the property's object:
  /// `let title: UILabel = { … }()`, `.build { … }`, `UILabel()`.
  private func walk(_ property: Property, _ file: Int) {
    if let type = property.type?.names.first?.last { tree.types[property.name] = type }
    guard let initial = property.initial else { return }
    if tree.types[property.name] == nil, let made = Self.constructed(initial) { tree.types[property.name] = made }
    function += 1
    phase = .setup
    let scope = ViewScope(
      id: colors.identity([record.order, Int(initial.span.file), Int(initial.span.start)]), type: record, file: file)
    created(initial, as: property.name, scope)
  }

  static func constructed(_ expression: Expression) -> String? {
    guard case .call(let callee, _) = expression.kind else { return nil }
    let names = MemberChain(callee).names
    if names.count == 3, names.starts(with: ["UIButton", "Configuration"]) {
      return ["filled", "borderedProminent"].contains(names[2]) ? "FilledConfiguration" : "OtherConfiguration"
    }
    switch callee.kind {
    case .name(let name): return name.first?.isUppercase == true ? name : nil
    case .member(let base?, _): return constructed(base)
    default: return nil
    }
  }

  private func created(_ expression: Expression, as object: String, _ scope: ViewScope) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    for argument in arguments where argument.label == "arrangedSubviews" { add(argument.value, to: object, scope) }
    if case .name("UIImageView") = callee.kind, let image = arguments.first?.value, Self.isTemplate(image) {
      tree.templates.insert(object)
    }
    let closures = arguments.map(\.value) + [callee]
    for case .closure(let closure) in closures.map(\.kind) {
      let inner = scope.inner(id: colors.identity([scope.id, Int(closure.span.start)]))
      aliases[closure.parameters.first ?? "$0"] = object
      // `let label = UILabel(); …; return label`
      if case .returned(let value?)? = closure.body.last, case .name(let local) = value.kind {
        aliases[local] = object
        for case .variables(let bindings) in closure.body {
          for binding in bindings where binding.pattern.names == [local] {
            if let type = binding.initial.flatMap(Self.constructed), tree.types[object] == nil {
              tree.types[object] = type
            }
            if let initial = binding.initial { created(initial, as: object, inner) }
          }
        }
      }
      statements(closure.body, inner, Facts())
      aliases = [:]
    }
  }

  /// The functions that are being walked through in place of their calls.
  var inlining: [Span] = []

  /// The assumption about a class while a property of it is set.
  var step: String?

  /// Names in a set-up closure that stand for the property's object.
  var aliases: [String: String] = [:]

  // MARK: - Statements

  func statements(_ list: [Statement], _ outer: ViewScope, _ start: Facts) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    let scope = outer.inner()
    var facts = start
    for statement in list {
      switch statement {
      case .variables(let bindings): local(bindings, scope)
      case .expression(let one), .returned(let one?):
        expression(one, scope, facts)
        colors.reassign(one, in: scope)
        // After `if … { …; return }`, the rest runs in the other case only.
        guard case .ifElse(let choice) = one.kind, Self.leaves(choice.body) else { continue }
        guard let next = colors.facts(choice.conditions, in: scope.inner()).no.flatMap(facts.joined) else { return }
        facts = next
      case .guarded(let conditions, let otherwise):
        let way = colors.facts(conditions, in: scope)
        if let no = way.no.flatMap(facts.joined) { statements(otherwise, scope, no) }
        guard let next = way.yes.flatMap(facts.joined) else { return }
        facts = next
      case .forEach(let pattern, let sequence, _, let body): loop(pattern, sequence, body, scope, facts)
      case .scope(let body), .whileLoop(_, let body, _): statements(body, scope, facts)
      case .attempt(let body, _): statements(body, scope, facts)
      default: break
      }
    }
  }

  private static func leaves(_ body: [Statement]) -> Bool {
    switch body.last {
    case .returned, .thrown, .leave, .proceed: true
    default: false
    }
  }

  private func local(_ bindings: [Binding], _ scope: ViewScope) {
    colors.bind(bindings, in: scope)
    for binding in bindings {
      guard let name = binding.pattern.names.first, aliases[name] == nil, let initial = binding.initial,
        let type = Self.constructed(initial)
      else { continue }
      tree.types["\(function):\(name)"] = binding.type?.names.first?.last ?? type
    }
  }

  private func loop(_ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ scope: ViewScope, _ facts: Facts)
  {
    let inner = scope.inner(id: colors.identity([scope.id, Int(sequence.span.start), -5]))
    guard let name = pattern.names.first, case .array(let elements) = sequence.kind, elements.count <= 32 else {
      for name in pattern.names { inner.bind(name, .open(nil)) }
      let elements = collection(sequence)
      if let elements, let name = pattern.names.first { aliases[name] = elements }
      statements(body, inner, facts)
      if elements != nil, let name = pattern.names.first { aliases[name] = nil }
      return
    }
    for element in elements {
      inner.bind(name, .expression(element, scope))
      statements(body, inner, facts)
    }
  }

  private func expression(_ one: Expression, _ scope: ViewScope, _ facts: Facts) {
    switch one.kind {
    case .assignment(let target, nil, let value): assigned(target, value, one, scope, facts)
    case .call(let callee, let arguments): called(callee, arguments, one, scope, facts)
    case .ifElse(let choice):
      let way = colors.facts(choice.conditions, in: scope)
      if let yes = way.yes.flatMap(facts.joined) { statements(choice.body, scope, yes) }
      if let otherwise = choice.otherwise, let no = way.no.flatMap(facts.joined) { statements(otherwise, scope, no) }
    case .switchOver(let choice):
      for (way, body) in colors.ways(choice, in: scope) {
        if let next = facts.joined(with: way) { statements(body, scope, next) }
      }
    case .forced(let inner), .chained(let inner), .attempt(let inner): expression(inner, scope, facts)
    default: break
    }
  }

  // MARK: - Objects

  /// Returns the name that stands for each element of a property that is a collection of views.
  func collection(_ sequence: Expression) -> String? {
    guard let name = colors.plainName(sequence),
      record.property(name, isStatic: false)?.member.type?.isCollection == true
    else { return nil }
    return OutletJoin.each(name)
  }

  /// Returns the name of an object in this type; `nil` when it has no known name.
  func object(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> String? {
    guard depth < 32 else { return nil }
    switch expression.kind {
    case .name("self"): return "self"
    case .name(let name):
      if let alias = aliases[name] { return alias }
      if let (bound, _) = scope.bound(name) {
        if case .expression(let value, let from) = bound, Self.constructed(value) == nil,
          let other = object(value, from, depth: depth + 1)
        {
          return other
        }
        return "\(function):\(name)"
      }
      return name
    case .member(let base?, let name):
      guard let inner = object(base, scope, depth: depth + 1) else { return nil }
      return inner == "self" ? name : "\(inner).\(name)"
    case .forced(let inner), .chained(let inner), .cast(let inner, _, _): return object(inner, scope, depth: depth + 1)
    default: return nil
    }
  }
}
