import ThemeModel

/// Tokens that code hands to something that is not followed: `chart.paint(theme.text)`, `pages.currentPageIndicatorTintColor = theme.text`.
/// Views may show them, and nothing else tells of them.
struct UnfollowedTokens {
  let table: DeclarationTable
  let colors: ColorReading
  /// The types that declare tokens.
  private let palettes: Set<ObjectIdentifier>
  /// The names of cases, and of constants that are no tokens: `.suggestion` may mean one.
  private let otherNames: Set<String>
  /// The functions of views that take colors, whether for a text or for a ground.
  private let takers: Set<String>
  /// What was read before.
  private let read: Set<ReadPlace>

  init(table: DeclarationTable, colors: ColorReading) {
    (self.table, self.colors) = (table, colors)
    let palettes = colors.owners.declaring
    self.palettes = palettes
    read = colors.readPlaces
    takers = table.types.reduce(into: []) { names, type in
      guard type.kind == .classType else { return }
      for (name, all) in type.functions where all.contains(where: \.takesColor) { names.insert(name) }
    }
    otherNames = table.types.reduce(into: []) { names, type in
      names.formUnion(type.caseNames)
      guard type.declaration != nil, !palettes.contains(ObjectIdentifier(type)) else { return }
      names.formUnion(type.properties.map(\.member).filter(\.isStatic).map(\.name))
    }
  }

  /// Words for what paints no foreground: shadows and grounds.
  private static let others = ["shadow", "background", "backdrop", "ground", "fill", "bartint"]

  /// Functions that show nothing of what they are given.
  private static let silent: Set = ["onChange", "onReceive", "animation", "id", "print", "debugPrint", "assert"]

  /// A token that code hands on.
  struct Found {
    var sighted: Sighted
    /// Where it is written, and the calls around it begin: what reads one of these reads the token.
    var places: Set<ReadPlace>
  }

  /// Returns the tokens that some code hands on.
  ///
  /// - Parameter isOwn: whether some code is to be looked at
  func found(where isOwn: (CodeBody) -> Bool) -> [Found] {
    var all: [Found] = []
    var seen: Set<Span> = []
    for body in table.codeBodies where body.kind != .closure && isOwn(body) && mayShow(body) {
      var calls: [Span] = []
      SyntaxWalk.each(body.statements) { part in
        if case .call = part.kind { calls.append(part.span) }
        for given in given(by: part) {
          for value in Self.values(of: given.value)
          where mayName(value, isColor: given.isCalledColor) && seen.insert(value.span).inserted {
            let places = Set((calls.filter { $0.contains(value.span) } + [value.span]).map(ReadPlace.init))
            guard read.isDisjoint(with: places), let token = token(value, part, body) else { continue }
            let isOfView = body.owner.map { ViewRendering.conforms($0, to: "View") } == true
            let sighted = Sighted.bare(
              token, given.element, given.reason, view: body.owner?.name ?? body.name,
              source: isOfView ? .swiftUI : .uiKit)
            all.append(Found(sighted: sighted, places: places))
          }
        }
      }
    }
    return all
  }

  /// Whether code may show colors: no sample, and none that declares tokens.
  private func mayShow(_ body: CodeBody) -> Bool {
    guard !body.isOfSamples else { return false }
    // A view may declare colors of its own.
    if let owner = body.owner, owner.foreignParents.contains("View") || owner.kind == .classType && isView(owner) {
      return true
    }
    var around = body.owner
    while let type = around {
      if palettes.contains(ObjectIdentifier(type)) { return false }
      around = type.parent
    }
    return true
  }

  private func isView(_ type: TypeRecord) -> Bool {
    type.classLine.flatMap(\.foreignParents).contains { ObjectWalk.isView($0) || $0.hasPrefix("UI") }
  }

  private struct Given {
    var value: Expression
    var reason: String
    /// What takes it, in lowercase: the function with the label, the member.
    var taker: String

    /// Whether that is called a color.
    var isCalledColor: Bool { says("color", "colour", "tint") }

    /// What the token is shown as, as far as that says it.
    var element: Sighting.Element {
      if says("separator", "border", "divider", "stroke", "outline") { return .border }
      return says("tint", "icon", "image", "symbol") ? .icon : .text(.init())
    }

