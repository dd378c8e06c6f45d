/// What the functions return that a call may mean, by their declarations.
struct CalledFunctions {
  let table: DeclarationTable

  struct Result {
    /// nil for a function that returns nothing.
    var type: TypeName?
    var file: Int
    var owner: TypeRecord?
  }

  /// `make(…)`, a static function of the type around or a global one; `Shades.make(…)`.
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

  /// A method that the sources give to one of the platform's color types.
  func results(ofColorMethod name: String, _ arguments: [Expression.Argument]) -> [Result] {
    let extended = table.types.filter { $0.declaration == nil && PlatformTypes.colors.contains($0.name) }
    return fitting(extended.flatMap { $0.functions(name, isStatic: false) }, arguments)
  }

  private func fitting(
    _ functions: [(member: Function, owner: TypeRecord?)], _ arguments: [Expression.Argument]
  ) -> [Result] {
    functions.filter { ArgumentMatch.fits($0.member.parameters, arguments, table) }.map { function, owner in
      Result(type: function.result, file: Int(function.span.file), owner: owner)
    }
  }

  private func fitting(
    _ functions: [(member: Function, owner: TypeRecord)], _ arguments: [Expression.Argument]
  ) -> [Result] {
    fitting(functions.map { ($0.member, Optional($0.owner)) }, arguments)
  }
}
