import Plans
import Survey
import ThemeModel

/// Finds the paths for a configuration from the result of a survey: existing folders and files, never the whole
/// project.
struct InitSources {
  let reader: SystemReader
  let isLenient: Bool
  private let found: SystemReader.Result

  init(_ reader: SystemReader, isLenient: Bool, found: SystemReader.Result) {
    self.reader = reader
    self.isLenient = isLenient
    self.found = found
  }

  struct Choice {
    var paths: [String]
    var excluded: [String] = []
    /// The name of the source, if its paths alone would give its themes other names.
    var name: String?
    /// Whether the source has to be read leniently to be read as it was found.
    var isLenient = false
    var read: SystemReader.Result
  }

  func source(
    _ paths: [String], excluding excluded: [String] = [], named name: String? = nil, leniently: Bool = false
  ) -> PlanSource {
    var options = SourceOptions(isLenient: isLenient || leniently)
    options.name = name
    options.excludedThemes = excluded
    // It is read as the configuration will name it.
    let place = Place(file: PlanFile.name, line: 1, column: 1)
    return PlanSource(paths: paths.map { PlanSource.Path($0) }, options: options, place: place)
  }

  /// Returns the narrowest paths that give the same result as the whole project, and the result of reading them.
  func chosen() -> Choice? {
    let narrow = Self.covering(found.survey.read.flatMap(Self.paths) + dataFiles)
    // Code may take colors from files elsewhere, so the folders above are tried next.
    var attempts = [narrow]
    let wider = Self.covering(narrow.map { $0.contains("/") ? String($0.split(separator: "/")[0]) : $0 })
    if wider != narrow { attempts.append(wider) }
    attempts.append(everything(beside: wider))
    for paths in attempts where !paths.isEmpty && !paths.contains(".") {
      guard holdsViews(paths) || paths == attempts.last else { continue }
      let excluded = excluded(below: paths)
      let read = reader.read([source(paths, excluding: excluded)], base: ".")
      if isSame(read) || paths == attempts.last {
        return excusing(named(Choice(paths: paths, excluded: excluded, read: read)))
      }
    }
    return nil
  }

  /// A file that a configuration names must be readable in every part. What was a warning about a found one stays so where the source
  /// is read leniently.
  private func excusing(_ choice: Choice) -> Choice {
    func errors(_ read: SystemReader.Result) -> Set<String> {
      let diagnostics = ResolvedSystem.resolved(read, workers: reader.workers).diagnostics
      return Set(diagnostics.filter { $0.severity == .error }.map { "\($0.code) \($0.place?.description ?? "")" })
    }
    let known = errors(found)
    guard !isLenient, !errors(choice.read).isSubset(of: known) else { return choice }
    var lenient = choice
    lenient.isLenient = true
    lenient.read = reader.read(
      [source(choice.paths, excluding: choice.excluded, named: choice.name, leniently: true)], base: ".")
    return errors(lenient.read).isSubset(of: known) && isSame(lenient.read) ? lenient : choice
  }

  /// The files whose values code decodes. Catalogs beside code are found from it.
  private var dataFiles: [String] {
    found.survey.aside.filter { $0.reason == .usedElsewhere && !$0.isFolder && !$0.path.hasSuffix(".xcassets") }.map(
      \.path)
  }

  /// With narrow paths, a theme may be named after their last folder. The source then gets the name that the theme has
  /// in the whole project.
  private func named(_ choice: Choice) -> Choice {
    func names(_ read: SystemReader.Result) -> Set<String> { Set(read.system.themes.map(\.name)) }
    let wanted = names(found)
    let lost = wanted.subtracting(names(choice.read))
    guard lost.count == 1, let name = lost.first else { return choice }
    let read = reader.read([source(choice.paths, excluding: choice.excluded, named: name)], base: ".")
    guard names(read) == wanted, isSame(read) else { return choice }
    return Choice(paths: choice.paths, excluded: choice.excluded, name: name, read: read)
  }

  /// Returns whether the themes have as many known colors, whatever their names are, no other file is read, and views show as many
  /// pairs.
  private func isSame(_ read: SystemReader.Result) -> Bool {
    read.system.themes.count == found.system.themes.count
      && read.survey.readFiles.isSubset(of: found.survey.readFiles)
      && Self.known(read.system) >= Self.known(found.system)
      && read.system.sightings.count >= found.system.sightings.count
  }

  /// Returns whether these paths contain all views that show colors of the themes. Without the views, no pair would be
  /// seen.
  private func holdsViews(_ paths: [String]) -> Bool {
    found.system.sightings.allSatisfy { sighting in
      sighting.sites.isEmpty
        || sighting.sites.contains { site in
          paths.contains { site.foreground.file == $0 || site.foreground.file.hasPrefix($0 + "/") }
        }
    }
  }

  private static func known(_ system: ThemeSystem) -> Int {
    system.themes.reduce(0) { sum, theme in
      sum
        + theme.tokens.count { token in
          !token.values.contains { if case .undetermined = $0.value { true } else { false } }
        }
    }
  }

  private static func paths(of source: SurveyReport.Source) -> [String] {
    source.paths.flatMap { $0 == "." ? source.folders : [$0] }
  }

  /// Returns the top-level folders with Swift code, for when nothing narrower is enough.
  private func everything(beside paths: [String]) -> [String] {
    Self.covering(paths + found.survey.topFolders)
  }

  /// Returns the paths without those inside another one.
  private static func covering(_ paths: [String]) -> [String] {
    var result: [String] = []
    for path in Set(paths).sorted() where !result.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      result.append(path)
    }
    return result
  }

  /// Returns the files below these paths that are left aside because of their content, or folders of many of them. Folders of
  /// samples and tests need no entry, because their names are enough.
  private func excluded(below paths: [String]) -> [String] {
    let reasons: [AsideReason] = [.notATheme, .animation, .unreadable, .notInBuild]
    let left = found.survey.aside.filter { aside in
      !aside.isFolder && reasons.contains(aside.reason) && paths.contains { aside.path.hasPrefix($0 + "/") }
    }.map(\.path)
    guard left.count > Self.mostExcluded else { return left.sorted() }
    let folders = left.map { path -> String in
      let names = path.split(separator: "/")
      let above = names.indices.dropFirst().map { names[..<$0].joined(separator: "/") }
      let whole = above.first { folder in
        paths.contains { folder.hasPrefix($0 + "/") }
          && !found.survey.readFiles.contains { $0.hasPrefix(folder + "/") }
      }
      return whole.map { $0 + "/" } ?? path
    }
    return Set(folders).sorted()
  }

  private static let mostExcluded = 12
}
