/// Colors that calls of a class's functions hand to them: `cell.configure(title: t, ink: theme.text)`.
extension ColorReading {
  /// Returns the colors that calls on other objects hand to a parameter of a function, each under the condition that it is that call;
  /// `nil` where not all of them are followed. The calls that the class makes itself are walked through where they are.
  func handed(_ parameter: Parameter, of function: Function, to owner: TypeRecord) -> Ink? {
    guard Self.word(parameter.type).map(Self.colorTypes.contains) == true, !parameter.isVariadic else { return nil }
    let key = "\(function.span.file) \(function.span.start) \(parameter.name)"
    if let known = handedToFunctions[key] { return known }
    guard handing.count < Self.mostPassed, handing.insert(key).inserted else { return nil }
    defer { handing.remove(key) }
    let isWhole = handing.count == 1
    let ink = handed(parameter, of: function, to: owner, by: methodCalls.calls(of: function, owner, table))
    // Further in, what leads in a circle is not followed.
    if isWhole { handedToFunctions[key] = .some(ink) }
    return ink
  }

  private func handed(
    _ parameter: Parameter, of function: Function, to owner: TypeRecord, by calls: [MethodCalls.Call]
  ) -> Ink? {
    handingOn += 1
    defer { handingOn -= 1 }
    guard (1...Self.mostHanded).contains(calls.count) else { return nil }
    let callee = ViewScope(id: -15, type: owner, file: owner.file)
    let made = Facts.Subject(
      scope: -3 - identity([owner.order, Int(function.span.file), Int(function.span.start), -41]),
      text: "the call of \(owner.name).\(function.name)")
    let decides = decides(function, of: owner)
    let isKept = methodCalls.kept.contains(function.name)
    // What the function shows in place of none is that of a call, too, after which another may come.
    if parameter.type.isOptional, isKept || calls.contains(where: { isRepeated($0, among: calls) }) { return nil }
    var all: [Ink.Alternative] = []
    for call in calls {
      guard
        let bindings = Self.bindings(function.parameters, call.made.arguments, from: scope(of: call.made), callee),
        case .expression(let value, let from)? = bindings[parameter.name]
      else { return nil }
      guard let facts = Facts().adding(made, .equals(place(of: call.made.expression.span))) else { return nil }
      let isPlain = if case .name = value.kind { true } else { false }
      let ink = color(value, as: Self.word(parameter.type) ?? "UIColor", in: from)
        .assuming(call.assumption)
        .assuming(isPlain ? "`\(words(value))` is what the type declares under that name" : nil)
        .assuming(isKept || isRepeated(call, among: calls) ? "this call of `\(function.name)` is the last one" : nil)
        .assuming(decides ? "`\(function.name)` sets this colour whatever it is given" : nil)
      all += (calls.count > 1 ? ink.given(facts) : ink).alternatives
    }
    return all.isEmpty ? nil : Ink(all)
  }

  /// Returns the place of a call as the value of a condition: `Views.swift:12:5`.
  func place(of call: Span) -> String {
    let place = table.place(call)
    let file = place.file.split(separator: "/").last.map(String.init) ?? place.file
    return "\(file):\(place.line):\(place.column)"
  }
}

/// The calls of functions that take colors, except those by which an object calls its own.
struct MethodCalls {
  struct Call {
    let made: MakingCalls.Call
    /// What the function is called on; `nil` where its name alone is written, or a dot before it.
    let base: Expression?
    /// What has to be assumed for it to be that function.
    var assumption: String?
  }

  private var byName: [String: [Call]] = [:]
  /// The functions that code hands on, or keeps: `let paint = cell.paint`.
  private(set) var kept: Set<String> = []

  init(in table: DeclarationTable) {
    var takers: Set<String> = []
    for type in table.types {
      for (name, all) in type.functions where all.contains(where: \.takesColor) { takers.insert(name) }
    }
    for (function, _) in table.allGlobalFunctions where function.takesColor { takers.insert(function.name) }
    guard !takers.isEmpty else { return }
    for body in table.codeBodies where body.kind != .closure && !body.isOfSamples {
      var mentions: [String: Int] = [:]
      SyntaxWalk.each(body.statements) { part in
        switch part.kind {
        case .name(let word), .member(_, let word): if takers.contains(word) { mentions[word, default: 0] += 1 }
        default: break
        }
        guard case .call(var callee, let arguments) = part.kind else { return }
        while case .chained(let inner) = callee.kind { callee = inner }
        let (name, base): (String, Expression?)
        switch callee.kind {
        case .name(let word): (name, base) = (word, nil)
        case .member(let object, let word): (name, base) = (word, object)
        default: return
        }
        guard takers.contains(name) else { return }
        mentions[name, default: 0] -= 1
        guard base.map({ !$0.isSelf }) ?? true else { return }
        if case .name("super")? = base?.kind { return }
        let made = MakingCalls.Call(expression: part, arguments: arguments, type: nil, body: body)
        byName[name, default: []].append(Call(made: made, base: base))
      }
      kept.formUnion(mentions.filter { $0.value > 0 }.keys)
    }
  }

  /// Returns the calls that are, or may be, calls of a function of a type.
  func calls(of function: Function, _ owner: TypeRecord, _ table: DeclarationTable) -> [Call] {
    let all = byName[function.name] ?? []
    guard !all.isEmpty else { return [] }
    // No other type has a function of this name.
    let isOnly =
      table.index.functions(named: function.name).allSatisfy { $0.owner === owner }
      && (owner === table.foreignScope || !table.allGlobalFunctions.contains { $0.member.name == function.name })
      && (owner.functions[function.name]?.count ?? 1) == 1
    return all.compactMap { call in
      guard ArgumentMatch.fits(function.parameters, call.made.arguments, table) else { return nil }
      if function.isStatic || owner === table.foreignScope { return isOnly ? call : nil }
      guard let base = call.base else { return nil }
      var found = call
      let words = table.text(base.span).split { $0.isWhitespace }.joined(separator: " ")
      let assumption = "`\(words)` is a `\(owner.name)`"
      guard let known = StaticTypes(in: call.made.body, table).type(of: base) else {
        found.assumption = assumption
        return isOnly ? found : nil
      }
      guard let type = table.record(known) else { return nil }
      if type === owner || type.inherits(from: owner) {
        // A class further down may have another function in place of this one.
        let isReplaced = ([type] + table.index.heirs(of: type)).contains { one in
          one !== owner && one.functions[function.name]?.contains { $0.isOverride } == true
        }
        found.assumption = isReplaced ? assumption : nil
        return found
      }
      guard owner.inherits(from: type) || owner.allProtocols.contains(where: { $0 === type }) else { return nil }
      found.assumption = assumption
      return found
    }
  }
}

extension Function {
  /// Whether a color is among its parameters.
  var takesColor: Bool {
    parameters.contains { parameter in
      parameter.type.names.contains { PlatformTypes.colors.contains($0.last ?? "") }
    }
  }
}
