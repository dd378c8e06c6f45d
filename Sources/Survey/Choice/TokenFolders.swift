import ThemeReaders

/// Folders whose files are read as tokens. A file there that cannot be parsed is a lost source, not a stray file.
///
/// A broken file is a lost source in three cases: its own folder directly contains a file that is read, it is in a folder
/// that was named, or it is in a folder in which most documents are read. In the first two cases, its text must also look
/// like tokens, or most documents of that folder must be read. In the third case, its text must look like tokens if the
/// folder is the whole project. YAML, in which anything may be written, must always look like tokens, and never counts because of
/// the whole project. A list of names in braces is no lost source: it has no keys with values. Neither is a text in another notation,
/// such as a snippet to paste elsewhere, unless the file is directly beside one that is read.
struct TokenFolders {
  private struct Count {
    var read = 0
    var documents = 0
    var holdsMost: Bool { read > 0 && read * 2 >= documents }
  }

  private var counts: [String: Count] = [:]
  /// Folders that directly contain a file that is read.
  private var direct: Set<String> = []
  private let top: String
  private let named: [String]

  init(_ chosen: [FileLook], among looks: [FileLook], top: String, named: [String]) {
    self.top = top
    self.named = named
    for look in looks where Self.isDocument(look) && look.broken == nil {
      for folder in folders(above: look.path) { counts[folder, default: Count()].documents += 1 }
    }
    for look in chosen where Self.isDocument(look) && look.broken == nil {
      direct.insert(FilePath.folder(of: look.path))
      for folder in folders(above: look.path) { counts[folder, default: Count()].read += 1 }
    }
  }

  func mustHold(_ look: FileLook) -> Bool {
    guard Self.isDocument(look) else { return false }
    let folders = folders(above: look.path)
    let speaks = Self.speaksOfTokens(look)
    let isYAML = TokenText.isYAML(look.path)
    if case .syntax = look.broken, let bytes = look.bytes, Self.isList(bytes) { return false }
    if isYAML, case .syntax = look.broken, !speaks { return false }
    if case .syntax(_, let line, _) = look.broken, let bytes = look.bytes,
      !direct.contains(FilePath.folder(of: look.path)),
      ForeignNotation.isNoJSON(bytes, at: line)
    {
      return false
    }
    return folders.enumerated().contains { depth, folder in
      let count = counts[folder] ?? Count()
      let isOwn = depth == 0
      if isOwn, direct.contains(folder), speaks || count.holdsMost { return true }
      if named.contains(folder) { return speaks || count.holdsMost }
      return count.holdsMost && (speaks && !isYAML || folder != top && folder != ".")
    }
  }

  /// Whether a file that is read as tokens is in the same folder.
  func isBesideTokens(_ look: FileLook) -> Bool { direct.contains(FilePath.folder(of: look.path)) }

  static func isDocument(_ look: FileLook) -> Bool {
    look.format == .designTokens || look.format == .keyed
      || look.broken != nil && (FileNames.isJSON(look.path) || TokenText.isYAML(look.path))
  }

  /// Returns the folders from the innermost to the top.
  private func folders(above path: String) -> [String] {
    var folders = [FilePath.folder(of: path)]
    while let last = folders.last, last != top, last != ".", last != "/" { folders.append(FilePath.folder(of: last)) }
    return folders
  }

  /// Reports whether a text is in one pair of braces or brackets to its end, and nothing in it could be meant as a key with a value
  /// or as a group. One that was cut short may have had any.
  private static func isList(_ bytes: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let inner = bytes.drop { blanks.contains($0) }.reversed().drop { blanks.contains($0) }
    guard let last = inner.first, let first = inner.last,
      first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
        || first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
    else { return false }
    return !inner.dropFirst().dropLast().contains(where: ":={}[]".utf8.contains)
  }

  private static let words = ["\"$value\"", "\"value\"", "\"#", "rgb(", "rgba(", "hsl(", "oklch("]

  private static func speaksOfTokens(_ look: FileLook) -> Bool {
    guard let bytes = look.bytes else { return false }
    if TokenText.isYAML(look.path) {
      return DTCGCandidate.mayHoldTokens(bytes) && PlainTextColors.count(in: bytes) > 0
    }
    let text = ByteText(bytes)
    return words.contains(where: text.contains)
  }
}
