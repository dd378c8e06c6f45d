import ColorScience
import ThemeModel

/// A color that a change wished for, and what would do instead: its nearest shade that keeps what passed before.
public struct WishedColor: Hashable, Sendable {
  /// The color that the change introduced.
  public var wished: Color
  public var suggestion: Suggestion

  public init(wished: Color, suggestion: Suggestion) {
    self.wished = wished
    self.suggestion = suggestion
  }
}

/// Finds wished colors in the audit after a change. All pairs that a color broke get the same shade, if one mends them all.
struct WishedColors {
  private let model: MendModel
  private let writing: SiteWriting
  /// The looks that the change broke, with the sides that it touched.
  private let broken: [Int32: [Suggestion.Side]]
  private let looks: [Int: Int32]

  /// `sides` contains the sides that the change touched, by the index of a pair in the report.
  init(_ run: AuditRun, _ sides: [Int: [Suggestion.Side]], edits: EditCheck) {
    var first: [Int] = []
    var next = 0
    for audit in run.audits {
      first.append(next)
      next += audit.judgements.count
    }
    var isPair = Array(repeating: false, count: next)
    for pair in sides.keys where pair < next { isPair[pair] = true }
    model = MendModel(run.audits, auditor: run.auditor, wanted: MendModel.Wanted(isPair: isPair, places: []))
    writing = SiteWriting(edits, model: model)
    var broken: [Int32: [Suggestion.Side]] = [:]
    var looks: [Int: Int32] = [:]
    for (index, look) in model.looks.enumerated() where look.isFailing {
      for member in look.members {
        let pair = first[Int(member.audit)] + Int(member.judgement)
        guard let touched = sides[pair] else { continue }
        looks[pair] = Int32(index)
        broken[Int32(index), default: []] += touched.filter { !(broken[Int32(index)] ?? []).contains($0) }
      }
    }
    self.broken = broken
    self.looks = looks
  }

  func found() -> [Int: WishedColor] {
    var bySite: [Int32: [Int32]] = [:]
    for (index, sides) in broken.sorted(by: { $0.key < $1.key }) {
      for side in sides {
        let site = site(side, model.looks[Int(index)])
        guard site >= 0, !model.sites[Int(site)].isDerived else { continue }
        bySite[site, default: []].append(index)
      }
    }
    let refusals = writing.refusals(of: bySite.keys)
    var answers: [Int32: WishedColor] = [:]
    for (site, looks) in bySite.sorted(by: { $0.key < $1.key }) {
      let shared = shade(of: site, for: looks)
      for look in looks {
        guard let candidate = shared ?? shade(of: site, for: [look]) else { continue }
        let wish = wish(candidate, at: site, in: look, refusals[site]?.reason)
        if let known = answers[look], known.suggestion.difference <= wish.suggestion.difference { continue }
        answers[look] = wish
      }
    }
    return looks.compactMapValues { answers[$0] }
  }

  private func site(_ side: Suggestion.Side, _ look: MendLook) -> Int32 {
    side == .foreground ? look.foreground : look.background
  }

  /// Returns the nearest shade with which these looks pass and all that pass now still pass.
  private func shade(of site: Int32, for looks: [Int32]) -> MendCandidate? {
    let own = model.sites[Int(site)].color
    let passing = model.looksOfSite[Int(site)].filter { !model.looks[Int($0)].isFailing }
    for shade in Shade.shades(of: own, within: Recommender.farthest) {
      let candidate = MendCandidate(
        shade.color, difference: shade.difference, displays: model.displays, mapping: model.mapping)
      let does = (looks + passing).allSatisfy { index in
        let look = model.looks[Int(index)]
        return model.ratio(of: look) { $0 == site ? candidate : nil } >= look.shape.required
      }
      if does { return candidate }
    }
    return nil
  }

  private func wish(
    _ candidate: MendCandidate, at site: Int32, in index: Int32, _ refusal: String?
  ) -> WishedColor {
    let look = model.looks[Int(index)]
    let side: Suggestion.Side = look.foreground == site ? .foreground : .background
    let cell = side == .foreground ? look.shape.front : look.shape.back
    var color = candidate.color
    var wished = model.sites[Int(site)].color
    // A token may show its raw color at another opacity, and keeps that opacity.
    if let cell {
      color.alpha = model.cells[Int(cell)].color.alpha
      wished.alpha = color.alpha
    }
    return WishedColor(
      wished: wished,
      suggestion: Suggestion(
        side: side, kind: .nearest, color: color, ratio: model.ratio(of: look) { $0 == site ? candidate : nil },
        difference: candidate.difference, refusal: refusal))
  }
}

extension AuditRun {
  /// Returns, for each pair, what would do instead of the color that a change wished for. `sides` contains, by the index of each
  /// pair that the change broke, the sides whose color it changed.
  public func wishedColors(_ sides: [Int: [Suggestion.Side]], edits: EditCheck = .unknown) -> [Int: WishedColor] {
    sides.isEmpty ? [:] : WishedColors(self, sides, edits: edits).found()
  }
}
