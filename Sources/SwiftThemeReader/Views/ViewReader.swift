import Synchronization
import ThemeModel
import Threads

/// Reads view code for sightings: which token is shown on which.
///
/// The sources are parsed and walked through, never compiled or run. Code that is not understood gives no sighting, and
/// each sighting names what had to be assumed.
public enum ViewReader {
  /// Reads the views of one product.
  ///
  /// - Parameters:
  ///   - files: the Swift files of one product; a file without views costs only a scan of its bytes
  ///   - systems: the themes whose tokens the views show
  ///   - outlets: the views of classes in storyboards and xibs
  ///   - others: files in other languages that may make views of classes; `nil` where not all of them are known
  ///   - systemColors: the system colors of the release for which the app is audited
  ///   - modules: the targets that compile the files
  ///   - workers: the number of threads
  ///   - sources: the files that were parsed for the themes
  public static func read(
    _ files: [SourceFile], of systems: [ThemeSystem], outlets: [OutletTree] = [], beside others: [SourceFile]? = [],
    systemColors: SystemColors = SystemColors(.ios15), accent: String? = nil,
    modules: SourceModules = SourceModules(), workers: Int = 2, sources: ParsedSources = ParsedSources()
  ) -> ViewsRead {
    let names = TokenNames(systems, accent: accent)
    guard !names.isEmpty else { return ViewsRead() }
    let chosen = ViewFiles(files, themes: names.files).chosen(workers: workers)
    guard !chosen.isEmpty else { return ViewsRead() }
    let parsed = Mutex<[Int: ParsedFile]>([:])
    DeepStack.forEach(chosen.count, workers: workers) { position in
      let index = chosen[position]
      let file = sources.file(files[index], index: index, isMac: systemColors.isMac)
      parsed.withLock { $0[index] = file }
    }
    let all = parsed.withLock { $0 }
    let enclosing = EnclosingTypes(all)
    let shares = max(1, workers)
    let found = Mutex<[(share: Int, part: ViewReading.Found)]>([])
    DeepStack.forEach(shares, workers: shares) { share in
      let result = ViewReading(
        all, names: names, outlets: outlets, systemColors: systemColors, modules: modules, enclosing: enclosing,
        share: share, of: shares
      ).found()
      found.withLock { $0.append((share, result)) }
    }
    let results = found.withLock { $0.sorted { $0.share < $1.share }.map(\.part) }
    let isByFile = Self.haveRivals(systems)
    let told = Self.sightings(
      of: results, unshown: unshown(results, in: files, beside: others, workers: workers),
      isApp: TokenMentions.haveEntry(files))
    let sightings = SightingGroups.joined(told.filter { !$0.isBare }.map(\.sighting), byFile: isByFile)
    return ViewsRead(
      sightings: sightings, unplaced: SightingGroups.joined(BareTokens.unplaced(told), byFile: isByFile),
      strays: Set(results.flatMap(\.strays)).sorted { ($0.place, $0.token) < ($1.place, $1.token) },
      literals: Set(results.flatMap(\.literals)).sorted { ($0.place, $0.text) < ($1.place, $1.text) },
      coded: results.reduce(into: []) { $0.formUnion($1.coded) },
      removed: results.reduce(into: []) { $0.formUnion($1.removed) },
      // Of two classes of one name, the one that paints may be meant.
      classes: Dictionary(results.flatMap(\.classes)) { first, second in first == .plain ? second : first },
      diagnostics: ViewFaults.diagnostics(of: all) + diagnostics(results.flatMap(\.cut))
        + [UnjudgedPairs.note(sightings)].compactMap { $0 })
  }

  /// Whether asset catalogs of several products have colors of one name.
  private static func haveRivals(_ systems: [ThemeSystem]) -> Bool {
    var seen: Set<String> = []
    return !systems.allSatisfy { system in
      let catalog = Set(
        system.themes.flatMap(\.tokens).filter { $0.place.file.hasSuffix("Contents.json") }.map(\.path))
      defer { seen.formUnion(catalog) }
      return seen.isDisjoint(with: catalog)
    }
  }

  /// Returns what has to be assumed for the types to be shown that no screen shows, by their numbers.
  private static func unshown(
    _ results: [ViewReading.Found], in files: [SourceFile], beside others: [SourceFile]?, workers: Int
  ) -> [Int: String] {
    let roots = results.reduce(into: [Int: RootView]()) { all, one in all.merge(one.roots) { first, _ in first } }
    let views = roots.filter { !$0.value.isClass }
    let unnamed = UnnamedTypes.among(views.values, in: files, workers: workers)
    let steps = views.compactMapValues { unnamed[$0.name] }
    guard let others else { return steps }
    let classes = roots.filter { $0.value.isClass && !$0.value.isOffered }
    let unmade = UnnamedTypes.among(classes.values, in: files + others, workers: workers)
    return steps.merging(classes.compactMapValues { unmade[$0.name] }) { first, _ in first }
  }

