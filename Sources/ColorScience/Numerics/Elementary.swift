// The only file of this module that uses the platform's math library; the standard library has no powers.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The elementary functions that color math needs, each for finite arguments.
enum Elementary {
  @inline(__always)
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  @inline(__always)
  static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

  @inline(__always)
  static func exponential(_ x: Double) -> Double { exp(x) }

  @inline(__always)
  static func logarithm(_ x: Double) -> Double { log(x) }

  @inline(__always)
  static func sine(_ radians: Double) -> Double { sin(radians) }

  @inline(__always)
  static func cosine(_ radians: Double) -> Double { cos(radians) }

  @inline(__always)
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
