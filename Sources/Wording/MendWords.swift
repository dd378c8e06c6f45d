import Audit
import ColorScience

/// The sentences about a plan, shared by all formats.
public struct MendWords {
  private let plan: MendPlan

  public init(plan: MendPlan) {
    self.plan = plan
  }

  public var headline: String {
    if plan.failing == 0 { return "Nothing to mend: no judged pair fails" }
    if plan.changes.isEmpty {
      if plan.endedEarly { return "The search ended before it found a change: --budget gives it more time" }
      let failing = plan.failing == 1 ? "the failing pair" : "any of \(Counted.number(plan.failing)) failing pairs"
      return "No change mends \(failing) without making another worse"
    }
    let all = plan.remaining == 0
    let changes = Counted.of(plan.changes.count, "change")
    let verb = plan.changes.count == 1 ? "mends" : "mend"
    if all {
      return plan.failing == 1
        ? "\(changes) \(verb) the one failing pair"
        : "\(changes) \(verb) all \(Counted.number(plan.failing)) failing pairs"
    }
    return "\(changes) \(verb) \(Counted.number(plan.mended)) of \(Counted.of(plan.failing, "failing pair"))"
  }

  public var detail: String {
    guard plan.failing > 0 else {
      return ["\(Counted.of(plan.judged, "judged pair")).", undetermined].compactMap(\.self).joined(separator: " ")
    }
    var sentences: [String] = []
    if plan.remaining > 0 {
      let verb = plan.remaining == 1 ? "remains" : "remain"
      sentences.append("\(Counted.of(plan.remaining, "pair")) \(verb)\(reasons).")
    }
    if let undetermined { sentences.append(undetermined) }
    if !plan.changes.isEmpty { sentences.append("Nothing that passes now is broken, and no failing pair falls.") }
    if plan.fragile > 0 {
      sentences.append(
        plan.fragile == 1
          ? "1 pair then passes narrowly." : "\(Counted.number(plan.fragile)) pairs then pass narrowly.")
    }
    if let optimality { sentences.append(optimality + ".") }
    if plan.endedEarly, !plan.changes.isEmpty {
      sentences.append("The search ran out of time: --budget gives it more.")
    }
    return sentences.joined(separator: " ")
  }

  /// What the remaining pairs come from: `, from 2 conflicts`, or `: 2 from 2 conflicts, 2 of colours that no theme has`.
  private var reasons: String {
    let conflicts = plan.conflicts.isEmpty ? "" : "from \(Counted.of(plan.conflicts.count, "conflict"))"
    guard plan.outside > 0 else { return conflicts.isEmpty ? "" : ", \(conflicts)" }
    let outside = "of colours that no theme has"
    let rest = plan.remaining - plan.outside
    guard rest > 0 else { return ", \(outside)" }
    let others = conflicts.isEmpty ? "others" : conflicts
    return ": \(Counted.number(rest)) \(others), \(Counted.number(plan.outside)) \(outside)"
  }

  private var undetermined: String? {
    guard plan.undetermined > 0 else { return nil }
    return "\(Counted.of(plan.undetermined, "pair is", "pairs are")) undetermined, and no plan is about "
      + (plan.undetermined == 1 ? "it." : "them.")
  }

  private var optimality: String? {
    guard !plan.changes.isEmpty else { return nil }
    switch plan.optimality {
    case .provenFewest: return "Proven fewest"
    case .bestFound(let least): return "Best found, at least \(Counted.number(least))"
    }
  }

  /// Returns the colors, or the names of the tokens that an alias refers to, before and after the change.
  public static func step(_ change: MendPlan.Change) -> (before: String, after: String) {
    let colors = (ShownNumber.color(change.before), ShownNumber.color(change.after))
    guard let target = change.target else { return colors }
    return ("\(target.before) (\(colors.0))", "\(target.after) (\(colors.1))")
  }

  public static func move(_ change: MendPlan.Change) -> String {
    let before = change.before.oklch
    let after = change.after.oklch
    let way = after.x > before.x ? "lighter" : "darker"
    return "ΔE \(ShownNumber.difference(change.difference)) \(way)"
  }

  /// Returns `L 0.516 to 0.668, C kept, h kept`. A channel is kept if it changes by at most 0.004, or the hue by at
  /// most 1°.
  public static func channels(_ change: MendPlan.Change) -> String {
    guard change.before.alpha == change.after.alpha else {
      return "alpha \(ShownNumber.percent(change.before.alpha)) to \(ShownNumber.percent(change.after.alpha))"
    }
    let before = change.before.oklch
    let after = change.after.oklch
    func part(_ name: String, _ old: Double, _ new: Double, kept: Double) -> String {
      (new - old).magnitude <= kept
        ? "\(name) kept" : "\(name) \(WCAG.shown(old, decimals: 3)) to \(WCAG.shown(new, decimals: 3))"
    }
    // A gray has no meaningful hue.
    let turn = (after.z - before.z).magnitude
    let isGray = min(before.y, after.y) < 0.004
    let hue =
      isGray || min(turn, 360 - turn) <= 1
      ? "h kept" : "h \(Int(before.z.rounded())) to \(Int(after.z.rounded()))"
    return [
      part("L", before.x, after.x, kept: 0), part("C", before.y, after.y, kept: 0.004), hue,
    ].joined(separator: ", ")
  }

