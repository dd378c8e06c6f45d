import ThemeModel

/// Names the combinations of a tuning's flags: those that the sources predefine, and the others by their flags.
struct TuningContexts {
  let parameter: Parameter
  let type: TypeRecord
  let exploration: ThemeExploration

  init(_ parameter: Parameter, _ type: TypeRecord, _ exploration: ThemeExploration) {
    self.parameter = parameter
    self.type = type
    self.exploration = exploration
  }

  private var flags: [Property] {
    type.properties.map(\.member).filter { $0.isStored && !$0.isStatic && ThemeCandidate.isFlag($0) }
  }

  /// Replaces the axes of single flags by one axis of named tunings. When no color reads a flag, that axis is idle.
  func name(_ result: inout ThemeExploration.Result, theme: ThemeCandidate) {
    let effective = result.axes.filter { $0.name.hasPrefix(Tuning.prefix) }
    result.idle.removeAll { $0.name.hasPrefix(Tuning.prefix) }
    guard !effective.isEmpty else {
      // Combining many flags would list thousands of contexts that are all the same.
      let swept = flags.count <= Self.mostFlags ? flags : []
      let axis = axis(contexts(swept.map { Tuning.axis(ofFlag: $0.name, isOn: isOnByDefault($0)) }))
      result.idle.append(axis)
      return
    }
    // Names for the combinations of many flags would be long and useless, so each flag stays an axis.
    // The same applies when not every combination was run.
    guard effective.count <= Self.mostFlags, result.dependencies.isEmpty else { return }
    let named = contexts(effective)
    let axis = axis(named)
    result.runs = named.flatMap { context in
      result.runs.filter { run in context.flags.allSatisfy { run.contexts[$0.key] == $0.value } }.map { run in
        var contexts = run.contexts.filter { !$0.key.hasPrefix(Tuning.prefix) }
        contexts[axis.name] = context.name
        return ThemeExploration.Run(contexts: contexts, order: run.order, tokens: run.tokens, axes: run.axes)
      }
    }
    result.axes.removeAll { $0.name.hasPrefix(Tuning.prefix) }
    result.axes.append(axis)
  }

  private static let mostFlags = 6

  private func axis(_ contexts: [Context]) -> Axis {
    let start = contexts.first(where: \.isDefault) ?? contexts.first
    return Axis(
      name: parameter.name, contexts: contexts.map(\.name), defaultContext: start?.name ?? "default",
      place: type.declaration.map { exploration.place($0.span) })
  }

  /// Returns the default of a flag: its initial value, or the default argument of the initialiser.
  private func isOnByDefault(_ flag: Property) -> Bool {
    let argument = type.initializers.flatMap(\.parameters).first { $0.name == flag.name }?.initial
    if case .boolean(true)? = (flag.initial ?? argument)?.kind { return true }
    return false
  }

  private struct Context {
    var name: String
    /// The states of the flags that matter, by their axes.
    var flags: Contexts
    var isDefault = false
  }

  private func contexts(_ axes: [Axis]) -> [Context] {
    let standard = Dictionary(uniqueKeysWithValues: axes.map { ($0.name, $0.defaultContext) })
    var all = predefined().map { tuning in
      let flags = axes.map { ($0.name, tuning.on.contains($0.name) ? Tuning.on : Tuning.off) }
      return Context(name: tuning.name, flags: Dictionary(uniqueKeysWithValues: flags))
    }
    if let index = all.firstIndex(where: { $0.flags == standard }) {
      all[index].isDefault = true
    }
    for combination in ContextCover.combinations(axes) where !all.contains(where: { $0.flags == combination }) {
      let on = axes.filter { combination[$0.name] == Tuning.on }.map { String($0.name.dropFirst(Tuning.prefix.count)) }
      all.append(
        Context(
          name: on.isEmpty ? "none" : on.joined(separator: "+"), flags: combination, isDefault: combination == standard)
      )
    }
    return all
  }

  /// Returns the tunings that are static members of their type, with the axes of the flags that are on.
  private func predefined() -> [(name: String, on: Set<String>)] {
    let evaluator = Evaluator(
      table: exploration.table, platform: exploration.platform, assignment: Assignment(), budget: exploration.budget)
    return type.properties.compactMap { property, file in
      guard property.isStatic,
        case .instance(let instance) = evaluator.staticValue(property, of: type, file: file).payload,
        instance.type === type
      else { return nil }
      let on = flags.filter { flag in
        if case .boolean(true) = evaluator.instanceValue(flag, of: instance, owner: type).payload {
          true
        } else {
          false
        }
      }
      return (property.name, Set(on.map { Tuning.prefix + $0.name }))
    }
  }
}
