import ThemeModel

/// Lists the axes, and which of them change no color.
enum AxisAssembly {
  static func reports(_ system: ThemeSystem, audits: AuditedThemes) -> [AxisReport] {
    var moving: Set<String> = []
    for audit in audits { moving.formUnion(audit.movingAxes) }
    return system.axes.map { axis in
      AxisReport(
        name: axis.name, contexts: axis.contexts, defaultContext: axis.defaultContext,
        changesNothing: !moving.contains(axis.name))
    }
  }
}
