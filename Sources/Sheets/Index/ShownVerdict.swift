import Audit
import ColorScience
import Wording

/// The verdict that a sheet shows for a pair or a cell.
enum ShownVerdict: Hashable, Sendable, CaseIterable {
  case fails
  case waiverExpired
  case undetermined
  case waived
  case exempt
  case aa
  case aaa
  case passes
  case plain
  /// Not judged, and not measured either: one of the two has no value here.
  case blank
}

extension ReportIndex {
  func shownVerdict(_ pair: PairReport) -> ShownVerdict {
    switch pair.verdict {
    case .fail:
      let waiver = pair.waiver.flatMap { report.waivers.indices.contains($0) ? report.waivers[$0] : nil }
      return waiver?.state == .expired ? .waiverExpired : .fails
    case .undetermined: return .undetermined
    case .waived: return .waived
    case .exempt: return .exempt
    case .pass:
      switch ConformanceLevel.reached(pair.ratio ?? 0, criterion: report.rules[pair.rule].criterion) {
      case .aa: return .aa
      case .aaa: return .aaa
      case nil: return .passes
      }
    }
  }

  /// Returns how a ratio compares with its requirement on a logarithmic scale: 1 at the requirement, less below it. Sorting
  /// by this value puts the worst pairs first, beginning with equal colors.
  static func badness(_ ratio: Double, required: Double) -> Double {
    let target = Mathematics.logarithm(max(required, 1))
    return target > 0 ? Mathematics.logarithm(max(ratio, 1)) / target : ratio
  }
}

extension SampleKind {
  /// The name of the sample in a legend or a note.
  var word: String {
    switch self {
    case .text: "text"
    case .largeText, .largeBoldText: "large text"
    case .icon: "icon"
    case .border: "border"
    case .focus: "focus"
    case .disabled: "inactive control"
    }
  }

  /// The name with its size, as drawn on the failures sheet.
  var sized: String {
    switch self {
    case .text: "body text, 16 px"
    case .largeText: "large text, 24 px"
    case .largeBoldText: "large text, 19 px bold"
    case .icon: "icon, 20 px"
    case .border: "border, 1 px"
    case .focus: "focus ring, 2 px"
    case .disabled: "inactive control, text 16 px"
    }
  }
}
