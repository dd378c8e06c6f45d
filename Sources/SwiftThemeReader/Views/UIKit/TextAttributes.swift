/// The colors that the attributes of a text give it, as far as the code that makes them tells.
struct TextAttributes {
  /// A color, with the condition under which it is there.
  struct Color {
    var value: Expression
    var scope: ViewScope
    var facts: Facts
  }

  private(set) var inks: [Color] = []
  private(set) var grounds: [Color] = []
  /// Whether they are all that the text has, from end to end.
  var isWhole = true

  /// What code does with attributes after it has made them.
  struct Change {
    enum Kind {
      /// It sets some of them for the whole text: `attributes[.foregroundColor] = ink`.
      case sets([Expression.DictionaryEntry])
      /// It sets all of them: `setAttributes(…)`.
      case replaces([Expression.DictionaryEntry])
      /// It sets some of them for a part of the text.
      case setsInPart([Expression.DictionaryEntry])
      /// It adds another text.
      case adds(Expression)
      /// It does what is not followed.
      case other
    }

    var kind: Kind
    var scope: ViewScope
    var facts: Facts
    /// The number of the closure that the code is in.
    var moment: Int
  }

  /// Adds attributes, which take the place of those that are there.
  mutating func set(_ entries: [Expression.DictionaryEntry], _ scope: ViewScope, _ facts: Facts) {
    for entry in entries {
      guard let key = Self.key(entry.key) else {
        isWhole = false
        continue
      }
      var color: Color? = Color(value: entry.value, scope: scope, facts: facts)
      if case .nilLiteral = entry.value.kind { color = nil }
      switch key {
      case "foregroundColor": replace(\.inks, with: color, where: facts)
      case "backgroundColor": replace(\.grounds, with: color, where: facts)
      default: break
      }
    }
  }

  /// Forgets what is there.
  mutating func clear(where facts: Facts) {
    replace(\.inks, with: nil, where: facts)
    replace(\.grounds, with: nil, where: facts)
  }

  /// Adds the attributes that there are under a condition, or otherwise.
  mutating func join(_ other: TextAttributes, where facts: Facts) {
    isWhole = isWhole && other.isWhole
    for (path, colors) in [(\TextAttributes.inks, other.inks), (\.grounds, other.grounds)] {
      for color in colors {
        guard let joined = color.facts.joined(with: facts) else { continue }
        self[keyPath: path].append(Color(value: color.value, scope: color.scope, facts: joined))
      }
    }
  }

  private mutating func replace(
    _ path: WritableKeyPath<TextAttributes, [Color]>, with color: Color?, where facts: Facts
  ) {
    var left: [Color] = []
    for var one in self[keyPath: path] {
      if facts.values.allSatisfy({ one.facts.values[$0.key] == $0.value }) { continue }
      if one.facts.joined(with: facts) != nil {
        if let without = Effective.negated(facts) {
          guard let others = one.facts.joined(with: without) else { continue }
          one.facts = others
        } else {
          isWhole = false
        }
      }
      left.append(one)
    }
    self[keyPath: path] = left + (color.map { [$0] } ?? [])
  }

  /// Returns the name of an attribute: `foregroundColor` of `.foregroundColor` and `NSAttributedString.Key.foregroundColor`.
  static func key(_ expression: Expression) -> String? {
    guard case .member(let base, let name) = expression.kind else { return nil }
    guard let base else { return name }
    return MemberChain(base).names.last?.hasSuffix("Key") == true ? name : nil
  }
}
