import ThemeModel
import Threads

/// Reads themes from Swift sources. The sources are parsed and interpreted; they are never compiled or run.
public enum SwiftThemeReader {
  /// Reads the themes of a set of files.
  ///
  /// - Parameters:
  ///   - files: the Swift files; a file without themes costs only a scan of its bytes
  ///   - namedColors: the colors of asset catalogs, by the names that the code asks for
  ///   - workers: the number of threads that parse
  ///   - data: gives the files of keys and values that the code may decode; asked only if it declares types for that
  public static func read(
    files: [SourceFile], options: SourceOptions = SourceOptions(), namedColors: NamedColors = NamedColors(),
    workers: Int = 2, sources: ParsedSources = ParsedSources(),
    data: @escaping @Sendable () -> [KeyedDocument] = { [] }
  ) -> ThemeSystem {
    DeepStack.run {
      var documents: [KeyedDocument]?
      let isMac = SystemColors(named: options.systemGeneration)?.isMac == true
      var selection = SourceSelection(files, workers: workers, isMac: isMac, sources: sources)
      var settled: ThemeSystem?
      while true {
        let reading = Reading(selection.parsedFiles(), of: files, options: options, namedColors: namedColors) {
          let all = documents ?? data()
          documents = all
          return all
        }
        let system = reading.system()
        // Files without colors only add values to the themes; they are no reason to read the others in another way.
        if let settled, !Set(system.themes.map(\.name)).isSuperset(of: settled.themes.map(\.name)) { return settled }
        // A type that evaluation asked for may be declared in a file that does not mention colors.
        let declares = selection.include(filesDeclaring: reading.missing)
        let sets = selection.include(filesSetting: reading.firstValues)
        // Palettes may be made, and contracts met, in files that do not mention colors.
        let names = selection.include(filesNaming: reading.table.namesOfColors)
        let uses = selection.include(filesUsing: reading.palettes)
        let more = declares || sets || names || uses || selection.include(filesNaming: reading.models.shown)
        // Code that makes a value of a theme's model may not mention colors.
        let makes = !more && selection.include(filesUsing: reading.models.names)
        guard more || makes else { return system }
        if makes { settled = system }
      }
    }
  }
}

extension SwiftThemeReader {
  /// The ways in which themes are recognised, the strongest first.
  public static var recognisers: [Recogniser] {
    Recognisers.ordered.map { $0.about }
  }
}

/// One reading of a set of files.
private struct Reading {
  let table: DeclarationTable
  let options: SourceOptions
  let platform: Platform
  let types: ColorTypes
  let models = Models()
  private let files: [SourceFile]
  private var diagnostics: [Diagnostic] = []

  /// The models of which the themes are values, and where code makes other values of them.
  final class Models {
    fileprivate(set) var names: Set<String> = [], values: Set<Span> = []
    /// The types that are themes if code shows them so.
    fileprivate(set) var shown: Set<String> = []
  }

  init(
    _ files: [Int: ParsedFile], of all: [SourceFile], options: SourceOptions, namedColors: NamedColors,
    data: () -> [KeyedDocument]
  ) {
    self.options = options
    self.files = all
    let systemColors = SystemColors(named: options.systemGeneration)
    table = DeclarationTable(files: files, sources: all, isMac: systemColors?.isMac == true, modules: options.modules)
    if DecodedTypes.areIn(table) { table.data = DataFiles(data(), readBy: all) }
    types = ColorTypes(table: table)
    for (fault, place) in table.faults {
      diagnostics.append(
        Diagnostic(
          table.isHarmless(fault) ? .warning : .error, code: "syntax-error", message: fault.message, place: place))
    }
    diagnostics += table.leftOut.map { Diagnostic(.note, code: "assumed", message: $0.fault.message, place: $0.place) }
    if systemColors == nil { diagnostics.append(Platform.unknownGeneration(options.systemGeneration)) }
    platform = Platform(
      systemColors: systemColors ?? SystemColors(.ios15), namedColors: namedColors, hexOrder: options.hexOrder,
      placeholders: options.placeholders)
  }

  var missing: Set<String> {
    table.missing
  }

  /// The names of the types that hold colors or ask for them.
  var palettes: Set<String> {
    Set(table.types.filter { $0.declaration != nil && types.isPalette($0) && !types.isView($0) }.map(\.name))
  }

  var firstValues: Set<VariableName> {
    table.firstValues
  }

