import ThemeModel

/// Values of the themes' models that code makes outside of the themes: the default of an environment key, the first value of a variable,
/// what a function returns for a case, a value that a view hands on, a copy with changes. Each is a theme of its own.
///
/// A value that is made of what only the running app knows, such as the parameters of a function, is none. It is told where it has a color
/// of its own.
struct ValuesInCode {
  /// How many values are evaluated. Those that turn out to be equal are one theme.
  static let most = 256

  let code: ThemeRecognition
  private let changes: BodyChanges
  private let closed: ClosedValues
  private let own: OwnColors
  private var table: DeclarationTable { code.table }
  private var types: ColorTypes { code.types }

  init(code: ThemeRecognition) {
    self.code = code
    changes = BodyChanges(code.table)
    closed = ClosedValues(table: code.table, changes: changes)
    own = OwnColors(types: code.types, closed: closed)
  }

  /// The same text makes the same value in the same type of the same file, unless it has local names.
  private struct Text: Hashable {
    var model: String
    var owner: String?
    var file: Int32
    var source: [UInt8]
  }

  /// A value that is not read.
  struct Told {
    var reason: UnreadReason
    var name: String
    /// The names of the types of which it may be.
    var model: String
    var span: Span
  }

  struct Result {
    var themes: [ThemeCandidate] = []
    /// Values that are not read.
    var told: [Told] = []

    /// Where the values are made.
    var spans: Set<Span> { Set(themes.map(\.span) + told.map(\.span)) }

    mutating func tell(_ reason: UnreadReason, _ name: String, of models: [TypeRecord], _ span: Span) {
      let model = models.map(\.path).joined(separator: " or ")
      told.append(Told(reason: reason, name: name, model: model, span: span))
    }

    mutating func tell(_ reason: UnreadReason, _ site: MakingSites.Site) {
      tell(reason, site.name, of: site.models, site.value.span)
    }

    /// What is left aside, as the list of all readings says it.
    var aside: [ThemeRecognition.Found.Note] {
      var seen: Set<Span> = []
      return told.filter { $0.reason == .sample && seen.insert($0.span).inserted }.map {
        ("\($0.name) is a value for tests, previews or samples", $0.span)
      }
    }

    /// Returns whether what a candidate is read from is one of the values.
    func contains(_ candidate: ThemeCandidate) -> Bool {
      let spans: [Span]
      switch candidate.root {
      case .property(let property, _):
        spans = [property.span, property.initial?.span].compactMap { $0 }
      case .function(let function, _), .chosen(let function, _, _, _): spans = [function.span]
      case .element, .making: spans = [candidate.span]
      case .made, .madeOf, .madeFor, .decoded, .enumCase, .type, .statics: spans = []
      }
      let known = themes.map(\.span) + told.filter { $0.reason != .sample }.map(\.span)
      return spans.contains { span in known.contains(where: span.contains) }
    }

    /// Returns warnings about the values that cannot be read, and a note about those that are left aside.
    func diagnostics(_ table: DeclarationTable) -> [Diagnostic] {
      UnreadReason.allCases.flatMap { reason in
        var unread = UnreadValues()
        for one in told where one.reason == reason { unread.add(of: one.model, at: one.span) }
        return unread.diagnostics(
          table, reason == .sample ? .note : .warning,
          code: reason.isTheme ? "themes-not-followed" : "themes-not-read", reason.message)
      }
    }
  }

  /// Returns the values beside the themes that were found.
  ///
  /// Tells of other values of the palette that themes have beside colors of their own.
  private func tellPalettes(beside found: ThemeRecognition.Found, _ reached: Set<Place>, _ result: inout Result) {
    guard let only = OnlyPalette(of: found, in: code), !only.isWhole, Self.isCalledTheme(only.model),
      !models(of: found).contains(where: { $0 === only.model })
    else { return }
    let read = readBodies(of: found)
    for site in MakingSites(of: [only.model], in: code).all
    where !read.contains(ObjectIdentifier(site.body)) && !isReached(site, reached) && !site.body.isSample([site.name])
      && !found.candidates.contains(where: { contains($0, site) }) && hasOwnColors(site)
    {
      result.tell(.part, site)
    }
  }

