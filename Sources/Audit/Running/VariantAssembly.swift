import ColorScience
import ThemeModel

/// Lists the variants of all themes.
struct VariantAssembly {
  let audits: AuditedThemes
  /// For each variant of all themes, the first earlier one that looks the same.
  private let sameAs: [Int?]

  init(_ audits: AuditedThemes) {
    self.audits = audits
    var byFingerprint: [Int: [(index: Int, audit: Int, part: Int)]] = [:]
    var sameAs: [Int?] = []
    for audit in audits.indices {
      for part in 0..<audits[audit].shownParts {
        let fingerprint = audits[audit].parts[part].fingerprint
        let first = byFingerprint[fingerprint, default: []].first { candidate in
          VariantAssembly.areSame((audits[candidate.audit], candidate.part), (audits[audit], part))
        }
        if first == nil { byFingerprint[fingerprint, default: []].append((sameAs.count, audit, part)) }
        sameAs.append(first?.index)
      }
    }
    self.sameAs = sameAs
  }

  /// Returns the variants without their colors, which are the bulk of them.
  func heads() -> [VariantReport] {
    var heads: [VariantReport] = []
    heads.reserveCapacity(sameAs.count)
    for index in audits.indices {
      for part in audits[index].parts[..<audits[index].shownParts] {
        heads.append(
          VariantReport(
            theme: audits[index].name, choices: part.choices,
            name: Variant(theme: audits[index].name, choices: part.choices).name, sameAs: sameAs[heads.count],
            canvas: part.canvas, colors: [], matrix: part.matrix))
      }
    }
    return heads
  }

  private static func areSame(_ a: (ThemeAudit, Int), _ b: (ThemeAudit, Int)) -> Bool {
    zip(a.0.parts[a.1].values, b.0.parts[b.1].values).allSatisfy { first, second in
      if first < 0 || second < 0 { return first < 0 && second < 0 }
      return a.0.values[Int(first)] == b.0.values[Int(second)]
    }
  }
}