  func system() -> ThemeSystem {
    var found = wanted(UsedCopies(table: table, files: files).used(ThemeRecognition.found(types)))
    models.shown = Set(types.mayBeShown.map(\.name))
    var read = explored(found)
    if let colors = outnumbering(found, read.themes) {
      found = colors
      read = explored(found)
    } else if let other = telling(found, read) {
      (found, read) = other
    }
    add(FurtherConformers(code: ThemeRecognition(types)).candidates(beside: found), to: &found, &read)
    let values = addValues(in: &found, &read)
    var system = ThemeSystem(name: options.name ?? "", diagnostics: diagnostics)
    for (code, notes) in [("theme-of-arguments", found.notes), ("theme-never-made", found.unmade)] {
      system.diagnostics += notes.map { .init(.note, code: code, message: $0.message, place: table.place($0.span)) }
    }
    if read.themes.isEmpty { system.diagnostics.append(nothing(found)) }
    system.themes = read.themes
    system.diagnostics += EqualThemes(choice: options.choice).settle(&system.themes, of: found.candidates)
    system.filesOfTokens = FileTokens(table).files(of: system.themes)
    system.namesakes = ModuleTokens(table, of: system.themes).namesakes(of: system.themes)
    if options.shownModes == nil { fixModes(of: &system, found) }
    system.axes = read.axes
    system.diagnostics += read.diagnostics
    let unreadThemes = UnreadThemes(table: table, types: types, options: options)
    system.diagnostics += unreadThemes.diagnostics(beside: found, read: system.themes)
    // The reading of all sources speaks of these for every system in them.
    if options.themePlaces == nil {
      system.diagnostics += ComputedLists(table: table, types: types).diagnostics(beside: found)
      if !read.themes.isEmpty {
        system.diagnostics += HandedOnThemes(table: table, types: types).diagnostics(beside: values.spans)
      }
    }
    if !read.themes.isEmpty {
      let unread = UnreadColors(table: table, types: types).diagnostic(beside: found, read: system.themes)
      system.diagnostics += values.diagnostics(table) + [unread].compactMap(\.self)
    }
    if let unread = UnreadTypes(table: table, types: types).diagnostic(beside: found, read: system.themes) {
      system.diagnostics.append(unread)
    }
    system.diagnostics += ColorsElsewhere(table: table, types: types).diagnostics(isMac: platform.systemColors.isMac)
    if let keys = UnreadKeys(table: table, types: types).diagnostic() { system.diagnostics.append(keys) }
    if let note = ThemeExploration.OtherNames.note(read.otherNames) { system.diagnostics.append(note) }
    if let unread = UnreadFunctions(table: table, types: types).diagnostic() { system.diagnostics.append(unread) }
    system.contract = ContractReading(table: table, types: types)
      .contract(found, beside: system.themes, otherNames: read.otherNames)
    system.readings = readings(of: found, beside: system.themes, unreadThemes)
    stopAtFaults(beside: &system)
    return system
  }

  private func readings(
    of found: ThemeRecognition.Found, beside themes: [Theme], _ unread: UnreadThemes
  ) -> [ThemeReading] {
    var list = ReadingList(
      table: table, isChosen: isChosen, apart: unread.apart(beside: found, read: themes),
      recognition: ThemeRecognition(types))
    if options.themePlaces == nil { list.addParts(of: unread, beside: found, read: themes) { explored($0).themes } }
    return list.readings(found)
  }

  /// Turns the syntax warnings of every file with tokens into errors: such a file must be read as a whole.
  private func stopAtFaults(beside system: inout ThemeSystem) {
    func isAside(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.code == "syntax-error" && diagnostic.severity == .warning
    }
    guard system.diagnostics.contains(where: isAside) else { return }
    let holding = Set(system.themes.lazy.flatMap { $0.tokens.map(\.place.file) })
    for index in system.diagnostics.indices where isAside(system.diagnostics[index]) {
      guard let file = system.diagnostics[index].place?.file, holding.contains(file) else { continue }
      system.diagnostics[index].severity = .error
    }
  }

  /// Returns the findings of another contract when the configuration chooses its themes and none of the first ones.
  private func wanted(_ found: ThemeRecognition.Found) -> ThemeRecognition.Found {
    guard !found.candidates.contains(where: isChosen) else { return found }
    guard let index = found.others.firstIndex(where: { $0.candidates.contains(where: isChosen) }) else {
      return options.themePlaces.flatMap { ThemeRecognition(types).statics(at: $0, in: found) } ?? found
    }
    return found.exchanged(with: index, as: "the configuration chooses none of its themes")
  }

  private struct Explored {
    var themes: [Theme] = []
    var axes: [Axis] = []
    var diagnostics: [Diagnostic] = []
    var otherNames: [String: String] = [:]
  }