  /// Marks sightings as likely when code puts their view where a mode is forced: it may never be shown in the other mode. So it does
  /// when nothing shows the view from which the walk began, and when what shows it is the content that uses of a modifier or a style
  /// give it and that are not all known. Where they are, each of them was walked through and tells what it shows. The uses of what
  /// a library offers are elsewhere.
  private static func sightings(
    of results: [ViewReading.Found], unshown: [Int: String], isApp: Bool
  ) -> [(isBare: Bool, sighting: Sighting)] {
    let forced = results.reduce(into: Set<Int>()) { $0.formUnion($1.forced) }
    let contents = results.reduce(into: ContentUses()) { $0.merge($1.contents) }
    let given = GivenColors(
      made: results.reduce(into: []) { $0.formUnion($1.made) },
      results.flatMap(\.sightings).filter { $0.alone == nil }.map(\.sighting))
    let reached = results.reduce(into: Set<Span>()) { $0.formUnion($1.reached) }
    let read = results.reduce(into: Set<ReadPlace>()) { $0.formUnion($1.read) }
    let handedOn = results.flatMap(\.handedOn).filter { read.isDisjoint(with: $0.places) }.map(\.seen)
    return (results.flatMap(\.sightings) + handedOn).compactMap { alone, root, function, maker, isBare, sighting in
      // The walk of another thread may have come to it from a view.
      if let maker, reached.contains(maker) { return nil }
      if let alone, given.tell(of: sighting, in: alone) { return nil }
      var result = sighting
      func assume(_ step: String) { if sighting.certainty == .proven { result.certainty = .likely(step) } }
      if let function {
        guard !contents.areKnown(of: function, inApp: isApp) else { return nil }
        assume("what is shown there is without colours of its own")
      } else if let step = root.flatMap({ unshown[$0] }) {
        assume(step)
      } else if let alone, forced.contains(alone) {
        assume("the view is also shown where no mode is forced")
      }
      return (isBare, result)
    }
  }

  private static func diagnostics(_ cut: [ViewReading.Cut]) -> [Diagnostic] {
    guard let first = cut.min(by: { $0.place < $1.place }) else { return [] }
    let more = cut.count - 1
    let what =
      more == 0
      ? "the view \(first.name) is too complex to read to the end; some of its pairs are missing"
      : "\(first.name) and \(more) more view\(more == 1 ? "" : "s") are too complex to read to the end; some of their pairs "
        + "are missing"
    return [
      Diagnostic(
        .note, code: "views-cut-short", message: what, place: first.place)
    ]
  }
}

/// The part of the views that one thread reads.
private struct ViewReading {
  let table: DeclarationTable
  let colors: ColorReading
  let outletTrees: [OutletTree]
  let enclosing: EnclosingTypes
  let plainStates: PlainStates
  let share: Int
  let shares: Int

  init(
    _ files: [Int: ParsedFile], names: TokenNames, outlets: [OutletTree], systemColors: SystemColors,
    modules: SourceModules, enclosing: EnclosingTypes, share: Int, of shares: Int
  ) {
    outletTrees = outlets
    self.enclosing = enclosing
    table = DeclarationTable(files: files, modules: modules)
    plainStates = PlainStates(table)
    colors = ColorReading(table: table, names: names, systemColors: systemColors)
    (self.share, self.shares) = (share, shares)
  }

  struct Found: Sendable {
    /// A sighting, with the number of the view's type if the view was walked through by itself,
    /// and with the function of a modifier or a style, if its content is shown there.
    typealias Seen = (alone: Int?, root: Int?, function: Span?, maker: Span?, isBare: Bool, sighting: Sighting)
    var sightings: [Seen]
    /// Tokens that code hands to something, with where that is written: nothing tells of them unless some walk has read them.
    var handedOn: [(places: Set<ReadPlace>, seen: Seen)]
    /// Where the expressions begin that were read as colors.
    var read: Set<ReadPlace>
    /// The helpers that walks have come to.
    var reached: Set<Span>
    /// The types from which walks that found a pair began, by their numbers.
    var roots: [Int: RootView]
    /// Views that code puts where a mode is forced.
    var forced: Set<Int>
    /// Views that other views alone make.
    var made: Set<Int>
    var contents: ContentUses
    var strays: [StrayPaint]
    var literals: Set<LiteralPaint>
    var coded: Set<String>
    var removed: Set<String>
    var classes: [(name: String, look: ClassLook)]
    var cut: [Cut]
  }

