import Audit
import ColorScience
import Testing
import Wording

@testable import Sheets

/// The words of a sheet name the same suggestion as every other output.
@Suite struct OneSuggestionSheetTests {
  @Test(arguments: [false, true]) func theWordsOfASheetHaveTheReportsSuggestion(isRefused: Bool) throws {
    var report = try Fixtures.firefox().report
    if isRefused {
      for pair in report.pairs.indices {
        for index in report.pairs[pair].suggestions.indices {
          report.pairs[pair].suggestions[index].refusal = "it is computed"
        }
      }
    }
    let engine = try TextEngine(fonts: .standard)
    var said: [String: Set<String>] = [:]
    var silent: Set<String> = []
    for pair in report.pairs where pair.verdict == .fail {
      let names = "\(report.tokens[pair.foreground].path) on \(report.tokens[pair.background].path)"
      guard let suggestion = pair.suggestions.first else {
        silent.insert(names)
        continue
      }
      let words = "\(SuggestionWords.color(suggestion)) would reach \(WCAG.shown(suggestion.ratio))"
      said[names, default: []].insert(words + (isRefused ? "; by hand: it is computed" : ""))
    }
    var compared = 0
    let renderer = SheetRenderer(report, options: SheetOptions(kinds: [.failures], themes: ["LightTheme"]))
    for job in renderer.jobs where job.kind == .failures {
      for line in job.compose(engine).text.text.split(separator: "\n") where line.contains(", needs ") {
        let names = String(line.prefix { $0 != ":" })
        guard let cut = line.firstRange(of: "; ") else {
          #expect(silent.contains(names), "\(line)")
          continue
        }
        compared += 1
        let words = String(line[cut.upperBound...])
        #expect(said[names]?.contains { words.hasPrefix($0) } == true, "\(line)")
      }
    }
    #expect(compared > 3)
  }
}
