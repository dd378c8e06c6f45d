import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Colors as lists of numbers from 0 to 255.
@Suite struct KeyedListsTests {
  private func file(_ text: String, _ name: String) -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  private func colors(_ text: String, _ name: String) -> Int {
    KeyedCandidate.candidate(file(text, name))?.colors ?? 0
  }

  private func shapes(_ text: String) -> [String] {
    let reader = KeyedThemeReader(options: SourceOptions())
    return reader.system([reader.read(file(text, "theme.json"))], named: "s").shapes(isSorted: false)
  }

  private static let plist = """
    <plist version="1.0"><dict><key>themes</key><array><dict><key>Name</key><string>Default</string>
    <key>Light</key><dict><key>Low</key><array><integer>240</integer><integer>240</integer>
    <integer>240</integer></array><key>Caret</key><array> <integer>0</integer><integer>0</integer><integer>0</integer>
    </array></dict></dict></array></dict></plist>
    """

  @Test func theNameOfTheFilePromisesThem() {
    #expect(colors(Self.plist, "Themes.plist") == 2)
    #expect(colors(Self.plist, "Levels.plist") == 0)
  }

  @Test(arguments: [
    (##"{"background": [240, 240, 240], "text": [20, 20, 20, 0.5]}"##, 2),
    (##"{"a": [240, 240, 240], "b": [20, 20, 20]}"##, 0),
    (##"{"background": [240, 240, 240], "margins": 12}"##, 0),
    (##"{"background": [240, 240, 900], "text": [20, 20, 20]}"##, 0),
    (##"{"background": [240, 240, 240], "spacing": [0, 4, 8]}"##, 0),
    (##"{"background": [240, 240, 240], "borderRadius": [0, 4, 8]}"##, 0),
    (##"{"background": [1, 0, 1], "text": [0, 0, 0]}"##, 0),
    (##"{"background": [10, 20], "text": [1, 2, 3, 4, 5]}"##, 0),
    (##"{"background": [10.5, 20, 30], "text": [1, 2, 3.5]}"##, 0),
  ])
  func theirKeysTellThem(text: String, count: Int) {
    #expect(colors(text, "data.json") == count)
  }

  @Test func whatIsNotReadIsCounted() {
    #expect(KeyedLists.count(in: file(##"{"background": [240, 240, 240], "margins": 12}"##, "data.json")) == 1)
    #expect(KeyedLists.count(in: file(##"{"a": [240, 240, 240], "margins": 12}"##, "data.json")) == 0)
    #expect(KeyedLists.count(in: file(##"{"a": [[240, 240, 240]], "margins": 12}"##, "theme.json")) == 1)
    #expect(KeyedLists.count(in: file(Self.plist, "Levels.plist")) == 0)
  }

  /// A list of zeros and ones is nearly black where the others are of 255.
  @Test func theOthersTellTheScale() {
    #expect(shapes(##"{"ink": [1, 1, 1], "page": [255, 255, 255]}"##) == ["theme: ink=#010101 page=#FFFFFF"])
    #expect(shapes(##"{"ink": [1, 0, 0], "page": [1, 1, 1]}"##) == ["theme: ink=#FF0000 page=#FFFFFF"])
    let reader = KeyedThemeReader(options: SourceOptions())
    let text = ##"{"ink": [1, 1, 1], "page": [255, 255, 255], "line": [0.5, 0.5, 0.5]}"##
    let ink = reader.read(file(text, "theme.json")).theme.tokens.first { $0.path == "ink" }?.values.first?.value
    guard case .undetermined? = ink else {
      Issue.record("the scale is guessed")
      return
    }
  }

  /// The key of a group tells what the lists in it are, and lists of which nothing tells it leave the scale open.
  @Test func groupsTellTheScale() {
    #expect(
      shapes(##"{"text": {"1": [1, 1, 1], "2": [90, 90, 90]}, "background": {"1": [2, 2, 2]}}"##) == [
        "theme: text.1=#010101 text.2=#5A5A5A background.1=#020202"
      ])
    #expect(
      shapes(##"{"gray": {"50": [250, 250, 250], "900": [1, 1, 1]}}"##) == ["theme: gray.50=#FAFAFA gray.900=#010101"])
    #expect(shapes(##"{"ink": [1, 1, 1], "borderInsets": [4, 8, 12]}"##) == ["theme: ink=#FFFFFF"])
    #expect(shapes(##"{"ink": [1, 1, 1], "low": [0.5, 0.5, 0.5]}"##) == ["theme: ink=#FFFFFF low=#808080"])
    for text in [
      ##"{"low": [240, 240, 240], "caret": [1, 1, 1]}"##,
      ##"{"sizes": {"colors": {"a": [12, 14, 16]}}, "caret": [1, 1, 1]}"##,
      ##"{"opacities": {"text": [12, 14, 16, 0.5]}, "caret": [1, 1, 1]}"##,
    ] {
      let tokens = KeyedThemeReader(options: SourceOptions()).read(file(text, "theme.json")).theme.tokens
      guard case .undetermined? = tokens.first(where: { $0.path == "caret" })?.values.first?.value else {
        Issue.record("the scale of \(text) is guessed")
        continue
      }
    }
  }

  @Test(arguments: [
    "textSizes", "margins", "gaps", "radii", "borderInsets", "shadowOffset", "lineHeights", "textPaddings",
    "borderWidths", "strokeOpacity", "z-index",
  ])
  func measuresLeaveTheColorsBesideThem(key: String) {
    let text = ##"{"background": [240, 240, 240], "text": [20, 20, 20], "\##(key)": [4, 8, 16]}"##
    #expect(colors(text, "theme.json") == 2)
    #expect(colors(text, "data.json") == 2)
    #expect(shapes(text) == ["theme: background=#F0F0F0 text=#141414"])
  }

  /// What is in a group of measures is named by what they are of.
  @Test func groupsOfMeasuresHaveNoColors() {
    let sizes = ##""sizes": {"text": [12, 14, 16], "icon": {"small": [8, 16, 24], "large": {"light": [1, 2, 3]}}}"##
    #expect(
      shapes(##"{"colors": {"text": [0, 0, 0], "background": [1, 1, 1]}, \##(sizes)}"##) == [
        "theme: colors.text=#000000 colors.background=#FFFFFF"
      ])
    // They still let a file be read whose other lists are of zeros and ones.
    #expect(colors(##"{"colors": {"text": [0, 0, 0], "background": [1, 1, 1]}, \##(sizes)}"##, "theme.json") > 0)
    #expect(KeyedLists.count(in: file("{\(sizes)}", "theme.json")) == 0)
    #expect(shapes(##"{"sizes": {"colors": {"text": [12, 14, 16]}}}"##) == ["theme: sizes.colors.text=#0C0E10"])
  }

  @Test func colorsMayBeCalledAsMeasuresAre() {
    let text = ##"{"background": [240, 240, 240], "letter": [20, 20, 20], "index": [30, 30, 30]}"##
    #expect(colors(text, "theme.json") == 3)
    #expect(shapes(text) == ["theme: background=#F0F0F0 letter=#141414 index=#1E1E1E"])
  }

  @Test func commentsHaveColors() {
    let text = ##"{"Comment": [100, 100, 100], "Note": [0, 0, 0], "version": [1, 2, 3]}"##
    #expect(shapes(text) == ["theme: Comment=#646464 Note=#000000"])
    #expect(colors(text, "theme.json") == 2)
  }
}
