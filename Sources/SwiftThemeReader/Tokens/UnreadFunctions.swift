import ThemeModel

/// Functions of the themes whose colors depend on arguments that only the running app knows. No audit sees those
/// colors,
/// so the functions are reported.
struct UnreadFunctions {
  private static let mostNames = 3
  private static let mostPlaces = 8

  let table: DeclarationTable
  let types: ColorTypes

  func diagnostic() -> Diagnostic? {
    let unread = owners.flatMap { owner in functions(of: owner).map { (owner, $0) } }
    guard let first = unread.first else { return nil }
    let names = unread.map { owner, function in
      (owner === table.foreignScope ? "" : owner.path + ".")
        + ColorFunctions.Found(function: function, owner: nil, sweeps: []).fullName
    }
    let more = names.count - Self.mostNames
    let shown = names.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
    let what =
      names.count == 1
      ? "1 function that gives colours is not read, because its arguments are"
      : "\(names.count) functions that give colours are not read, because their arguments are"
    return Diagnostic(
      .note, code: "functions-not-read", message: "\(what) known only at run time: \(shown)",
      place: table.place(first.1.span),
      related: unread.dropFirst().prefix(Self.mostPlaces).map { table.place($0.1.span) })
  }

  private var owners: [TypeRecord] {
    table.types.filter { type in
      type.kind != .protocolType && !types.isView(type)
        && (type.declaration == nil ? PlatformTypes.colors.contains(type.name) : ThemeWords.saysTheme(type.name))
    } + [table.foreignScope]
  }

  private func functions(of owner: TypeRecord) -> [Function] {
    let reading = types.functions
    let isPlatform = owner.declaration == nil && owner !== table.foreignScope
    let read = Set((reading.statics(of: owner) + reading.instance(of: owner)).map { ObjectIdentifier($0.function) })
    let all =
      owner === table.foreignScope ? table.allGlobalFunctions.map(\.member) : owner.functions.values.flatMap { $0 }
    return all.filter { function in
      // A method of a color makes another shade of it.
      !(isPlatform && !function.isStatic) && function.access != .file && function.body != nil
        && !read.contains(ObjectIdentifier(function)) && reading.isColor(function, of: owner)
        && function.parameters.contains { $0.initial == nil }
        && !function.parameters.contains { isMaterial($0, function, owner) }
    }.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
  }

  /// Returns whether colors are made of a parameter: components, codes, other colors.
  /// The colors that are read call such functions.
  private func isMaterial(_ parameter: Parameter, _ function: Function, _ owner: TypeRecord) -> Bool {
    guard parameter.initial == nil else { return false }
    switch parameter.type {
    case .function, .tuple, .metatype, .other: return true
    case .named, .optional, .array, .set, .dictionary, .composition: break
    }
    let name = parameter.type.names.first?.last ?? ""
    if PlatformTypes.floating.contains(name) || PlatformTypes.integers.contains(name) || name == "String" {
      return true
    }
    switch types.kind(parameter.type, from: Int(function.span.file), within: owner, seeksPalettes: false) {
    case .color: return true
    case .palette, .other, .unknown: return false
    }
  }
}
