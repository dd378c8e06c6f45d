/// What a class of the app's own does with the colors of its view, as far as its code was read.
public enum ClassLook: Hashable, Sendable {
  /// It leaves them as they are.
  case plain
  /// It sets some of them itself, or draws.
  case paints
}
