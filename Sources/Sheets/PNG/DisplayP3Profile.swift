/// An ICC profile of Display P3, built from its primaries, its white point and the sRGB curve.
///
/// Readers that know neither cICP nor the name need the profile; most browsers and Preview read iCCP first.
enum DisplayP3Profile {
  static let name = "Display P3"
  /// Color primaries 12 (P3 with D65), transfer 13 (sRGB), matrix 0 (RGB), full range.
  static let codingPoints: (UInt8, UInt8, UInt8, UInt8) = (12, 13, 0, 1)

  static let bytes: [UInt8] = build()

  /// The CIE xy coordinates of SMPTE EG 432-1's primaries, and of D65 as the sRGB standard rounds it.
  private static let red = SIMD2(0.680, 0.320)
  private static let green = SIMD2(0.265, 0.690)
  private static let blue = SIMD2(0.150, 0.060)
  private static let white = SIMD2(0.3127, 0.3290)
  /// D50 as ICC profiles specify it.
  private static let connectionWhite = SIMD3(0.9642, 1.0, 0.8249)

  private static let bradford = Matrix(
    SIMD3(0.8951, -0.7502, 0.0389), SIMD3(0.2664, 1.7135, -0.0685), SIMD3(-0.1614, 0.0367, 1.0296))

  private static func build() -> [UInt8] {
    let primaries = Matrix(xyz(red), xyz(green), xyz(blue))
    let scale = primaries.inverse * xyz(white)
    let toXYZ = Matrix(primaries.x * scale.x, primaries.y * scale.y, primaries.z * scale.z)
    let from = bradford * xyz(white)
    let to = bradford * connectionWhite
    let ratio = to / from
    let gain = Matrix(SIMD3(ratio.x, 0, 0), SIMD3(0, ratio.y, 0), SIMD3(0, 0, ratio.z))
    let adaptation = bradford.inverse * (gain * bradford)
    let colorants = adaptation * toXYZ

    let curve = parametricCurve()
    let tags: [(signature: String, data: [UInt8])] = [
      ("desc", localizedText(name)),
      ("cprt", localizedText("No rights reserved")),
      ("wtpt", xyzTag(connectionWhite)),
      ("chad", fixedArray(adaptation.rows)),
      ("rXYZ", xyzTag(colorants.x)),
      ("gXYZ", xyzTag(colorants.y)),
      ("bXYZ", xyzTag(colorants.z)),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    return assemble(tags)
  }

  private static func assemble(_ tags: [(signature: String, data: [UInt8])]) -> [UInt8] {
    var table = big32(UInt32(tags.count))
    var data: [UInt8] = []
    var offsets: [[UInt8]: Int] = [:]
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      // The three curves share one copy of their data.
      let offset = offsets[tag.data] ?? start + data.count
      if offsets[tag.data] == nil {
        offsets[tag.data] = offset
        data += tag.data
        data += [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
      }
      table += Array(tag.signature.utf8) + big32(UInt32(offset)) + big32(UInt32(tag.data.count))
    }
    return header(size: start + data.count) + table + data
  }

  private static func header(size: Int) -> [UInt8] {
    var bytes = big32(UInt32(size))
    bytes += [0, 0, 0, 0]  // no preferred engine
    bytes += big32(0x0440_0000)  // version 4.4
    bytes += Array("mntrRGB XYZ ".utf8)
    // A fixed date: a profile must contain one, and the bytes must not change from run to run.
    for part in [2026, 1, 1, 0, 0, 0] as [UInt16] { bytes += [UInt8(part >> 8), UInt8(part & 255)] }
    bytes += Array("acsp".utf8)
    bytes += [UInt8](repeating: 0, count: 4 + 4 + 4 + 4 + 8)
    bytes += big32(1)  // relative colorimetric
    bytes += fixed(connectionWhite.x) + fixed(connectionWhite.y) + fixed(connectionWhite.z)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func localizedText(_ text: String) -> [UInt8] {
    let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Array("mluc".utf8) + big32(0) + big32(1) + big32(12) + Array("enUS".utf8) + big32(UInt32(units.count))
      + big32(28) + units
  }

  private static func xyzTag(_ value: SIMD3<Double>) -> [UInt8] {
    Array("XYZ ".utf8) + big32(0) + fixed(value.x) + fixed(value.y) + fixed(value.z)
  }

  private static func fixedArray(_ rows: [SIMD3<Double>]) -> [UInt8] {
    Array("sf32".utf8) + big32(0) + rows.flatMap { fixed($0.x) + fixed($0.y) + fixed($0.z) }
  }

  /// Returns the sRGB curve as ICC's function type 3: (aX + b)^g from d on, cX below it.
  private static func parametricCurve() -> [UInt8] {
    Array("para".utf8) + big32(0) + [0, 3, 0, 0] + fixed(2.4) + fixed(1 / 1.055) + fixed(0.055 / 1.055)
      + fixed(1 / 12.92) + fixed(0.04045)
  }

  private static func xyz(_ xy: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(xy.x / xy.y, 1, (1 - xy.x - xy.y) / xy.y)
  }

  private static func big32(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// Encodes a signed number with 16 fractional bits.
  private static func fixed(_ value: Double) -> [UInt8] {
    big32(UInt32(bitPattern: Int32((value * 65536).rounded())))
  }
}

/// A 3 × 3 matrix, stored as columns.
private struct Matrix {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  var rows: [SIMD3<Double>] {
    (0..<3).map { SIMD3(x[$0], y[$0], z[$0]) }
  }

  var inverse: Matrix {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let first = cross(y, z)
    let determinant = (x * first).sum()
    let rows = [first / determinant, cross(z, x) / determinant, cross(x, y) / determinant]
    return Matrix(
      SIMD3(rows[0].x, rows[1].x, rows[2].x), SIMD3(rows[0].y, rows[1].y, rows[2].y),
      SIMD3(rows[0].z, rows[1].z, rows[2].z))
  }

  static func * (m: Matrix, v: SIMD3<Double>) -> SIMD3<Double> {
    m.x * v.x + m.y * v.y + m.z * v.z
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(a * b.x, a * b.y, a * b.z)
  }
}
