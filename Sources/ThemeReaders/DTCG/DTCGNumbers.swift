import JSONText

/// Tokens that hold a number, for sums that refer to them.
final class DTCGNumbers {
  private static let longestWay = 64

  private let assembly: DTCGAssembly
  /// Each sum is worked out once, however many others refer to it.
  private var known: [String: Double] = [:]
  private var depth = 0

  init(_ assembly: DTCGAssembly) {
    self.assembly = assembly
  }

  /// The number of a token, or the sum that it comes to; nil where it has none, or another one in another context.
  func value(at reference: String) -> Double? {
    var path = reference
    for suffix in [".value", ".$value"] where path.hasSuffix(suffix) { path = String(path.dropLast(suffix.count)) }
    if let value = known[path] { return value }
    depth += 1
    defer { depth -= 1 }
    guard depth < DTCGNumbers.longestWay, let index = assembly.index(of: path) else { return nil }
    var found: Double?
    for site in assembly.sites(of: index) {
      let node = assembly.layers[assembly.layer(of: site)].tree.node(of: assembly.declaration(site))
      let value = node.number ?? node.string.flatMap { DTCGArithmetic.value(of: $0, number: self.value(at:)) }
      guard let value, found == nil || found == value else { return nil }
      found = value
    }
    known[path] = found
    return found
  }
}
