import SwiftThemeReader
import ThemeModel

/// The pairs that views show of themes in the same file, which the reader itself reads: `ink on page in dusk, likely`.
enum OwnPairs {
  static func of(_ code: String) -> Set<String> {
    let files = [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + code).utf8))]
    let read = ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1)
    return Set(
      read.sightings.compactMap { one in
        guard case .layers(let layers) = one.ground else { return nil }
        let pair = ([one.foreground] + layers.reversed()).map(\.words).joined(separator: " on ")
        return pair + (one.themes.isEmpty ? "" : " in " + one.themes.joined(separator: "+"))
          + (one.certainty == .proven ? "" : ", likely")
      })
  }
}
