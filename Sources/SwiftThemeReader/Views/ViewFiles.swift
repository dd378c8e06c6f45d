import Synchronization
import ThemeModel
import Threads

/// Selects the files that may contain views of the product: no tests, no previews, no samples,
/// and no files without a user interface, except those with enumerations that the views name.
struct ViewFiles {
  private let files: [SourceFile]
  /// Whether samples count, because all themes are in samples.
  private let samplesCount: Bool

  init(_ files: [SourceFile], themes: Set<String>) {
    self.files = files
    samplesCount = !themes.isEmpty && themes.allSatisfy { Self.isSample($0) }
  }

  func chosen(workers: Int) -> [Int] {
    let files = files
    let named = files.indices.filter { index in
      let name = files[index].name
      return !Self.isTest(name) && (samplesCount || !Self.isSample(name))
    }
    let speaking = Mutex<Set<Int>>([])
    DeepStack.forEach(named.count, workers: workers) { position in
      let index = named[position]
      if Self.speaksOfViews(files[index].bytes) { speaking.withLock { _ = $0.insert(index) } }
    }
    let views = speaking.withLock { $0 }
    return views.union(NamedEnums.files(files, chosen: views, among: named, workers: workers)).sorted()
  }

  static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { isTestFolder(String($0)) }
      || ["Tests.swift", "Test.swift", "Previews.swift", "+Preview.swift", "+Previews.swift"].contains {
        path.hasSuffix($0)
      }
  }

  /// What the folders of previews are called beside that word: `Preview Content` is Xcode's own.
  private static let previewParts: Set = ["content", "data", "assets", "helper", "helpers", "support"]

  /// Whether a folder has tests or previews. `Latest`, `Contest`, `SpeedTest`, `Preview` and `Snapshots` may be parts of an app.
  private static func isTestFolder(_ folder: String) -> Bool {
    let words = NameWords.of(folder)
    guard let last = words.last else { return false }
    let isOfTool = words.dropLast().allSatisfy { ["swift", "ui", "unit", "xcode"].contains($0) }
    if last == "previews" || last == "mocks" || last == "testing" || last == "test" { return isOfTool }
    if words.first == "preview", Self.previewParts.contains(last) { return true }
    let isPlural = last.hasSuffix("tests") && !["contests", "protests", "attests"].contains(last)
    return isPlural || last == "testutilities"
      || last == "utilities" && words.contains { ["test", "testing"].contains($0) }
  }

  static func isSample(_ path: String) -> Bool {
    folders(of: path).contains { folder in
      [
        "sample", "samples", "example", "examples", "demo", "demos", "playground", "playgrounds", "showcase",
        "catalogapp",
      ]
      .contains(folder) || folder.hasSuffix(".playground") || folder.hasSuffix("demo") || folder.hasSuffix("example")
    }
  }

  private static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map { $0.lowercased() }
  }

  /// Returns whether a file contains a word that is in every file with views: `View`, or something about colors; or a class that
  /// replaces what it inherits, from a view perhaps; or what it adds to the objects of UIKit.
  private static func speaksOfViews(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 4 < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "V"):
          if matches(bytes, index, "View") { return true }
        case UInt8(ascii: "C"), UInt8(ascii: "c"):
          if matches(bytes, index + 1, "olor") { return true }
        case UInt8(ascii: "o"):
          if matches(bytes, index, "override ") { return true }
        case UInt8(ascii: "U"):
          if matches(bytes, index, "UIKit") { return true }
        case UInt8(ascii: "S"):
          // The scene of an app, which shows a view.
          if matches(bytes, index, "SwiftUI") { return true }
        default: break
        }
        index += 1
      }
      return false
    }
  }

  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: StaticString) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
