/// The results that a call may have, by the declarations of the functions that it may mean.
struct CalledFunctions {
  let table: DeclarationTable

  struct Result {
    /// `nil` for a function that returns nothing.
    var type: TypeName?
    var file: Int
    var owner: TypeRecord?
    /// Whether the call decides the type: `func pick<T>(_ a: T, _ b: T) -> T`.
    var isGeneric = false
    /// The argument that decides it.
    var deciding: Expression?
  }

  /// Returns the results of `make(…)`, a static function of an enclosing type or a global one, or of `Shades.make(…)`.
  func results(of path: [String], _ arguments: [Expression.Argument], from file: Int, within scope: TypeRecord)
    -> [Result]
  {
    guard let name = path.last else { return [] }
    if path.count > 1 {
      let owners = table.expand(Array(path.dropLast()), from: file, within: scope).types
      return fitting(owners.flatMap { $0.functions(name, isStatic: true) }, arguments)
    }
    var around: TypeRecord? = scope
    while let type = around {
      let own = fitting(type.functions(name, isStatic: true), arguments)
      if !own.isEmpty { return own }
      around = type.parent
    }
    return fitting(table.globalFunctions(name, from: file).map { ($0.member, nil) }, arguments)
  }

  /// Returns the results of a method that the sources add to a platform color type.
  func results(ofColorMethod name: String, _ arguments: [Expression.Argument]) -> [Result] {
    let extended = table.types.filter { $0.declaration == nil && PlatformTypes.colors.contains($0.name) }
    return fitting(extended.flatMap { $0.functions(name, isStatic: false) }, arguments)
  }

  private func fitting(
    _ functions: [(member: Function, owner: TypeRecord?)], _ arguments: [Expression.Argument]
  ) -> [Result] {
    functions.filter { ArgumentMatch.fits($0.member.parameters, arguments, table) }.map { function, owner in
      let isGeneric = function.result?.names.contains { function.generics.contains($0.last ?? "") } == true
      return Result(
        type: function.result, file: Int(function.span.file), owner: owner, isGeneric: isGeneric,
        deciding: isGeneric ? deciding(function, arguments) : nil)
    }
  }

  /// The argument of the type that a generic function returns, or the one that makes it: `tuned<T>(_ make: () -> T) -> T`.
  private func deciding(_ function: Function, _ arguments: [Expression.Argument]) -> Expression? {
    guard case .named(let path)? = function.result?.unwrapped else { return nil }
    for (parameter, given) in ArgumentMatch.pairs(function.parameters, arguments, table) {
      guard let argument = given.first?.value, argument.implicitName == nil else { continue }
      switch parameter.type.unwrapped {
      case .named(path): return argument
      case .function(result: .named(path)?):
        if case .closure = argument.kind { return Expression(.call(argument, []), argument.span) }
      case .array(.named(path)): if case .array(let all) = argument.kind, let first = all.first { return first }
      default: break
      }
    }
    return nil
  }

  private func fitting(
    _ functions: [(member: Function, owner: TypeRecord)], _ arguments: [Expression.Argument]
  ) -> [Result] {
    fitting(functions.map { ($0.member, Optional($0.owner)) }, arguments)
  }
}
