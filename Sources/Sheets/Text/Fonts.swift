/// The font families that a sheet uses, in order of preference.
public struct Fonts: Hashable, Sendable {
  public var sans: [String]
  public var mono: [String]

  public static let standard = Fonts(
    sans: ["Inter", "Inter Variable", "Noto Sans", "DejaVu Sans", "Helvetica Neue", "sans-serif"],
    mono: ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Menlo", "monospace"])

  public init(sans: [String], mono: [String]) {
    self.sans = sans
    self.mono = mono
  }

  /// Creates the standard fonts with another family before them for text.
  public init(preferring family: String) {
    self = .standard
    // A comma would split the name into two families.
    let name = String(family.filter { $0 != "," && $0 != "\0" })
    sans.insert(name, at: 0)
  }

  func families(_ family: TextStyle.Family) -> String {
    (family == .sans ? sans : mono).joined(separator: ",")
  }

  /// Returns the OpenType features: figures of equal width, and no ligature or contextual alternate that replaces the
  /// characters written.
  func features(_ family: TextStyle.Family) -> String {
    family == .sans ? "tnum=1, calt=0" : "liga=0, calt=0, dlig=0"
  }
}
