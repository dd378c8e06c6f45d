import CTextLayout

/// The measuring and drawing of text. The engine caches both, because a sheet repeats the word `Text` two hundred times.
///
/// An engine belongs to one thread at a time; each worker has its own.
final class TextEngine {
  private let handle: OpaquePointer
  private let fonts: Fonts
  private let families: [TextStyle.Family: [CChar]]
  private let features: [TextStyle.Family: [CChar]]
  private var widths: [Key: Double] = [:]
  private var masks: [MaskKey: PlacedMask] = [:]
  private var maskBytes = 0
  private var visibleNames: [String: String] = [:]
  /// The characters that no font has, in order of appearance.
  private(set) var missingCharacters: [Unicode.Scalar] = []

  /// The most entries of a cache before it is emptied. A matrix of 196 cells needs about a thousand.
  private static let memoryLimit = 8192
  /// The most bytes of cached masks: enough for a sheet at scale 3, however many sheets are drawn.
  private static let maskLimit = 8 << 20

  init(fonts: Fonts) throws(SheetError) {
    guard let handle = legible_text_engine_create() else { throw .noFonts }
    self.handle = handle
    self.fonts = fonts
    let kinds: [TextStyle.Family] = [.sans, .mono]
    families = Dictionary(uniqueKeysWithValues: kinds.map { ($0, Array(fonts.families($0).utf8CString)) })
    features = Dictionary(uniqueKeysWithValues: kinds.map { ($0, Array(fonts.features($0).utf8CString)) })
  }

  deinit {
    legible_text_engine_destroy(handle)
  }

  private struct Key: Hashable {
    var text: String
    var style: TextStyle
  }

  private struct MaskKey: Hashable {
    var text: String
    var style: TextStyle
    var scale: Double
    var quarter: Int
    var isCoarse: Bool
  }

  struct PlacedMask {
    var mask: CoverageMask
    var left: Int
    var top: Int
  }

  /// Returns the advance width of a text, in px at scale 1.
  func width(_ text: String, _ style: TextStyle) -> Double {
    let key = Key(text: text, style: style)
    if let known = widths[key] { return known }
    let width = metrics(text, style).width
    if widths.count >= TextEngine.memoryLimit { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
    return width
  }

  /// Returns the coverage of a text at a scale, with the pen `quarter` quarters of a pixel to the right of a whole pixel.
  func mask(
    _ text: String, _ style: TextStyle, scale: Double, quarter: Int, isCoarse: Bool
  ) throws(SheetError) -> PlacedMask {
    let key = MaskKey(text: text, style: style, scale: scale, quarter: quarter, isCoarse: isCoarse)
    if let known = masks[key] { return known }
    var mask = legible_text_mask()
    let isDrawn = withNative(text, style, scale: scale) { bytes, length, native in
      legible_text_draw(handle, bytes, length, native, Double(quarter) / 4, &mask)
    }
    guard isDrawn != 0 else { throw .outOfMemory }
    defer { legible_text_release(&mask) }
    let count = Int(mask.width) * Int(mask.height)
    let coverage = CoverageMask(
      width: Int(mask.width), height: Int(mask.height),
      values: Array(UnsafeBufferPointer(start: mask.coverage, count: count)))
    let placed = PlacedMask(
      mask: isCoarse ? coverage.coarse : coverage, left: Int(mask.left), top: Int(mask.top))
    if masks.count >= TextEngine.memoryLimit || maskBytes + count > TextEngine.maskLimit {
      masks.removeAll(keepingCapacity: true)
      maskBytes = 0
    }
    masks[key] = placed
    maskBytes += count
    return placed
  }

  /// Returns a name that can be shown: control characters and characters that no font has become code points.
  func visible(_ name: String) -> String {
    if let known = visibleNames[name] { return known }
    var shown = VisibleName.shown(name)
    if !shown.utf8.allSatisfy({ $0 < 0x80 }) { shown = withoutMissingGlyphs(shown) }
    if visibleNames.count >= TextEngine.memoryLimit { visibleNames.removeAll(keepingCapacity: true) }
    visibleNames[name] = shown
    return shown
  }

  private func withoutMissingGlyphs(_ name: String) -> String {
    var name = name
    // Each round finds up to sixteen characters. A name in a script without any font would need many rounds, so the last one
    // replaces all of them.
    for round in 0..<4 {
      let found = metrics(name, .tokenName)
      guard found.unknown_count > 0 else { return name }
      let bytes = Array(name.utf8)
      var missing: Set<Unicode.Scalar> = []
      withUnsafeBytes(of: found.unknown_offsets) { raw in
        let offsets = raw.bindMemory(to: Int32.self).prefix(Int(min(found.unknown_count, 16)))
        for offset in offsets where Int(offset) < bytes.count {
          if let scalar = String(decoding: bytes[Int(offset)...].prefix(4), as: UTF8.self).unicodeScalars.first {
            missing.insert(scalar)
          }
        }
      }
      var parts = ""
      for scalar in name.unicodeScalars {
        if missing.contains(scalar) || (round == 3 && !scalar.isASCII) {
          if !missingCharacters.contains(scalar), missingCharacters.count < 8 { missingCharacters.append(scalar) }
          parts += VisibleName.numbered(scalar)
        } else {
          parts.unicodeScalars.append(scalar)
        }
      }
      name = parts
    }
    return name
  }

  /// Returns the preferred families that are not installed, each with the family used instead.
  func missingFamilies() -> [(wanted: String, standIn: String)] {
    [(fonts.sans, TextStyle.Family.sans), (fonts.mono, .mono)].compactMap { list, kind in
      guard let wanted = list.first else { return nil }
      // Two spellings in the standard list name the same family.
      let spellings = [wanted, wanted + " Variable"]
      guard !spellings.contains(where: { legible_text_has_family(handle, $0) != 0 }) else { return nil }
      var name = [CChar](repeating: 0, count: 128)
      legible_text_resolve_family(handle, fonts.families(kind), &name, name.count)
      return (wanted, String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }

  private func metrics(_ text: String, _ style: TextStyle) -> legible_text_metrics {
    var metrics = legible_text_metrics()
    withNative(text, style, scale: 1) { bytes, length, native in
      legible_text_measure(handle, bytes, length, native, &metrics)
    }
    return metrics
  }

  private func withNative<Result>(
    _ text: String, _ style: TextStyle, scale: Double,
    _ body: (UnsafePointer<CChar>?, Int32, UnsafePointer<legible_text_style>) -> Result
  ) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      (families[style.family] ?? [0]).withUnsafeBufferPointer { families in
        (features[style.family] ?? [0]).withUnsafeBufferPointer { features in
          var native = legible_text_style(
            families: families.baseAddress, size: style.size * scale, weight: Int32(style.weight.rawValue),
            spacing: style.spacing * style.size * scale, features: features.baseAddress)
          return bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, Int32($0.count), &native) }
        }
      }
    }
  }
}
