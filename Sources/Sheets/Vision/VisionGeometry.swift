import Audit
import ColorScience

/// How many parts of a vision sheet fit side by side at a width, and their measures in px.
struct VisionGeometry: Hashable, Sendable {
  let width: Double

  /// The most colors of a strip, so that each is wide enough to be recognized.
  var stripLimit: Int { max(8, Int((width - Measures.margin - VisionSheet.stripLeft) / 14.5)) }

  static let look = 478.0
  static let lookPitch = 506.0
  var lookColumns: Int { max(1, Int((Measures.body(width) + 28) / VisionGeometry.lookPitch)) }
  var lookWidth: Double { min(VisionGeometry.look, Measures.body(width)) }

  /// The width of the names beside the tiles of a set.
  var names: Double { width < Measures.width ? 160 : 252 }
  static let setPitch = 146.0
  /// The number of kinds of vision side by side; the others continue below.
  var eyes: Int {
    min(Vision.allCases.count, max(1, Int((Measures.body(width) - names) / VisionGeometry.setPitch)))
  }
  var setRows: Int { (Vision.allCases.count + eyes - 1) / eyes }
  /// The most members of a set on a sheet.
  var memberLimit: Int { min(30, Int((1600 / Double(setRows) - 40) / VisionSheet.tile.y)) }
}
