import ThemeModel
import Threads

/// Compares two reports by the identities of their pairs and tokens, never by index. It goes theme by theme, so the pairs of
/// all themes need not be in memory at once.
public struct ReportComparison {
  private let before: any ReportThemes
  private let after: any ReportThemes
  /// The heads of the two sides.
  private let old: AuditReport
  private let new: AuditReport
  private let renames: [Rename]
  private let names: RenamedNames

  public init(before: any ReportThemes, after: any ReportThemes) {
    self.before = before
    self.after = after
    old = before.head
    new = after.head
    renames = RenameFinder(before: before, after: after).renames()
    names = RenamedNames(renames)
  }

  public init(before: AuditReport, after: AuditReport) {
    self.init(before: WholeReport(before), after: WholeReport(after))
  }

  public func diff(beforeName: String, afterName: String) -> ReportDiff {
    var diff = ReportDiff(
      before: beforeName, after: afterName, beforeTotals: old.totals, afterTotals: new.totals)
    diff.system = new.system
    diff.renames = renames
    var keys = PairKeys()
    let tokens = TokenComparison(before: old, after: new, renames: names)
    let sides = ComparedThemes.Sides(
      before: before, after: after, old: old, new: new, oldNames: keys.names(of: old, renames: names),
      newNames: keys.names(of: new), tokens: tokens)
    var shown = ShownPairs(before: old, after: new, renames: names)
    let couples = self.couples()
    let parts = Parallel.map(couples.count, workers: max(before.workers, after.workers)) { [shown] index in
      var themes = ComparedThemes(sides, shown: shown)
      themes.compare(couples[index])
      return themes
    }
    for part in parts {
      diff.add(part)
      shown.merge(part.shown)
    }
    diff.rank()
    diff.shown = shown.pairs
    diff.tokens = tokens.merged(
      parts.map(\.tokens) + [tokens.changes(outside: couples, from: before, to: after)])
    (diff.newFindings, diff.goneFindings) = findings()
    return diff
  }

  /// Returns the themes that have the same name on both sides, in the order of the side after. Those only before come last.
  private func couples() -> [ComparedThemes.Couple] {
    // A theme without variants has no pairs, either.
    func name(_ theme: Int, of source: any ReportThemes) -> String? {
      let first = source.firstVariant(ofTheme: theme)
      let next = theme + 1 < source.themeCount ? source.firstVariant(ofTheme: theme + 1) : source.head.variants.count
      return first < next ? source.head.variants[first].theme : nil
    }
    var places: [String: Int] = [:]
    var couples: [ComparedThemes.Couple] = []
    func place(of name: String) -> Int {
      if let known = places[name] { return known }
      places[name] = couples.count
      couples.append(ComparedThemes.Couple())
      return couples.count - 1
    }
    for theme in 0..<after.themeCount {
      if let name = name(theme, of: after) { couples[place(of: name)].after.append(theme) }
    }
    for theme in 0..<before.themeCount {
      if let name = name(theme, of: before) { couples[place(of: names.theme(name))].before.append(theme) }
    }
    return couples
  }

  /// Compares the findings beside pairs that fail the run, by their identities.
  private func findings() -> (new: [Finding], gone: Int) {
    let known = Set(
      old.redFindings(failing: old.failedOn + new.failedOn).map { finding in
        let identity = FindingIdentity(finding.identity).map { names.identity($0).description }
        return "\(finding.check)~\(identity ?? finding.identity)"
      })
    let now = new.redFindings(failing: new.failedOn)
    let identities = Set(now.map { "\($0.check)~\($0.identity)" })
    let found = now.filter { !known.contains("\($0.check)~\($0.identity)") }
    return (after.placed(found), known.subtracting(identities).count)
  }
}
