import ThemeModel

/// Contexts that are written in two ways, such as `Light` beside `light`, because people and tools write them. As contexts of their own
/// they would make variants that nobody has, in which half of the colors are those of another one.
extension [DTCGThemeJob] {
  /// Gives the contexts of values beside tokens one spelling each, unless a token has a value for each of two spellings.
  mutating func joinSpellingsOfContexts() {
    var spellings: [Context: Set<String>] = [:]
    for job in self {
      for axis in job.axes { for context in axis.contexts { spellings.add(axis.name, context) } }
      for layer in job.layers { for modal in layer.tree.modal { spellings.add(modal.axis, modal.context) } }
    }
    var names: [Context: String] = [:]
    for (context, found) in spellings where found.count > 1 {
      // Those of files and lists of themes stay as they are.
      let fixed = found.filter { name in
        contains { $0.axes.contains { $0.name == context.axis && $0.contexts.contains(name) } }
      }
      guard fixed.count < 2, !hasBoth(context) else { continue }
      names[context] = fixed.first ?? found.sorted().last
    }
    guard !names.isEmpty else { return }
    for index in indices {
      for layer in self[index].layers.indices { self[index].layers[layer].tree.spellContexts(names) }
    }
  }

  /// Reports whether a token has values for two spellings of a context.
  private func hasBoth(_ context: Context) -> Bool {
    contains { job in
      var known: [String: String] = [:]
      return job.layers.contains { layer in
        layer.tree.modal.contains { modal in
          guard Context(modal.axis, modal.context) == context else { return false }
          let path = layer.tree.path(of: modal.declaration)
          if let other = known[path], other != modal.context { return true }
          known[path] = modal.context
          return false
        }
      }
    }
  }
}

/// A context, however it is written.
private struct Context: Hashable {
  var axis: String
  var name: String

  init(_ axis: String, _ name: String) {
    self.axis = axis
    self.name = name.lowercased()
  }
}

extension [Context: Set<String>] {
  fileprivate mutating func add(_ axis: String, _ name: String) { self[Context(axis, name), default: []].insert(name) }
}

extension DTCGTree {
  fileprivate mutating func spellContexts(_ names: [Context: String]) {
    for index in modal.indices {
      if let name = names[Context(modal[index].axis, modal[index].context)] { modal[index].context = name }
    }
    for (axis, context) in firstContexts {
      if let name = names[Context(axis, context)] { firstContexts[axis] = name }
    }
  }
}
