/// The type's own functions that are given colors: `func style(ground: UIColor, ink: UIColor)`.
extension ObjectWalk {
  /// Removes what such functions paint by themselves, with colors that nobody gives them, where they were walked through in place of all
  /// of their calls.
  func leaveToCalls() {
    let spans = tree.inlined.subtracting(tree.missed)
    forgetOwnParents(of: spans)
    for type in line {
      for one in type.functions.values.joined() where spans.contains(one.span) && one.takesColor {
        guard !one.parameters.contains(where: { Self.isView($0.type) }),
          one.access == .file || !colors.calledOnOthers.contains(one.name)
        else { continue }
        let numbers = Set(tree.spans.filter { $0.value == one.span }.keys)
        tree.events.removeAll { numbers.contains($0.function) }
      }
    }
  }
}

extension ObjectWalk {
  /// Forgets the views that functions put others into while they were walked through by themselves, where their calls tell into which
  /// views they put them: a function that makes a card makes that of `lazy var card = makeCard()`.
  private func forgetOwnParents(of spans: Set<Span>) {
    let numbers = Set(tree.spans.filter { spans.contains($0.value) }.keys)
    guard !numbers.isEmpty else { return }
    for (child, parents) in tree.parents where parents.count > 1 {
      let own = parents.filter { parent in numbers.contains { parent.hasPrefix("\($0)#") } }
      guard !own.isEmpty, own.count < parents.count else { continue }
      tree.parents[child] = parents.subtracting(own)
      tree.links[child]?.removeAll { own.contains($0.parent) }
      for parent in own { tree.children[parent]?.removeAll { $0 == child } }
    }
  }
}
