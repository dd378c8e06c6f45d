/// Which conditions hold where something is drawn. Two sides of a pair that were decided by one condition agree on it.
struct Facts: Hashable, Sendable {
  /// What a condition is about: an expression in one evaluation of a body.
  struct Subject: Hashable, Sendable {
    /// The evaluation; `mode` and `release` mean the same everywhere.
    var scope: Int
    var text: String

    static let mode = Subject(scope: -1, text: "colorScheme")
    static let release = Subject(scope: -2, text: "#available")

    /// What the device decides, and no state of the app: `horizontalSizeClass`.
    static func device(_ text: String) -> Subject { Subject(scope: release.scope, text: text) }

    /// Whether it says nothing of the app's own state, so that it can hold together with any of that.
    var isOfDevice: Bool { scope == Self.mode.scope || scope == Self.release.scope }
  }

  enum Value: Hashable, Sendable {
    case equals(String)
    case differs(Set<String>)
  }

  private(set) var values: [Subject: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// nil where both cannot hold.
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
    case (.differs(let mine)?, .differs(let others)):
      result.values[subject] = .differs(mine.union(others))
    }
    return result
  }

  func joined(with other: Facts) -> Facts? {
    var result = self
    for (subject, value) in other.values {
      guard let next = result.adding(subject, value) else { return nil }
      result = next
    }
    return result
  }

  /// Whether every condition of the other is one of these or of what is known anyway.
  func decides(_ other: Facts, beyond known: Facts) -> Bool {
    other.values.keys.allSatisfy { values[$0] != nil || known.values[$0] != nil || $0.isOfDevice }
  }

  /// `light` or `dark`, where only one is possible.
  var mode: String? {
    for (subject, value) in values where Self.asksMode(subject) {
      switch value {
      case .equals(let mode): return ["light", "dark"].contains(mode) ? mode : nil
      case .differs(let modes): return modes == ["dark"] ? "light" : modes == ["light"] ? "dark" : nil
      }
    }
    return nil
  }

  /// Whether it holds in some themes only, nobody knows which.
  var asksTheme: Bool {
    values.keys.contains { subject in
      !Self.asksMode(subject) && Self.speaksOfThemes(subject.text)
    }
  }

  private static let themeWords = ["theme", "isdark", "islight", "darkmode", "interfacestyle"].map { Array($0.utf8) }

  /// This is asked of every condition on the way to every view.
  private static func speaksOfThemes(_ text: String) -> Bool {
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
    subject == .mode || subject.text.hasSuffix("traitCollection.userInterfaceStyle") || subject.text == "colorScheme"
  }

  /// For people: `on, not state == .idle`.
  var words: String? {
    let parts = values.filter { $0.key != .mode }.map { subject, value in
      switch value {
      case .equals("true"): subject.text
      case .equals("false"): "not \(subject.text)"
      case .equals(let value): "\(subject.text) == \(value)"
      case .differs(let values): "\(subject.text) != " + values.sorted().joined(separator: ", ")
      }
    }
    return parts.isEmpty ? nil : parts.sorted().joined(separator: " and ")
  }

  /// Whether it holds only where a control is disabled.
  var isDisabled: Bool {
    values.contains { subject, value in
      let name = subject.text.split(separator: ".").last ?? ""
      if name == "isEnabled" || name == "enabled" { return value == .equals("false") }
      if name == "isDisabled" || name == "disabled" { return value == .equals("true") }
      return value == .equals("disabled")
    }
  }
}
