/// The type's own functions that are given colors: `func style(ground: UIColor, ink: UIColor)`.
extension ObjectWalk {
  /// Removes what such functions paint by themselves, with colors that nobody gives them, where they were walked through in place of all
  /// of their calls.
  func leaveToCalls() {
    let spans = tree.inlined.subtracting(tree.missed)
    forgetOwnParents(of: spans)
    for type in line {
      for one in type.functions.values.joined()
      where spans.contains(one.span) && (one.takesColor || deciders[one.span] == true) {
        guard !one.parameters.contains(where: { Self.isView($0.type) }),
          one.access == .file || !colors.calledOnOthers.contains(one.name)
        else { continue }
        let numbers = Set(tree.spans.filter { $0.value == one.span }.keys)
        tree.events.removeAll { numbers.contains($0.function) }
      }
    }
  }
}
