import ThemeModel

/// The conditions that are true where something is drawn. Two sides of a pair that depend on one condition agree on it.
struct Facts: Hashable, Sendable {
  /// The subject of a condition: an expression in one evaluation of a body.
  struct Subject: Hashable, Sendable {
    /// The evaluation. `mode` and `release` mean the same in all of them.
    var scope: Int
    var text: String

    static let mode = Subject(scope: -1, text: "colorScheme")
    static let release = Subject(scope: -2, text: "#available")

    /// Returns a subject that the device decides, not a state of the app: `horizontalSizeClass`.
    static func device(_ text: String) -> Subject { Subject(scope: release.scope, text: text) }

    /// Returns the subject of a flag of the build: `BETA`.
    static func flag(_ name: String) -> Subject { Subject(scope: .min, text: name) }

    var isFlag: Bool { scope == .min }

    /// Returns the subject of a release that the device may have: `ios26`.
    static func later(_ name: String) -> Subject { Subject(scope: .min + 1, text: name) }

    var isLater: Bool { scope == .min + 1 }

    /// Returns the subject of a color that only some themes have, by its path.
    static func presence(of path: String) -> Subject { Subject(scope: .min + 2, text: path) }

    var isPresence: Bool { scope == .min + 2 }

    /// How the subject begins that says for which element of a list a block runs.
    static let turn = "the index in "

    /// Whether a block runs for each of its values.
    var isTurn: Bool { text.hasPrefix(Self.turn) }

    /// Whether the device or the theme decides, and not the app's own state. It is compatible with every state.
    var isOfDevice: Bool {
      scope == Self.mode.scope || scope == Self.release.scope || isFlag || isLater || isPresence
    }
  }

  enum Value: Hashable, Sendable {
    case equals(String)
    case differs(Set<String>)
  }

  private(set) var values: [Subject: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Returns `nil` when the two contradict each other, or no view has this value.
  func adding(_ subject: Subject, _ value: Value) -> Facts? {
    var result = self
    switch (values[subject], value) {
    case (nil, _): result.values[subject] = value
    case (.equals(let mine)?, .equals(let other)):
      guard mine == other else { return nil }
    case (.equals(let mine)?, .differs(let others)):
      guard !others.contains(mine) else { return nil }
    case (.differs(let mine)?, .equals(let other)):
      guard !mine.contains(other) else { return nil }
      result.values[subject] = value
    case (.differs(let mine)?, .differs(let others)): result.values[subject] = .differs(mine.union(others))
    }
    guard let new = result.values[subject], Self.isNeitherMode(new), Self.isModeOfWindow(subject) else { return result }
    return nil
  }

  /// Whether nothing that a window shows has this value as its mode.
  private static func isNeitherMode(_ value: Value) -> Bool {
    switch value {
    case .equals(let mode): mode == "unspecified"
    case .differs(let modes): modes.isSuperset(of: ["light", "dark"])
    }
  }

  func joined(with other: Facts) -> Facts? {
    var result = self
    for (subject, value) in other.values {
      guard let next = result.adding(subject, value) else { return nil }
      result = next
    }
    return result
  }

  /// Returns the facts about other subjects than these.
  func without(_ subjects: Set<Subject>) -> Facts {
    var result = self
    result.values = values.filter { !subjects.contains($0.key) }
    return result
  }

  /// Returns the same facts about other subjects.
  func renamed(_ name: (Subject) -> Subject) -> Facts {
    var result = Facts()
    for (subject, value) in values { result.values[name(subject)] = value }
    return result
  }

  /// Returns whether every condition of `other` is one of these, is known anyway, or is true at some time whatever these are: about the
  /// device, or about the element of a list of which each is shown.
  func decides(_ other: Facts, beyond known: Facts) -> Bool {
    other.values.keys.allSatisfy { values[$0] != nil || known.values[$0] != nil || $0.isOfDevice || $0.isTurn }
  }

  /// `light` or `dark`, if only one of them is possible.
  var mode: String? {
    for (subject, value) in values where Self.asksMode(subject) {
      switch value {
      case .equals(let mode): return ["light", "dark"].contains(mode) ? mode : nil
      case .differs(let modes): return modes == ["dark"] ? "light" : modes == ["light"] ? "dark" : nil
      }
    }
    return nil
  }

  /// The flags of the build that have to be set, or not.
  var flags: [String: Bool] {
    var flags: [String: Bool] = [:]
    for (subject, value) in values where subject.isFlag { flags[subject.text] = value == .equals("true") }
    return flags
  }

  /// The releases that the device may have; `nil` where the facts are true for all.
  var releases: Range<SystemRelease>? {
    var (least, end) = (SystemRelease.first, SystemRelease.never)
    for (subject, value) in values where subject.isLater {
      guard let release = SystemRelease(named: subject.text) else { continue }
      if value == .equals("true") { least = max(least, release) } else { end = min(end, release) }
    }
    return least == .first && end == .never ? nil : min(least, end)..<end
  }

  /// Whether the device has an earlier release than the audited one.
  var isBeforeAudited: Bool { values[.release] == .equals("false") }

  /// The colors that the theme has to have, or not to have, by path.
  var presences: [String: Bool] {
    var found: [String: Bool] = [:]
    for (subject, value) in values where subject.isPresence { found[subject.text] = value == .equals("true") }
    return found
  }

  /// The systems of themes that a color is of, where several have its name.
  var systems: Set<Subject> {
    Set(values.keys.filter { $0.isPresence && $0.text.hasPrefix(SystemTokens.prefix) })
  }

  /// Returns whether the facts are true only in some themes, and it is unknown in which.
  ///
  /// - Parameters:
  ///   - isOfSome: whether a type may be that of some themes, and not of all: `DarkTheme` of `theme as? DarkTheme`
  ///   - isPlain: whether a property of this name is a state of the app, and not of its theme: `showsThemePicker`
  func asksTheme(ofType isOfSome: (String) -> Bool, isPlain: (String) -> Bool = { _ in false }) -> Bool {
    values.contains { subject, value in
      guard !Self.asksMode(subject), !subject.isPresence else { return false }
      if Self.isOfPlainStates(subject.text, isPlain) { return false }
      // That there is a theme says nothing about which it is.
      if value == .differs(["nil"]), Self.isWholeTheme(subject.text, isOfSome) { return false }
      return Self.speaksOfThemes(subject.text)
    }
  }

  /// Returns whether all parts of a text that mention themes are plain states: `!isBusy && showsThemePicker`.
  private static func isOfPlainStates(_ text: String, _ isPlain: (String) -> Bool) -> Bool {
    guard speaksOfThemes(text) else { return false }
    let parts = text.replacing(" || ", with: " && ").split(separator: " && ")
    return parts.allSatisfy { part in
      guard speaksOfThemes(String(part)) else { return true }
      let path = part.drop { $0 == "!" }
      guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._?!$".contains($0) }) else { return false }
      let members = path.split { ".?!$".contains($0) }.map(String.init)
      guard let last = members.last, isPlain(last) else { return false }
      return members.dropLast().allSatisfy { one in
        !speaksOfThemes(one) || NameWords.of(one).last.map(keepers.contains) == true
      }
    }
  }

  /// The words that the name of whatever theme is in use may have beside “theme”.
  private static let wordsInUse: Set = ["theme", "current", "app", "active", "selected", "new", "my", "the"]
  /// The words for what has the theme in use.
  private static let keepers: Set = [
    "manager", "provider", "store", "service", "controller", "environment", "settings",
  ]

  /// Returns whether a text is a path to the theme in use, and to nothing that only some themes have: `self.theme`,
  /// `manager?.currentTheme`, `note.object as? Theme`.
  private static func isWholeTheme(_ text: String, _ isOfSome: (String) -> Bool) -> Bool {
    var path = text[...]
    let type = castType(text)
    if let type {
      guard text.hasSuffix(" as? \(type)"), !isOfSome(type) else { return false }
      path = path.dropLast(" as? ".count + type.count)
      if !speaksOfThemes(String(path)) { return true }
    }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._?!".contains($0) }) else { return false }
    let members = path.split { ".?!".contains($0) }.map { NameWords.of($0) }
    guard let last = members.last, last.contains("theme"), last.allSatisfy(wordsInUse.contains) else { return false }
    return members.dropLast().allSatisfy { words in
      !words.contains("theme") || words.last.map(keepers.contains) == true
    }
  }

  /// Returns the type to which a text casts last: `Theme` of `note.object as? Theme`.
  private static func castType(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "?")) else { return nil }
    let words = text.split(separator: " ")
    guard let place = words.lastIndex(of: "as?"), place + 1 < words.count else { return nil }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  private static let themeWords = ["theme", "isdark", "islight", "darkmode", "interfacestyle"].map { Array($0.utf8) }

