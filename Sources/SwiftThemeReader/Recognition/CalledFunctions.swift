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
      Result(
        type: function.result, file: Int(function.span.file), owner: owner,
        isGeneric: function.result?.names.contains { function.generics.contains($0.last ?? "") } == true)
    }
  }

  private func fitting(
    _ functions: [(member: Function, owner: TypeRecord)], _ arguments: [Expression.Argument]
  ) -> [Result] {
    fitting(functions.map { ($0.member, Optional($0.owner)) }, arguments)
  }
}
