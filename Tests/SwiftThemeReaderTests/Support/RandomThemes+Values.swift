/// Systems that put their colors together by operators, bits, wrappers, changes of copies and extensions that hold for some types.
extension RandomThemes {
  /// `.white <|> .black`
  mutating func operators(_ names: [String]) {
    source += "infix operator <|>: NilCoalescingPrecedence\n"
    source += "func <|> (day: UIColor, evening: UIColor) -> UIColor { UIColor(day: day, evening: evening) }\n"
    source += "enum AppColors {\n"
    for name in names {
      let (day, evening) = (value(isImplicit: false), value())
      source += "  static let \(name): UIColor = \(day.text) <|> \(evening.text)\n"
      expect("colors", "AppColors.\(name)", day.hex)
      expect("colors", "AppColors.\(name)", evening.hex, mode: "dark")
    }
    source += "}\n"
  }

  /// Components taken out of a number of 32 bits by shifts that lose what does not fit.
  mutating func bytes(_ names: [String], _ themes: [String]) {
    source += """
      extension UIColor {
        convenience init(packed: UInt32) {
          let red = (packed << 8) >> 24, green = (packed << 16) >> 24, blue = UInt8(truncatingIfNeeded: packed)
          self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        }
      }
      struct Theme {\n
      """
    source += names.map { "  let \($0): UIColor\n" }.joined()
    for theme in themes {
      let colors = names.map { _ in Self.digits(color()) }
      let arguments = zip(names, colors).map { "\($0): UIColor(packed: 0xFF\($1))" }.joined(separator: ", ")
      source += "  static let \(theme.lowercased()) = Theme(\(arguments))\n"
      for (name, color) in zip(names, colors) { expect(theme.lowercased(), name, color) }
    }
    source += "}\n"
  }

  /// `@Dynamic(day: .white, evening: .black) static var page: UIColor`
  mutating func wrapped(_ names: [String]) {
    source += """
      @propertyWrapper struct Dynamic {
        let day: UIColor
        let evening: UIColor
        var wrappedValue: UIColor { UIColor(day: day, evening: evening) }
      }
      enum AppColors {\n
      """
    for name in names {
      let (day, evening) = (value(), value())
      source += "  @Dynamic(day: \(day.text), evening: \(evening.text)) static var \(name): UIColor\n"
      expect("colors", "AppColors.\(name)", day.hex)
      expect("colors", "AppColors.\(name)", evening.hex, mode: "dark")
    }
    source += "}\n"
  }

  /// Each theme is a changed copy of the one before, which stays as it was.
  mutating func changed(_ names: [String], _ themes: [String]) {
    source += "struct Theme {\n" + names.map { "  var \($0): UIColor\n" }.joined()
    for name in names { source += "  mutating func set_\(name)(_ color: UIColor) { \(name) = color }\n" }
    var held: [String: String] = [:]
    for (index, theme) in themes.enumerated() {
      guard index > 0 else {
        let values = names.map { _ in value() }
        for (name, value) in zip(names, values) { held[name] = value.hex }
        let arguments = zip(names, values).map { "\($0): \($1.text)" }.joined(separator: ", ")
        source += "  static let \(theme.lowercased()) = Theme(\(arguments))\n"
        for name in names { expect(theme.lowercased(), name, held[name] ?? "") }
        continue
      }
      source +=
        "  static let \(theme.lowercased()): Theme = {\n    var theme = Theme.\(themes[index - 1].lowercased())\n"
      for name in names where random.next(2) == 0 {
        let value = value()
        source += random.next(2) == 0 ? "    theme.set_\(name)(\(value.text))\n" : "    theme.\(name) = \(value.text)\n"
        held[name] = value.hex
      }
      source += "    return theme\n  }()\n"
      for name in names { expect(theme.lowercased(), name, held[name] ?? "") }
    }
    source += "}\n"
  }

  /// What a protocol gives to all, and what it gives to those that are bold.
  mutating func conditional(_ names: [String], _ themes: [String]) {
    source += "protocol Bold {}\nprotocol Theme {\n" + names.map { "  var \($0): UIColor { get }\n" }.joined() + "}\n"
    let (plain, bold) = (names.map { _ in value() }, names.map { _ in value() })
    func members(_ values: [(text: String, hex: String)]) -> String {
      zip(names, values).map { "  var \($0): UIColor { \($1.text) }\n" }.joined()
    }
    source += "extension Theme {\n\(members(plain))}\nextension Theme where Self: Bold {\n\(members(bold))}\n"
    for theme in themes {
      let isBold = random.next(2) == 0
      source += "struct \(theme): Theme\(isBold ? ", Bold" : "") {}\n"
      for (index, name) in names.enumerated() { expect(theme, name, (isBold ? bold : plain)[index].hex) }
    }
  }

  /// A member that is set through another.
  mutating func computedSetters(_ names: [String], _ themes: [String]) {
    source += "struct Theme {\n"
    for name in names {
      source += "  private var kept_\(name) = UIColor.white\n"
      source += "  var \(name): UIColor { get { kept_\(name) } set { kept_\(name) = newValue } }\n"
    }
    for theme in themes {
      source += "  static let \(theme.lowercased()): Theme = {\n    var theme = Theme()\n"
      for name in names {
        guard random.next(3) > 0 else {
          expect(theme.lowercased(), name, "FFFFFF")
          continue
        }
        let value = value()
        source += "    theme.\(name) = \(value.text)\n"
        expect(theme.lowercased(), name, value.hex)
      }
      source += "    return theme\n  }()\n"
    }
    source += "}\n"
  }
}