  private func explored(_ found: ThemeRecognition.Found) -> Explored {
    let exploration = ThemeExploration(table: table, platform: platform, types: types)
    var read = Explored()
    var effective: Set<String> = []
    var idle: [(axis: Axis, candidate: ThemeCandidate)] = []
    for candidate in found.candidates.filter(isChosen) {
      let result = exploration.explore(candidate)
      var cases: Set<Place?> = []
      if case .statics(let owners) = candidate.root {
        cases = Set(owners.flatMap(\.cases).map { exploration.place($0.span) })
      }
      let place = exploration.place(candidate.span)
      let theme = ThemeAssembly.theme(candidate, result, place: place, cases: cases)
      guard !theme.tokens.isEmpty || options.choice.names(candidate.name) else {
        read.diagnostics.append(
          Diagnostic(
            .note, code: "theme-without-colors", message: "\(candidate.name) has no colours and is left out",
            place: place))
        continue
      }
      read.themes.append(theme)
      read.diagnostics += result.diagnostics
      for axis in result.axes + result.idle { add(axis, to: &read.axes) }
      effective.formUnion(result.axes.map(\.name))
      idle += result.idle.map { ($0, candidate) }
    }
    // An axis that changes colors of other themes is in the report.
    read.diagnostics += IdleAxes.notes(idle.filter { !effective.contains($0.axis.name) }, exploration)
    read.diagnostics += exploration.assumptions
    read.diagnostics += [exploration.systems.note(isMac: platform.systemColors.isMac)].compactMap { $0 }
    read.otherNames = exploration.otherNames.names
    return read
  }

  /// Adds the values of the themes' models that code makes outside of the themes.
  private func addValues(in found: inout ThemeRecognition.Found, _ read: inout Explored) -> ValuesInCode.Result {
    let finder = ValuesInCode(code: ThemeRecognition(types))
    // The values of the models of chosen themes count wherever they are made.
    var chosen = found
    if options.themePlaces != nil {
      chosen.candidates.removeAll { !isChosen($0) }
      // Static colors of some types have no models: those are another system.
      if chosen.candidates.contains(where: \.isOfStatics) { return ValuesInCode.Result() }
    }
    let own = finder.models(of: chosen)
    models.names = Set(own.map(\.name))
    var values = finder.values(
      of: own, beside: found, reached: Set(read.themes.flatMap { $0.tokens.flatMap(\.values).map(\.place) }))
    for index in found.others.indices { found.others[index].candidates.removeAll(where: values.contains) }
    found.others.removeAll(where: \.candidates.isEmpty)
    values.themes = ThemeNames.distinct(values.themes, beside: found)
    models.values = Set(values.themes.map(\.span))
    found.aside += values.aside
    add(values.themes, to: &found, &read)
    return values
  }

  /// Adds further themes. Those with the colors of a theme are that theme.
  private func add(_ further: [ThemeCandidate], to found: inout ThemeRecognition.Found, _ read: inout Explored) {
    let more = explored(.init(candidates: further))
    var new: [Theme] = []
    for theme in more.themes where !(read.themes + new).contains(where: { EqualThemes.areOne($0, theme) }) {
      new.append(theme)
    }
    guard !new.isEmpty else { return }
    found.add(further.filter { candidate in new.contains { $0.name == candidate.name } })
    read.themes += new
    for axis in more.axes { add(axis, to: &read.axes) }
    read.diagnostics += more.diagnostics
    read.otherNames.merge(more.otherNames) { first, _ in first }
  }

  /// When static colors outnumber a theme's own colors by more than this factor, the themes are details of
  /// an app whose colors are static. Beside themes that are called after a part of the interface, and may be made of the
  /// static colors, these only have to be more.
  private static let outnumbered = 5

  /// Returns the static colors as the findings when no theme uses them, they far outnumber the colors of the themes,
  /// and no contract declares the themes that is called one.
  private func outnumbering(_ found: ThemeRecognition.Found, _ themes: [Theme]) -> ThemeRecognition.Found? {
    guard found.recogniser?.evidence != .contract || !ThemeRecognition(types).saysTheme(found), !meetsContract(found),
      found.recogniser != ValuesOfOtherModules.about,
      !found.candidates.contains(where: { options.choice.names($0.name) }),
      let index = found.statics.firstIndex(where: { statics in
        statics.recogniser == StaticColors.about && statics.candidates.contains(where: isChosen)
      })
    else { return nil }
    let own = Set(themes.flatMap { theme in theme.tokens.filter { $0.tier != .raw }.map(\.path) }).count
    if let contract = found.contract, ThemeWords.saysPart(contract.path) {
      guard ThemeRecognition(types).staticColors(beside: contract) > own else { return nil }
    } else {
      let unread = UnreadColors(table: table, types: types).count(beside: found, read: themes)
      guard unread > Self.outnumbered * own else { return nil }
    }
    var (first, colors) = (found, found.statics[index])
    var statics = found.statics
    statics.remove(at: index)
    (first.others, first.statics) = ([], [])
    (colors.others, colors.statics) = ([first] + found.others, statics)
    colors.notes = found.notes
    colors.precedence = "its themes contain few of the colours; \(colors.way) contain far more"
    return colors
  }

