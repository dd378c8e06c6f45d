import ThemeModel

/// One system out of what several readers found.
enum SystemMerge {
  static func merged(_ systems: [ThemeSystem], name: String? = nil) -> ThemeSystem {
    guard var result = systems.first else { return ThemeSystem(name: name ?? "themes") }
    for system in systems.dropFirst() {
      result.themes += system.themes
      for axis in system.axes { add(axis, to: &result.axes) }
      if result.contract == nil { result.contract = system.contract }
      result.sightings += system.sightings
      result.diagnostics += system.diagnostics
    }
    if let name { result.name = name }
    return result
  }

  /// An axis of the same name keeps its default and gains the contexts it did not have.
  private static func add(_ axis: Axis, to axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    axes[index].contexts += axis.contexts.filter { !axes[index].contexts.contains($0) }
  }
}
