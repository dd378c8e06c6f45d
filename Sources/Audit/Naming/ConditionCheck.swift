import ThemeModel

/// Reports axes and contexts that the plan names and the system does not have: conditions on them are never met.
public struct ConditionCheck {
  private let axes: [Axis]

  /// - Parameter axes: All axes of the system, before any are left out of one audit.
  public init(axes: [Axis]) {
    self.axes = axes
  }

  public func diagnostics(of plan: Plan) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for rule in plan.rules {
      diagnostics += check(rule.when.contexts, "“when” of rule \(rule.id)", at: rule.when.place ?? rule.place)
      diagnostics += check(
        rule.foregroundContexts.mapValues { [$0] }, "the foreground's contexts of rule \(rule.id)", at: rule.place)
    }
    for waiver in plan.waivers {
      diagnostics += check(
        waiver.when.contexts, "“when” of the waiver of rule \(waiver.rule.text)", at: waiver.when.place ?? waiver.place)
    }
    return diagnostics
  }

  private func check(_ contexts: [String: [String]], _ owner: String, at place: Place?) -> [Diagnostic] {
    contexts.sorted { $0.key < $1.key }.flatMap { name, wanted -> [Diagnostic] in
      guard let axis = axes.first(where: { $0.name == name }) else {
        return [
          // Sources with one context have no axis; a plan that several systems share may still name it.
          Diagnostic(
            .warning, code: "config-unknown-axis",
            message: "\(owner): there is no axis “\(name)”\(hint(name, among: axes.map(\.name)))", place: place)
        ]
      }
      return wanted.filter { !axis.contexts.contains($0) }.map { context in
        Diagnostic(
          .error, code: "config-unknown-context",
          message: "\(owner): the axis “\(name)” has no context “\(context)”\(hint(context, among: axis.contexts))",
          place: place)
      }
    }
  }

  /// Suggests the nearest name, or else all names when they are few.
  private func hint(_ name: String, among known: [String]) -> String {
    // Swapped letters are two edits, too many for short words; the same letters in another order are what was meant.
    let letters = name.lowercased().utf8.sorted()
    let swapped = known.first { $0.lowercased().utf8.sorted() == letters }
    if let nearest = swapped ?? NearestName.to(name, among: known) { return "; did you mean “\(nearest)”?" }
    guard !known.isEmpty, known.count <= 8 else { return "" }
    return "; expected one of \(known.map { "“\($0)”" }.joined(separator: ", "))"
  }
}
