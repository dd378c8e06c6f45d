extension Sighting {
  /// What is proven in one mode and has to be assumed in the other, each by itself: in a sheet the system's backgrounds have
  /// other values in dark mode.
  public var ofEachMode: [Sighting] {
    guard case .layers(let layers) = ground else { return [self] }
    let modes = contexts[Axis.mode.name] ?? ["light", "dark"]
    let lifted = modes.filter { mode in ([foreground] + layers).contains { Self.isLifted($0, in: mode) } }
    guard !lifted.isEmpty else { return [self] }
    return modes.map { mode in
      var here = self
      here.contexts[Axis.mode.name] = [mode]
      if lifted.contains(mode), certainty == .proven {
        here.certainty = .likely("the view is in no sheet, where the system's background is another one")
      }
      return here
    }
  }

  private static func isLifted(_ paint: DrawnColor, in mode: String) -> Bool {
    if case .adapting(let color, _) = paint.color { color.isLifted(in: mode) } else { false }
  }
}
