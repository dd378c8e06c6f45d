import ThemeModel

/// Functions that return a color for arguments that are known in advance: `canvas(for scheme: ColorScheme)` for each
/// appearance, `color(_ key: Key)` for each key.
struct ColorFunctions {
  let table: DeclarationTable
  let types: ColorTypes

  /// The values for a parameter without a default value.
  enum Sweep {
    /// `ColorScheme`, `UIUserInterfaceStyle`
    case appearance
    /// An enum of the sources that has `light` and `dark` among its cases.
    case ownAppearance(TypeRecord)
    /// `isDark: Bool`
    case flag(isDark: Bool)
    case contrast
    /// `UIUserInterfaceLevel`
    case elevation
    /// `UITraitCollection`, `EnvironmentValues`
    case traits
    /// An enum of the sources whose cases name colors.
    case keys(TypeRecord)

    var isKeys: Bool {
      if case .keys = self { true } else { false }
    }
  }

  struct Found {
    let function: Function
    let owner: TypeRecord?
    let sweeps: [(parameter: Parameter, sweep: Sweep)]

    var isKeyed: Bool { sweeps.contains(where: \.sweep.isKeys) }

    /// `canvas(for:)`
    var fullName: String {
      function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// Each combination of keys: the names that it adds to the token's path, and the cases by parameter name.
    var keys: [(names: [String], values: [String: Value])] {
      sweeps.reduce([([], [:])]) { partial, one in
        guard case .keys(let type) = one.sweep else { return partial }
        return partial.flatMap { names, values in
          type.cases.map { key in
            let value = Value(.enumCase(type, name: key.name, values: []))
            return (names + [key.name], values.merging([one.parameter.name: value]) { $1 })
          }
        }
      }
    }
  }

  private static let mostKeys = 400

  func instance(of type: TypeRecord) -> [Found] {
    Self.once(
      (type.classLine + type.allProtocols).flatMap { owner in
        found(owner.functions.values.flatMap { $0 } + owner.subscripts, of: owner) { !$0.isStatic }
      })
  }

  /// Returns the functions and subscripts with which a protocol asks each theme for its colors by key:
  /// `protocol Skin { func color(_ key: ColorKey) -> UIColor }`. The keys are those of themes where they name grounds and what lies on them.
  func keyed(askedBy contract: TypeRecord) -> [Function] {
    guard contract.kind == .protocolType, types.countsStructure || ThemeWords.saysTheme(contract.name) else {
      return []
    }
    return (contract.functions.values.flatMap { $0 } + contract.subscripts).filter { function in
      guard !function.isStatic, function.body == nil, function.fault == nil, isColor(function, of: contract),
        let sweeps = sweeps(of: function, contract, atMost: Self.mostKeys)
      else { return false }
      return sweeps.contains { _, sweep in
        guard case .keys(let keys) = sweep else { return false }
        let grounds = keys.cases.count { Purposes.isGround($0.name) }
        return grounds > 0 && grounds < keys.cases.count
      }
    }
  }

  func statics(of type: TypeRecord) -> [Found] {
    Self.once(
      type === table.foreignScope
        ? found(table.allGlobalFunctions.map(\.member), of: nil) { _ in true }.filter { !$0.sweeps.isEmpty }
        : found(type.functions.values.flatMap { $0 } + type.subscripts, of: type, where: \.isStatic))
  }

  /// An override comes before the function that it overrides. Of overloads with the same labels, one is enough.
  private static func once(_ found: [Found]) -> [Found] {
    var seen: Set<String> = []
    return found.filter { seen.insert($0.fullName).inserted }
  }

  private func found(_ functions: [Function], of owner: TypeRecord?, where isWanted: (Function) -> Bool) -> [Found] {
    functions.filter { isWanted($0) && $0.access != .file && ($0.body != nil || $0.fault != nil) }
      .compactMap { found($0, of: owner) }
      .sorted { ($0.function.span.file, $0.function.span.start) < ($1.function.span.file, $1.function.span.start) }
  }

  private func found(_ function: Function, of owner: TypeRecord?) -> Found? {
    guard isColor(function, of: owner), let sweeps = sweeps(of: function, owner, atMost: Self.mostKeys) else {
      return nil
    }
    if sweeps.isEmpty, Self.makers.contains(where: function.name.hasPrefix) { return nil }
    // Each call may give it another style, which a token of one name cannot be.
    if !function.parameters.isEmpty, givesStyle(function, of: owner) { return nil }
    return Found(function: function, owner: owner, sweeps: sweeps)
  }

