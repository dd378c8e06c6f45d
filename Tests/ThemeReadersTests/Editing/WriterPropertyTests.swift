import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Any color in any notation can be rewritten to any other. Read again, it is the planned color, and the rest of the file is
/// unchanged.
@Suite struct WriterPropertyTests {
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    mutating func color() -> Color {
      Color(.srgb, Double(next() % 256) / 255, Double(next() % 256) / 255, Double(next() % 256) / 255)
    }
  }

  private static func hex(_ color: Color) -> String { String(color.hex8.dropFirst().prefix(6)) }

  private static func bytes(_ color: Color) -> [Int] {
    let bytes = color.eightBits
    return [Int(bytes.x), Int(bytes.y), Int(bytes.z)]
  }

  private static func numbers(_ color: Color, _ space: ColorSpace, _ decimals: Int) -> [String] {
    let own = color.converted(to: space).components
    return [own.x, own.y, own.z].map { FixedDecimal.text($0, decimals: decimals) }
  }

  /// A notation, without the text that gives the color.
  enum Notation: CaseIterable {
    case capitals, smallLetters, prefixed, withAlpha, bare
    case rgb, rgba, percent, hsl, hwb, oklab, oklch, lab, lch, srgb, displayP3

    func text(_ color: Color) -> String {
      let hex = WriterPropertyTests.hex(color)
      let bytes = WriterPropertyTests.bytes(color)
      let list = { (space: ColorSpace, decimals: Int) in
        WriterPropertyTests.numbers(color, space, decimals).joined(separator: " ")
      }
      switch self {
      case .capitals: return "#" + hex
      case .smallLetters: return "#" + hex.lowercased()
      case .prefixed: return "0x" + hex
      case .withAlpha: return "#" + hex + "80"
      case .bare: return hex.lowercased()
      case .rgb: return "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / 50%)"
      case .rgba: return "rgba(\(bytes[0]),\(bytes[1]), \(bytes[2]),0.25)"
      case .percent:
        return "rgb(" + bytes.map { FixedDecimal.text(Double($0) / 2.55, decimals: 2) + "%" }.joined(separator: " ")
          + ")"
      case .hsl:
        let own = WriterPropertyTests.numbers(color, .hsl, 2)
        return "hsl(\(own[0]), \(own[1])%, \(own[2])%)"
      case .hwb:
        let own = WriterPropertyTests.numbers(color, .hwb, 2)
        return "hwb(\(own[0]) \(own[1])% \(own[2])%)"
      case .oklab: return "oklab(\(list(.oklab, 4)))"
      case .oklch: return "oklch(\(list(.oklch, 4)))"
      case .lab: return "lab(\(list(.lab, 2)))"
      case .lch: return "lch(\(list(.lch, 2)))"
      case .srgb: return "color(srgb \(list(.srgb, 4)))"
      case .displayP3: return "color(display-p3 \(list(.displayP3, 4)))"
      }
    }

    /// Reads the text as a theme would be read.
    func read(_ text: String) throws -> Color {
      let isBare = self == .bare || self == .prefixed
      return try Color(css: isBare ? "#" + text.replacing("0x", with: "") : text)
    }

    /// Returns the text without the digits that spell the color.
    func shape(_ text: String) -> String {
      switch self {
      case .capitals: text.replacing(/[0-9A-F]/, with: "*")
      case .smallLetters, .bare: text.replacing(/[0-9a-f]/, with: "*")
      case .prefixed: String(text.prefix(2)) + String(text.dropFirst(2)).replacing(/[0-9A-F]/, with: "*")
      case .withAlpha: String(text.dropLast(2)).replacing(/[0-9A-F]/, with: "*") + String(text.suffix(2))
      default: text.replacing(/-?\d+(\.\d+)?/, with: "*")
      }
    }
  }

  private func place(_ head: String) -> Place {
    let lines = head.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Place(file: "f", line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  private func written(_ edits: [SourceEdit], _ bytes: [UInt8], _ head: String, _ tail: String) throws -> String {
    let text = String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
    #expect(text.hasPrefix(head) && text.hasSuffix(tail), "\(text)")
    return String(text.dropFirst(head.count).dropLast(tail.count))
  }

  @Test(arguments: Notation.allCases) func stringsTakeAnyColor(_ notation: Notation) throws {
    var random = Generator(state: 17)
    let alphaFirst = SourceOptions(hexOrder: .alphaLast)
    // The case of a literal without letters follows the file.
    let other = notation == .smallLetters || notation == .bare ? "#abcdef" : "#ABCDEF"
    for round in 0..<40 {
      let old = notation.text(random.color())
      let before = try notation.read(old)
      let after = random.color()
      for isList in [false, true] {
        // In a token file and in a property list.
        let head =
          isList
          ? "<plist><dict>\r\n<key>other</key><string>\(other)</string>\n <key>it</key> <string>"
          : "{\r\n \"other\": \"\(other)\",\n\t\"it\": {\"$value\":  \""
        let tail = isList ? "</string>\r\n</dict></plist>" : "\"  , \"$type\":\"color\"}}\n\n"
        let bytes = Array((head + old + tail).utf8)
        let start = isList ? String(head.dropLast("<string>".count)) : String(head.dropLast())
        let edit = ColorEdit(place: place(start), before: before, after: after)
        let edits =
          isList
          ? try PropertyListWriter(options: alphaFirst).edits(for: edit, in: bytes, leastDecimals: 5)
          : try DTCGWriter().edits(for: edit, in: EditableJSON(bytes), leastDecimals: 5)
        let new = try written(edits, bytes, head, tail)
        #expect(
          Self.bytes(try notation.read(new)) == Self.bytes(after), "\(round): \(old) to \(new), not \(after.hex8)")
        #expect(notation.shape(new) == notation.shape(old), "\(old) to \(new)")
        #expect(try notation.read(new).alpha == before.alpha)
      }
    }
  }

  @Test(arguments: [ColorSpace.srgb, .displayP3, .oklch, .oklab, .lab, .lch, .hsl])
  func componentsTakeAnyColorWithTheirHex(_ space: ColorSpace) throws {
    var random = Generator(state: 5)
    for _ in 0..<40 {
      let own = random.color()
      // Whole numbers, too, in spaces that have them.
      let isWhole = [.lab, .lch, .hsl].contains(space) && random.next() % 4 == 0
      let spelt = Self.numbers(own, space, isWhole ? 0 : 5)
      let after = random.color()
      let before = Color(space, Double(spelt[0]) ?? 0, Double(spelt[1]) ?? 0, Double(spelt[2]) ?? 0)
      let head = "{\"a\": {\"$value\": {\"colorSpace\": \"\(space.rawValue)\",  \"components\": ["
      let middle = "],\r\n \"alpha\": 0.5, \"hex\": \"#"
      let tail = "\"} }}"
      let bytes = Array((head + spelt.joined(separator: ", ") + middle + Self.hex(before).lowercased() + tail).utf8)
      let start = "{\"a\": {\"$value\": "
      let edit = ColorEdit(place: place(start), before: before, after: after)
      let new = try written(
        try DTCGWriter().edits(for: edit, in: EditableJSON(bytes), leastDecimals: 5), bytes, head, tail)
      let parts = new.split(separator: middle)
      let numbers = parts[0].split(separator: ", ").compactMap { Double($0) }
      #expect(numbers.count == 3)
      #expect(
        Color.deltaEOK(Color(space, numbers[0], numbers[1], numbers[2]), after) < 0.002, "\(spelt) to \(new)")
      #expect(parts[1].lowercased() == Self.hex(after).lowercased())
    }
  }

  @Test func componentsOfCatalogsKeepTheirStrings() throws {
    var random = Generator(state: 11)
    for round in 0..<60 {
      let own = Self.bytes(random.color())
      let after = random.color()
      let spelt = own.map { byte -> String in
        switch round % 3 {
        case 0: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        case 1: "\(byte)"
        default: FixedDecimal.text(Double(byte) / 255, decimals: 3)
        }
      }
      guard round % 3 != 1 || own.contains(where: { $0 > 1 }) else { continue }
      let text = { (c: [String]) in
        "{\"colors\":[{\"color\":{\"color-space\":\"srgb\",\"components\":{\"alpha\":\"0.500\",\"blue\":\"\(c[2])\","
          + "\"green\":\"\(c[1])\", \"red\":\"\(c[0])\"}},\"idiom\":\"universal\"}]}"
      }
      let before = Color(.srgb, Double(own[0]) / 255, Double(own[1]) / 255, Double(own[2]) / 255)
      let bytes = Array(text(spelt).utf8)
      let edit = ColorEdit(place: place("{\"colors\":["), before: before, after: after)
      let edits = try CatalogWriter().edits(for: edit, in: EditableJSON(bytes))
      let expected = Self.bytes(after).map { byte -> String in
        switch round % 3 {
        case 0: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        case 1: "\(byte)"
        default: FixedDecimal.text(Double(byte) / 255, decimals: 3)
        }
      }
      let new = String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
      #expect(new == text(expected))
    }
  }

  /// Lists and dictionaries of numbers, in property lists and keyed JSON.
  enum Parts: CaseIterable {
    case list, listOfParts, dictionary, hue

    func numbers(_ color: Color) -> [String] {
      switch self {
      case .list: return WriterPropertyTests.bytes(color).map(String.init)
      case .listOfParts, .dictionary: return WriterPropertyTests.numbers(color, .srgb, 4)
      case .hue:
        let own = color.converted(to: .hwb).components
        let value = 1 - own.z / 100
        let parts = [own.x / 360, value > 0 ? max(0, 1 - own.y / 100 / value) : 0, value]
        return parts.map { FixedDecimal.text($0, decimals: 5) }
      }
    }

    private var keys: [String] {
      switch self {
      case .list, .listOfParts: []
      case .dictionary: ["red", "green", "blue"]
      case .hue: ["hue", "saturation", "brightness"]
      }
    }

    func json(_ numbers: [String]) -> String {
      keys.isEmpty
        ? "[ \(numbers.joined(separator: ",  ")), 0.5 ]"
        : "{" + zip(keys, numbers).map { "\"\($0)\": \($1)" }.joined(separator: ", ") + ", \"alpha\": 0.5}"
    }

    func propertyList(_ numbers: [String]) -> String {
      let tag = self == .list ? "integer" : "real"
      let items = numbers.map { "<\(tag)>\($0)</\(tag)>" }
      return keys.isEmpty
        ? "<array>\n\t\(items.joined(separator: "\n\t"))\n</array>"
        : "<dict>" + zip(keys, items).map { "<key>\($0)</key> \($1)" }.joined()
          + "<key>alpha</key><real>0.5</real></dict>"
    }
  }

  @Test(arguments: Parts.allCases) func numbersTakeAnyColor(_ parts: Parts) throws {
    var random = Generator(state: 23)
    for _ in 0..<40 {
      let own = random.color()
      let after = random.color()
      guard Self.bytes(own).contains(where: { $0 > 2 }), Self.bytes(after).contains(where: { $0 > 2 }) else { continue }
      for isList in [false, true] {
        let text = { (color: Color) in
          isList
            ? "<plist><dict>\r\n<key>a</key><string>#010203</string>\n<key>it</key>"
              + parts.propertyList(parts.numbers(color)) + "\n<key>z</key><integer>3</integer></dict></plist>"
            : "{\"a\": \"#010203\",\r\n\"it\": " + parts.json(parts.numbers(color)) + ", \"z\": [1, 2, 3]}"
        }
        let source = text(own)
        let bytes = Array(source.utf8)
        let head = isList ? "<plist><dict>\r\n<key>a</key><string>#010203</string>\n" : "{\"a\": \"#010203\",\r\n"
        let edit = ColorEdit(place: place(head), before: own, after: after)
        let edits =
          isList
          ? try PropertyListWriter().edits(for: edit, in: bytes, leastDecimals: 5)
          : try KeyedWriter().edits(for: edit, in: EditableJSON(bytes), leastDecimals: 5)
        let new = String(decoding: try #require(SourceEdit.applied(edits, to: bytes)), as: UTF8.self)
        let wanted = text(after)
        let number = /\d+(?:\.\d+)?/
        #expect(new.replacing(number, with: "*") == wanted.replacing(number, with: "*"))
        for (made, want) in zip(new.matches(of: number), wanted.matches(of: number)) {
          let difference = (Double(made.output) ?? -1) - (Double(want.output) ?? 1)
          #expect(difference.magnitude <= 0.0001, "\(source) to \(new), not \(wanted)")
        }
      }
    }
  }

  @Test func anIntegerHoldsNoPartOfOne() throws {
    let text = "<dict><key>a</key><array><integer>1</integer><integer>0</integer><integer>0</integer></array></dict>"
    let edit = ColorEdit(place: place("<dict>"), before: try Color(css: "#ff0000"), after: try Color(css: "#cc0000"))
    #expect(throws: EditRefusal("an integer cannot express this component")) {
      try PropertyListWriter().edits(for: edit, in: Array(text.utf8))
    }
  }
}
