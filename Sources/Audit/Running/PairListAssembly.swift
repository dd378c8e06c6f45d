/// Finds the variants that judge the same pairs.
struct PairListAssembly {
  let audits: [ThemeAudit]
  let expansion: PairExpansion
  let workers: Int

  private struct Part {
    var judgements: Range<Int>
    var hash: UInt64
  }

  func lists() -> PairLists {
    let parts = Parallel.map(audits.count, workers: workers) { self.parts(of: audits[$0]) }
    var lists = PairLists()
    var known: [UInt64: [(list: Int, audit: Int, judgements: Range<Int>)]] = [:]
    for (audit, parts) in parts.enumerated() {
      for part in parts {
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

  /// Judgements stand in the order of variants.
  private func parts(of audit: ThemeAudit) -> [Part] {
    var next = 0
    return (0..<audit.shownParts).map { variant in
      let start = next
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      while next < audit.judgements.count, Int(audit.judgements[next].variant) == variant {
        let key = UInt64(UInt32(bitPattern: audit.judgements[next].rule)) << 32
        hash = (hash ^ key ^ UInt64(UInt32(bitPattern: audit.judgements[next].pair))) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        next += 1
      }
      return Part(judgements: start..<next, hash: hash)
    }
  }

  private func areSame(_ a: ArraySlice<Judgement>, _ b: ArraySlice<Judgement>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.rule == $1.rule && $0.pair == $1.pair }
  }

  private func entry(_ judgement: Judgement) -> PairLists.Entry {
    let pair = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    return PairLists.Entry(rule: Int(judgement.rule), foreground: pair.foreground, background: pair.background)
  }
}
