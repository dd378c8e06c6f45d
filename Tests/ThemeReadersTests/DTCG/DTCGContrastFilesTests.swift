import Testing
import ThemeModel
import ThemeReaders

/// A file for a contrast in every mode (`hc.json`), beside files for modes and for both (`dark-hc.json`).
@Suite("Files for a contrast")
struct DTCGContrastFilesTests {
  /// Reads files by their names in a folder, each with its tokens and their colours.
  private func read(_ folder: String, _ files: [String: [String: String]]) -> DTCGSample {
    let sources = files.sorted { $0.key < $1.key }.map { name, tokens in
      let members = tokens.sorted { $0.key < $1.key }.map { ##""\##($0)": {"$type": "color", "$value": "\##($1)"}"## }
      return SourceFile(name: "t/\(folder)\(name).json", bytes: Array("{\(members.joined(separator: ","))}".utf8))
    }
    return DTCGSample(DTCGReader().read(sources, named: "system"))
  }

  private let base = ["raw": "#123456"]

  @Test(
    "it counts in each mode without a file of its own, wherever its name comes",
    arguments: [
      ("", "hc"), ("theme/", "hc"), ("modifiers/theme/", "hc"), ("modes/", "high-contrast"), ("", "contrast-high"),
      ("", "a-hc"),
    ])
  func modes(folder: String, name: String) {
    let both = name.hasPrefix("a-") ? "a-dark-\(name.dropFirst(2))" : "dark-\(name)"
    let sample = read(
      folder,
      [
        "light": ["text": "#000000"], "dark": ["text": "#ffffff"], name: ["text": "#888888"],
        both: ["text": "#eeeeee"],
      ])
    #expect(sample.css("text", "light/standard") == "rgb(0, 0, 0)")
    #expect(sample.css("text", "light/high") == "rgb(136, 136, 136)")
    #expect(sample.css("text", "dark/standard") == "rgb(255, 255, 255)")
    #expect(sample.css("text", "dark/high") == "rgb(238, 238, 238)")
  }

  @Test("a few colours for a contrast count over those of each mode")
  func few() {
    let sample = read(
      "",
      [
        "light": ["edge": "#777777", "ink": "#000000", "page": "#ffffff"],
        "dark": ["edge": "#777777", "ink": "#ffffff", "page": "#000000"], "hc": ["edge": "#333333"],
      ])
    #expect(sample.css("edge", "light/high") == "rgb(51, 51, 51)")
    #expect(sample.css("edge", "dark/high") == "rgb(51, 51, 51)")
    #expect(sample.css("edge", "dark/standard") == "rgb(119, 119, 119)")
  }

  @Test("nothing says that it counts for what a file for both leaves out")
  func conflict() {
    let sample = read(
      "",
      [
        "base": base, "light": ["ink": "#000000", "text": "#000000"], "dark": ["ink": "#ffffff", "text": "#ffffff"],
        "hc": ["ink": "#888888", "text": "#888888"], "dark-hc": ["text": "#eeeeee"],
      ])
    #expect(sample.css("ink", "light/high") == "rgb(136, 136, 136)")
    #expect(sample.css("ink", "dark/standard") == "rgb(255, 255, 255)")
    #expect(sample.css("ink", "dark/high") == "conflicting-files")
    #expect(sample.css("text", "dark/high") == "rgb(238, 238, 238)")
    #expect(sample.diagnostics.contains { $0.code == "conflicting-files" && $0.message.contains("ink") })
  }
}
