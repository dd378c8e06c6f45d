import Plans
import Reports
import Survey
import SwiftThemeReader
import ThemeModel

/// Leaves out the mode in which an app is never shown, according to its settings or the root of its code. A note
/// reports this.
struct ModeChoice {
  let settings: AppSettings
  let workers: Int
  /// Whether the code is that of a Mac.
  var isMac = false

  /// Formats whose modes are always those of Apple's systems. A token file may be for other systems too.
  private static let formats: [Candidate.Format] = [.swift, .assetCatalog]

  func apply(
    to parts: inout [ReadPart], _ surveyed: SurveyedSource, swift: [SourceFile], _ sources: ParsedSources
  ) {
    let concerned = parts.indices.filter { index in
      Self.formats.contains(parts[index].group.format) && parts[index].system.themes.contains(where: Self.hasModes)
    }
    guard let last = concerned.last else { return }
    let choice: (mode: String?, note: Diagnostic?)
    switch surveyed.source.options.shownModes {
    case .both: choice = (nil, nil)
    case .light: choice = ("light", nil)
    case .dark: choice = ("dark", nil)
    case nil: choice = said(swift, sources)
    }
    if let note = choice.note { parts[last].system.diagnostics.append(note) }
    guard let mode = choice.mode else { return }
    for index in concerned {
      for theme in parts[index].system.themes.indices where parts[index].system.themes[theme].shownMode == nil {
        parts[index].system.themes[theme].shownMode = mode
      }
    }
  }

  private static func hasModes(_ theme: Theme) -> Bool {
    theme.axes.contains(Axis.mode.name)
  }

  // MARK: - Evidence of the app

  private func said(
    _ swift: [SourceFile], _ sources: ParsedSources
  ) -> (mode: String?, note: Diagnostic?) {
    var code: ForcedModes { ForcedModes.read(swift, isMac: isMac, workers: workers, sources: sources) }
    switch settings.appearance {
    case .only(let setting):
      let what = "\(setting.key) shows \(SafeText.of(setting.app)) only in \(setting.mode) mode"
      if let other = code.exception(to: setting.mode) {
        return (nil, Self.kept("\(what), but `\(other.member)` may show the other mode here", other.place))
      }
      let followers = setting.followers.map(SafeText.of).joined(separator: ", ")
      let also =
        followers.isEmpty ? "" : ", not even in the extensions that follow the system (\(followers))"
      return (setting.mode, Self.leftOut(what, setting.mode, also, setting.place))
    case .both(let setting?):
      return (
        nil,
        Self.kept(
          "\(SafeText.of(setting.app)) is shown only in \(setting.mode) mode, but other apps are not", setting.place)
      )
    case .both(nil), .unknown:
      let code = code
      guard let root = code.whole, let mode = root.mode else { return (nil, nil) }
      return (mode, Self.leftOut("the root of the app fixes \(mode) mode with `\(root.member)`", mode, "", root.place))
    }
  }

  private static func leftOut(_ why: String, _ mode: String, _ also: String, _ place: Place) -> Diagnostic {
    let other = mode == "dark" ? "light" : "dark"
    return Diagnostic(
      .note, code: "mode-left-out",
      message: "\(why), so \(other) mode is not audited\(also); “modes”: “both” of the source audits it too",
      place: place)
  }

  private static func kept(_ why: String, _ place: Place) -> Diagnostic {
    Diagnostic(
      .note, code: "mode-kept",
      message: "\(why), so both modes are audited; “modes” of the source chooses one", place: place)
  }
}

extension AppSettings {
  /// Returns the settings among the surveyed files, or otherwise those of the nearest folder above that has settings of
  /// an app.
  static func found(for surveyed: SurveyedSource, in tree: any FileTree, boundary: TreeBoundary) -> AppSettings {
    let inside = AppSettings(in: surveyed.settings, of: tree)
    guard inside.isEmpty, let path = surveyed.root else { return inside }
    var folder = FileGlob.isGlob(path) ? FileGlob(path).base : path
    if (try? tree.kind(of: folder)) == .file { folder = FilePath.folder(of: FilePath.tidied(folder)) }
    for _ in 0..<mostFoldersAbove {
      guard let identity = tree.identity(of: folder), boundary.contains(identity) else { return inside }
      let found = AppSettings(in: paths(in: folder, tree), of: tree)
      if !found.isEmpty || tree.exists(FilePath.child(".git", of: FilePath.tidied(folder))) { return found }
      folder = FilePath.joined(folder, "..")
    }
    return inside
  }

  private static let mostFoldersAbove = 12

  private static func paths(in folder: String, _ tree: any FileTree) -> [String] {
    let folder = FilePath.tidied(folder)
    let entries = (try? tree.list(folder)) ?? []
    return entries.compactMap { entry in
      let path = FilePath.child(entry.name, of: folder)
      if entry.name.hasSuffix(".xcodeproj") { return FilePath.child("project.pbxproj", of: path) }
      // A package above may be a tool that uses these sources as data.
      return entry.kind == .file && FileNames.maySetAppearance(path) && entry.name != "Package.swift" ? path : nil
    }
  }
}
