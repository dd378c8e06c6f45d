/// A label with a word and, for most, a mark before it.
struct Pill: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case solid
    case filled
    /// An outline of a width and a paint.
    case outlined(Double, Chrome)
    case plain
  }

  var mark: Mark?
  var word: String
  var look: Look

  static let height = 15.0
  static let padding = 5.0
  static let markBox = 7.0
  static let gap = 3.0

  static let aa = Pill(mark: nil, word: "AA", look: .filled)
  static let aaa = Pill(mark: nil, word: "AAA", look: .filled)
  static let passes = Pill(mark: nil, word: "passes", look: .filled)
  static let fails = Pill(mark: .cross, word: "fails", look: .solid)
  static let undetermined = Pill(mark: .query, word: "undetermined", look: .outlined(1.5, .ink))
  static let waived = Pill(mark: .pause, word: "waived", look: .outlined(1, .ink3))
  static let waiverExpired = Pill(mark: .cross, word: "waiver expired", look: .solid)
  static let exempt = Pill(mark: .dash, word: "exempt", look: .plain)
  static let newFailure = Pill(mark: .cross, word: "new failure", look: .solid)
  static let worse = Pill(mark: .triangleDown, word: "worse", look: .filled)
  static let nowWaived = Pill(mark: .pause, word: "now waived", look: .outlined(1, .ink3))
  static let unjudged = Pill(mark: .struck, word: "not judged", look: .outlined(1, .ink3))
  static let better = Pill(mark: .triangleUp, word: "better", look: .filled)
  static let fixed = Pill(mark: .tick, word: "fixed", look: .filled)

  func width(with engine: TextEngine) -> Double {
    2 * Pill.padding + (mark == nil ? 0 : Pill.markBox + Pill.gap) + engine.width(word, .label)
  }

  var inkPaint: Paint {
    switch look {
    case .solid: .chrome(.onInk)
    case .filled, .outlined: .chrome(.ink)
    case .plain: .chrome(.ink2)
    }
  }
}

extension Drawing {
  /// Draws a pill with its top left at (x, y) and returns its width.
  @discardableResult
  mutating func pill(_ pill: Pill, x: Double, y: Double, with engine: TextEngine) -> Double {
    let box = Rect(x, y, pill.width(with: engine), Pill.height)
    capsule(box, pill.look)
    var pen = x + Pill.padding
    if let mark = pill.mark {
      let markBox = Rect(pen, y + (Pill.height - Pill.markBox) / 2, Pill.markBox, Pill.markBox)
      self.mark(mark, in: markBox, pill.inkPaint, with: engine)
      pen += Pill.markBox + Pill.gap
    }
    text(pill.word, .label, x: pen, baseline: y + 11, pill.inkPaint)
    return box.width
  }

  /// Draws the background of a pill or of a cell's label.
  mutating func capsule(_ box: Rect, _ look: Pill.Look) {
    let radius = box.height / 2
    switch look {
    case .solid: shape(.roundedRect(box, radius: radius), .chrome(.ink))
    case .filled: shape(.roundedRect(box, radius: radius), .chrome(.fill))
    case .outlined(let stroke, let role):
      shape(.roundedBorder(box, radius: radius, stroke: stroke), .chrome(role))
    case .plain: break
    }
  }
}

extension ShownVerdict {
  var pill: Pill? {
    switch self {
    case .fails: .fails
    case .waiverExpired: .waiverExpired
    case .undetermined: .undetermined
    case .waived: .waived
    case .exempt: .exempt
    case .aa: .aa
    case .aaa: .aaa
    case .passes: .passes
    case .plain, .blank: nil
    }
  }
}
