/// Types that only wrap another value of their contract: `struct AnyTheme: Theme { init(_ theme: some Theme) }`.
extension ThemeRecognition {
  /// Returns the contracts of which a value has to be handed in, whichever way a value of the type is made.
  func contractsWrapped(by type: TypeRecord) -> [TypeRecord] {
    guard type.declaration != nil, type.kind == .structure || type.kind == .classType else { return [] }
    let contracts = type.allProtocols
    guard !contracts.isEmpty else { return [] }
    let wrapped = makings(of: type).map { parameters, file in
      parameters.filter { $0.initial == nil }.flatMap { ($0.seenType ?? $0.type).names }
        .flatMap { table.expand($0, from: file, within: type).types }
        .filter { taken in contracts.contains { $0 === taken } }
    }
    return wrapped.contains(where: \.isEmpty) ? [] : wrapped.flatMap { $0 }
  }

  /// Returns whether a type wraps a value of a contract that another of these types meets.
  func wrapsAnother(_ type: TypeRecord, of all: [TypeRecord]) -> Bool {
    contractsWrapped(by: type).contains { contract in
      all.contains { $0 !== type && $0.inherits(from: contract) && contractsWrapped(by: $0).isEmpty }
    }
  }

  /// Returns the wrappers that the sources make of what they name, and not of what a function is handed.
  func wrappersTold(_ type: TypeRecord) -> [ThemeCandidate] {
    let kept = made.themes(of: type, inBodies: false)
    let others = made.themes(of: type, inBodies: true).filter { candidate in
      guard case .making(let call, _, _) = candidate.root, case .call(_, let arguments) = call.kind,
        !kept.contains(where: { $0.span == candidate.span })
      else { return false }
      return arguments.allSatisfy { argument in
        if case .name = argument.value.kind { false } else { true }
      }
    }
    return kept + others
  }

  /// Returns whether a member gives the value itself in a wrapper: `var erased: AnyTheme { AnyTheme(self) }`.
  func wrapsItsOwner(_ property: Property, as wrapper: TypeRecord, _ owner: TypeRecord) -> Bool {
    guard let getter = property.getter, getter.count == 1 else { return false }
    let made: Expression
    switch getter[0] {
    case .expression(let value), .returned(let value?): made = value
    default: return false
    }
    guard case .call(_, let arguments) = made.kind, arguments.contains(where: \.value.isSelf) else { return false }
    return contractsWrapped(by: wrapper).contains { owner === $0 || owner.inherits(from: $0) }
  }
}
