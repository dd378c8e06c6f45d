/// Turns places in output into links (OSC 8) that a terminal can open. The visible text stays the same.
///
/// The name of an existing file becomes a link, with or without a line and a column.
struct PlaceLinks {
  private let disk: Disk
  private var known: [String: Bool] = [:]

  init(_ disk: Disk) {
    self.disk = disk
  }

  /// Environment variables that identify a terminal.
  static let variables = [
    "FORCE_HYPERLINK", "CI", "TERM_PROGRAM", "VTE_VERSION", "WT_SESSION", "KONSOLE_VERSION", "DOMTERM",
  ]

  /// Returns whether the terminal supports links. There is no standard variable for this, so known terminals are
  /// recognized by their names, as in other programs. `FORCE_HYPERLINK` takes precedence.
  static func areShown(by environment: [String: String]) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    guard environment["TERM"] != "dumb", !isSet("NO_COLOR"), !isSet("CI") else { return false }
    let programs: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "mintty"]
    let terminals: Set<String> = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "foot-extra", "wezterm"]
    return environment["TERM_PROGRAM"].map(programs.contains) ?? false
      || environment["TERM"].map(terminals.contains) ?? false
      || environment["VTE_VERSION"].flatMap(Int.init).map { $0 >= 5000 } ?? false
      || isSet("WT_SESSION") || isSet("KONSOLE_VERSION") || isSet("DOMTERM")
  }

  mutating func linked(_ line: String) -> String {
    guard line.contains("."), line.contains("/") || line.contains(":") else { return line }
    var result = ""
    var word = ""
    var isEscape = false
    for character in line {
      if isEscape {
        result.append(character)
        isEscape = !character.isLetter
      } else if character == "\u{1B}" || character == " " {
        result += linked(word: word) + String(character)
        word = ""
        isEscape = character == "\u{1B}"
      } else {
        word.append(character)
      }
    }
    return result + linked(word: word)
  }

  /// Turns `Theme/Dark.swift:31:5,` into a link. Punctuation after the place is not part of it.
  private mutating func linked(word: String) -> String {
    var place = Substring(word)
    while let last = place.last, ",;.)".contains(last) { place.removeLast() }
    let path = PlaceLinks.path(of: place)
    guard path.contains("."), !place.isEmpty, isFile(String(path)) else { return word }
    let target = "file://" + PlaceLinks.encoded(disk.absolute(String(path)))
    return "\u{1B}]8;;\(target)\u{1B}\\\(place)\u{1B}]8;;\u{1B}\\\(word[place.endIndex...])"
  }

  /// Returns the path without a line and a column.
  private static func path(of place: Substring) -> Substring {
    var path = place
    for _ in 0..<2 {
      guard let colon = path.lastIndex(of: ":"), path.index(after: colon) < path.endIndex,
        path[path.index(after: colon)...].allSatisfy({ $0.isASCII && $0.isNumber })
      else { break }
      path = path[..<colon]
    }
    return path
  }

  private mutating func isFile(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let isFile = (try? disk.kind(of: path)) == .file
    known[path] = isFile
    return isFile
  }

  /// Returns the path with percent encoding, as in a URL.
  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (Character(scalar).isLetter || Character(scalar).isNumber || "/-._~".contains(Character(scalar)))
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
