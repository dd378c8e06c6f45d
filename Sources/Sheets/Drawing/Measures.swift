/// Measures that every kind of sheet shares, in px at scale 1.
enum Measures {
  static let margin = 40.0
  /// Of every sheet but the matrix, unless another is asked for.
  static let width = 1160.0
  /// What a title block needs.
  static let narrowest = 640.0
  /// Sheets other than matrix and failures name their sections in a column at the left.
  static let labelWidth = 96.0
  static var content: Double { margin + labelWidth }

  /// What lies right of the label column.
  static func body(_ width: Double) -> Double { width - margin - content }
}
