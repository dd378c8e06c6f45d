import ThemeModel

/// Two modules may each have a copy of one contract, with themes of the same names. The one that is nearer to more views is read.
struct UsedCopies {
  let table: DeclarationTable
  /// All files, also those without a color.
  let files: [SourceFile]

  /// Returns the themes of the copy that is used most, in place of those that were found.
  func used(_ found: ThemeRecognition.Found) -> ThemeRecognition.Found {
    guard let contract = found.contract, contract.kind == .protocolType else { return found }
    let copies = found.others.indices.filter { index in
      let other = found.others[index]
      return other.contract !== contract && other.contract?.kind == .protocolType
        && other.contract?.name == contract.name && other.candidates.count == found.candidates.count
    }
    guard !copies.isEmpty else { return found }
    let uses = uses(of: contract.name, near: [contract] + copies.compactMap { found.others[$0].contract })
    guard let most = uses.indices.max(by: { (uses[$0], $1) < (uses[$1], $0) }), most > 0 else { return found }
    var used = found.exchanged(
      with: copies[most - 1], as: "more files with views are near the other copy of the contract")
    // Of two themes of one name, the second has a number.
    for index in used.candidates.indices {
      let first = found.candidates.first { used.candidates[index].name.hasPrefix($0.name + " ") }
      if let first { used.candidates[index].name = first.name }
    }
    return used
  }

  /// Returns for each copy how many files with views name it: the nearest in the tree of folders is meant.
  private func uses(of name: String, near copies: [TypeRecord]) -> [Int] {
    let own = copies.map { $0.declaration.map { table.place($0.span).file } ?? "" }
    var counts = Array(repeating: 0, count: copies.count)
    for file in files where !own.contains(file.name) {
      let isView = file.bytes.withUnsafeBufferPointer { bytes in
        Self.names(name, bytes) && Self.views.contains { Self.names($0, bytes) }
      }
      guard isView else { continue }
      let near = own.map { Folders.shared($0, file.name) }
      let nearest = near.indices.filter { near[$0] == near.max() }
      if nearest.count == 1 { counts[nearest[0]] += 1 }
    }
    return counts
  }

  private static let views = ["View", "ViewModifier", "ButtonStyle", "UIView", "UIViewController", "NSView"]

  private static func names(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isNamed = false
    WordPlaces.each(name, in: bytes) { _ in
      isNamed = true
      return false
    }
    return isNamed
  }
}

extension ThemeRecognition.Found {
  /// Returns another result in place of this one, which is then beside it.
  func exchanged(with index: Int, as precedence: String) -> Self {
    var (first, other) = (self, others[index])
    var others = self.others
    others.remove(at: index)
    (first.others, first.statics) = ([], [])
    (other.others, other.statics) = (others + [first], statics)
    other.notes = notes
    other.precedence = precedence
    return other
  }
}