  /// - Parameters:
  ///   - reached: where the values of the themes' tokens are written
  ///   - isTelling: whether the result says which values are not read
  func values(
    of models: [TypeRecord], beside found: ThemeRecognition.Found, reached: Set<Place>, isTelling: Bool = true
  ) -> Result {
    var result = Result()
    if isTelling { tellPalettes(beside: found, reached, &result) }
    guard !models.isEmpty else { return result }
    let swept = Set(found.candidates.compactMap { $0.tuning(table) != nil ? $0.model(types) : nil }.map(\.path))
    var made = Set(found.candidates.compactMap { if case .made(let type) = $0.root { type.path } else { nil } })
    // The colors of a type with defaults are among the static ones.
    let isBesideStatics = found.candidates.contains(where: \.isOfStatics)
    if isBesideStatics { made.formUnion(models.filter(code.canBeMade).map(\.path)) }
    let read = readBodies(of: found)
    let changed = ChangedCopies(of: models, types, changes)
    let copied = Set(changed.copies.map(\.value.span))
    let sites =
      MakingSites(of: models, in: code).all.filter { $0.variable == nil || !copied.contains($0.value.span) }
      + changed.copies
    let passing = PassingFunctions(code, own)
    var changing = ChangingFunctions(code)
    var seen: Set<Text> = []
    for site in sites.sorted(by: { $0.value.span.precedes($1.value.span) }) {
      guard !site.models.allSatisfy({ swept.contains($0.path) }), !read.contains(ObjectIdentifier(site.body)),
        !found.candidates.contains(where: { contains($0, site) }), !isReached(site, reached),
        !result.themes.contains(where: { $0.span.contains(site.value.span) }),
        !(site.hasNoArguments && site.copy == nil && made.contains(site.model.path))
      else { continue }
      if let reason = reasonAside(site, beside: found) {
        result.tell(reason, site)
      } else if let value = value(of: site) {
        add(value, of: site, to: &result, &seen)
      } else if !hasOwnColors(site) {
        passing.add(site)
      } else if isBesideStatics {
        continue
      } else if site.copy == nil {
        result.tell(.open, site)
      } else {
        result.tell(.changed, site)
        changing.add(site)
      }
    }
    result.themes = ThemeNames.titled(result.themes)
    guard isTelling, !isBesideStatics else { return result }
    let writes = changed.writes.filter { !swept.contains($0.model.path) && !changing.contains($0) }
    tell(writes.sorted { $0.value.span.precedes($1.value.span) }, read, reached, passing, &result)
    let known = result.spans
    for call in passing.calls(outside: read) where !known.contains(call.span) {
      let reason = call.body.isSample() ? UnreadReason.sample : call.isChange ? .changed : .open
      result.tell(reason, MakingSites.name(of: call.body), of: [call.model], call.span)
    }
    return result
  }

  private func add(
    _ value: Expression, of site: MakingSites.Site, to result: inout Result, _ seen: inout Set<Text>
  ) {
    let span = site.value.span
    let isText = site.copy == nil && closed.isClosed(site.value, in: site.body, of: span)
    guard !isText || seen.insert(text(site)).inserted else { return }
    guard result.themes.count < Self.most else {
      result.tell(.beyond, site)
      return
    }
    result.themes.append(
      ThemeCandidate(name: site.name, root: .making(value, site.body.owner, site.model), span: span))
  }

  private func text(_ site: MakingSites.Site) -> Text {
    let span = site.value.span
    return Text(
      model: site.model.path, owner: site.body.owner?.path, file: span.file, source: Array(table.source(span)))
  }

  /// Tells of the members that code sets to colors of its own in values of models. Where code sets one to what it is given, its calls
  /// have the colors.
  private func tell(
    _ writes: [ChangedCopies.Write], _ read: Set<ObjectIdentifier>, _ reached: Set<Place>,
    _ passing: PassingFunctions, _ result: inout Result
  ) {
    for write in writes {
      let span = write.value.span
      guard !read.contains(ObjectIdentifier(write.body)), !reached.contains(table.place(span)) else { continue }
      guard own.isOwn(write.value, in: write.body, of: span) else {
        passing.add(write)
        continue
      }
      let reason = write.body.isSample() ? UnreadReason.sample : .changed
      result.tell(reason, MakingSites.name(of: write.body), of: [write.model], span)
    }
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
    if let only = OnlyPalette(of: found, in: code), only.isWhole { add(only.model) }
    return models
  }

