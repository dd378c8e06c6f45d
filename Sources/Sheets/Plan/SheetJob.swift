import Audit
import ColorScience

/// A sheet that is still to be made. It is laid out, drawn and encoded when its turn comes.
public struct SheetJob: Sendable {
  /// The file name without an extension, unique in its set.
  public var name: String
  public var kind: SheetKind
  /// The title in the PNG's text chunks.
  let title: String
  let settings: AuditSettings
  let tool: ToolStamp
  let options: SheetOptions
  let compose: @Sendable (TextEngine) -> (drawing: Drawing, text: AltText)

  /// Lays the sheet out, draws it and encodes it on a number of cores.
  func make(with engine: TextEngine, cores: Int = 1) throws(SheetError) -> SheetFile {
    let (drawing, text) = compose(engine)
    let space = options.gamut ?? (drawing.needsWideGamut(tolerance: settings.gamutTolerance) ? .displayP3 : .srgb)
    let rasterizer = Rasterizer(space: space, depth: options.depth, mapping: settings.mapping, scale: options.scale)
    let raster = try rasterizer.draw(drawing, with: engine)
    let encoder = PNGEncoder(
      space: space, depth: options.depth, scale: options.scale, cores: cores,
      texts: [("Title", title), ("Software", "\(tool.name) \(tool.version)"), ("Description", text.verdict)])
    return SheetFile(name: name, kind: kind, png: try encoder.encode(raster), text: text.text)
  }
}

/// The file names of a set. They are safe on any file system and unique, whatever the names of the themes.
struct SheetNames {
  private var taken: Set<String> = []

  mutating func name(_ parts: [String], _ kind: SheetKind, _ number: Int) -> String {
    let stem = parts.map(SheetNames.safe).filter { !$0.isEmpty }.joined(separator: "-")
    let base = stem.isEmpty ? "theme" : stem
    var candidate = "\(base)-\(kind.rawValue)-\(number)"
    var attempt = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(base)-(\(attempt))-\(kind.rawValue)-\(number)"
      attempt += 1
    }
    return candidate
  }

  /// Replaces everything but letters and digits of any script, underscores and dots by single hyphens.
  private static func safe(_ part: String) -> String {
    var name = ""
    for character in part.prefix(300) {
      let isPlain = character.isLetter || character.isNumber || character == "_" || character == "."
      if isPlain && character.unicodeScalars.count <= 4 {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
      if name.utf8.count > 80 { break }
    }
    while let first = name.first, first == "." || first == "-" { name.removeFirst() }
    while let last = name.last, last == "." || last == "-" { name.removeLast() }
    return name
  }
}
