/// The surfaces of a system, indexed by what their names share with that of a foreground: a system of thousands of tokens
/// looks them up thousands of times.
struct InferredSurfaces {
  let all: [InferredNames.Entry]
  /// Surfaces that are not bound to another polarity and have no tone of their own.
  let open: [InferredNames.Entry]
  let hasGeneral: Bool
  private let byName: [Name: [InferredNames.Entry]]
  private let byStart: [Start: [Placed]]
  private let byStateless: [Stateless: [InferredNames.Entry]]
  /// The general surfaces of `open`, by their groups.
  private let generalByScope: [[String]: [InferredNames.Entry]]

  private struct Name: Hashable {
    let scope: [String]
    let rest: [String]
    let rolePlace: Int

    init(_ entry: InferredNames.Entry) {
      // What is made for dark pages has a namesake that is, too.
      self.init(entry, scope: entry.reading.scope, rest: entry.rest + entry.reading.onTone)
    }

    init(_ entry: InferredNames.Entry, scope: [String], rest: [String]) {
      self.init(scope: scope, rest: rest, rolePlace: entry.reading.rolePlace)
    }

    init(scope: [String], rest: [String], rolePlace: Int) {
      self.scope = scope
      self.rest = rest
      self.rolePlace = rolePlace
    }
  }

  /// What the surfaces of one thing have in common, whatever its state.
  private struct Stateless: Hashable {
    let words: [String]
    let roleWord: String?

    init(_ entry: InferredNames.Entry) {
      words = (entry.reading.scope + entry.rest).filter {
        !RoleWords.defaults.contains($0) && !RoleWords.states.contains($0)
      }
      roleWord = entry.reading.roleWord
    }
  }

  /// What a near surface must have in common with a color.
  private struct Start: Hashable {
    let word: String
    let bound: Set<String>
    let tones: Set<String>

    init(_ entry: InferredNames.Entry, _ word: String) {
      self.word = word
      bound = entry.reading.boundWords
      tones = RoleWords.tones.intersection(entry.rest)
    }
  }

  private struct Placed {
    let entry: InferredNames.Entry
    /// The words of its groups and of its component.
    let words: [String]
  }

  init(_ surfaces: [InferredNames.Entry]) {
    all = surfaces
    open = surfaces.filter { $0.reading.boundWords.isEmpty && !$0.reading.hasTone }
    hasGeneral = surfaces.contains(where: \.isGeneralSurface)
    byName = Dictionary(grouping: surfaces) { Name($0) }
    byStateless = Dictionary(grouping: surfaces) { Stateless($0) }
    generalByScope = Dictionary(grouping: open.filter(\.isGeneralSurface), by: \.reading.scope)
    var byStart: [Start: [Placed]] = [:]
    for surface in surfaces {
      let words = surface.reading.scope + surface.component
      guard let first = words.first else { continue }
      byStart[Start(surface, first), default: []].append(Placed(entry: surface, words: words))
    }
    self.byStart = byStart
  }

  /// Returns the surfaces whose names differ from the color's in the word for the role only.
  func namesakes(of entry: InferredNames.Entry) -> [InferredNames.Entry] {
    byName[Name(entry), default: []]
  }

  /// Returns the surfaces that are called as the color with its word for the role: `sheetTitleBackground` for `sheetTitle`.
  func grounds(ofWholeName entry: InferredNames.Entry) -> [InferredNames.Entry] {
    let reading = entry.reading
    guard entry.role == .text, let word = reading.roleWord, !entry.rest.isEmpty, reading.rolePlace == entry.rest.count
    else { return [] }
    let rest = entry.rest + [word] + reading.onTone
    return byName[Name(scope: reading.scope, rest: rest, rolePlace: reading.rolePlace + 1), default: []]
  }

  /// Returns the ground of the group of a `txtOn`: `background`, or the surface that is called so but for the “on”.
  func ground(ofOwnGroup entry: InferredNames.Entry) -> [InferredNames.Entry] {
    let exact = namesakes(of: entry)
    guard exact.isEmpty else { return exact }
    var (scope, rest) = (entry.reading.scope, entry.rest)
    if rest.last == "on" {
      rest.removeLast()
    } else if let on = scope.lastIndex(of: "on") {
      scope.remove(at: on)
    }
    return byName[Name(entry, scope: scope, rest: rest), default: []]
  }

  /// Returns what a surface is in another state, and itself: `bg.primary.hover` is `bg.primary.rest` for as long as it is hovered.
  func inStates(_ surface: InferredNames.Entry) -> [InferredNames.Entry] {
    byStateless[Stateless(surface), default: []]
  }

  /// Returns the surfaces with the most words in common, if one of the two names continues the other. The common words must go
  /// beyond the groups that both are in.
  func nearest(to entry: InferredNames.Entry, named mine: [String]) -> [InferredNames.Entry] {
    guard let first = mine.first else { return [] }
    var best = 0
    var found: [InferredNames.Entry] = []
    for surface in byStart[Start(entry, first), default: []] {
      let common = zip(mine, surface.words).prefix { $0 == $1 }.count
      let shared = zip(entry.reading.scope, surface.entry.reading.scope).prefix { $0 == $1 }.count
      guard common == min(mine.count, surface.words.count), common > shared else { continue }
      if common > best {
        best = common
        found = []
      }
      if common == best { found.append(surface.entry) }
    }
    return found
  }

  /// Returns the general surfaces of a group, or else of the nearest group above it.
  func general(for scope: [String]) -> [InferredNames.Entry] {
    for length in stride(from: scope.count, through: 0, by: -1) {
      if let found = generalByScope[Array(scope.prefix(length))] { return found }
    }
    return []
  }
}
