/// Finds the variants that judge the same pairs.
struct PairListAssembly {
  let audits: [ThemeAudit]
  let expansion: PairExpansion
  let workers: Int

  private struct Part {
    var judgements: Range<Int>
    /// Whether it judges the same pairs as the first variant, as most do.
    var isAsFirst: Bool
    /// Computed only for those that do not.
    var hash: UInt64
  }

  func lists() -> PairLists {
    let first = audits.first.map { $0.judgements[..<end(ofVariant: 0, from: 0, in: $0)] } ?? []
    let parts = Parallel.map(audits.count, workers: workers) { self.parts(of: audits[$0], first: first) }
    var lists = PairLists()
    guard !audits.isEmpty else { return lists }
    lists.lists.append(first.map(entry))
    var known: [UInt64: [(list: Int, audit: Int, judgements: Range<Int>)]] = [:]
    for (audit, parts) in parts.enumerated() {
      for part in parts {
        if part.isAsFirst {
          lists.listOfVariant.append(0)
          continue
        }
        let same = known[part.hash, default: []].first { candidate in
          areSame(audits[candidate.audit].judgements[candidate.judgements], audits[audit].judgements[part.judgements])
        }
        if same == nil {
          known[part.hash, default: []].append((lists.lists.count, audit, part.judgements))
          lists.lists.append(audits[audit].judgements[part.judgements].map(entry))
        }
        lists.listOfVariant.append(same?.list ?? lists.lists.count - 1)
      }
    }
    return lists
  }

  /// Returns the end of a variant's judgements, which are in the order of variants.
  private func end(ofVariant variant: Int, from start: Int, in audit: ThemeAudit) -> Int {
    var end = start
    while end < audit.judgements.count, Int(audit.judgements[end].variant) == variant { end += 1 }
    return end
  }

  private func parts(of audit: ThemeAudit, first: ArraySlice<Judgement>) -> [Part] {
    var next = 0
    return (0..<audit.shownParts).map { variant in
      let range = next..<end(ofVariant: variant, from: next, in: audit)
      next = range.upperBound
      let judgements = audit.judgements[range]
      let isAsFirst = areSame(judgements, first)
      return Part(judgements: range, isAsFirst: isAsFirst, hash: isAsFirst ? 0 : hash(of: judgements))
    }
  }

  private func hash(of judgements: ArraySlice<Judgement>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for judgement in judgements {
      let key = UInt64(UInt32(bitPattern: judgement.rule)) << 32
      hash = (hash ^ key ^ UInt64(UInt32(bitPattern: judgement.pair))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    return hash
  }

  private func areSame(_ a: ArraySlice<Judgement>, _ b: ArraySlice<Judgement>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.rule == $1.rule && $0.pair == $1.pair }
  }

  private func entry(_ judgement: Judgement) -> PairLists.Entry {
    let pair = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    return PairLists.Entry(rule: Int(judgement.rule), foreground: pair.foreground, background: pair.background)
  }
}
