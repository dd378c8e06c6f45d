import ColorScience
import ThemeModel

/// The variants of all themes in one list, with those that look alike.
struct VariantAssembly {
  let themes: [String]
  let audits: [ThemeAudit]

  func reports() -> [VariantReport] {
    var reports: [VariantReport] = []
    var firstWith: [[TokenColor.State]: Int] = [:]
    for (theme, audit) in zip(themes, audits) {
      for part in audit.parts {
        let states = part.colors.map(\.state)
        reports.append(
          VariantReport(
            theme: theme, choices: part.choices, name: Variant(theme: theme, choices: part.choices).name,
            sameAs: firstWith[states], canvas: part.canvas, colors: part.colors, matrix: part.matrix))
        if firstWith[states] == nil { firstWith[states] = reports.count - 1 }
      }
    }
    return reports
  }
}

/// The axes, and which of them change no colour.
struct AxisAssembly {
  let system: ThemeSystem
  let variants: [VariantReport]

  func reports() -> [AxisReport] {
    system.axes.map { axis in
      AxisReport(
        name: axis.name, contexts: axis.contexts, defaultContext: axis.defaultContext,
        changesNothing: !changesSomething(axis.name))
    }
  }

  /// Whether two variants that differ on this axis alone differ in colour.
  private func changesSomething(_ axis: String) -> Bool {
    struct Rest: Hashable {
      var theme: String
      var others: [Variant.Choice]
    }
    var looks: [Rest: Int] = [:]
    for (index, variant) in variants.enumerated() {
      let rest = Rest(theme: variant.theme, others: variant.choices.filter { $0.axis != axis })
      let look = variant.sameAs ?? index
      if let known = looks[rest], known != look { return true }
      looks[rest] = look
    }
    return false
  }
}
