/// Brettel, Viénot and Mollon (1997): the colors of a dichromat lie on two half planes in cone space. The half planes
/// meet at the gray axis, and go through the two wavelengths that look the same to both eyes of people with one
/// dichromat eye (475 and 575 nm; 485 and 660 nm for tritanopes). Computed for the cones of Smith and Pokorny (1975) on
/// sRGB, with the white of sRGB as the neutral color, as one matrix on linear sRGB for each half plane.
struct BrettelPlanes {
  /// The matrix for colors on the side to which `separation` points, and on the dividing plane itself.
  let ahead: Matrix3
  let behind: Matrix3
  let separation: SIMD3<Double>

  @inline(__always)
  func project(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    (separation * linear).sum() >= 0 ? ahead * linear : behind * linear
  }

  static func of(_ kind: ConeDeficiency) -> BrettelPlanes {
    switch kind {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }

  private static let protan = BrettelPlanes(
    ahead: Matrix3(
      0.14980329007362259, 1.195477823871175, -0.3452811139447983,
      0.10764488302985778, 0.8486384750576782, 0.04371664191246438,
      0.0038368914636688267, -0.005395126332368315, 1.0015582348686995),
    behind: Matrix3(
      0.14569980323700532, 1.1617182299472488, -0.30741803318425337,
      0.10816443262983268, 0.8529128359163449, 0.038922731453822586,
      0.0038554102763516704, -0.005242771123001684, 1.0013873608466501),
    separation: SIMD3(0.0004777303071417076, 0.003930311419629599, -0.004408041726771306))

  private static let deutan = BrettelPlanes(
    ahead: Matrix3(
      0.36477409300181085, 0.8638105423488505, -0.22858463535066068,
      0.262937415220105, 0.6424451384257995, 0.09461744635409569,
      -0.02006190321759145, 0.02728113464520147, 0.9927807685723901),
    behind: Matrix3(
      0.3729847002330656, 0.8816581825683819, -0.2546428828014474,
      0.25953881982437316, 0.6350575109134421, 0.10540366926218513,
      -0.01980259325271692, 0.02784480439922436, 0.9919577888534927),
    separation: SIMD3(-0.0028103920668026325, -0.006109032507751964, 0.008919424574554595))

  private static let tritan = BrettelPlanes(
    ahead: Matrix3(
      1.0127733449519793, 0.13548411000679528, -0.14825745495877393,
      -0.012433453369382837, 0.8681210465704338, 0.14431240679894936,
      0.07589478675664743, 0.8049996047657653, 0.1191056084775875),
    behind: Matrix3(
      0.936783927745379, 0.1897879381950743, -0.1265718659404538,
      0.06153392784179019, 0.8152622129527487, 0.12320385920546158,
      -0.3756079821999922, 1.127654122898119, 0.2479538593018727),
    separation: SIMD3(0.039014607650585564, -0.027880757986738863, -0.01113384966384668))
}
