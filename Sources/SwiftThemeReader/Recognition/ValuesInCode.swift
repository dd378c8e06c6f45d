import ThemeModel

/// Values of the themes' models that code makes outside of the themes: the default of an environment key, the first value of a variable,
/// what a function returns for a case, a value that a view hands on. Each is a theme of its own.
///
/// A value that is made of what only the running app knows, such as the parameters of a function, is none.
struct ValuesInCode {
  /// How many values are evaluated. Those that turn out to be equal are one theme.
  fileprivate static let most = 256
  /// Words in the names of code that shows themes, and uses none.
  private static let shows: Set = [
    "demo", "demos", "example", "examples", "sample", "samples", "showcase", "onboarding", "placeholder", "playground",
    "skeleton", "debug",
  ]

  let code: ThemeRecognition
  private var table: DeclarationTable { code.table }
  private var types: ColorTypes { code.types }

  /// The same text makes the same value in the same type of the same file, unless it has local names.
  private struct Text: Hashable {
    var model: String
    var owner: String?
    var file: Int32
    var source: [UInt8]
  }

  struct Result {
    var themes: [ThemeCandidate] = []
    /// Values that are made of what only the running app knows, among other things.
    var open: [(model: TypeRecord, span: Span)] = []
    /// Values that are too many.
    var beyond: [(model: TypeRecord, span: Span)] = []
    var aside: [ThemeRecognition.Found.Note] = []

    /// Returns whether what a candidate is read from is one of the values.
    func contains(_ candidate: ThemeCandidate) -> Bool {
      let spans: [Span]
      switch candidate.root {
      case .property(let property, _):
        spans = [property.span, property.initial?.span].compactMap { $0 }
      case .function(let function, _), .chosen(let function, _, _, _): spans = [function.span]
      case .element, .making: spans = [candidate.span]
      case .made, .madeOf, .madeFor, .enumCase, .type, .statics: spans = []
      }
      return spans.contains { span in (themes.map(\.span) + open.map(\.span)).contains(where: span.contains) }
    }

    /// Returns a warning about the values that cannot be read.
    func diagnostics(_ table: DeclarationTable) -> [Diagnostic] {
      var unread = UnreadValues()
      for (model, span) in open { unread.add(of: model, at: span) }
      var tooMany = UnreadValues()
      for (model, span) in beyond { tooMany.add(of: model, at: span) }
      return unread.diagnostics(table) { name, count in
        count == 1
          ? "a \(name) that code makes of what only the running app knows is not read"
          : "\(count) values of \(name) that code makes of what only the running app knows are not read"
      }
        + tooMany.diagnostics(table) { name, count in
          let are = count == 1 ? "1 more value of \(name) is" : "\(count) more values of \(name) are"
          return "\(are) not read: code makes more than \(ValuesInCode.most)"
        }
    }
  }

  /// Returns the values beside the themes that were found.
  ///
  /// - Parameter reached: where the values of the themes' tokens are written
  func values(beside found: ThemeRecognition.Found, reached: Set<Place>) -> Result {
    values(of: models(of: found), beside: found, reached: reached)
  }

  func values(of models: [TypeRecord], beside found: ThemeRecognition.Found, reached: Set<Place>) -> Result {
    var result = Result()
    guard !models.isEmpty else { return result }
    let swept = Set(found.candidates.compactMap { $0.tuning(table) != nil ? $0.model(types) : nil }.map(\.path))
    var made = Set(found.candidates.compactMap { if case .made(let type) = $0.root { type.path } else { nil } })
    // The colors of a type with defaults are among the static ones.
    let isBesideStatics = found.candidates.contains(where: \.isOfStatics)
    if isBesideStatics { made.formUnion(models.filter(code.canBeMade).map(\.path)) }
    let read = bodies(of: found)
    var seen: Set<Text> = []
    for site in MakingSites(of: models, in: table).all {
      guard !swept.contains(site.model.path), !read.contains(ObjectIdentifier(site.body)),
        !found.candidates.contains(where: { contains($0, site) }), !isReached(site, reached),
        !(site.hasNoArguments && made.contains(site.model.path)), !isOfOtherCases(site, beside: found)
      else { continue }
      guard !isStub(site) else {
        result.aside.append(("\(site.name) is a value for tests, previews or samples", site.value.span))
        continue
      }
      guard let value = closed(site) else {
        if !isBesideStatics, !site.isPassedOn { result.open.append((site.model, site.value.span)) }
        continue
      }
      guard !isClosed(site.value, site) || seen.insert(text(site)).inserted else { continue }
      guard result.themes.count < Self.most else {
        result.beyond.append((site.model, site.value.span))
        continue
      }
      result.themes.append(
        ThemeCandidate(name: site.name, root: .making(value, site.body.owner, site.model), span: site.value.span))
    }
    return result
  }

