/// A kind of screen, named by the gamut that it shows.
public enum Display: String, CaseIterable, Hashable, Sendable {
  case srgb
  case displayP3 = "display-p3"
}

/// How a color outside a gamut is brought inside.
public enum GamutMapping: String, CaseIterable, Hashable, Sendable {
  /// Each component on its own.
  case clip
  /// CSS Color 4's binary search in OKLCH with local MINDE.
  case minde
  /// CSS Color 4's ray trace.
  case raytrace
}