  /// A view that was not walked through to the end.
  struct Cut: Sendable {
    var name: String
    var place: Place
  }

  func found() -> Found {
    let rendering = ViewRendering(table: table, colors: colors)
    let types = table.types.filter { $0.declaration != nil && $0.order % shares == share }
    var strays: [StrayPaint] = []
    for type in types {
      ViewRoots.render(type, with: rendering)
      strays += KeptColors(table: table, colors: colors).strays(of: type)
    }
    for type in types { ViewRoots.renderMakers(of: type, with: rendering) }
    if share == 0 { ViewRoots.renderExtensions(with: rendering) }
    let outlets = OutletReading(table: table, colors: colors, outlets: outletTrees)
    read(outlets)
    let seen = sightings(rendering.sighted + outlets.sighted, outlets.places) + before(outlets) + apart(outlets)
    let read = colors.readPlaces
    return Found(
      sightings: seen, handedOn: handedOn(outlets), read: read,
      reached: rendering.reached, roots: roots(of: seen), forced: rendering.forced,
      made: GivenColors.made(by: table, among: types),
      contents: rendering.contents,
      strays: strays + outlets.strays, literals: colors.paints, coded: outlets.coded, removed: outlets.removed,
      classes: outlets.looks(of: types),
      cut: rendering.cut.compactMap { record in
        record.declaration.map { Cut(name: record.name, place: table.place($0.span)) }
      })
  }

  /// Returns the tokens that code of this part hands to something and that no walk of this part has read.
  private func handedOn(_ outlets: OutletReading) -> [(places: Set<ReadPlace>, seen: Found.Seen)] {
    let unfollowed = UnfollowedTokens(table: table, colors: colors)
    return unfollowed.found { (($0.owner?.order ?? $0.file) + 1) % shares == share }.flatMap { one in
      sightings([one.sighted], outlets.places).map { (one.places, $0) }
    }
  }

  private func read(_ outlets: OutletReading) {
    for type in table.types where type.order % shares == share { outlets.read(type) }
    if share == 0 { outlets.readGlobals() }
  }

  /// Returns the pairs that are there before closures run: what these do to views comes later, if at all.
  private func before(_ outlets: OutletReading) -> [Found.Seen] {
    guard outlets.hasMoments else { return [] }
    let first = OutletReading(before: outlets)
    read(first)
    return sightings(first.sighted, first.places)
  }

  /// Returns the pairs that functions which are given colors surely show in colors of their own.
  private func apart(_ outlets: OutletReading) -> [Found.Seen] {
    guard outlets.hasGiven else { return [] }
    let apart = OutletReading(apartFrom: outlets)
    read(apart)
    return sightings(apart.sighted.filter { $0.unknown == nil && $0.assumption == nil }, apart.places).filter {
      $0.sighting.certainty == .proven
    }
  }

  private func sightings(_ all: [Sighted], _ places: OutletPlaces) -> [Found.Seen] {
    colors.note(shown: all)
    return all.compactMap { one in
      sighting(one, in: one.facts.mode ?? one.scheme, places).map {
        (one.alone, one.root, one.openFunction, one.maker, one.isBare, $0)
      }
    }
  }

  /// Whether the code names the theme of which it takes the colors.
  private func isOfOneTheme(_ one: Sighted) -> Bool {
    one.facts.presences.keys.contains { $0.hasPrefix(PartialTokens.themePrefix) }
  }

  /// Whether a type may be that of some themes and not of all: one that conforms to what others conform to, that inherits or is
  /// inherited from, a protocol, one that is not read.
  private func isOfSomeThemes(_ name: String) -> Bool {
    let named = table.index.types(named: name).filter { $0.declaration != nil }
    guard let only = named.first, named.count == 1, only.kind != .protocolType, only.superclass == nil else {
      return true
    }
    return only.allProtocols.contains { $0.declaration != nil } || !table.index.heirs(of: only).isEmpty
  }

  private func roots(of seen: [Found.Seen]) -> [Int: RootView] {
    let numbers = Set(seen.compactMap(\.root))
    let types = table.types.filter { numbers.contains($0.order) && ViewRoots.isShownByName($0) }
    return Dictionary(types.map { ($0.order, RootView($0)) }) { first, _ in first }
  }

