import Audit
import ColorScience
import Reports
import ThemeModel
import Wording

/// The text output of `pairs`.
struct PairsText {
  let style: TerminalStyle
  /// The width at which lines wrap. `nil` for no wrapping.
  let width: Int?
  let isVerbose: Bool
  let evidence: [Evidence]

  private static let limit = 20
  private static let placeLimit = 5

  func lines(_ listing: PairListing, _ report: AuditReport) -> [String] {
    var blocks: [[String]] = []
    for kind in Evidence.allCases where evidence.isEmpty || evidence.contains(kind) {
      blocks.append(block(kind, listing.entries.filter { $0.evidence == kind }))
    }
    if evidence.isEmpty { blocks += [unplaced(listing.unplaced), coverage(report)] }
    let found = blocks.filter { !$0.isEmpty }
    return found.isEmpty
      ? ["No pair was found: no rule, view or name says which colours are shown together."]
      : Array(found.joined(separator: [""]))
  }

  private func block(_ kind: Evidence, _ entries: [PairListing.Entry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let under = entries.count { $0.verdict == .fail }
    let verb = kind.isBinding ? (under == 1 ? "fails" : "fail") : "under \(under == 1 ? "its" : "their") requirement"
    var head =
      style.emphasized(Self.title(kind), .bold) + ": \(Counted.of(entries.count, "pair of tokens", "pairs of tokens"))"
    if under > 0 { head += ", \(Counted.number(under)) \(verb)" }
    if !kind.isBinding { head += "; fails no run" }
    let isListed = kind != .guessed || isVerbose || evidence.contains(.guessed)
    guard isListed else { return [head + "; --evidence guessed lists them"] }
    let limit = isVerbose ? entries.count : Self.limit
    var table = TextTable(widest: 60)
    for entry in entries.prefix(limit) { table.add(row(entry)) }
    var lines = [head]
    for (entry, row) in zip(entries, table.blocks(style, indent: 2, width: width)) {
      lines += row
      if isVerbose { lines += places(entry) }
    }
    if entries.count > limit { lines.append("  and \(Counted.number(entries.count - limit)) more; -v lists them all") }
    return lines
  }

  private func row(_ entry: PairListing.Entry) -> [TextTable.Cell] {
    [
      TextTable.Cell(mark(entry)),
      TextTable.Cell(
        entry.required.map { ShownNumber.ratio(entry.ratio, required: $0) } ?? "–", alignsRight: true),
      TextTable.Cell(entry.required.map { "of \(ShownNumber.requirement($0))" } ?? ""),
      TextTable.Cell(SafeText.of(entry.foreground)), TextTable.Cell("on"),
      TextTable.Cell(SafeText.of(entry.background)), TextTable.Cell(SafeText.of(reason(entry)), .faint),
    ]
  }

  private func mark(_ entry: PairListing.Entry) -> String {
    switch entry.verdict {
    case .fail?: entry.evidence.isBinding ? "✕" : "under"
    case .undetermined?: "?"
    case .waived?: "‖"
    case .exempt?, nil: "–"
    case .pass?: "✓"
    }
  }

  /// Returns `22 places, first A.swift:119` or `body-text; seen at 2 places`.
  private func reason(_ entry: PairListing.Entry) -> String {
    var parts: [String] = []
    if entry.evidence != .seen, entry.evidence != .likely { parts.append(entry.rules.joined(separator: ", ")) }
    if let first = entry.sightings.first?.sites.first {
      let count = entry.placeCount
      let place = "\(first.foreground.file):\(first.foreground.line)"
      let word = entry.sightings.contains { $0.evidence == .seen } ? "seen" : "likely seen"
      parts.append(count == 1 ? "\(word) at \(place)" : "\(word) at \(Counted.of(count, "place")), first \(place)")
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the places of the sightings. Places in one file share a line. What several catalogs show at one place is told once.
  private func places(_ entry: PairListing.Entry) -> [String] {
    var told: Set<[String]> = []
    return entry.sightings.map(places).filter { told.insert($0).inserted }.flatMap(\.self)
  }

  private func places(_ sighting: SightingReport) -> [String] {
    var lines: [String] = []
    let notes = [
      sighting.element, sighting.condition.map { "when \($0)" }, sighting.reason.map { "assumed: \($0)" },
    ].compactMap(\.self)
    lines.append("      " + SafeText.of(notes.joined(separator: "; ")))
    var order: [String] = []
    var byFile: [String: [Int]] = [:]
    for site in sighting.sites {
      if byFile[site.foreground.file] == nil { order.append(site.foreground.file) }
      if byFile[site.foreground.file]?.contains(site.foreground.line) != true {
        byFile[site.foreground.file, default: []].append(site.foreground.line)
      }
    }
    for file in order {
      let numbers = byFile[file, default: []].map(String.init).joined(separator: ", ")
      lines.append(style.emphasized("        \(SafeText.of(file)):\(numbers)", .faint))
    }
    return lines
  }

  private func unplaced(_ sightings: [SightingReport]) -> [String] {
    guard !sightings.isEmpty else { return [] }
    let ranked = sightings.sorted { ($1.places, $0.what) < ($0.places, $1.what) }
    let limit = isVerbose ? ranked.count : Self.placeLimit
    var lines = [
      style.emphasized("Not judged", .bold) + ": \(NoticeWords.clause(Notice.unplaced(sightings)))"
    ]
    for one in ranked.prefix(limit) {
      let first = one.sites.first.map { "\(one.places > 1 ? "first " : "")\($0.foreground.file):\($0.foreground.line)" }
      let place = first.map { style.emphasized("  " + SafeText.of($0), .faint) } ?? ""
      lines.append("  \(Counted.number(one.places))  \(SafeText.of(one.what))\(place)")
    }
    if ranked.count > limit { lines.append("  and \(Counted.number(ranked.count - limit)) more; -v lists them all") }
    return lines
  }

  private func coverage(_ report: AuditReport) -> [String] {
    var lines: [String] = []
    let unseen = report.coverage.unseenRules
    if !unseen.isEmpty {
      lines.append(
        "\(Counted.of(unseen.count, "rule")) without a pair that a view shows: "
          + SafeText.of(Counted.list(unseen, limit: isVerbose ? unseen.count : 6)))
    }
    let unruled = report.coverage.unruledSightings.count
    if unruled > 0, report.inference == nil {
      lines.append("\(Counted.of(unruled, "pair")) that views show and no rule names; --format rules writes them")
    }
    return lines
  }

  private static func title(_ evidence: Evidence) -> String {
    switch evidence {
    case .declared: "Declared"
    case .seen: "Seen in code"
    case .named: "Named"
    case .likely: "Likely seen in code"
    case .guessed: "Guessed"
    }
  }
}

extension SightingReport {
  fileprivate var places: Int { Set(sites.map(\.foreground)).count }

  /// What is not judged, and why.
  fileprivate var what: String {
    "\(ink)\(ground.map { " on \($0)" } ?? ""): \(reason ?? "one of the two colours is not a token")"
  }
}
