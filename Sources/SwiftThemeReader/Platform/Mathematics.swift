#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of the C library with which code computes ramps of shades.
enum Mathematics {
  static func value(_ name: String, _ numbers: [Double]) -> Double? {
    switch (name, numbers.count) {
    case ("pow", 2), ("powf", 2): pow(numbers[0], numbers[1])
    case ("fmod", 2): numbers[1] == 0 ? nil : fmod(numbers[0], numbers[1])
    case ("hypot", 2): hypot(numbers[0], numbers[1])
    case ("exp", 1): exp(numbers[0])
    case ("log", 1): log(numbers[0])
    case ("log2", 1): log2(numbers[0])
    case ("log10", 1): log10(numbers[0])
    case ("cbrt", 1): cbrt(numbers[0])
    case ("sin", 1): sin(numbers[0])
    case ("cos", 1): cos(numbers[0])
    case ("tan", 1): tan(numbers[0])
    default: nil
    }
  }
}
