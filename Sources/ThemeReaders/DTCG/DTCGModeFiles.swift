import ThemeModel

/// Finds the files that may stand in for another one in a mode: `color.dark.json`, `dark.json` and `dark/color.json` beside `color.json`.
final class DTCGModeFiles {
  /// A file around another one.
  struct Rival {
    /// Its path from the folder of the other one, the shortest one.
    var path: String
    var modes: Set<String>
    /// Whether nothing but the modes tells its name from that of the other one. A file with further words in its name may be for a
    /// mode that nobody knows by its name: `color-oled.json`.
    var differsByMode: Bool
  }

  /// What the names of folders and of a file say: the modes that they are for, and all else.
  struct Name {
    var modes: Set<String> = []
    var folders: [[String]] = []
    var stem: [String] = []
  }

  /// The folders above a file whose names may tell modes apart.
  private static let mostAbove = 2
  private static let mostBelow = 2
  private static let mostFolders = 200

  private let siblings: any SiblingFiles
  private var found: [String: [Rival]] = [:]
  private var foundFor: [String: [Rival]] = [:]

  init(_ siblings: any SiblingFiles) {
    self.siblings = siblings
  }

  /// Returns the files that may have another value for what one file refers to in another one. Where both are for the same mode, and
  /// another file stands in for the one that refers in each other mode, each refers to its own.
  func rivals(of target: String, namedBy source: String) -> [Rival] {
    let key = source + "\n" + target
    if let known = foundFor[key] { return known }
    let result = unanswered(target, source)
    foundFor[key] = result
    return result
  }

  private func unanswered(_ target: String, _ source: String) -> [Rival] {
    // What the file that refers says itself at the same place is a token of its own.
    let rivals = rivals(of: target).filter { $0.differsByMode || Self.path($0.path, from: target) != source }
    let name = Self.name(of: target)
    let (own, asking) = (name.modes, Self.name(of: source).modes)
    guard !rivals.isEmpty, own == asking, !own.isEmpty else { return rivals }
    let answered = self.rivals(of: source).filter(\.differsByMode).map(\.modes)
    return rivals.filter { rival in
      guard rival.differsByMode else { return !name.stem.isEmpty }
      return !rival.modes.isSubset(of: own) && !answered.contains(rival.modes)
    }
  }

  /// Returns the path of a file that another one names by the way from its own folder.
  private static func path(_ way: String, from file: String) -> String {
    var parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in way.split(separator: "/").map(String.init) {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private func rivals(of file: String) -> [Rival] {
    if let known = found[file] { return known }
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let above = foldersAbove(file, atMost: parts.count - 1)
    let folders = parts.dropLast().suffix(above)
    let own = Self.name(folders: Array(folders), file: parts.last ?? "")
    var rivals: [Rival] = []
    var pending = [(way: String(repeating: "../", count: above), folders: [String]())]
    var count = 0
    while let (way, inner) = pending.popLast(), count < Self.mostFolders {
      count += 1
      for name in siblings.names(in: way, besides: file) ?? [] where !name.hasPrefix(".") && name != "node_modules" {
        guard Self.isDocument(name) else {
          let next = inner + [name]
          if next.count <= folders.count + Self.mostBelow, Self.mayHold(next, own) {
            pending.append((way + name + "/", next))
          }
          continue
        }
        let other = Self.name(folders: inner, file: name)
        let isSelf = inner == Array(folders) && name == parts.last
        guard !isSelf, let differsByMode = Self.differsByMode(other, own) else { continue }
        let shared = zip(inner, folders).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: folders.count - shared) + inner[shared...] + [name]
        rivals.append(
          Rival(path: steps.joined(separator: "/"), modes: other.modes, differsByMode: differsByMode))
      }
    }
    found[file] = rivals
    return rivals
  }

  /// Returns how many of the folders above a file may be read: the project may begin below the others.
  private func foldersAbove(_ file: String, atMost most: Int) -> Int {
    (0...min(Self.mostAbove, most)).last { above in
      siblings.names(in: String(repeating: "../", count: above), besides: file) != nil
    } ?? 0
  }

  // MARK: - Names

  static func name(of file: String) -> Name {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return name(folders: Array(parts.dropLast().suffix(mostAbove)), file: parts.last ?? "")
  }

  private static func name(folders: [String], file: String) -> Name {
    var name = Name()
    for folder in folders {
      let words = words(of: folder, &name.modes)
      if !words.isEmpty { name.folders.append(words) }
    }
    name.stem = words(of: DTCGReader.baseName(of: file), &name.modes)
    return name
  }

  /// Returns the words of a name that are not for modes, in the singular. What others build on, and what holds modes, says nothing.
  private static func words(of name: String, _ modes: inout Set<String>) -> [String] {
    if PlainWords.isBase(name) || PlainWords.isValue(name) || LookWords.isListAlone(name) { return [] }
    let (stem, when) = ContextNames.split(name, [.mode, .contrast])
    modes.formUnion(when.values)
    var rest: [String] = []
    for word in NameWords.of(stem) where !PlainWords.isBase(word) {
      if SpokenModes.areIn(word, orAny: SpokenModes.words, takingInverse: true) {
        modes.insert(SpokenModes.contexts[word] ?? word)
      } else {
        rest.append(word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word)
      }
    }
    return rest
  }

  /// Reports whether folders may hold another form of a file.
  private static func mayHold(_ folders: [String], _ own: Name) -> Bool {
    let inner = name(folders: folders, file: "").folders
    return zip(inner, own.folders).allSatisfy { $0 == $1 }
  }

  /// Returns whether one file is another form of a second one, and whether nothing but modes tells them apart.
  private static func differsByMode(_ other: Name, _ own: Name) -> Bool? {
    guard other.folders.starts(with: own.folders) else { return nil }
    let isWider = other.folders.count > own.folders.count
    if other.modes != own.modes, !isWider, other.stem == own.stem || other.stem.isEmpty { return true }
    // A name that says no more than that others build on it, `core.json`, has no words of its own. Any file beside it may be another
    // form of it, and so may one of such a name in a further folder.
    guard !own.stem.isEmpty else { return isWider == other.stem.isEmpty ? false : nil }
    let hasAll = other.stem.starts(with: own.stem) || other.stem.reversed().starts(with: own.stem.reversed())
    guard hasAll, isWider != (other.stem.count > own.stem.count) || other.modes != own.modes else {
      return nil
    }
    return false
  }

  private static func isDocument(_ name: String) -> Bool {
    DTCGReader.baseName(of: name).utf8.count < name.utf8.count
  }
}
