/// The families that a sheet asks for, in order of preference.
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

  /// The standard fonts, with another family before them for text.
  public init(preferring family: String) {
    self = .standard
    // A comma would make two families of one.
    let name = String(family.filter { $0 != "," && $0 != "\0" })
    sans.insert(name, at: 0)
  }

  func families(_ family: TextStyle.Family) -> String {
    (family == .sans ? sans : mono).joined(separator: ",")
  }

  /// OpenType features: figures of one width, and no glyph that stands for something else than it was written for.
  func features(_ family: TextStyle.Family) -> String {
    family == .sans ? "tnum=1, calt=0" : "liga=0, calt=0, dlig=0"
  }
}