  private func sighting(_ given: Sighted, in mode: String?, _ interface: OutletPlaces) -> Sighting? {
    let one = onItsReleases(given)
    func place(_ span: Span) -> Place? { span.file >= 0 ? table.place(span) : interface.place(span) }
    guard let front = place(one.foreground.span), let foreground = paint(one.foreground), let ground = ground(of: one)
    else { return nil }
    let top = one.layers.last
    var contexts: [String: [String]] = [:]
    var assumption = one.unknown ?? one.assumption
    if let mode {
      if let scheme = one.scheme, scheme != mode { return nil }
      // The colors of one of the themes are those whatever the device's mode is, where the themes have none.
      if !isOfOneTheme(one) || colors.names.axes.contains(Axis.mode.name) { contexts[Axis.mode.name] = [mode] }
    }
    // A flag of the build on which no token depends makes no difference to what is judged.
    for (flag, isSet) in one.facts.flags where colors.names.axes.contains(flag) {
      contexts[flag] = [isSet ? OpenTrait.on : OpenTrait.off]
    }
    if let releases = one.facts.releases {
      // No device has a release without those before it.
      guard !releases.isEmpty else { return nil }
      contexts[Axis.release] = colors.names.contexts(of: releases)
    }
    guard let shown = colors.inItsThemes(one, foreground, on: ground) else { return nil }
    if let several = one.facts.flags.keys.filter({ $0.contains(" ") }).min() {
      assumption = assumption ?? "the build's flags are such that it is shown: `\(several)`"
    }
    if one.facts.asksTheme(ofType: isOfSomeThemes, isPlain: { plainStates.contain($0) }) {
      assumption = assumption ?? "the condition on the theme is true in all themes"
    }
    var seen: Set<Span> = [one.foreground.span, top?.span ?? one.foreground.span]
    let steps = one.steps.filter { seen.insert($0).inserted }.compactMap(place)
    return Sighting(
      foreground: shown.foreground, ground: shown.ground, element: one.element,
      certainty: assumption.map { .likely($0) } ?? .proven, contexts: contexts, themes: shown.themes?.map(\.name) ?? [],
      themePlaces: Set(shown.themes?.compactMap(\.place) ?? []),
      condition: one.deciding.words,
      source: one.source,
      sites: [
        Sighting.Site(
          foreground: front, background: top.flatMap { place($0.span) }, steps: steps,
          view: enclosing.view(walked: one.view, of: [one.foreground.span] + (top.map { [$0.span] } ?? [])),
          picksByMode: picksByMode(one), condition: one.deciding.words,
          lookupFiles: lookupFiles(of: one, shownBy: (one.rootSpan ?? one.maker).flatMap(place) ?? front, place))
      ])
  }

  /// Returns the files whose targets look the colors of a pair up.
  private func lookupFiles(of one: Sighted, shownBy outermost: Place, _ place: (Span) -> Place?) -> Set<String> {
    var files: Set<String> = []
    for layer in [one.foreground] + one.layers {
      guard case .token = layer.shade else { continue }
      switch layer.lookup {
      case .app: files.insert(outermost.file)
      case .module: files.insert((place(layer.definition ?? layer.span) ?? outermost).file)
      case .elsewhere: return []
      }
    }
    return files
  }

  /// Returns a pair without the values of colors that may be others on the earlier releases on which alone it is shown.
  private func onItsReleases(_ one: Sighted) -> Sighted {
    guard one.facts.isBeforeAudited else { return one }
    func layer(_ layer: Ink.Layer) -> Ink.Layer {
      guard case .token(let path) = layer.shade, colors.releases.mayDiffer(path) else { return layer }
      var open = layer
      open.shade = .unknown("\(path) on earlier releases", .earlier)
      return open
    }
    var result = one
    result.foreground = layer(one.foreground)
    result.layers = one.layers.map(layer)
    return result
  }

  /// Returns whether the code picks a color by mode. No code picks the two sides of a system color.
  private func picksByMode(_ one: Sighted) -> Bool {
    if case .system = one.foreground.shade { return false }
    return one.deciding.mode != nil
  }

  private func ground(of one: Sighted) -> Sighting.Ground? {
    if let unknown = one.unknown { return .unknown(unknown) }
    let layers = one.layers.compactMap(paint)
    return layers.isEmpty || layers.count < one.layers.count ? nil : .layers(layers)
  }

  private func paint(_ layer: Ink.Layer) -> Sighting.DrawnColor? {
    color(layer.shade).map {
      Sighting.DrawnColor(
        $0, alpha: layer.alpha, opacity: layer.opacity, dimming: layer.dimming,
        definition: layer.definition.map(table.place), isOfTheApp: layer.isOfTheApp)
    }
  }

  private func color(_ shade: Ink.Shade) -> Sighting.DrawnColor.Color? {
    switch shade {
    case .token(let path): .token(path)
    case .system(let color): .system(color)
    case .adapting(let color, let text): .adapting(color, text: text)
    case .fixed(let color, let text): .fixed(color, text: text)
    case .unknown(let name, let reason): .unread(name: name, reason)
    case .clear, .unset, .unread, .veiled: nil
    }
  }
}
