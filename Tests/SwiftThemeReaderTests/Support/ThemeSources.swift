import Foundation
import ThemeModel

/// The Swift sources of the themes that ship with the project.
enum ThemeSources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func files(in folder: String) throws -> [SourceFile] {
    let base = root.appendingPathComponent("themes/\(folder)")
    guard let walk = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil) else { return [] }
    var files: [SourceFile] = []
    for case let url as URL in walk where url.pathExtension == "swift" {
      let name = String(url.path.dropFirst(base.path.count + 1))
      files.append(SourceFile(name: name, bytes: [UInt8](try Data(contentsOf: url))))
    }
    return files.sorted { $0.name < $1.name }
  }
}
