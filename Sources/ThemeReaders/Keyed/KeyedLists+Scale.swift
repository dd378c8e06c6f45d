import ThemeModel

extension KeyedLists {
  /// The scale of lists that have no part above 1, by what the others of their document are.
  enum Scale {
    case ofOne
    case ofBytes
    /// Some lists of the document have fractions, and others are of bytes.
    case unknown

    /// How sure it is that lists of a kind are colors. Sizes and dates are lists of numbers as well.
    private enum Proof: Comparable {
      case none
      /// They may be.
      case possible
      /// Their key, or one of a group that they are in, names a color or what it is for.
      case named

      /// Returns what it is under a key. A group of sizes may be called by what they are of: `sizes.text`.
      func under(_ key: String, isMeasured: Bool) -> Proof {
        if isMeasured || MeasureWords.areNamed(by: key) { return .none }
        guard KeyedColorCount.speaksOfColor(key) else { return self }
        return self == .none ? .possible : .named
      }
    }

    init(_ root: KeyedNode) {
      var (bytes, fractions) = (Proof.none, Proof.none)
      var pending = [(proof: Proof.possible, isMeasured: false, node: root)]
      while let (proof, isMeasured, node) = pending.popLast() {
        for entry in node.entries {
          let isInMeasures = MeasureWords.areIn(entry.key, within: isMeasured)
          let proof = isMeasured && !isInMeasures ? .possible : proof
          pending.append((proof.under(entry.key, isMeasured: isInMeasures), isInMeasures, entry.node))
        }
        guard case .array(let items) = node.value else { continue }
        pending += items.map { (proof, isMeasured, $0) }
        if KeyedLists.isColor(node) { bytes = max(bytes, proof) }
        let numbers = items.prefix(3).compactMap(\.number)
        guard (3...4).contains(items.count), numbers.count == 3 else { continue }
        if numbers.allSatisfy({ (0...1).contains($0) }), numbers.contains(where: { $0 != $0.rounded() }) {
          fractions = max(fractions, proof)
        }
      }
      switch (bytes, fractions) {
      case (.none, _), (.possible, .named): self = .ofOne
      case (.named, .none): self = .ofBytes
      case (.possible, _), (.named, _): self = .unknown
      }
    }

    /// The scale of objects of channels, by those of a document: `{"red": 255, "green": 0, "blue": 0}`.
    init(ofChannelsIn root: KeyedNode) {
      var (hasBytes, hasShares) = (false, false)
      var pending = [root]
      while let node = pending.popLast() {
        pending += node.entries.map(\.node)
        if case .array(let items) = node.value { pending += items }
        let channels = [["red", "r"], ["green", "g"], ["blue", "b"]].compactMap { names in
          node.entries.first { names.contains($0.key.lowercased()) }?.node.number
        }
        guard channels.count == 3, let most = channels.max() else { continue }
        if most > 1 {
          hasBytes = true
        } else if channels.contains(where: { $0 != $0.rounded() }) {
          hasShares = true
        }
      }
      self = !hasBytes ? .ofOne : hasShares ? .unknown : .ofBytes
    }
  }
}
