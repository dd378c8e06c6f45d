import ThemeModel

/// A theme whose layers are known, and that is not made yet. The work is independent of all other themes.
public struct DTCGThemeJob: Sendable {
  var name: String
  /// Themes that layers were taken over from.
  var givers: [String] = []
  var layers: [DTCGLayer]
  var axes: [Axis]
  /// Whether something says which of two layers of one context comes first: a resolver document, an order of sets.
  var isOrdered = true
}

/// A finished theme, with the axes along which it varies and its diagnostics.
public struct DTCGThemeResult: Sendable {
  var theme: Theme
  var axes: [Axis]
  var diagnostics: [Diagnostic]
}

extension DTCGReader {
  /// Makes one theme.
  public func theme(_ job: DTCGThemeJob) -> DTCGThemeResult {
    var job = job
    job.layers.nameValueTokens()
    var axes = job.axes
    let computes = job.layers.contains { !$0.tree.modal.isEmpty } && job.layers.contains(where: \.tree.computesColors)
    for axis in job.layers.flatMap({ $0.ownAxes(computes: computes) }) { axes.merge(axis) }
    for index in axes.indices { axes[index].takePlainForLight(in: job.layers) }
    let isLenient = options.isLenient || job.layers.contains(where: \.tree.isLenient)
    var assembly = DTCGAssembly(
      job.layers.flatMap { $0.unfolded(axes) }, axes: axes, isLenient: isLenient && !options.isStrict,
      isOrdered: job.isOrdered)
    assembly.insistsOnTypes = options.isStrict
    let place = job.layers.first.map { Place(file: $0.tree.file, line: 1, column: 1) }
    let theme: Theme
    if let columns = assembly.columns(sharing: knownPaths) {
      theme = Theme(name: job.name, givers: job.givers, axes: axes.map(\.name), columns: columns, place: place)
    } else {
      theme = Theme(
        name: job.name, givers: job.givers, axes: axes.map(\.name), tokens: assembly.tokens(), place: place)
    }
    return DTCGThemeResult(theme: theme, axes: axes, diagnostics: assembly.findings.diagnostics)
  }
}

extension [Axis] {
  /// Adds an axis, or the contexts that the known axis of the same name lacks.
  mutating func merge(_ axis: Axis) {
    guard let known = firstIndex(where: { $0.name == axis.name }) else {
      append(axis)
      return
    }
    for context in axis.contexts where !self[known].contexts.contains(context) { self[known].contexts.append(context) }
  }
}

extension Axis {
  /// Drops the context for plain values beside dark ones, where other tokens say that light is the other one.
  fileprivate mutating func takePlainForLight(in layers: [DTCGLayer]) {
    guard let light = contexts.first(where: { $0.lowercased() == "light" }),
      let plain = contexts.firstIndex(of: "default"),
      !layers.contains(where: { layer in
        layer.when[name] == "default" || layer.tree.modal.contains { $0.axis == name && $0.context == "default" }
      })
    else { return }
    contexts.remove(at: plain)
    if defaultContext == "default" { defaultContext = light }
  }
}
