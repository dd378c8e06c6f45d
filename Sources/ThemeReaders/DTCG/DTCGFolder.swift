import JSONText
import ThemeModel

extension DTCGReader {
  /// Brings files together that were read one by one.
  public func assemble(_ documents: [DTCGDocument], named name: String) -> ThemeSystem {
    var system = ThemeSystem(name: options.name ?? name, axes: options.axes)
    for document in documents { system.diagnostics += document.diagnostics }
    for document in documents {
      switch document.content {
      case .tokens(let tree):
        add(theme: DTCGReader.baseName(of: document.file), [DTCGLayer(when: [:], tree: tree)], axes: [], to: &system)
      case .resolver(let json):
        var resolver = DTCGResolverDocument(json, file: document.file, reader: self)
        resolver.read()
        system.diagnostics += resolver.diagnostics
        add(
          theme: resolver.name ?? DTCGReader.baseName(of: document.file), resolver.layers, axes: resolver.axes,
          to: &system)
      case .nothing:
        break
      }
    }
    return system
  }

  func add(theme name: String, _ layers: [DTCGLayer], axes: [Axis], to system: inout ThemeSystem) {
    for axis in axes {
      if let known = system.axes.firstIndex(where: { $0.name == axis.name }) {
        for context in axis.contexts where !system.axes[known].contexts.contains(context) {
          system.axes[known].contexts.append(context)
        }
      } else {
        system.axes.append(axis)
      }
    }
    var assembly = DTCGAssembly(layers, axes: axes, isLenient: options.isLenient)
    let tokens = assembly.tokens()
    system.diagnostics += assembly.findings.diagnostics
    system.themes.append(
      Theme(
        name: name, axes: axes.map(\.name), tokens: tokens,
        place: layers.first.map { Place(file: $0.tree.file, line: 1, column: 1) }))
  }
}
