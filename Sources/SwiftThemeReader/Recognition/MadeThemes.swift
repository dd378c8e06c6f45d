import ThemeModel

/// Themes that are made of arguments: by calls that the sources contain, or of values that the sources list.
final class MadeThemes {
  private static let most = 64

  private let table: DeclarationTable

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Returns a theme for each different call that makes a value of a type.
  ///
  /// - Parameter inBodies: whether calls in functions count, too
  func themes(of type: TypeRecord, inBodies: Bool) -> [ThemeCandidate] {
    candidates(table.makingCalls.calls(making: type), of: type, named: type.path) { making in
      (inBodies || making.isInitial) && making.type === type
    }
  }

  /// Returns a theme for each different call that makes a case with associated values.
  func themes(of one: EnumCase, in type: TypeRecord) -> [ThemeCandidate] {
    let isOnly = table.types.count { $0.caseNames.contains(one.name) } == 1
    return candidates(table.makingCalls.byCase[one.name] ?? [], of: type, named: one.name) { making in
      guard case .call(let callee, _) = making.expression.kind, making.arguments.count == one.parameters.count,
        case .member(let base, one.name) = callee.kind
      else { return false }
      let owner = making.body.owner
      guard let base else { return isOnly || owner === type }
      guard let path = MakingCalls.path(base) else { return false }
      return path == ["Self"]
        ? owner === type : self.table.expand(path, from: making.body.file, within: owner).types.first === type
    }
  }

  private func candidates(
    _ all: [MakingCalls.Call], of type: TypeRecord, named name: String, where isWanted: (MakingCalls.Call) -> Bool
  ) -> [ThemeCandidate] {
    var seen: Set<[UInt8]> = []
    var found: [ThemeCandidate] = []
    for making in all where isWanted(making) && !isAside(making, type) {
      guard seen.insert(Array(table.source(making.expression.span))).inserted else { continue }
      found.append(
        ThemeCandidate(
          name: making.constant ?? name, root: .making(making.expression, making.body.owner, type),
          span: making.expression.span))
    }
    return found
  }

  /// Whether a value is made for a test or a preview, or by the type itself, which makes it of another.
  private func isAside(_ making: MakingCalls.Call, _ type: TypeRecord) -> Bool {
    var here = making.body.owner
    while let owner = here {
      if SampleWords.sayStub(owner.name) || owner.isForSamples { return true }
      if owner === type, !making.isInitial { return true }
      here = owner.parent
    }
    return making.constant.map(SampleWords.sayStub) ?? false
  }

  // MARK: Values that the sources list

  /// Returns a theme for each combination of arguments, where these are Booleans and cases of enums; `nil` for other arguments.
  func themes(of type: TypeRecord, by parameters: [Parameter], from file: Int) -> [ThemeCandidate]? {
    guard let span = type.declaration?.span else { return nil }
    var all: [(words: [String], arguments: [Expression.Argument])] = [([], [])]
    for parameter in parameters {
      guard let choices = choices(parameter, from: file, within: type, span), !choices.isEmpty,
        all.count * choices.count <= Self.most
      else { return nil }
      all = all.flatMap { words, arguments in
        choices.map { word, value in
          (
            words + [(parameter.label.map { $0 + ": " } ?? "") + word],
            arguments + [.init(label: parameter.label, value: value)]
          )
        }
      }
    }
    return all.map { words, arguments in
      let call = Expression(.call(Expression(.name(type.name), span), arguments), span)
      return ThemeCandidate(
        name: "\(type.path)(\(words.joined(separator: ", ")))", root: .making(call, type, type), span: span)
    }
  }

  private func choices(
    _ parameter: Parameter, from file: Int, within type: TypeRecord, _ span: Span
  ) -> [(word: String, value: Expression)]? {
    guard !parameter.isVariadic, !parameter.isInOut, case .named(let path) = parameter.type else { return nil }
    if path == ["Bool"] {
      guard ModeWords.isDark(flag: parameter.name) == nil else { return nil }
      return [false, true].map { (String($0), Expression(.boolean($0), span)) }
    }
    guard let found = table.expand(path, from: file, within: type).types.first, found.kind == .enumeration,
      found.declaration != nil, found.cases.allSatisfy(\.parameters.isEmpty),
      !ModeWords.areModes(found.cases.map(\.name))
    else { return nil }
    return found.cases.map { ($0.name, Expression(.member(nil, $0.name), span)) }
  }
}

extension MakingCalls.Call {
  /// Whether it is part of the value with which a variable starts.
  fileprivate var isInitial: Bool { body.kind == .firstValue }

  /// The name of the constant that keeps the value.
  fileprivate var constant: String? {
    guard isInitial, body.isStatic, case .expression(let whole)? = body.statements.first,
      whole === expression
    else { return nil }
    return body.name
  }
}
