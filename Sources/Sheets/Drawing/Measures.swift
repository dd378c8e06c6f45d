/// Measures that every kind of sheet shares, in px at scale 1.
enum Measures {
  static let margin = 40.0
  /// Of every sheet but the matrix.
  static let width = 1160.0
  /// Sheets other than matrix and failures name their sections in a column at the left.
  static let labelWidth = 96.0
  static var content: Double { margin + labelWidth }
}
