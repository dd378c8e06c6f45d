import ThemeModel

/// One context for each axis, and a note of every axis that evaluation asked for. Asking is how axes are found.
final class Assignment {
  let contexts: Contexts
  private(set) var asked: [Axis] = []
  private var fixed: [Contexts] = []

  init(_ contexts: Contexts = [:]) {
    self.contexts = contexts
  }

  /// The context in which evaluation stands on an axis.
  func context(on axis: Axis) -> String {
    for contexts in fixed.reversed() {
      if let context = contexts[axis.name] { return context }
    }
    if let index = asked.firstIndex(where: { $0.name == axis.name }) {
      for context in axis.contexts where !asked[index].contexts.contains(context) {
        asked[index].contexts.append(context)
      }
    } else {
      asked.append(axis)
    }
    return contexts[axis.name] ?? axis.defaultContext
  }

  /// Runs with some contexts fixed, whatever this assignment says of their axes.
  func fixing<Result>(_ contexts: Contexts, _ body: () -> Result) -> Result {
    fixed.append(contexts)
    defer { fixed.removeLast() }
    return body()
  }

  var isFixing: Bool {
    !fixed.isEmpty
  }
}
