import ThemeModel

/// The words by which code says that it is for tests, previews and samples, and not for the users of an app.
enum SampleWords {
  /// Words that have no other meaning in the names of code.
  private static let always: Set = [
    "mock", "mocks", "mocked", "stub", "stubs", "fixture", "fixtures", "dummy", "fake", "spy",
  ]
  /// Words that say what a thing is when they are its last: `ThemePreviews`. `SampleRate` and `TestDrive` are of an app.
  private static let things: Set = [
    "preview", "previews", "test", "tests", "demo", "demos", "example", "examples", "sample", "samples", "showcase",
    "playground",
  ]
  /// Words that only say which part of the interface a thing is: `DemoScreen`. An app may show a preview of something.
  private static let screens: Set = [
    "view", "views", "screen", "controller", "vc", "app", "scene", "window", "page", "list", "container", "gallery",
  ]
  /// Words that only say which part of the code a thing is: `SampleThemes`.
  private static let parts: Set = [
    "data", "value", "values", "theme", "themes", "palette", "palettes", "color", "colors", "colour", "colours",
    "scheme", "skin", "style", "styles", "provider", "factory", "helper", "helpers", "case", "cases", "content",
    "model", "config", "configuration", "environment", "host", "support", "catalog",
  ]
  private static let verbs: Set = ["make", "get", "create", "build", "load"]

  /// Types of the system that only tests and previews inherit from.
  static let parents: Set = ["PreviewProvider", "XCTestCase", "LibraryContentProvider"]

  static func say(_ name: String) -> Bool {
    var words = NameWords.of(name)[...]
    guard !words.contains(where: always.contains) else { return true }
    if words.count > 1, let first = words.first, verbs.contains(first) { words.removeFirst() }
    guard let first = words.first, let last = words.last else { return false }
    guard !things.contains(last) else { return true }
    let known = first.hasPrefix("preview") ? parts : parts.union(screens)
    return things.contains(first) && words.dropFirst().allSatisfy { known.contains($0) || Int($0) != nil }
  }
}