  /// Returns whether a text mentions themes. Every condition on the way to every view is
  /// checked, so bytes are compared.
  static func speaksOfThemes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        themeWords.contains { word in
          start + word.count <= bytes.count
            && word.indices.allSatisfy { bytes[start + $0] == word[$0] || bytes[start + $0] | 0x20 == word[$0] }
        }
      }
    }
  }

  private static func asksMode(_ subject: Subject) -> Bool {
    isModeOfWindow(subject) || subject.text == "colorScheme"
  }

  /// Whether the system gives the subject. What the app's own code calls `colorScheme` may be its user's choice, which may be neither.
  private static func isModeOfWindow(_ subject: Subject) -> Bool {
    subject == .mode || subject.text.hasSuffix("traitCollection.userInterfaceStyle")
  }

  /// The conditions in words, for people: `isOn and not isBusy`.
  var words: String? {
    let parts = values.filter { $0.key != .mode && !$0.key.isPresence }.map { subject, value in
      switch value {
      case .equals("true"): subject.text
      case .equals("false"): "not \(subject.text)"
      case .equals(let value): "\(subject.text) == \(value)"
      case .differs(let values): "\(subject.text) != " + values.sorted().joined(separator: ", ")
      }
    }
    return parts.isEmpty ? nil : parts.sorted().joined(separator: " and ")
  }

  /// Whether the facts are true only as long as a control is touched.
  var isTouched: Bool {
    values.contains { subject, value in
      value == .equals("true") && subject.text.split(separator: ".").last == "isPressed"
    }
  }

  /// Whether the facts are true only where a control is disabled.
  var isDisabled: Bool {
    values.contains { subject, value in
      let name = subject.text.split(separator: ".").last ?? ""
      // `button?.isEnabled == true` is not true where there is no button, either.
      if name == "isEnabled" || name == "enabled" { return [.equals("false"), .differs(["true"])].contains(value) }
      if name == "isDisabled" || name == "disabled" { return [.equals("true"), .differs(["false"])].contains(value) }
      return value == .equals("disabled")
    }
  }
}
