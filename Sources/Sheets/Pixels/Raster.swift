/// Opaque RGB pixels of 16 bits per channel, encoded in the color space of the file that they become.
///
/// A raster belongs to the thread that draws it. It is not safe to share while it changes.
final class Raster {
  let width: Int
  let height: Int
  let pixels: UnsafeMutableBufferPointer<UInt16>

  init(width: Int, height: Int, background: Pixel) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height * 3)
    fill(DeviceRect(x: 0, y: 0, width: width, height: height), background)
  }

  deinit {
    pixels.deallocate()
  }

  subscript(x: Int, y: Int) -> Pixel {
    let at = (y * width + x) * 3
    return Pixel(pixels[at], pixels[at + 1], pixels[at + 2])
  }

  /// Replaces the pixels of a rectangle. The part outside the raster is ignored.
  func fill(_ rect: DeviceRect, _ color: Pixel) {
    let part = rect.intersection(width: width, height: height)
    guard part.width > 0, part.height > 0, let base = pixels.baseAddress else { return }
    let first = base + (part.y * width + part.x) * 3
    for x in 0..<part.width {
      first[x * 3] = color.x
      first[x * 3 + 1] = color.y
      first[x * 3 + 2] = color.z
    }
    for row in 1..<max(part.height, 1) {
      (first + row * width * 3).update(from: first, count: part.width * 3)
    }
  }

  /// Blends a color with an alpha over the pixels of a rectangle, in encoded values.
  func blend(_ rect: DeviceRect, _ color: Pixel, alpha: Double) {
    let part = rect.intersection(width: width, height: height)
    guard part.width > 0, part.height > 0 else { return }
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        blend(at: (y * width + x) * 3, color, share: alpha)
      }
    }
  }

  /// Draws a color through a coverage mask whose first value is at (x, y).
  func blend(_ mask: CoverageMask, x: Int, y: Int, _ color: Pixel, alpha: Double) {
    let columns = max(0, -x)..<max(max(0, -x), min(mask.width, width - x))
    let rows = max(0, -y)..<max(max(0, -y), min(mask.height, height - y))
    let unit = alpha / 255
    for row in rows {
      let line = row * mask.width
      let target = ((y + row) * width + x) * 3
      for column in columns {
        let coverage = mask.values[line + column]
        if coverage == 0 { continue }
        if coverage == 255 && alpha >= 1 {
          let at = target + column * 3
          pixels[at] = color.x
          pixels[at + 1] = color.y
          pixels[at + 2] = color.z
        } else {
          blend(at: target + column * 3, color, share: Double(coverage) * unit)
        }
      }
    }
  }

  @inline(__always)
  private func blend(at index: Int, _ color: Pixel, share: Double) {
    for channel in 0..<3 {
      let below = Double(pixels[index + channel])
      let value = below + (Double(color[channel]) - below) * share
      pixels[index + channel] = UInt16(max(0, min(65535, value)).rounded())
    }
  }
}

/// The encoded red, green and blue of one pixel.
typealias Pixel = SIMD3<UInt16>

/// A rectangle in whole device pixels.
struct DeviceRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func intersection(width limitX: Int, height limitY: Int) -> DeviceRect {
    let left = max(0, x)
    let top = max(0, y)
    return DeviceRect(
      x: left, y: top, width: max(0, min(limitX, x + width) - left), height: max(0, min(limitY, y + height) - top))
  }
}
