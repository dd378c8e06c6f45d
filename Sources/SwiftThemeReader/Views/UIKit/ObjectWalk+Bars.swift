/// The appearances of bars.
extension ObjectWalk {
  /// Notes that a bar's appearance begins anew. Its background from before is gone.
  func reset(_ bar: String, isOpaque: Bool, _ facts: Facts) {
    guard isWhole(facts, of: bar) else {
      tree.doubts[bar] = "the condition for the bar's background is true"
      if !isOpaque { tree.opaqueBars.remove(bar) }
      return
    }
    tree.events.removeAll {
      $0.object == bar && $0.attribute == .background && $0.function == function && $0.moment == moment
    }
    if isOpaque {
      tree.opaqueBars.insert(bar)
    } else {
      tree.opaqueBars.remove(bar)
      tree.configured.insert(bar)
    }
  }

  /// Whether facts are true whenever an object is there at all: it is made where they are, or no device lacks the release that
  /// they ask for.
  private func isWhole(_ facts: Facts, of object: String) -> Bool {
    let known = born[object]?.values ?? [:]
    return facts.values.allSatisfy { subject, value in
      known[subject] == value || subject == .release && value == .equals("true")
    }
  }

  /// Returns another object for each block that makes an appearance, whatever name the block gives it.
  func ofBlock(_ name: String, _ initial: Expression, _ scope: ViewScope, _ facts: Facts) -> String? {
    guard !facts.isEmpty, let type = Self.constructed(initial), KitClasses.appearances.contains(type) else {
      return nil
    }
    let object = "\(function)#\(scope.id)@\(initial.span.start):\(name)"
    ofBlocks.append((name, setAlias(name, object, in: scope)))
    return object
  }

  /// Ends the blocks that made appearances.
  func forgetBlocks(downTo count: Int, _ scope: ViewScope) {
    while ofBlocks.count > count, let last = ofBlocks.popLast() { setAlias(last.name, last.before, in: scope) }
  }
}