  private func text(_ site: MakingSites.Site) -> Text {
    let span = site.value.span
    return Text(
      model: site.model.path, owner: site.body.owner?.path, file: span.file, source: Array(table.source(span)))
  }

  /// Returns the models of themes. Beside static colors alone, these are types that are called themes: what has a few colors besides
  /// is a part of the interface, such as the look of a field.
  func models(of found: ThemeRecognition.Found) -> [TypeRecord] {
    guard !found.candidates.contains(where: \.isOfStatics) else { return calledThemes.filter(Self.isCalledTheme) }
    var models: [TypeRecord] = []
    func add(_ model: TypeRecord?) {
      guard let model, isValue(model), !models.contains(where: { $0 === model }) else { return }
      models.append(model)
    }
    for candidate in found.candidates {
      // An enum that hands out several kinds of values has accessors to the colors in use among them.
      let held = code.models(of: candidate)
      if let first = held.first, held.allSatisfy({ $0 === first }) {
        add(first)
      } else {
        add(held.filter(Self.isCalledTheme).max { code.countColors(of: $0) < code.countColors(of: $1) })
      }
    }
    return models
  }

  /// The types whose values are themes by their names or by their members.
  var calledThemes: [TypeRecord] {
    code.declared.filter { type in
      guard isValue(type), types.isPalette(type), !types.isStyle(type), !type.isInView(types), !code.isOneColor(type),
        !ThemeWords.saysPart(type.path), code.colors(of: type).count >= Self.fewest || types.isHolder(type)
      else { return false }
      return Self.isCalledTheme(type) || types.isWholeTheme(type)
    }
  }

  private static func isCalledTheme(_ type: TypeRecord) -> Bool {
    ThemeWords.isCalledTheme(type.name)
  }

  private static let fewest = 2

  /// Returns whether values of a type may be themes. A manager is none, and neither is what protocols and enums ask for.
  private func isValue(_ model: TypeRecord) -> Bool {
    model.declaration != nil && (model.kind == .structure || model.kind == .classType) && !types.isView(model)
      && !types.isColorValue(model) && !AppState.isManager(model) && !ThemeWords.isStub(model.name)
  }

  // MARK: What is a theme already

  /// Returns the code that the themes are read from, with the functions and computed properties that it names.
  private func bodies(of found: ThemeRecognition.Found) -> Set<ObjectIdentifier> {
    var named: [String: [CodeBody]] = [:]
    for body in table.codeBodies where body.kind == .function || body.kind == .getter {
      named[body.name, default: []].append(body)
    }
    var read: Set<ObjectIdentifier> = []
    var waiting = table.codeBodies.filter { body in found.candidates.contains { isCode(body, of: $0) } }
    while let body = waiting.popLast() {
      guard read.insert(ObjectIdentifier(body)).inserted else { continue }
      SyntaxWalk.each(body.statements) { part in
        switch part.kind {
        case .name(let name), .member(_, let name): waiting += named.removeValue(forKey: name) ?? []
        default: break
        }
      }
    }
    return read
  }

  private func isCode(_ body: CodeBody, of candidate: ThemeCandidate) -> Bool {
    switch candidate.root {
    case .made(let type), .madeOf(let type, _, _, _), .madeFor(let type, _, _, _), .enumCase(let type, _, _):
      guard let owner = body.owner else { return false }
      return type === owner || type.inherits(from: owner)
    case .property(let property, _): return body.declared == ObjectIdentifier(property)
    case .function(let function, _), .chosen(let function, _, _, _): return body.function === function
    case .element, .making, .type, .statics: return false
    }
  }

  /// Returns whether a value is a part of what a theme is read from.
  private func contains(_ candidate: ThemeCandidate, _ site: MakingSites.Site) -> Bool {
    switch candidate.root {
    case .making(let value, _, _): value.span.contains(site.value.span)
    case .element: candidate.span.contains(site.value.span)
    default: false
    }
  }

  /// Returns whether a value belongs to the cases of an enum that is no theme, beside one whose cases are the themes.
  private func isOfOtherCases(_ site: MakingSites.Site, beside found: ThemeRecognition.Found) -> Bool {
    guard let owner = site.body.owner, owner.kind == .enumeration, !owner.cases.isEmpty, !site.body.isStatic,
      !ThemeWords.saysTheme(owner.path)
    else { return false }
    return found.candidates.contains { if case .enumCase = $0.root { true } else { false } }
  }

  private func isReached(_ site: MakingSites.Site, _ reached: Set<Place>) -> Bool {
    var isReached = false
    SyntaxWalk.each(site.value) { part in
      isReached = isReached || part !== site.value && reached.contains(table.place(part.span))
    }
    return isReached
  }

