/// A kind of screen, named after its gamut.
public enum Display: String, CaseIterable, Hashable, Sendable {
  case srgb
  case displayP3 = "display-p3"
}

/// A method to bring a color into a gamut.
public enum GamutMapping: String, CaseIterable, Hashable, Sendable {
  /// Clips each component on its own.
  case clip
  /// The binary search of CSS Color 4 in OKLCH, with local MINDE.
  case minde
  /// The ray trace of CSS Color 4.
  case raytrace
}