  /// Whether several themes meet a protocol that is called a theme. What they draw from may have any number of colors.
  private func meetsContract(_ found: ThemeRecognition.Found) -> Bool {
    guard found.candidates.count > 1 else { return false }
    let own = found.contract.flatMap { $0.kind == .protocolType ? [$0] : nil }
    let contracts = own ?? found.candidates.flatMap(ThemeRecognition(types).models)
    return !contracts.isEmpty
      && contracts.allSatisfy { contract in
        contract.kind == .protocolType && ThemeWords.saysTheme(contract.name) && !ThemeWords.saysPart(contract.path)
      }
  }

  /// Returns another reading of the same code when the themes found have no color that is known before the app runs:
  /// colors that the app chooses at run time cannot be audited.
  private func telling(
    _ found: ThemeRecognition.Found, _ read: Explored
  ) -> (ThemeRecognition.Found, Explored)? {
    guard !found.candidates.isEmpty, Self.known(read.themes) == 0,
      !found.candidates.contains(where: { options.choice.names($0.name) })
    else { return nil }
    let paths = Set(read.themes.flatMap { theme in theme.tokens.filter { $0.tier != .raw }.map(\.path) }).count
    for index in found.others.indices + found.statics.indices.map({ found.others.count + $0 }) {
      var all = found.others + found.statics
      var other = all.remove(at: index)
      guard other.candidates.contains(where: isChosen) else { continue }
      let result = explored(other)
      let known = Self.known(result.themes)
      // A few colors of one component do not replace a system of hundreds whose values are in another module.
      guard known >= Self.fewestKnown, known * Self.fewOf >= paths else { continue }
      var first = found
      (first.others, first.statics) = ([], [])
      other.others = [first] + all.filter { !$0.candidates.contains(where: \.isOfStatics) }
      other.statics = all.filter { $0.candidates.contains(where: \.isOfStatics) }
      other.notes = found.notes
      other.precedence = "no colour of its themes is known before the app runs; those of \(other.way) are"
      return (other, result)
    }
    return nil
  }

  private static let fewestKnown = 2
  private static let fewOf = 10

  /// Returns how many tokens have a known value in at least one of the themes.
  private static func known(_ themes: [Theme]) -> Int {
    var paths: Set<String> = []
    for token in themes.flatMap(\.tokens) where token.tier != .raw && !paths.contains(token.path) {
      let isKnown = token.values.contains { value in
        if case .undetermined = value.value { false } else { true }
      }
      if isKnown { paths.insert(token.path) }
    }
    return paths.count
  }

  private func nothing(_ found: ThemeRecognition.Found) -> Diagnostic {
    let message =
      found.candidates.isEmpty
      ? "no themes were found in \(table.filesWithColors)" + ofOtherModules
      : "the configuration chooses none of the themes found (\(found.candidates.map(\.name).joined(separator: ", ")))"
    return Diagnostic(.warning, code: "no-themes", message: message)
  }

  /// Fixes the mode of each theme whose code says in which mode it is shown.
  private func fixModes(of system: inout ThemeSystem, _ found: ThemeRecognition.Found) {
    let modes = OwnMode(table: table, platform: platform, types: types, files: files)
    for candidate in found.candidates.filter(isChosen) {
      guard let index = system.themes.firstIndex(where: { $0.name == candidate.name }),
        system.themes[index].axes.contains(Axis.mode.name), let own = modes.found(candidate)
      else { continue }
      system.themes[index].shownMode = own.mode
      system.diagnostics.append(
        Diagnostic(
          .note, code: "mode-left-out",
          message:
            "\(own.member) shows \(candidate.name) only in \(own.mode) mode, so \(own.mode == "dark" ? "light" : "dark") mode "
            + "is not audited; “modes”: “both” of the source audits it too",
          place: table.place(own.span)))
    }
  }

  private var ofOtherModules: String {
    guard let (type, parent) = ThemeRecognition(types).ofOtherModules.first else { return "" }
    return "; the base of \(type.path), \(parent), is not declared in them"
  }

  private func isChosen(_ candidate: ThemeCandidate) -> Bool {
    guard options.choice.keeps(candidate.name) else { return false }
    guard let places = options.themePlaces, !models.values.contains(candidate.span) else { return true }
    return places.contains(table.place(candidate.span))
  }

  private func add(_ axis: Axis, to axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    for context in axis.contexts where !axes[index].contexts.contains(context) { axes[index].contexts.append(context) }
  }
}