  /// Returns whether a value is made for a test, a preview or a sample.
  private func isStub(_ site: MakingSites.Site) -> Bool {
    var names = [site.body.name, site.name]
    var here = site.body.owner
    while let owner = here {
      if owner.foreignParents.contains("PreviewProvider") { return true }
      names.append(owner.name)
      here = owner.parent
    }
    return names.contains { ThemeWords.isStub($0) || NameWords.of($0).contains(where: Self.shows.contains) }
  }

  // MARK: What only the running app knows

  /// Returns a value in which local constants are replaced by what they are, or `nil` for one that depends on what only the running app
  /// knows.
  private func closed(_ site: MakingSites.Site) -> Expression? {
    if let variable = site.variable, isChanged(variable, in: site.body) { return nil }
    return closed(site.value, site, depth: 0)
  }

  private func closed(_ value: Expression, _ site: MakingSites.Site, depth: Int) -> Expression? {
    guard depth < Self.deepest else { return nil }
    switch value.kind {
    case .name(let name):
      guard isLocal(name, at: value.span, site) else { return isOfObject(name, site.body) ? nil : value }
      guard case .variable(let binding)? = site.body.locals.meaning(of: name, at: value.span),
        let initial = binding.initial, case .name = binding.pattern, !isChanged(name, in: site.body)
      else { return nil }
      return closed(initial, site, depth: depth + 1)
    case .call(let callee, let arguments):
      guard let callee = closed(callee, site, depth: depth) else { return nil }
      var known: [Expression.Argument] = []
      for argument in arguments {
        guard let value = closed(argument.value, site, depth: depth) else { return nil }
        known.append(.init(label: argument.label, value: value, isTrailing: argument.isTrailing))
      }
      return Expression(.call(callee, known), value.span)
    case .member(let base?, let name):
      return closed(base, site, depth: depth).map { Expression(.member($0, name), value.span) }
    default: return isClosed(value, site) ? value : nil
    }
  }

  private static let deepest = 8

  /// Returns whether an expression names nothing that the code around it has.
  private func isClosed(_ value: Expression, _ site: MakingSites.Site) -> Bool {
    var isClosed = true
    SyntaxWalk.each(value) { part in
      guard case .name(let name) = part.kind else { return }
      if isLocal(name, at: part.span, site) || isOfObject(name, site.body) { isClosed = false }
    }
    return isClosed
  }

  /// Returns whether a name is a local one of the code around a value. Closures in the value have names of their own.
  private func isLocal(_ name: String, at place: Span, _ site: MakingSites.Site) -> Bool {
    let body = site.body
    switch body.locals.meaning(of: name, at: place) {
    case .parameter(let closure, _, _)?: return !site.value.span.contains(closure.span)
    case .variable(let binding)?:
      guard let initial = binding.initial else { return true }
      return !site.value.span.contains(initial.span)
    case .element?, .argument?, .function?, .part?: return true
    case nil: return body.parameters.contains { $0.name == name } || body.names.contains(name)
    }
  }

  /// Returns whether a name is a member of the object whose code it is.
  private func isOfObject(_ name: String, _ body: CodeBody) -> Bool {
    guard let owner = body.owner else { return false }
    if name == "self" { return !body.isStatic }
    guard !body.isStatic, body.kind != .argument else { return false }
    return (owner.classLine + owner.allProtocols).contains { type in
      type.properties.contains { !$0.member.isStatic && $0.member.name == name }
        || type.functions[name]?.contains { !$0.isStatic } == true
    }
  }

  /// Returns whether code sets a variable or a part of it.
  private func isChanged(_ variable: String, in body: CodeBody) -> Bool {
    var isChanged = false
    SyntaxWalk.each(body.statements) { part in
      switch part.kind {
      case .assignment(let target, _, _): isChanged = isChanged || Self.root(of: target) == variable
      case .reference(let target): isChanged = isChanged || Self.root(of: target) == variable
      case .call(let callee, _):
        // A method that gives nothing may change the value: `theme.invert()`.
        guard case .member(let base?, let name) = callee.kind, Self.root(of: base) == variable else { return }
        isChanged = isChanged || table.types.contains { $0.functions[name]?.contains(where: \.isMutating) == true }
      default: break
      }
    }
    return isChanged
  }

  private static func root(of target: Expression) -> String? {
    switch target.kind {
    case .name(let name): name
    case .member(let base?, _), .index(let base, _), .forced(let base), .chained(let base): root(of: base)
    default: nil
    }
  }
}

extension MakingSites.Site {
  fileprivate var hasNoArguments: Bool {
    if case .call(_, let arguments) = value.kind { arguments.isEmpty } else { false }
  }

  /// Whether it is made of nothing but what the code around it has: `Theme(ink: ink, page: other.page)`.
  fileprivate var isPassedOn: Bool {
    guard case .call(_, let arguments) = value.kind else { return false }
    return arguments.allSatisfy { argument in
      switch argument.value.kind {
      case .name, .member(_?, _), .string, .boolean, .integer, .nilLiteral: true
      default: false
      }
    }
  }
}
