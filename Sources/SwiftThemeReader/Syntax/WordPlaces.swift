/// Finds words in the bytes of a source, whatever it says about them there.
enum WordPlaces {
  /// Calls `visit` with the end of each place where a word stands, until it returns `false`.
  static func each(_ word: String, in bytes: UnsafeBufferPointer<UInt8>, _ visit: (Int) -> Bool) {
    var word = word
    word.withUTF8 { word in
      guard let first = word.first, bytes.count >= word.count else { return }
      var start = 0
      while start <= bytes.count - word.count {
        guard bytes[start] == first, (1..<word.count).allSatisfy({ bytes[start + $0] == word[$0] }) else {
          start += 1
          continue
        }
        let end = start + word.count
        let isWhole =
          (start == 0 || !FileIndex.isIdentifier(bytes[start - 1]))
          && (end == bytes.count || !FileIndex.isIdentifier(bytes[end]))
        if isWhole, !visit(end) { return }
        start = end
      }
    }
  }
}
