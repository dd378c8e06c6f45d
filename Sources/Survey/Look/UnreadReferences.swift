import JSONText
import ThemeModel
import ThemeReaders

/// References to colors of other files in a notation that is not read, such as `"text": "@color-gray-95"`: a theme that consists of
/// them has no color of its own, and would be passed over without a word.
struct UnreadReferences {
  /// The number of references in a document that hardly has other texts, and whose keys speak of text and of grounds; else 0.
  private(set) var count = 0

  private static let fewest = 4
  private static let leastShare = 0.5

  init(_ document: JSONDocument) {
    var references = 0
    var texts = 0
    var words: Set<String> = []
    for number in 0..<document.nodeCount where document.isObject(number) {
      for member in document.node(number).members {
        words.formUnion(NameWords.of(member.key))
        guard let text = member.value.string else { continue }
        texts += 1
        if Self.isReference(text) { references += 1 }
      }
    }
    guard references >= Self.fewest, Double(references) >= Self.leastShare * Double(texts), ThemePurposes.are(in: words)
    else { return }
    count = references
  }

  /// Reports whether a text is a name of several words with a mark in front of it.
  private static func isReference(_ text: String) -> Bool {
    guard let mark = text.utf8.first, marks.contains(mark), text.utf8.count < 100 else { return false }
    let name = text.utf8.dropFirst()
    return NameWords.of(text).count > 1
      && name.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: joints.contains(byte)
        }
      }
  }

  private static let marks = Array("@~%&!".utf8)
  private static let joints = Array("-_.".utf8)
}