  /// Returns the values of each parameter without a default, where there are few enough combinations of keys.
  func sweeps(
    of function: Function, _ owner: TypeRecord?, atMost most: Int
  ) -> [(parameter: Parameter, sweep: Sweep)]? {
    var sweeps: [(parameter: Parameter, sweep: Sweep)] = []
    var count = 1
    for parameter in function.parameters where parameter.initial == nil {
      guard !parameter.isVariadic, !parameter.isInOut,
        let sweep = sweep(parameter, from: Int(function.span.file), owner)
      else { return nil }
      if case .keys(let type) = sweep { count *= type.cases.count }
      guard count <= most else { return nil }
      sweeps.append((parameter, sweep))
    }
    return sweeps
  }

  /// Prefixes of functions that other colors call, and that are not tokens themselves.
  private static let makers = ["make", "create", "build", "random", "generate"]

  private func givesStyle(_ function: Function, of owner: TypeRecord?) -> Bool {
    guard let path = function.result?.names.first else { return false }
    return table.expand(path, from: Int(function.span.file), within: owner).types.contains(where: OwnStyle.isOne)
  }

  func isColor(_ function: Function, of owner: TypeRecord?) -> Bool {
    guard let result = function.result else { return false }
    if case .named(["Self"]) = result { return false }
    switch types.kind(result, from: Int(function.span.file), within: owner, seeksPalettes: false) {
    case .color: return true
    case .palette, .other, .unknown: return false
    }
  }

  func sweep(_ parameter: Parameter, from file: Int, _ owner: TypeRecord?) -> Sweep? {
    guard let path = parameter.type.names.first, parameter.type.names.count == 1 else { return nil }
    let (declared, foreign) = table.expand(path, from: file, within: owner)
    if let type = declared.first {
      if type.declaration == nil { return Self.sweep(ofForeign: type.name, parameter) }
      guard type.kind == .enumeration, !type.cases.isEmpty, type.cases.allSatisfy(\.parameters.isEmpty) else {
        return nil
      }
      let names = Set(type.cases.map(\.name))
      let isAppearance = names.isSuperset(of: ["light", "dark"]) && names.count - 2 <= ModeWords.undecided.count
      return isAppearance && names.subtracting(ModeWords.undecided).count == 2 ? .ownAppearance(type) : .keys(type)
    }
    return foreign.first.flatMap { Self.sweep(ofForeign: $0, parameter) }
  }

  private static func sweep(ofForeign type: String, _ parameter: Parameter) -> Sweep? {
    switch type {
    case "ColorScheme", "UIUserInterfaceStyle": return .appearance
    case "ColorSchemeContrast", "UIAccessibilityContrast": return .contrast
    case "UIUserInterfaceLevel": return .elevation
    case "UITraitCollection", "EnvironmentValues": return .traits
    case "Bool":
      let words = [parameter.label, parameter.name].compactMap(\.self)
      return words.lazy.compactMap(ModeWords.isDark(flag:)).first.map { .flag(isDark: $0) }
    default: return nil
    }
  }

  /// Returns the result of a function in the current contexts.
  func value(_ found: Found, on receiver: Value?, keys: [String: Value], _ evaluator: Evaluator) -> Value {
    var values = keys
    for (parameter, sweep) in found.sweeps {
      if let value = value(of: sweep, for: parameter, evaluator) { values[parameter.name] = value }
    }
    return evaluator.call(found.function, of: found.owner, on: receiver, giving: values)
  }

  /// Returns the argument for a parameter in the current contexts; `nil` for keys, which are passed one after another.
  func value(of sweep: Sweep, for parameter: Parameter, _ evaluator: Evaluator) -> Value? {
    switch sweep {
    case .appearance: return Traits.value(of: "colorScheme", Value(.traits([:])), evaluator)
    case .ownAppearance(let type):
      let isDark = evaluator.assignment.context(on: .mode) == "dark"
      return Value(.enumCase(type, name: isDark ? "dark" : "light", values: []))
    case .flag(let isDark): return Value(.boolean((evaluator.assignment.context(on: .mode) == "dark") == isDark))
    case .contrast:
      let isNamedByUIKit = parameter.type.text.hasSuffix("UIAccessibilityContrast")
      return Traits.value(
        of: isNamedByUIKit ? "accessibilityContrast" : "colorSchemeContrast", Value(.traits([:])), evaluator)
    case .elevation: return Traits.value(of: "userInterfaceLevel", Value(.traits([:])), evaluator)
    case .traits: return Value(.traits([:]))
    case .keys: return nil
    }
  }
}
