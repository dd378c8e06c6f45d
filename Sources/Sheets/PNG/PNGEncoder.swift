import CPNG
import ColorScience
import Threads

/// An encoder of rasters as PNG. The same raster gives the same bytes on any number of cores.
struct PNGEncoder {
  var space: Display
  var depth: SampleDepth
  /// Device pixels per px, from which a viewer derives the size of the sheet.
  var scale: Int
  /// The number of threads that compress slices.
  var cores = 1
  /// The text chunks, in order.
  var texts: [(keyword: String, text: String)]

  /// The approximate size of a slice before compression, in bytes; chosen so that a sheet has a few slices for each core.
  static let sliceBytes = 3 << 20

  func encode(_ raster: Raster) throws(SheetError) -> [UInt8] {
    var palette = legible_png_palette()
    let isIndexed =
      depth == .eight
      && legible_png_find_palette(
        raster.pixels.baseAddress, UInt32(raster.width), UInt32(raster.height), &palette) != 0
    return try withUnsafePointer(to: palette) { palette throws(SheetError) in
      let layout = isIndexed ? LEGIBLE_PNG_INDEXED : depth == .eight ? LEGIBLE_PNG_RGB8 : LEGIBLE_PNG_RGB16
      var pieces = try compress(raster, layout: layout, palette: palette)
      defer { for index in pieces.indices { legible_png_release(&pieces[index]) } }
      return try assemble(raster, layout: layout, palette: palette, pieces: pieces)
    }
  }

  private func compress(
    _ raster: Raster, layout: legible_png_layout, palette: UnsafePointer<legible_png_palette>
  ) throws(SheetError) -> [legible_png_buffer] {
    let perPixel = layout == LEGIBLE_PNG_INDEXED ? 1 : layout == LEGIBLE_PNG_RGB8 ? 3 : 6
    let rowsPerSlice = max(16, PNGEncoder.sliceBytes / max(1, raster.width * perPixel))
    let count = max(1, (raster.height + rowsPerSlice - 1) / rowsPerSlice)
    let source = legible_png_raster(
      pixels: UnsafePointer(raster.pixels.baseAddress), width: UInt32(raster.width), height: UInt32(raster.height),
      layout: layout, palette: palette)

    let pieces = UnsafeMutableBufferPointer<legible_png_buffer>.allocate(capacity: count)
    pieces.initialize(repeating: legible_png_buffer())
    let statuses = UnsafeMutableBufferPointer<legible_png_status>.allocate(capacity: count)
    statuses.initialize(repeating: LEGIBLE_PNG_OK)
    defer {
      pieces.deallocate()
      statuses.deallocate()
    }
    // Each slice reads the shared raster, which no longer changes, and writes only its own element.
    nonisolated(unsafe) let shared = (source: source, pieces: pieces, statuses: statuses)
    let height = raster.height
    Parallel.forEach(count, workers: cores) { index in
      var source = shared.source
      let first = index * height / count
      let last = (index + 1) * height / count
      shared.statuses[index] = legible_png_compress(&source, UInt32(first), UInt32(last), &shared.pieces[index])
    }
    guard statuses.allSatisfy({ $0 == LEGIBLE_PNG_OK }) else {
      for index in pieces.indices { legible_png_release(&pieces[index]) }
      throw .outOfMemory
    }
    return Array(pieces)
  }

  private func assemble(
    _ raster: Raster, layout: legible_png_layout, palette: UnsafePointer<legible_png_palette>,
    pieces: [legible_png_buffer]
  ) throws(SheetError) -> [UInt8] {
    let strings = texts.flatMap { [Array($0.keyword.utf8CString), Array($0.text.utf8CString)] }
    var file = legible_png_buffer()
    var message = [CChar](repeating: 0, count: 200)
    let status = withPointers(to: strings) { pointers in
      let texts = stride(from: 0, to: pointers.count, by: 2).map {
        legible_png_text(keyword: pointers[$0], text: pointers[$0 + 1])
      }
      return DisplayP3Profile.bytes.withUnsafeBufferPointer { profile in
        texts.withUnsafeBufferPointer { texts in
          DisplayP3Profile.name.withCString { name in
            var header = legible_png_header(
              width: UInt32(raster.width), height: UInt32(raster.height), layout: layout, palette: palette,
              profile: space == .displayP3 ? profile.baseAddress : nil, profile_length: UInt32(profile.count),
              profile_name: name, coding_points: DisplayP3Profile.codingPoints,
              // 72 px per inch at scale 1, so that a sheet at scale 2 is shown at the same size.
              pixels_per_meter: UInt32((Double(72 * scale) / 0.0254).rounded()), texts: texts.baseAddress,
              text_count: Int32(texts.count))
            return legible_png_assemble(&header, pieces, Int32(pieces.count), &file, &message, message.count)
          }
        }
      }
    }
    defer { legible_png_release(&file) }
    guard status == LEGIBLE_PNG_OK else {
      throw .encoding(String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }

  /// Calls the body with a C string for each text. The strings live until the body returns.
  private func withPointers<Result>(
    to strings: [[CChar]], _ body: ([UnsafePointer<CChar>]) -> Result
  ) -> Result {
    let copies = strings.map { string in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: string.count)
      _ = copy.initialize(from: string)
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    return body(copies.compactMap { $0.baseAddress.map { UnsafePointer($0) } })
  }
}

/// Bits per channel in the file.
public enum SampleDepth: Int, CaseIterable, Sendable {
  case eight = 8
  case sixteen = 16
}
