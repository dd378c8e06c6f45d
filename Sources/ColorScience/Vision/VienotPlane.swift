/// Viénot, Brettel and Mollon (1999): one plane instead of two half planes, on linear sRGB. The paper covers only
/// protanopes and deuteranopes; no such plane exists for tritanopes.
enum VienotPlane {
  static let protan = Matrix3(
    0.11238276122216405, 0.8876172387778362, 0,
    0.11238276122216398, 0.8876172387778362, 0,
    0.0040057682730469425, -0.004005768273046939, 1)

  static let deutan = Matrix3(
    0.2927501142784356, 0.7072498857215644, 0,
    0.2927501142784356, 0.7072498857215644, 0,
    -0.022336587034129083, 0.022336587034129093, 1)
}
