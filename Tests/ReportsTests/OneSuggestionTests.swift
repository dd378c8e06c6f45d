import Audit
import ColorScience
import Foundation
import JSONText
import RealSystems
import Testing
import Wording

@testable import Reports

/// Every output gives the same change for a failing pair and its cause.
@Suite struct OneSuggestionTests {
  enum System: CaseIterable {
    case firefox
    case ouds

    var report: Result<AuditReport, any Error> { self == .firefox ? Self.firefoxReport : Self.oudsReport }

    private static let firefoxReport = Result { try FirefoxSystem.report() }
    private static let oudsReport = Result {
      Auditor.audit(
        try OudsSystem.load(), plan: try OudsPlan.components(),
        options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "")))
    }
  }

  private static func words(_ suggestion: Suggestion) -> String {
    ShownNumber.color(suggestion.color) + (suggestion.side == .background ? " under it" : "")
  }

  /// Compares `report.json`, failure by failure.
  @Test(arguments: System.allCases) func theDocumentHasTheSuggestionsOfEveryFailure(_ system: System) throws {
    let report = try system.report.get()
    struct Key: Hashable {
      var variant: Int
      var rule: Int?
      var foreground: Int?
      var background: Int?
    }
    var first: [Key: PairReport] = [:]
    for pair in report.pairs where pair.verdict == .fail {
      first[Key(variant: pair.variant, rule: pair.rule, foreground: pair.foreground, background: pair.background)] =
        pair
    }
    let root = try JSONDocument(ReportDocument.json(report)).root
    var compared = 0
    for (variant, node) in (root["variants"]?.elements.map { $0 } ?? []).enumerated() {
      for pair in node["pairs"]?.elements.map({ $0 }) ?? [] where pair["verdict"]?.string == "fail" {
        let key = Key(
          variant: variant, rule: pair["rule"]?.integer, foreground: pair["foreground"]?.integer,
          background: pair["background"]?.integer)
        let suggestions = try #require(first[key]).suggestions
        #expect(pair["suggestions"]?.count ?? 0 == suggestions.count)
        guard let told = pair["suggestions"]?[0], let suggestion = suggestions.first else { continue }
        compared += 1
        #expect(told["hex"]?.string == suggestion.color.hex8)
        #expect(told["side"]?.string == suggestion.side.rawValue)
        #expect(told["kind"]?.string == suggestion.kind.rawValue)
        #expect(told["ratio"]?.number == suggestion.ratio)
      }
    }
    #expect(compared == first.values.count { !$0.suggestions.isEmpty })
    #expect(compared > 0)
  }

  @Test(arguments: System.allCases) func aPairHasOneSuggestion(_ system: System) throws {
    let report = try system.report.get()
    let names = PairNames(report: report)
    let advised = report.pairs.filter { $0.verdict == .fail && !$0.suggestions.isEmpty }
    #expect(!advised.isEmpty)

    // The page, in the order of its own pairs.
    let page = try #require(
      try JSONSerialization.jsonObject(with: Data(PageData.json(report))) as? [String: Any])
    let tips = try #require(page["tips"] as? [[[Any]]])
    let sparse = try #require((page["sparse"] as? [String: [[Int]]])?["tips"])
    let pairs = PagePairs(report).pairs
    var at = 0
    var shown = 0
    for (step, list) in zip(sparse[0], sparse[1]) {
      at += step
      let first = pairs[at].suggestions.first
      #expect(tips[list].first?[0] as? String == first?.side.rawValue)
      #expect(tips[list].first?[1] as? String == first?.kind.rawValue)
      shown += first == nil ? 0 : 1
    }
    #expect(shown >= advised.count { $0.evidence.isBinding })

    // SARIF and annotations: the first pair of a group represents it.
    let sarif = try JSONDocument(SARIFReport.json(report)).root
    let messages = sarif["runs"]?[0]?["results"]?.elements.compactMap { $0["message"]?["text"]?.string } ?? []
    let groups = PairGroups(of: Ranking(report: report).pairs(.fail), in: report).first
    var told = 0
    for group in groups {
      guard let suggestion = group.worst(in: report).suggestions.first,
        let message = messages.first(where: {
          $0.hasPrefix("\(names.title(group.worst(in: report))) in \(names.variant(group.worst(in: report))): ")
        })
      else { continue }
      told += 1
      #expect(message.contains("\(Self.words(suggestion)) would pass."), "\(message)")
    }
    #expect(told > 0)
    let annotations = GitHubAnnotations.text(report)
    for line in annotations.split(separator: "\n") {
      guard let words = line.firstMatch(of: /%0A(#\S+(?: under it)?) would mend the worst/)?.1 else { continue }
      #expect(advised.contains { Self.words($0.suggestions[0]) == words && line.contains(names.title($0)) }, "\(line)")
    }

    // Markdown: the last cell of a row.
    for line in MarkdownReport(report).lines() where line.hasPrefix("| ") && line.hasSuffix(" |") {
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
      guard cells.count == 6, let said = cells.last, said.hasPrefix("`#") else { continue }
      let words = said.replacing("`", with: "")
      #expect(
        advised.contains { pair in
          Self.words(pair.suggestions[0]) == words
            && cells[2].hasPrefix("`\(names.foreground(pair))` on `\(names.background(pair))`")
        }, "\(line)")
    }
  }

  @Test(arguments: System.allCases) func aCauseHasOneRecommendation(_ system: System) throws {
    let report = try system.report.get()
    let root = try JSONDocument(ReportDocument.json(report)).root
    let page = try JSONDocument(PageData.json(report)).root
    let text = TextSummary(report, options: .init(isVerbose: true, width: 400)).lines()
    let markdown = MarkdownReport(report).lines()
    var compared = 0
    for (index, cause) in report.causes.enumerated() {
      for definition in cause.definitions.indices {
        guard let fix = cause.recommendation(of: definition) else { continue }
        compared += 1
        for document in [root, page] {
          let first = document["causes"]?[index]?["fixes"]?.elements.first { $0["definition"]?.integer == definition }
          #expect(first?["kind"]?.string == fix.kind.rawValue)
          #expect(first?["mended"]?.integer == fix.mended)
          #expect(first?["broken"]?.integer == fix.broken)
        }
        // The fix that breaks least comes first, and among those the nearest.
        for other in cause.fixes where other.definition == definition {
          #expect(fix.broken <= other.broken || fix.kind != other.kind, "\(cause.name)")
        }
        let words = ShownNumber.color(fix.color)
        if cause.definitions.count == 1 {
          let change = "\(ShownNumber.color(cause.definitions[0].color)) → \(words)"
          #expect(text.contains { $0.contains(change) }, "\(cause.name): \(change)")
        }
        // The first change in a Markdown row.
        guard definition == cause.fixes.first?.definition else { continue }
        let row = markdown.first {
          $0.hasPrefix("| \(Counted.number(cause.pairs.count)) | `\(cause.name)`") && $0.contains(" mends ")
        }
        guard let row, report.causes.count(where: { $0.name == cause.name }) == 1 else { continue }
        let cell = row.dropLast(2).split(separator: " | ").last ?? ""
        #expect(cell.hasPrefix("`\(words)`"), "\(row)")
      }
    }
    #expect(compared > 0)
  }
}