  /// The types whose values are themes by their names or by their members.
  var calledThemes: [TypeRecord] {
    code.declared.filter { type in
      guard isValue(type), types.isPalette(type), !types.isPart(type), !type.isInView(types), !code.isOneColor(type),
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
      && !types.isColorValue(model) && !AppState.isManager(model) && !SampleWords.sayStub(model.name)
  }

  // MARK: What is a theme already

  /// Returns the code that the themes are read from, with the functions and computed properties that it calls.
  private func readBodies(of found: ThemeRecognition.Found) -> Set<ObjectIdentifier> {
    let first = table.codeBodies.filter { body in found.candidates.contains { isCode(body, of: $0) } }
    return first.isEmpty ? [] : ReadBodies(table).all(from: first)
  }

  private func isCode(_ body: CodeBody, of candidate: ThemeCandidate) -> Bool {
    switch candidate.root {
    case .made(let type), .madeOf(let type, _, _, _), .madeFor(let type, _, _, _), .enumCase(let type, _, _),
      .decoded(let type, _):
      return body.isOf(type) && isRead(body, of: type)
    case .property(let property, _): return body.declared == ObjectIdentifier(property)
    case .function(let function, _), .chosen(let function, _, _, _): return body.function === function
    case .element, .making, .type, .statics: return false
    }
  }

  /// Returns whether the colors of a theme are read from code of its type, and not only from what that calls: functions give palettes of
  /// the theme where a protocol asks for them.
  private func isRead(_ body: CodeBody, of type: TypeRecord) -> Bool {
    switch body.kind {
    case .initializer, .argument: return true
    case .getter, .firstValue:
      guard !body.isStatic, let (property, owner) = type.property(body.name, isStatic: false) else { return false }
      if case .other = types.kind(of: property, in: owner) { return false }
      return true
    case .setter, .observer, .ending, .topLevel, .closure: return false
    case .function: break
    }
    guard let function = body.function, !function.isStatic else { return false }
    if case .color = types.kind(function.result, from: body.file, within: body.owner) { return true }
    return types.functions.palettes(of: type).contains { $0.function === function }
  }

  /// Returns whether a value is a part of what a theme is read from.
  private func contains(_ candidate: ThemeCandidate, _ site: MakingSites.Site) -> Bool {
    switch candidate.root {
    case .making(let value, _, _): value.span.contains(site.value.span)
    case .element: candidate.span.contains(site.value.span)
    default: false
    }
  }

  /// Returns why a value is told and not read: it is for a test, or it belongs to the cases of an enum that is no theme, beside one whose
  /// cases are the themes.
  private func reasonAside(_ site: MakingSites.Site, beside found: ThemeRecognition.Found) -> UnreadReason? {
    if site.body.isSample([site.name]) { return .sample }
    if site.isUntold { return .untold }
    guard let owner = site.body.owner, owner.kind == .enumeration, !owner.cases.isEmpty, !site.body.isStatic,
      !ThemeWords.saysTheme(owner.path)
    else { return nil }
    return found.candidates.contains { if case .enumCase = $0.root { true } else { false } } ? .otherCase : nil
  }

  private func isReached(_ site: MakingSites.Site, _ reached: Set<Place>) -> Bool {
    var isReached = false
    for value in [site.value] + (site.copy?.colors ?? []) {
      SyntaxWalk.each(value) { part in
        isReached = isReached || part !== site.value && reached.contains(table.place(part.span))
      }
    }
    return isReached
  }

  // MARK: What only the running app knows

  /// Returns a value in which local constants are replaced by what they are, or `nil` for one that depends on what only the running app
  /// knows.
  private func value(of site: MakingSites.Site) -> Expression? {
    let body = site.body
    if let copy = site.copy { return copy.code { closed.closed($0, in: body, of: $0.span) } }
    if let variable = site.variable, changes.isChangedInPart(variable, in: body) { return nil }
    return closed.closed(site.value, in: body, of: site.value.span)
  }

  /// Returns whether a value has a color of its own, and does not only hand on what the code around it has.
  private func hasOwnColors(_ site: MakingSites.Site) -> Bool {
    let changed = site.copy?.colors ?? []
    return changed.contains { own.isOwn($0, in: site.body, of: $0.span) } || own.areIn(making: site.value, of: site)
  }
}

extension CodeBody {
  /// Returns whether code is for tests, previews or samples.
  ///
  /// - Parameter names: further names that may say so
  func isSample(_ names: [String] = []) -> Bool {
    let isOfObject = owner != nil && !isStatic
    if (names + [name]).contains(where: { SampleWords.say($0, ofObject: isOfObject) }) { return true }
    var here = owner
    while let owner = here {
      if owner.isForSamples || SampleWords.say(owner.name, ofObject: isOfObject) { return true }
      here = owner.parent
    }
    return false
  }

  /// Returns whether values of a type have this code.
  fileprivate func isOf(_ type: TypeRecord) -> Bool {
    guard let owner else { return false }
    return type === owner || type.inherits(from: owner)
  }
}

extension MakingSites.Site {
  fileprivate var hasNoArguments: Bool {
    if case .call(_, let arguments) = value.kind { arguments.isEmpty } else { false }
  }
}
