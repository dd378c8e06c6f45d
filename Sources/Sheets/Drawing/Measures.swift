/// Measures that all kinds of sheet share, in px at scale 1.
enum Measures {
  static let margin = 40.0
  /// The width of every sheet except the matrix, unless another width is requested.
  static let width = 1160.0
  /// The smallest width that a title block needs.
  static let narrowest = 640.0
  /// The width of the column at the left in which sheets other than the matrix and the failures name their sections.
  static let labelWidth = 96.0
  static var content: Double { margin + labelWidth }

  /// Returns the width to the right of the label column.
  static func body(_ width: Double) -> Double { width - margin - content }
}
