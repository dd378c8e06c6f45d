/// The axes along which Apple's systems vary colors. Every reader uses these names.
extension Axis {
  public static let mode = Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")
  public static let contrast = Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard")
  public static let elevation = Axis(name: "elevation", contexts: ["base", "elevated"], defaultContext: "base")
  public static let gamut = Axis(name: "gamut", contexts: ["srgb", "display-p3"], defaultContext: "srgb")
  /// The name of the axis of the releases that code asks for: that which is audited, and later ones.
  public static let release = "release"
  /// The names of the axes along which the device, and not the app, decides on a color.
  public static let ofDevice: Set = [mode.name, contrast.name, elevation.name, gamut.name, release]
}
