import ThemeModel

/// One context for each axis. It records every axis that evaluation asks for, which is how axes are found.
final class Assignment {
  let contexts: Contexts
  private(set) var asked: [Axis] = []
  /// Every axis that was ever asked for, also where what asked for it makes no difference by itself.
  private var known: [String: Axis] = [:]
  private var fixed: [Contexts] = []
  /// The axes asked for in each recording under way, innermost last.
  private var recordings: [Set<String>] = []

  init(_ contexts: Contexts = [:]) {
    self.contexts = contexts
  }

  /// Returns the current context on an axis, and records the axis.
  func context(on axis: Axis) -> String {
    for contexts in fixed.reversed() {
      if let context = contexts[axis.name] { return context }
    }
    note(axis.name)
    ask(axis)
    return contexts[axis.name] ?? axis.defaultContext
  }

  /// Runs `body` and returns its result with the axes that it asked for.
  func recording<Result>(_ body: () -> Result) -> (result: Result, axes: Set<String>) {
    recordings.append([])
    let result = body()
    let axes = recordings.removeLast()
    note(axes)
    return (result, axes)
  }

  /// The axes that were asked for in any recording under way.
  var recorded: Set<String> {
    recordings.reduce(into: []) { $0.formUnion($1) }
  }

  private func ask(_ axis: Axis) {
    if let index = asked.firstIndex(where: { $0.name == axis.name }) {
      let count = asked[index].contexts.count
      asked[index].add(axis.contexts)
      guard asked[index].contexts.count > count else { return }
    } else {
      asked.append(axis)
    }
    known[axis.name, default: axis].add(axis.contexts)
  }

  /// Notes the axes that a value computed earlier depends on.
  func note(_ axes: Set<String>) {
    guard !axes.isEmpty else { return }
    if let last = recordings.indices.last { recordings[last].formUnion(axes) }
    // It may have been computed for something that made no difference.
    for name in axes.sorted() { if let axis = known[name] { ask(axis) } }
  }

  /// What has been asked for up to now.
  struct Notes {
    fileprivate var asked: [Axis]
    fileprivate var recordings: [Set<String>]
  }

  var notes: Notes {
    get { Notes(asked: asked, recordings: recordings) }
    set { (asked, recordings) = (newValue.asked, newValue.recordings) }
  }

  /// Notes that a value depends on something other than the axes of its theme.
  func note(_ dependence: PlatformDependence) {
    note(dependence.rawValue)
  }

  private func note(_ axis: String) {
    if let last = recordings.indices.last { recordings[last].insert(axis) }
  }

  /// Returns the current context on an axis without recording the axis.
  func knownContext(on axis: Axis) -> String {
    for contexts in fixed.reversed() {
      if let context = contexts[axis.name] { return context }
    }
    return contexts[axis.name] ?? axis.defaultContext
  }

  /// Runs `body` with some contexts fixed, whatever this assignment has for their axes.
  func fixing<Result>(_ contexts: Contexts, _ body: () -> Result) -> Result {
    fixed.append(contexts)
    defer { fixed.removeLast() }
    return body()
  }

  var isFixing: Bool {
    !fixed.isEmpty
  }
}

extension Axis {
  fileprivate mutating func add(_ more: [String]) {
    for context in more where !contexts.contains(context) { contexts.append(context) }
  }
}
