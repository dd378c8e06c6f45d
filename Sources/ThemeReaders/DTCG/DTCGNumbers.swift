import JSONText
import ThemeModel

/// The numbers and texts of tokens, for sums and functions that refer to them, in one combination of contexts.
final class DTCGNumbers {
  private static let longestWay = 64
  private static let mostText = 1000

  private let assembly: DTCGAssembly
  /// `nil` when a token must have the same value in all contexts.
  private let contexts: Contexts?
  /// Each sum is computed once, however many others refer to it.
  private var known: [String: Double] = [:]
  private var texts: [String: String] = [:]
  private var depth = 0

  init(_ assembly: DTCGAssembly, in contexts: Contexts? = nil) {
    self.assembly = assembly
    self.contexts = contexts
  }

  /// Returns the number of a token, or the value of its sum; `nil` when it has none, or several.
  func value(at reference: String) -> Double? {
    let path = DTCGReference.withoutValue(reference)
    if let value = known[path] { return value }
    let found = only(at: path) { node in
      node.number ?? node.string.flatMap { DTCGArithmetic.value(of: $0, number: self.value(at:)) }
    }
    known[path] = found
    return found
  }

  /// Returns the text of a token, with its own references replaced; `nil` when it has several, or none.
  func text(at reference: String) -> String? {
    let path = DTCGReference.withoutValue(reference)
    if let text = texts[path] { return text }
    let found = only(at: path) { node in
      guard node.number == nil else { return node.rawText }
      return node.string.flatMap { DTCGNumbers.replaced($0, self.text(at:)) }.map { DTCGArithmetic.summed($0) ?? $0 }
    }
    texts[path] = found
    return found
  }

  /// Returns the text with each reference in it replaced.
  static func replaced(_ text: String, _ part: (String) -> String?) -> String? {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let found = part(String(rest[rest.index(after: open)..<close]).trimmingSpaces)
      else { return nil }
      result += rest[..<open] + found.trimmingSpaces
      rest = rest[rest.index(after: close)...]
      guard result.utf8.count <= mostText else { return nil }
    }
    return result + rest
  }

  /// Returns the references in a text, whatever else is in it.
  static func references(in text: String) -> [String] {
    var found: [String] = []
    _ = replaced(text) { reference in
      found.append(DTCGReference.withoutValue(reference))
      return ""
    }
    return found
  }

  /// Returns the value on which all declarations for these contexts agree; `nil` when they differ.
  private func only<Value: Equatable>(at path: String, _ value: (JSONNode) -> Value?) -> Value? {
    depth += 1
    defer { depth -= 1 }
    guard depth < DTCGNumbers.longestWay, let index = assembly.index(of: path) else { return nil }
    let sites = assembly.sites(of: index).filter { site in
      guard let contexts else { return true }
      return assembly.layers[assembly.layer(of: site)].when.allSatisfy { contexts[$0.key] == $0.value }
    }
    guard let last = sites.last else { return nil }
    let layer = assembly.layers[assembly.layer(of: last)]
    var found: Value?
    for site in sites {
      let own = assembly.layers[assembly.layer(of: site)]
      // A declaration for more contexts, or in a later step, overrides others.
      let isOver = assembly.isOrdered || own.when != layer.when || own.rank != layer.rank
      if site != last, contexts != nil, isOver { continue }
      guard let value = value(own.tree.node(of: assembly.declaration(site))), found == nil || found == value else {
        return nil
      }
      found = value
    }
    return found
  }
}

extension DTCGAssembly {
  /// The same tokens, without findings so far.
  var withoutFindings: DTCGAssembly {
    var result = self
    result.findings = DTCGFindings(isLenient: findings.isLenient)
    return result
  }

  /// Returns the numbers for these contexts, computed once for all values that ask for them.
  mutating func numbers(in contexts: Contexts) -> DTCGNumbers {
    if let known = numbersByContexts[contexts] { return known }
    let made = DTCGNumbers(withoutFindings, in: contexts)
    numbersByContexts[contexts] = made
    return made
  }
}
