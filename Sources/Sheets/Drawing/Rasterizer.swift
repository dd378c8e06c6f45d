import ColorScience

/// The step from a drawing to pixels.
struct Rasterizer {
  var space: Display
  var depth: SampleDepth
  var mapping: GamutMapping
  var scale: Int

  /// The largest number of pixels of a sheet. No real sheet comes near it; it bounds memory when an option asks for too much.
  static let pixelLimit = 120_000_000

  func draw(_ drawing: Drawing, with engine: TextEngine) throws(SheetError) -> Raster {
    let width = Int((drawing.width * Double(scale)).rounded())
    let height = Int((drawing.height * Double(scale)).rounded())
    guard width > 0, height > 0, width * height <= Rasterizer.pixelLimit else {
      throw .tooLarge(width: width, height: height)
    }
    var colors = PixelColors(paper: drawing.paper, space: space, depth: depth, mapping: mapping)
    let raster = Raster(width: width, height: height, background: colors.pixel(.chrome(.page)).pixel)
    for command in drawing.commands {
      switch command {
      case .fill(let rect, let paint):
        fill(raster, device(rect), colors.pixel(paint))
      case .frame(let rect, let paint):
        frame(raster, device(rect), colors.pixel(paint))
      case .upright(let x, let y, let height, let paint):
        var line = device(Rect(x, y, 0, height))
        line.width = hairline
        fill(raster, line, colors.pixel(paint))
      case .shape(let outline, let paint):
        guard let (mask, x, y) = outline.scaled(by: Double(scale)).coverage() else { continue }
        let color = colors.pixel(paint)
        raster.blend(isCoarse(paint) ? mask.coarse : mask, x: x, y: y, color.pixel, alpha: color.alpha)
      case .text(let text, let style, let x, let baseline, let paint):
        let pen = x * Double(scale)
        let quarters = Int((pen * 4).rounded())
        let whole = quarters >> 2
        let placed = try engine.mask(
          text, style, scale: Double(scale), quarter: quarters & 3, isCoarse: isCoarse(paint))
        let line = Int((baseline * Double(scale)).rounded())
        let color = colors.pixel(paint)
        raster.blend(placed.mask, x: whole + placed.left, y: line + placed.top, color.pixel, alpha: color.alpha)
      }
    }
    return raster
  }

  private var hairline: Int { scale < 3 ? 1 : 2 }

  private func isCoarse(_ paint: Paint) -> Bool {
    if case .chrome = paint { return true }
    return false
  }

  private func device(_ rect: Rect) -> DeviceRect {
    let left = Int((rect.x * Double(scale)).rounded())
    let top = Int((rect.y * Double(scale)).rounded())
    let right = Int((rect.right * Double(scale)).rounded())
    let bottom = Int((rect.bottom * Double(scale)).rounded())
    return DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func fill(_ raster: Raster, _ rect: DeviceRect, _ color: (pixel: Pixel, alpha: Double)) {
    if color.alpha >= 1 { raster.fill(rect, color.pixel) } else { raster.blend(rect, color.pixel, alpha: color.alpha) }
  }

  private func frame(_ raster: Raster, _ rect: DeviceRect, _ color: (pixel: Pixel, alpha: Double)) {
    let line = hairline
    let sides = [
      DeviceRect(x: rect.x, y: rect.y, width: rect.width, height: line),
      DeviceRect(x: rect.x, y: rect.y + rect.height - line, width: rect.width, height: line),
      DeviceRect(x: rect.x, y: rect.y + line, width: line, height: rect.height - 2 * line),
      DeviceRect(x: rect.x + rect.width - line, y: rect.y + line, width: line, height: rect.height - 2 * line),
    ]
    for side in sides { fill(raster, side, color) }
  }
}

/// The paints of a drawing as encoded values in the file's color space.
struct PixelColors {
  private let paper: SheetPaper
  private let space: Display
  private let depth: SampleDepth
  private let mapping: GamutMapping
  private var known: [Paint: (pixel: Pixel, alpha: Double)] = [:]

  init(paper: SheetPaper, space: Display, depth: SampleDepth, mapping: GamutMapping) {
    self.paper = paper
    self.space = space
    self.depth = depth
    self.mapping = mapping
  }

  mutating func pixel(_ paint: Paint) -> (pixel: Pixel, alpha: Double) {
    if let found = known[paint] { return found }
    let color =
      switch paint {
      case .chrome(let role): role.color(on: paper)
      case .color(let color): color
      }
    let result = (pixel: encoded(color), alpha: min(max(color.alpha, 0), 1))
    known[paint] = result
    return result
  }

  /// Encodes a color. At 8 bits, the value is rounded only here, so that no second rounding can move it by one.
  private func encoded(_ color: Color) -> Pixel {
    let shown = color.mapped(to: space, by: mapping).components
    var pixel = Pixel(0, 0, 0)
    for channel in 0..<3 {
      let value = min(max(shown[channel], 0), 1)
      switch depth {
      case .eight: pixel[channel] = UInt16((value * 255).rounded()) * 257
      case .sixteen: pixel[channel] = UInt16((value * 65535).rounded())
      }
    }
    return pixel
  }
}
