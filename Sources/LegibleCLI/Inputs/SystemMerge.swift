import Survey
import ThemeModel

/// Merges the results of several readers into one system. Each keeps its own names and its own contract.
enum SystemMerge {
  static func merged(_ parts: [ReadPart], name: String? = nil) -> ThemeSystem {
    let parts = ThemeNames.toldApart(parts)
    guard var result = parts.first?.system else { return ThemeSystem(name: name ?? "themes") }
    result.contracts = []
    result.themes = []
    result.diagnostics = []
    result.sightings = []
    result.strayPaints = []
    result.literalPaints = []
    result.readings = []
    result.namesInCode = [:]
    result.filesOfTokens = [:]
    result.namesakes = Namesakes()
    result.foundFiles = []
    (result.promisedFiles, result.leniencyFiles) = ([], [])
    result.palettes = [:]
    for (index, part) in parts.enumerated() {
      let system = part.system
      result.themes += system.themes
      // Tokens of any other format are those that the files of a theme define.
      if part.group.format == .swift { for theme in system.themes { result.palettes?[theme.name] = index } }
      if index > 0 {
        for axis in system.axes { add(axis, to: &result.axes) }
      }
      result.contracts += system.contracts.map { contract in
        var contract = contract
        if parts.count > 1 { contract.themes = contract.themes ?? Set(system.themes.map(\.name)) }
        return contract
      }
      result.sightings += system.sightings.map { named($0, in: parts) }
      result.strayPaints += system.strayPaints
      result.literalPaints += system.literalPaints
      result.readings += system.readings
      result.namesInCode.merge(system.namesInCode) { first, _ in first }
      result.filesOfTokens.merge(system.filesOfTokens) { first, _ in first }
      result.namesakes.merge(system.namesakes)
      result.foundFiles.formUnion(system.foundFiles)
      result.promisedFiles.formUnion(system.promisedFiles)
      result.leniencyFiles.formUnion(system.leniencyFiles)
      result.diagnostics += system.diagnostics
    }
    result.unusedTokens = UnusedTokens.merged(parts.map(\.system))
    for part in parts { keepAxes(of: part, in: &result) }
    result.leaveOutHiddenModes()
    result.name = name ?? self.name(of: parts)
    return result
  }

  /// Returns a sighting under the names that its themes have now.
  private static func named(_ sighting: Sighting, in parts: [ReadPart]) -> Sighting {
    guard !sighting.themePlaces.isEmpty else { return sighting }
    var result = sighting
    result.themes = parts.flatMap(\.system.themes).filter { theme in
      !theme.isAbstract && theme.place.map(sighting.themePlaces.contains) == true
    }.map(\.name).sorted()
    return result
  }

  private static let mostNames = 2

  /// Returns the name that the parts share. Two names are joined, because the system is neither of them alone. Of more, those of the
  /// parts with the most tokens are named, and the others counted.
  private static func name(of parts: [ReadPart]) -> String {
    var names: [(name: String, tokens: Int)] = []
    for part in parts where !part.themes.isEmpty {
      let tokens = part.themes.map(\.paths.count).max() ?? 0
      if let known = names.firstIndex(where: { $0.name == part.system.name }) {
        names[known].tokens = max(names[known].tokens, tokens)
      } else {
        names.append((part.system.name, tokens))
      }
    }
    if names.isEmpty { return parts.first?.system.name ?? "themes" }
    guard names.count > mostNames else { return names.map(\.name).joined(separator: " and ") }
    let largest = names.enumerated().sorted { ($1.element.tokens, $0.offset) < ($0.element.tokens, $1.offset) }
    let shown = largest.prefix(mostNames).map(\.element.name).joined(separator: ", ")
    return "\(shown) and \(names.count - mostNames) more"
  }

  /// Keeps the axes of a part, so that its themes have no variant in a context that only another product has.
  private static func keepAxes(of part: ReadPart, in result: inout ThemeSystem) {
    let own = result.axes.compactMap { axis in part.system.axes.first { $0.name == axis.name } }
    let isSame = own.allSatisfy { axis in
      result.axes.contains {
        $0.name == axis.name && $0.contexts == axis.contexts && $0.defaultContext == axis.defaultContext
      }
    }
    guard !isSame else { return }
    for theme in part.system.themes { result.axesOfThemes[theme.name] = own }
  }

  /// Adds an axis. An axis with the same name keeps its default and gets the additional contexts.
  private static func add(_ axis: Axis, to axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    axes[index].contexts += axis.contexts.filter { !axes[index].contexts.contains($0) }
  }
}
