import ThemeModel

/// The values that the sources make of a model, and the variables that hold one of them at a time.
struct ModelValues {
  let table: DeclarationTable
  let types: ColorTypes

  /// Stored variables, static ones and those of managers, that may hold the theme in use.
  var variables: [(property: Property, owner: TypeRecord?)] {
    let members = table.types.filter { $0.declaration != nil }.flatMap { type in
      type.properties.filter { isVariable($0.member) }.map { ($0.member, Optional(type)) }
    }
    return members + table.globalProperties.filter { isVariable($0.member) }.map { ($0.member, nil) }
  }

  private func isVariable(_ property: Property) -> Bool {
    property.isStored && !property.isConstant && !property.isRequirement
  }

  struct Choice {
    let name: String
    let model: TypeRecord
    let choice: ThemeCandidate.Selection.Choice
    let span: Span
  }

  /// The values that a variable may hold: constants of a model, cases of an enum that calls itself a theme.
  func choices(of variable: Property, in owner: TypeRecord?) -> [Choice] {
    let scope = owner ?? table.foreignScope
    if case .palette(let models) = types.kind(of: variable, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType, ThemeDiscovery.saysTheme(model.name)
    {
      return constants(of: model).map { constant, constantOwner in
        Choice(name: constant.name, model: model, choice: .constant(constant, constantOwner), span: constant.span)
      }
    }
    guard case .named(let path)? = variable.type,
      let type = table.expand(path, from: Int(variable.span.file), within: owner).types.first,
      type.kind == .enumeration,
      ThemeDiscovery.saysTheme(type.name), type.cases.allSatisfy(\.parameters.isEmpty)
    else { return [] }
    return type.cases.map { Choice(name: $0.name, model: type, choice: .enumCase(type, $0.name), span: $0.span) }
  }

  /// The model of a list that the sources write out, and what its elements are called.
  func list(_ property: Property, in owner: TypeRecord?) -> (model: TypeRecord, names: [String])? {
    guard case .array(let elements)? = property.initial?.kind, !elements.isEmpty else { return nil }
    var path: [String]?
    if case .array(.named(let written))? = property.type { path = written }
    if path == nil, case .call(let callee, _) = elements[0].kind, case .name(let name) = callee.kind { path = [name] }
    guard let path,
      let model = table.expand(path, from: Int(property.span.file), within: owner).types.first,
      model.declaration != nil,
      model.kind == .structure || model.kind == .classType, ThemeDiscovery.saysTheme(model.name),
      types.isPalette(model),
      elements.allSatisfy({ if case .call = $0.kind { true } else { false } })
    else { return nil }
    let names = elements.enumerated().map { index, element in
      Self.title(element) ?? TokenWriter.join(property.name, String(index))
    }
    guard Set(names).count == names.count else {
      return (model, elements.indices.map { TokenWriter.join(property.name, String($0)) })
    }
    return (model, names)
  }

  /// `Theme(id: "dusk", …)` says what it is called.
  private static func title(_ element: Expression) -> String? {
    guard case .call(_, let arguments) = element.kind else { return nil }
    for label in ["name", "id", "identifier", "key", "title", "displayName"] {
      guard let argument = arguments.first(where: { $0.label == label }) else { continue }
      if case .string(let parts) = argument.value.kind, parts.count == 1, case .text(let text) = parts[0], !text.isEmpty
      {
        return text
      }
    }
    return nil
  }

  /// `static let pastel = Theme(…)`: constants, and computed ones.
  func constants(of model: TypeRecord) -> [(property: Property, owner: TypeRecord?)] {
    var found: [(Property, TypeRecord?)] = []
    for owner in table.types {
      for (property, _) in owner.properties where property.isStatic && isConstant(property, of: model, in: owner) {
        found.append((property, owner))
      }
    }
    for (property, _) in table.globalProperties where isConstant(property, of: model, in: table.foreignScope) {
      found.append((property, nil))
    }
    return found
  }

  private func isConstant(_ property: Property, of model: TypeRecord, in owner: TypeRecord) -> Bool {
    guard property.isConstant || !property.isStored, !property.wrapperIsOther,
      !["shared", "current", "instance", "sharedInstance", "active", "selected"].contains(property.name)
    else { return false }
    if case .array? = property.type { return false }
    guard case .palette(let models) = types.kind(of: property, in: owner) else { return false }
    return models.first === model
  }

  /// What is made of what a variable holds: `Theme.active.ink`, `manager.current == .dusk`, and what reads it by another name.
  struct Mentions {
    private let variable: Property
    private let owner: TypeRecord?
    /// `private static var theme: AppTheme { ThemeManager.shared.current }`
    private var otherNames: Set<String> = []

    init(of variable: Property, in owner: TypeRecord?, _ table: DeclarationTable) {
      self.variable = variable
      self.owner = owner
      let computed = table.types.flatMap { $0.properties.map(\.member) } + table.globalProperties.map(\.member)
      for property in computed where property !== variable && property.getter != nil && property.type != nil {
        guard property.type == variable.type else { continue }
        var isOther = false
        SyntaxWalk.each(property) { isOther = isOther || isVariable($0) }
        if isOther { otherNames.insert(property.name) }
      }
    }

    func isMade(_ property: Property) -> Bool {
      var isMade = false
      SyntaxWalk.each(property) { isMade = isMade || mentions($0) }
      return isMade
    }

    func isMade(_ function: Function) -> Bool {
      var isMade = false
      SyntaxWalk.each(function.body ?? []) { isMade = isMade || mentions($0) }
      return isMade
    }

    private func mentions(_ expression: Expression) -> Bool {
      if isVariable(expression) { return true }
      switch expression.kind {
      case .name(let name), .member(_, let name): return otherNames.contains(name)
      default: return false
      }
    }

    private func isVariable(_ expression: Expression) -> Bool {
      switch expression.kind {
      case .member(let holder?, variable.name):
        if !variable.isStatic { return true }
        guard case .name(let name) = holder.kind else { return false }
        return name == owner?.name || name == "Self"
      case .name(variable.name): return true
      default: return false
      }
    }
  }
}
