@testable import Sheets

/// Compares two pictures of one drawing pixel by pixel. They must be equal except at the edges of letters, which another version
/// of Pango or FreeType may draw differently.
struct PictureComparison: Equatable {
  /// The largest difference of a channel in a text's box, of 255, and the largest average difference of the box.
  static let channelTolerance = 64
  static let meanTolerance = 8.0

  enum Difference: Equatable, CustomStringConvertible {
    case size(was: SIMD2<Int>, is: SIMD2<Int>)
    case kind(was: String, is: String)
    case pixel(x: Int, y: Int, was: SIMD3<UInt16>, is: SIMD3<UInt16>)
    case text(String, mean: Double)

    var description: String {
      switch self {
      case .size(let was, let now): "\(was.x) × \(was.y) px were \(now.x) × \(now.y)"
      case .kind(let was, let now): "chunks \(was) became \(now)"
      case .pixel(let x, let y, let was, let now):
        "the pixel at \(x), \(y) was \(was &>> 8) and is \(now &>> 8), outside text or too far off"
      case .text(let text, let mean): "“\(text)” is off by \(mean) of 255 on the average"
      }
    }
  }

  /// Returns the first difference beyond the tolerance; `nil` when there is none.
  static func difference(
    _ golden: DecodedPNG, _ picture: DecodedPNG, texts: [(text: String, box: DeviceRect)]
  ) -> Difference? {
    guard golden.width == picture.width, golden.height == picture.height else {
      return .size(was: SIMD2(golden.width, golden.height), is: SIMD2(picture.width, picture.height))
    }
    let kinds = [golden, picture].map { image in
      ["sRGB", "iCCP", "cICP"].filter(image.names.contains).joined(separator: " ") + " \(image.bitDepth)"
    }
    guard kinds[0] == kinds[1] else { return .kind(was: kinds[0], is: kinds[1]) }

    var isText = [Bool](repeating: false, count: golden.width * golden.height)
    for (_, box) in texts {
      for y in max(0, box.y)..<max(0, min(golden.height, box.y + box.height)) {
        for x in max(0, box.x)..<max(0, min(golden.width, box.x + box.width)) { isText[y * golden.width + x] = true }
      }
    }
    for y in 0..<golden.height {
      for x in 0..<golden.width {
        let (was, now) = (golden[x, y], picture[x, y])
        let limit = isText[y * golden.width + x] ? channelTolerance : 0
        if was != now, distance(was, now) > limit * 257 { return .pixel(x: x, y: y, was: was, is: now) }
      }
    }
    for (text, box) in texts {
      let mean = meanDistance(golden, picture, in: box)
      if mean > meanTolerance { return .text(text, mean: mean) }
    }
    return nil
  }

  private static func distance(_ a: SIMD3<UInt16>, _ b: SIMD3<UInt16>) -> Int {
    (0..<3).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
  }

  private static func meanDistance(_ a: DecodedPNG, _ b: DecodedPNG, in box: DeviceRect) -> Double {
    var sum = 0
    var count = 0
    for y in max(0, box.y)..<max(0, min(a.height, box.y + box.height)) {
      for x in max(0, box.x)..<max(0, min(a.width, box.x + box.width)) {
        sum += distance(a[x, y], b[x, y])
        count += 1
      }
    }
    return count > 0 ? Double(sum) / 257 / Double(count) : 0
  }

  /// Returns where the text of a drawing may leave ink, in device pixels: the boxes that the text engine fills.
  static func texts(_ drawing: Drawing, _ engine: TextEngine, scale: Int) throws -> [(text: String, box: DeviceRect)] {
    try drawing.commands.compactMap { command in
      guard case .text(let text, let style, let x, let baseline, _) = command else { return nil }
      let placed = try engine.mask(text, style, scale: Double(scale), quarter: 0, isCoarse: true)
      return (
        text,
        DeviceRect(
          x: Int((x * Double(scale)).rounded(.down)) + placed.left,
          y: Int((baseline * Double(scale)).rounded()) + placed.top,
          width: placed.mask.width + 1, height: placed.mask.height)
      )
    }
  }
}
