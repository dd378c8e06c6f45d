import ThemeModel

/// The associated values of enum cases: every possible value where the sources list them (none, a Boolean, a case of another enum), and
/// none where no color depends on them.
struct CasePayloads {
  typealias Payload = (suffix: String, values: [(label: String?, value: Value)])

  private static let most = 64

  let types: ColorTypes
  private var table: DeclarationTable { types.table }

  init(_ types: ColorTypes) {
    self.types = types
  }

  /// Returns each combination of values with the words that it adds to the case's name;
  /// `nil` when colors depend on values that cannot be listed.
  func values(of one: EnumCase, in type: TypeRecord) -> [Payload]? {
    if one.parameters.isEmpty { return [("", [])] }
    return isRead(one, in: type) ? listed(one, in: type) : [open(one)]
  }

  /// Returns the values of a case that is a color. Where they cannot be listed, they are unknown.
  func allValues(of one: EnumCase, in type: TypeRecord) -> [Payload] {
    values(of: one, in: type) ?? [open(one)]
  }

  private func open(_ one: EnumCase) -> Payload {
    let value = Value.unknown(
      "runtime-value", "what `.\(one.name)` holds is known only at run time", place: table.place(one.span))
    return ("", one.parameters.map { ($0.label, value) })
  }

  private func listed(_ one: EnumCase, in type: TypeRecord) -> [Payload]? {
    var all: [(words: [String], values: [(label: String?, value: Value)])] = [([], [])]
    for parameter in one.parameters {
      guard let choices = choices(parameter.type, in: type), !choices.isEmpty, all.count * choices.count <= Self.most
      else { return nil }
      all = all.flatMap { words, values in
        choices.map { word, value in (words + [word], values + [(parameter.label, value)]) }
      }
    }
    return all.map { ("(" + $0.words.joined(separator: ", ") + ")", $0.values) }
  }

  private func choices(_ type: TypeName, in owner: TypeRecord) -> [(word: String, value: Value)]? {
    guard case .named(let path) = type else { return nil }
    if path.last == "Bool" { return [("false", Value(.boolean(false))), ("true", Value(.boolean(true)))] }
    guard let found = table.expand(path, from: owner.file, within: owner).types.first, found.kind == .enumeration,
      found.declaration != nil, found.cases.allSatisfy(\.parameters.isEmpty)
    else { return nil }
    return found.cases.map { ($0.name, Value(.enumCase(found, name: $0.name, values: []))) }
  }

  // MARK: What colors read

  /// Returns whether code that a color of the type runs takes the values of a case.
  private func isRead(_ one: EnumCase, in type: TypeRecord) -> Bool {
    let members = types.members(type)
    let methods = ([type] + type.allProtocols).flatMap { $0.functions.values.joined() + $0.subscripts }
    var waiting =
      members.filter { isShown($0.property, in: $0.owner) }.map(\.property.name)
      + types.functions.instance(of: type).map(\.function.name)
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for (property, _) in members where property.name == name {
        if takes(one, property.span) { return true }
        SyntaxWalk.each(property) { waiting += Self.name($0) }
      }
      for method in methods where method.name == name {
        if takes(one, method.span) { return true }
        SyntaxWalk.each(method.body ?? []) { waiting += Self.name($0) }
      }
    }
    return false
  }

  private func isShown(_ property: Property, in owner: TypeRecord) -> Bool {
    switch types.kind(of: property, in: owner) {
    case .color, .palette, .unknown: true
    case .other: types.holdsColors(property, in: owner)
    }
  }

  private static func name(_ expression: Expression) -> [String] {
    switch expression.kind {
    case .name(let name), .member(_, let name): [name]
    default: []
    }
  }

  /// Returns whether a part of a source names the case with anything but `_` for its values: `.done(let isOk)`, `.done(true)`.
  private func takes(_ one: EnumCase, _ span: Span) -> Bool {
    let text = Array(table.source(span))
    let name = Array(".\(one.name)".utf8)
    var start = 0
    while start + name.count < text.count {
      defer { start += 1 }
      guard text[start..<(start + name.count)].elementsEqual(name) else { continue }
      let rest = text[(start + name.count)...].drop { $0 <= UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "(") else { continue }
      let arguments = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
      let parts = arguments.split(separator: UInt8(ascii: ",")).map { part in
        part.split(separator: UInt8(ascii: ":")).last.map { $0.filter { $0 > 32 } } ?? []
      }
      if !parts.allSatisfy({ $0 == [UInt8(ascii: "_")] }) { return true }
    }
    return false
  }
}