  /// Returns `mends 12`. A change that mends nothing is in a plan because another would break something without it.
  public static func mends(_ change: MendPlan.Change) -> String {
    change.mended > 0
      ? "mends \(Counted.number(change.mended))" : "mends none, keeps passing what another change would break"
  }

  public static func effect(mended: Int, broken: Int) -> String {
    "mends \(Counted.number(mended)), breaks \(broken == 0 ? "none" : Counted.number(broken))"
  }

  /// Returns the reason why a plan uses another value than the audit recommends for the color.
  public static func advised(_ advised: MendPlan.Alternative, instead change: MendPlan.Change) -> String {
    let reason =
      if advised.broken > 0 {
        ", which breaks \(Counted.number(advised.broken))"
      } else if advised.fallen > 0 {
        ", which makes \(Counted.of(advised.fallen, "failing pair")) worse"
      } else if advised.mended < change.mended {
        ", which mends \(Counted.number(advised.mended))"
      } else {
        "; with the other changes, this one passes"
      }
    return "the audit suggests \(ShownNumber.color(advised.color)) for this colour alone\(reason)"
  }

  public static func look(_ look: MendPlan.Look) -> String {
    "\(look.foreground) on \(look.background)"
  }

  public static func figures(_ look: MendPlan.Look) -> String {
    "\(ShownNumber.ratio(look.before, required: look.required)) → "
      + "\(ShownNumber.ratio(look.after, required: look.required)) of \(ShownNumber.requirement(look.required))"
  }

  /// Returns `needs it lighter than 0.21`, in relative luminance.
  public static func demand(_ demand: MendPlan.Conflict.Demand) -> String {
    switch demand {
    case .darker(let bound):
      bound < 0 ? "needs more than black can give" : "needs it darker than \(WCAG.shown(bound, decimals: 3))"
    case .lighter(let bound):
      bound > 1 ? "needs more than white can give" : "needs it lighter than \(WCAG.shown(bound, decimals: 3))"
    }
  }

  public static func way(_ way: MendPlan.WayOut) -> String {
    let deed =
      switch way.kind {
      case .step: "point \(way.token) in \(way.theme) at \(way.target ?? "") (\(ShownNumber.color(way.color)))"
      case .split: "give \(way.token) in \(way.theme) a colour of its own, \(ShownNumber.color(way.color))"
      case .waiver:
        "waive \(way.token) on \(way.target ?? "") in \(way.theme), with the team's reason, in “waivers” of legible.json"
      }
    let tail = way.refusal.map { "; " + byHand($0) } ?? ""
    return way.kind == .waiver ? deed : "\(deed): \(effect(mended: way.mended, broken: way.broken))\(tail)"
  }

  public static func offer(_ offer: MendPlan.Offer) -> String {
    "\(offer.change) at \(ShownNumber.color(offer.color)): \(Counted.of(offer.pairs, "more pair")) for ΔE "
      + ShownNumber.difference(offer.difference)
  }

  public static func aside(_ aside: MendPlan.Aside) -> String {
    let reason =
      switch aside.reason {
      case .opacity: "a plan does not raise opacity"
      case .refused: "colours would become too similar, or leave a required gamut"
      case .locked: "it is locked"
      case .far: "it is another colour, not a shade"
      case .order: "it would pass its neighbour on the ramp"
      case .together: "with the other changes it would make a pair worse"
      }
    return "\(aside.name) \(ShownNumber.color(aside.before)) → \(ShownNumber.color(aside.after)) mends "
      + "\(Counted.number(aside.mended)): \(reason)"
  }

  /// Returns the addition to a change that no automatic edit can make.
  public static func byHand(_ reason: String) -> String { Suggestion.byHand(reason) }

  /// Returns one line for each reason.
  public static func immovable(_ immovable: MendPlan.Immovable) -> String {
    let names = immovable.values.map { value in
      let place = value.place.description
      return value.name == place ? place : "\(value.name) (\(place))"
    }
    let verb = immovable.pairs == 1 ? "depends" : "depend"
    return
      "\(immovable.reason): \(Counted.list(names, limit: 3)); \(Counted.of(immovable.pairs, "failing pair")) \(verb) on "
      + (immovable.values.count == 1 ? "it" : "them")
  }

  public static let immovableTitle = "Cannot be written, and not planned"

  public static func trade(_ trade: MendPlan.Trade) -> String {
    var text =
      "\(trade.name) \(ShownNumber.color(trade.before)) → \(ShownNumber.color(trade.after)), ΔE "
      + "\(ShownNumber.difference(trade.difference)): \(effect(mended: trade.mended, broken: trade.broken))"
    if trade.fallen > 0 {
      text += ", \(Counted.of(trade.fallen, "failing pair")) \(trade.fallen == 1 ? "falls" : "fall")"
    }
    return text
  }
}
