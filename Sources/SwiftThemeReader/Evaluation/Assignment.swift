import ThemeModel

/// One context for each axis, and a note of every axis that evaluation asked for. Asking is how axes are found.
final class Assignment {
  let contexts: Contexts
  private(set) var asked: [Axis] = []
  private var fixed: [Contexts] = []
  /// The axes asked for since each recording began, innermost last.
  private var recordings: [Set<String>] = []

  init(_ contexts: Contexts = [:]) {
    self.contexts = contexts
  }

  /// The context in which evaluation stands on an axis.
  func context(on axis: Axis) -> String {
    for contexts in fixed.reversed() {
      if let context = contexts[axis.name] { return context }
    }
    note(axis.name)
    if let index = asked.firstIndex(where: { $0.name == axis.name }) {
      for context in axis.contexts where !asked[index].contexts.contains(context) {
        asked[index].contexts.append(context)
      }
    } else {
      asked.append(axis)
    }
    return contexts[axis.name] ?? axis.defaultContext
  }

  /// Runs and tells which axes were asked for on the way.
  func recording<Result>(_ body: () -> Result) -> (result: Result, axes: Set<String>) {
    recordings.append([])
    let result = body()
    let axes = recordings.removeLast()
    note(axes)
    return (result, axes)
  }

  /// Notes that something depends on these axes which was worked out before.
  func note(_ axes: Set<String>) {
    if let last = recordings.indices.last, !axes.isEmpty { recordings[last].formUnion(axes) }
  }

  /// Notes what a value depends on beside the axes of its theme.
  func note(_ dependence: PlatformDependence) {
    note(dependence.rawValue)
  }

  private func note(_ axis: String) {
    if let last = recordings.indices.last { recordings[last].insert(axis) }
  }

  /// The context in which evaluation stands, without a word that anything depends on the axis.
  func knownContext(on axis: Axis) -> String {
    for contexts in fixed.reversed() {
      if let context = contexts[axis.name] { return context }
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
