import ThemeModel

/// The words by which code says that it is for tests, previews and samples, and not for the users of an app.
///
/// What they hide is not judged, so only names count that say nothing else: an app may have a `SpeedTest`, a `LinkPreview` or a
/// `FakeCallScreen`.
enum SampleWords {
  /// Words that have no other meaning in the names of code.
  private static let always: Set = ["mock", "mocks", "mocked", "dummy", "dummies"]
  /// Words for what tests and previews use, where all other words of the name are `parts`: `PreviewData`, `ThemeSpy`.
  private static let stubs: Set = [
    "stub", "stubs", "fake", "fakes", "spy", "spies", "fixture", "fixtures", "test", "tests", "testing", "preview",
    "previews",
  ]
  private static let samples: Set = ["sample", "samples"]
  /// Words for what shows the code to those who write it. They may end any name, as in `OnboardingDemo`, and show any part of the
  /// interface, as in `DemoScreen`. `SampleRate`, `AudioSample` and `TestDrive` are of an app.
  private static let shows: Set = ["demo", "demos", "example", "examples", "showcase", "playground"]
  private static let screens: Set = [
    "view", "views", "screen", "controller", "vc", "app", "scene", "window", "page", "list", "container", "gallery",
  ]
  /// Words that only say which part of the code a thing is, or which of several it is: `SampleThemes`, `PreviewDarkTheme`. The
  /// `SampleStore` of an app for music and the `PreviewService` of one for files are of the app.
  private static let parts: Set = [
    "data", "value", "values", "theme", "themes", "palette", "palettes", "color", "colors", "colour", "colours",
    "scheme", "skin", "style", "styles", "tokens", "provider", "factory", "helper", "helpers", "case", "cases",
    "content", "model", "config", "configuration", "environment", "host", "support", "catalog", "light", "dark", "day",
    "night", "default", "ui", "unit", "snapshot", "for",
  ]
  private static let verbs: Set = ["make", "get", "create", "build", "load"]

  /// Types of the system that only tests and previews inherit from.
  static let parents: Set = ["PreviewProvider", "XCTestCase", "LibraryContentProvider"]

  /// Returns whether a name says that what it names is for tests, previews or samples.
  ///
  /// - Parameter ofObject: whether it names an object or a part of one, where a bare `preview` or `sample` may be what users see
  static func say(_ name: String, ofObject isOfObject: Bool = false) -> Bool {
    let words = words(of: name)
    if words.contains(where: always.contains) { return true }
    guard let first = words.first, let last = words.last, words.count > 1 || !isOfObject else { return false }
    if shows.contains(last) || shows.contains(first) && areParts(words.dropFirst(), or: screens) { return true }
    return say(words, stubs.union(samples).union(shows))
  }

  /// Returns whether the name of a type or a member says that it is made for tests or previews, and so is none of the themes beside it.
  /// A demo may have the only themes that there are.
  static func sayStub(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains(where: always.contains) || say(words, stubs)
  }

  private static func say(_ words: ArraySlice<String>, _ meant: Set<String>) -> Bool {
    words.contains(where: meant.contains) && areParts(words, or: meant)
  }

  private static func areParts(_ words: ArraySlice<String>, or others: Set<String>) -> Bool {
    words.allSatisfy { parts.contains($0) || others.contains($0) || Int($0) != nil }
  }

  private static func words(of name: String) -> ArraySlice<String> {
    let words = NameWords.of(name)
    return words.count > 1 && verbs.contains(words[0]) ? words.dropFirst() : words[...]
  }
}
