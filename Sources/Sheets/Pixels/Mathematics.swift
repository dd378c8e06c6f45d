// The only file of this module that imports the platform's mathematics, because the standard library has no logarithm.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

enum Mathematics {
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  static func logarithm(_ value: Double) -> Double { log(value) }
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func logarithm10(_ value: Double) -> Double { log10(value) }
}