    private func says(_ words: String...) -> Bool { words.contains { TextSearch.contains(taker, $0) } }
  }

  /// Returns what an expression hands on: the arguments of a call, the value that an assignment gives a member.
  private func given(by part: Expression) -> [Given] {
    switch part.kind {
    case .call(let callee, let arguments):
      let name = MemberChain(callee).names.last ?? ""
      // What is made of a color is one, and is handed on itself.
      let isTaken = takers.contains(name)
      guard isTaken || !Self.isOther(name), !Self.silent.contains(name), !Self.makesColor(callee) else { return [] }
      return arguments.filter { isTaken || !Self.isOther($0.label ?? "") }.map { argument in
        Given(
          value: argument.value, reason: Self.reason(name),
          taker: (name + " " + (argument.label ?? "")).lowercased())
      }
    case .assignment(let target, nil, let value):
      guard case .member(_, let name) = target.kind, !Self.isOther(name), colors.names.paths(ofMember: name).isEmpty
      else { return [] }
      return [
        Given(value: value, reason: "what `\(name)` colours is not known", taker: name.lowercased())
      ]
    default: return []
    }
  }

  private static func reason(_ name: String) -> String {
    switch name {
    case "": "what is done with it is not read"
    case "tint", "accentColor": OutletReading.tints
    default: "what `\(name)` does with it is not read"
    }
  }

  /// `Color(…)`, `UIColor(…)`
  private static func makesColor(_ callee: Expression) -> Bool {
    MemberChain(callee).names.last.map(ColorReading.colorTypes.contains) == true
  }

  private static func isOther(_ name: String) -> Bool {
    let plain = name.lowercased()
    return others.contains { TextSearch.contains(plain, $0) }
  }

  /// Returns the parts of an expression that are its value, or are made into it.
  private static func values(of expression: Expression) -> [Expression] {
    switch expression.kind {
    case .member, .name: [expression]
    case .call(let callee, let arguments):
      // The arguments of others are those of another call.
      if makesColor(callee) {
        [expression] + arguments.flatMap { values(of: $0.value) }
      } else if case .member(let base?, _) = callee.kind {
        [expression] + values(of: base)
      } else {
        [expression]
      }
    case .conditional(_, let yes, let no): values(of: yes) + values(of: no)
    case .binary("??", let left, let right): values(of: left) + values(of: right)
    case .array(let elements): elements.flatMap(values)
    case .dictionary(let entries): entries.flatMap { values(of: $0.value) }
    case .tuple(let parts): parts.flatMap { values(of: $0.value) }
    case .forced(let inner), .chained(let inner), .attempt(let inner), .cast(let inner, _, _): values(of: inner)
    default: []
    }
  }

  /// Returns the token that an expression names and that nothing has read.
  private func token(_ value: Expression, _ part: Expression, _ body: CodeBody) -> Ink.Alternative? {
    let call = MakingCalls.Call(expression: part, arguments: [Expression.Argument(value: value)], type: nil, body: body)
    let ink = colors.color(value, as: colors.isMac ? "NSColor" : "UIColor", in: colors.scope(of: call))
    guard ink.alternatives.count == 1, let only = ink.alternatives.first, case .token(let path) = only.shade,
      // Constants of the app's that hold colors are read with what declares them.
      only.span.start == value.span.start, only.span.file == value.span.file,
      !colors.names.isDeclared(path, at: value.span, in: table), !colors.names.declares(at: table.place(value.span))
    else { return nil }
    return only
  }

  /// Whether an expression may name a token, by its last name.
  private func mayName(_ value: Expression, isColor: Bool) -> Bool {
    switch value.kind {
    case .member(nil, let name) where !isColor && otherNames.contains(name): return false
    case .member, .name:
      var names = MemberChain(value).names
      while let last = names.last, ColorReading.conversions.contains(last), names.count > 1 { names.removeLast() }
      return names.last.map { !colors.names.paths(ofMember: $0).isEmpty } == true
    case .call(let callee, let arguments):
      guard let first = arguments.first?.value,
        Self.makesColor(callee) || MemberChain(callee).names.last == "init"
      else { return false }
      if case .string = first.kind { return true }
      return false
    default: return false
    }
  }
}
