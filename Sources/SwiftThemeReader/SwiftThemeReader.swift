import ThemeModel

/// Reads themes from Swift sources. The sources are parsed and interpreted; they are never compiled or run.
public enum SwiftThemeReader {
  ///
  /// - Parameters:
  ///   - files: of any number; those that hold no themes cost a look at their bytes
  ///   - namedColors: what asset catalogs have under the names that the code asks for
  ///   - workers: how many threads parse
  public static func read(
    files: [SourceFile], options: SourceOptions = SourceOptions(), namedColors: NamedColors = NamedColors(),
    workers: Int = 2, sources: ParsedSources = ParsedSources()
  ) -> ThemeSystem {
    DeepStack.run {
      let isMac = SystemColors(named: options.systemGeneration)?.isMac == true
      var selection = SourceSelection(files, workers: workers, isMac: isMac, sources: sources)
      while true {
        let reading = Reading(selection.parsedFiles(), options: options, namedColors: namedColors)
        let system = reading.system()
        // What evaluation asked for may be declared in a file that does not speak of colours.
        guard selection.include(filesDeclaring: reading.missing) else { return system }
      }
    }
  }
}

/// One reading of a set of files.
private struct Reading {
  let table: DeclarationTable
  let options: SourceOptions
  let platform: Platform
  let types: ColorTypes
  private var diagnostics: [Diagnostic] = []

  init(_ files: [Int: ParsedFile], options: SourceOptions, namedColors: NamedColors) {
    self.options = options
    table = DeclarationTable(files: files)
    types = ColorTypes(table: table)
    for (fault, place) in table.faults {
      diagnostics.append(Diagnostic(.error, code: "syntax-error", message: fault.message, place: place))
    }
    let systemColors = SystemColors(named: options.systemGeneration)
    if systemColors == nil {
      diagnostics.append(
        Diagnostic(
          .error, code: "unknown-generation",
          message: "`\(options.systemGeneration)` is no release; "
            + "expected ios13 to ios18 or ios26, or macos10.15 to macos15 or macos26"))
    }
    platform = Platform(
      systemColors: systemColors ?? SystemColors(.ios15), namedColors: namedColors, hexOrder: options.hexOrder,
      placeholders: options.placeholders)
  }

  var missing: Set<String> {
    table.missing
  }

  func system() -> ThemeSystem {
    var found = ThemeRecognition(types).found()
    // The configuration may want the themes of another contract.
    if !found.candidates.contains(where: isChosen),
      let index = found.others.firstIndex(where: { $0.candidates.contains(where: isChosen) })
    {
      var (first, other) = (found, found.others.remove(at: index))
      (other.others, first.others) = (found.others + [first], [])
      (other.notes, found) = (found.notes, other)
    }
    let exploration = ThemeExploration(table: table, platform: platform, types: types)
    var system = ThemeSystem(name: options.name ?? "", diagnostics: diagnostics)
    for note in found.notes {
      system.diagnostics.append(
        Diagnostic(.note, code: "theme-of-arguments", message: note.message, place: exploration.place(note.span)))
    }
    let chosen = found.candidates.filter(isChosen)
    if chosen.isEmpty {
      let message =
        found.candidates.isEmpty
        ? "no themes are found in \(table.fileCount) Swift files with colours" + ofOtherModules
        : "none of the themes found (\(found.candidates.map(\.name).joined(separator: ", "))) is chosen by the configuration"
      system.diagnostics.append(Diagnostic(.warning, code: "no-themes", message: message))
    }
    for candidate in chosen {
      let result = exploration.explore(candidate)
      system.themes.append(ThemeAssembly.theme(candidate, result, place: exploration.place(candidate.span)))
      system.diagnostics += result.diagnostics
      for axis in result.axes + result.idle { add(axis, to: &system.axes) }
    }
    system.diagnostics += exploration.assumptions
    system.diagnostics += UnreadThemes(table: table, types: types, options: options)
      .diagnostics(beside: found, read: system.themes)
    if !chosen.isEmpty,
      let unread = UnreadColors(table: table, types: types).diagnostic(beside: found, read: system.themes)
    {
      system.diagnostics.append(unread)
    }
    if let note = otherNames(exploration.otherNames.names) { system.diagnostics.append(note) }
    if let unread = UnreadFunctions(table: table, types: types).diagnostic() { system.diagnostics.append(unread) }
    system.contract = ContractReading(table: table, types: types)
      .contract(found, beside: system.themes, otherNames: exploration.otherNames.names)
    return system
  }

  /// Names that lead to a token that has another name, as `uiText` and `colors.text` to `text`.
  private func otherNames(_ names: [String: String]) -> Diagnostic? {
    guard let first = names.keys.min(), let token = names[first] else { return nil }
    let rest = names.count == 1 ? "" : ", and \(names.count - 1) more names are such"
    return Diagnostic(.note, code: "other-names", message: "\(first) is another name of \(token)\(rest)")
  }

  private var ofOtherModules: String {
    guard let (type, parent) = ThemeRecognition(types).ofOtherModules.first else { return "" }
    return "; the base of \(type.path), \(parent), is not declared in them"
  }

  private func isChosen(_ candidate: ThemeCandidate) -> Bool {
    options.choice.keeps(candidate.name)
  }

  private func add(_ axis: Axis, to axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    for context in axis.contexts where !axes[index].contexts.contains(context) { axes[index].contexts.append(context) }
  }
}
