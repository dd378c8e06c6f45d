import ThemeModel

/// Lists and dictionaries whose themes are made when the code runs: `static let all: [Theme] = { var all = [base]; … }()`.
struct ComputedLists {
  private static let makers: Set = [
    "map", "compactMap", "flatMap", "mapValues", "reduce", "filter", "sorted", "reversed",
  ]
  private static let collections: Set = ["Array", "Set", "Dictionary"]

  let table: DeclarationTable
  let types: ColorTypes

  /// Returns warnings about those of which no element is read.
  func diagnostics(beside found: ThemeRecognition.Found) -> [Diagnostic] {
    guard !found.candidates.isEmpty else { return [] }
    let swept = found.candidates.compactMap { candidate -> TypeRecord? in
      switch candidate.root {
      case .madeFor, .madeOf, .chosen, .function: candidate.model(types)
      case .made, .making, .decoded, .enumCase, .property, .element, .type, .statics: nil
      }
    }
    let listed = Set(
      ([found] + found.others).flatMap(\.candidates).compactMap { candidate -> ObjectIdentifier? in
        if case .element(let property, _, _) = candidate.root { ObjectIdentifier(property) } else { nil }
      })
    let members = table.types.filter { $0.declaration != nil }.flatMap { type in
      type.properties.filter(\.member.isStatic).map { ($0.member, Optional(type)) }
    }
    return (members + table.globalProperties.map { ($0.member, nil) }).compactMap { property, owner in
      guard !SampleWords.sayStub(property.name), !listed.contains(ObjectIdentifier(property)),
        let model = model(ofList: property, in: owner), !swept.contains(where: { $0 === model }),
        makes(model, in: property, of: owner)
      else { return nil }
      return Diagnostic(
        .warning, code: "themes-not-followed",
        message:
          "the themes that `\(TokenPath.join(owner?.path ?? "", property.name))` makes are not read, because code "
          + "works out its elements; give each of them a constant",
        place: table.place(property.span))
    }
  }

  private func model(ofList property: Property, in owner: TypeRecord?) -> TypeRecord? {
    switch property.type {
    case .array(.named(let written)), .set(.named(let written)), .dictionary(_, .named(let written)):
      let model = table.expand(written, from: Int(property.span.file), within: owner).types.first
      return model.flatMap { isModel($0) ? $0 : nil }
    case nil: return property.initial.flatMap { model(madeBy: $0, property, owner) }
    default: return nil
    }
  }

  /// Returns the model of a list or a dictionary without a type, as far as the code that makes it tells: `specs.map { Theme(ink: $0) }`.
  private func model(madeBy initial: Expression, _ property: Property, _ owner: TypeRecord?) -> TypeRecord? {
    guard case .call(let callee, let arguments) = initial.kind else { return nil }
    switch callee.kind {
    case .member(_?, let name) where Self.makers.contains(name): break
    case .name(let name) where Self.collections.contains(name): break
    default: return nil
    }
    if let transform = arguments.last?.value,
      let model = ModelValues(table: table, types: types).model(of: property, madeBy: transform, owner), isModel(model)
    {
      return model
    }
    var found: TypeRecord?
    SyntaxWalk.each(property) { part in
      guard found == nil else { return }
      switch part.kind {
      case .call(let callee, _):
        guard var path = MakingCalls.path(callee) else { return }
        if path.last == "init" { path.removeLast() }
        let type = table.unnoted { table.expand(path, from: Int(property.span.file), within: owner).types.first }
        found = type.flatMap { isModel($0) ? $0 : nil }
      case .name(let name):
        found =
          functions(name, property, owner).lazy.compactMap { function, home -> TypeRecord? in
            guard case .types(let models) = types.shape(function.result, from: Int(function.span.file), within: home)
            else { return nil }
            return models.first(where: isModel)
          }.first
      default: break
      }
    }
    return found
  }

  private func isModel(_ model: TypeRecord) -> Bool {
    ModelValues(table: table, types: types).isModel(model)
  }

  /// Returns whether a list that is not written out makes values of a model, or changes copies of them.
  private func makes(_ model: TypeRecord, in property: Property, of owner: TypeRecord?) -> Bool {
    switch property.initial?.kind {
    case .array, .dictionary: return false
    default: break
    }
    var makes = false
    SyntaxWalk.each(property) { part in
      switch part.kind {
      case .call(let callee, _): if case .name(model.name) = callee.kind { makes = true }
      case .member(let base?, "init"): if case .name(model.name) = base.kind { makes = true }
      case .name(let name): makes = makes || gives(model, name, property, owner)
      case .member(let base?, let name):
        guard case .name(let type) = base.kind, type.beginsWithCapital else { return }
        let home =
          type == "Self" ? owner : table.unnoted { table.type([type], from: Int(property.span.file), within: owner) }
        makes = makes || home.map { gives(model, name, property, $0) } ?? false
      case .assignment(let target, _, _):
        if case .member(_?, let name) = target.kind {
          makes = makes || model.property(name, isStatic: false) != nil
        }
      default: break
      }
    }
    return makes
  }

  /// Returns whether a name is that of a function that makes values of a model.
  private func gives(_ model: TypeRecord, _ name: String, _ property: Property, _ owner: TypeRecord?) -> Bool {
    functions(name, property, owner).contains { function, home in
      if function.result == .named(["Self"]) { return home === model }
      if function.result?.names.contains(where: { $0.last == model.name }) == true { return true }
      // A list of constants has no theme of its own.
      return isList(function.result, of: model) && constructs(model, in: function.body ?? [])
    }
  }

  private func isList(_ type: TypeName?, of model: TypeRecord) -> Bool {
    switch type {
    case .array(let element)?, .set(let element)?, .dictionary(_, let element)?:
      element.names.contains { $0.last == model.name } || isList(element, of: model)
    default: false
    }
  }

  private func constructs(_ model: TypeRecord, in body: [Statement]) -> Bool {
    var constructs = false
    SyntaxWalk.each(body) { part in
      guard case .call(let callee, _) = part.kind else { return }
      switch callee.kind {
      case .name(let name): constructs = constructs || name == model.name
      case .member(let base, "init"):
        constructs = constructs || base.map { MakingCalls.path($0)?.last == model.name } ?? true
      default: break
      }
    }
    return constructs
  }

  private func functions(
    _ name: String, _ property: Property, _ owner: TypeRecord?
  ) -> [(function: Function, owner: TypeRecord?)] {
    let own = owner?.functions(name, isStatic: true).map { ($0.member, Optional($0.owner)) } ?? []
    return own + table.globalFunctions(name, from: Int(property.span.file)).map { ($0.member, nil) }
  }
}
