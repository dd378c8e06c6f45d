import Audit
import ColorScience

/// How much of a vision sheet has room side by side at a width, in px.
struct VisionGeometry: Hashable, Sendable {
  let width: Double

  /// Colors of a strip: no narrower than they can be told.
  var stripLimit: Int { max(8, Int((width - Measures.margin - VisionSheet.stripLeft) / 14.5)) }

  static let look = 478.0
  static let lookPitch = 506.0
  var lookColumns: Int { max(1, Int((Measures.body(width) + 28) / VisionGeometry.lookPitch)) }
  var lookWidth: Double { min(VisionGeometry.look, Measures.body(width)) }

  /// Beside the tiles of a set.
  var names: Double { width < Measures.width ? 160 : 252 }
  static let setPitch = 146.0
  /// Kinds of eye side by side; what has no room goes on below.
  var eyes: Int {
    min(Vision.allCases.count, max(1, Int((Measures.body(width) - names) / VisionGeometry.setPitch)))
  }
  var setRows: Int { (Vision.allCases.count + eyes - 1) / eyes }
  /// Members of a set that a sheet can hold.
  var memberLimit: Int { min(30, Int((1600 / Double(setRows) - 40) / VisionSheet.tile.y)) }
}
