import SwiftThemeReader
import Testing
import ThemeModel

/// What expressions come to, by the numbers that the compiler's own code gives for them. Nil is undetermined.
struct LanguageLawsTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var declarations = ""
    var expression: String
    var number: Int?

    var testDescription: String { expression }
  }

  private static let power = """
    infix operator **: MultiplicationPrecedence
    func ** (l: Int, r: Int) -> Int { (0..<r).reduce(1) { a, _ in a * l } }
    """

  private static let late = """
    func late() -> Int {
      var n = 1
      func run() -> Int { defer { n += 10 }; return n }
      return run() * 100 + n
    }
    """

  private static let sizes = """
    extension Array where Element == Int { var size: Int { 1 } }
    extension Array where Element == String { var size: Int { 2 } }
    """

  private static let safe = """
    extension Collection {
      subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
    }
    """

  private static let shares = """
    typealias Share = CGFloat
    extension CGFloat { var whole: Int { Int(self * 100) } }
    struct Tone { let share: Share }
    """

  private func check(_ way: Way) {
    let reading = Reading(
      """
      \(way.declarations.replacing("; ", with: "\n"))
      enum Colors {
        static let ink = code(\(way.expression))
        static func code(_ n: Int) -> UIColor {
          UIColor(red: CGFloat(n >> 16 & 255) / 255, green: CGFloat(n >> 8 & 255) / 255, blue: CGFloat(n & 255) / 255, alpha: 1)
        }
      }
      """)
    let digits = way.number.map { String($0, radix: 16, uppercase: true) }
    #expect(reading.hex("Colors.ink") == digits.map { "#" + String(repeating: "0", count: 6 - $0.count) + $0 })
    if way.number == nil { #expect(reading.reason("Colors.ink") != nil) }
  }

  static let wholeNumbers = [
    Way(expression: "Int(String(255, radix: 16), radix: 16)! + String(255, radix: 2).count", number: 263),
    Way(expression: "Int(String(repeating: \"A\", count: 4), radix: 16)!", number: 0xAAAA),
    Way(expression: "Int(String(format: \"%02X%02x\", 10, 255), radix: 16)!", number: 0x0AFF),
    Way(expression: "String(format: \"%e\", 10).count", number: nil),
    Way(expression: "Int(String(format: \"%d\", 0x1_0000_0007))!", number: 7),
    Way(expression: "Int(String(format: \"%ld\", 0x1_0000_0007))! - 0x1_0000_0000", number: 7),
    Way(expression: "String(format: \"%x\", -1).count + Int(String(format: \"%hhX\", 0x1FF), radix: 16)!", number: 263),
    Way(expression: "Int(0xFF as UInt8 >> 3)", number: 31),
    Way(expression: "1 + 2 as Int * 3", number: 9),
    Way(expression: "String(5, width: 3).count", number: nil),
    Way(
      declarations: "func green(_ v: UInt32) -> UInt32 { (v << 16) >> 24 }", expression: "Int(green(0xAABBCC))",
      number: 0xBB),
    Way(
      declarations: "func green(_ v: Int) -> Int { (v << 16) >> 24 }", expression: "green(0xAABBCC)", number: 0xAABB),
    Way(expression: "Int(UInt8(truncatingIfNeeded: 0x1234))", number: 0x34),
    Way(expression: "Int(UInt8(clamping: 300))", number: 255),
    Way(expression: "Int(UInt8(300))", number: nil),
    Way(expression: "Int(UInt8(exactly: 300) ?? 7)", number: 7),
    Way(expression: "Int(UInt8(\"1ff\", radix: 16) ?? 1)", number: 1),
    Way(expression: "Int(Int8(bitPattern: 0xFF)) + 100", number: 99),
    Way(declarations: "func turned(_ v: UInt8) -> UInt8 { ~v }", expression: "Int(turned(0x0F))", number: 0xF0),
    Way(declarations: "func more(_ v: UInt8) -> UInt8 { v &+ 200 }", expression: "Int(more(100))", number: 44),
    Way(declarations: "func more(_ v: UInt8) -> UInt8 { v + 200 }", expression: "Int(more(100))", number: nil),
    Way(declarations: "enum Step: UInt8 { case a = 0xF0 }", expression: "Int(Step.a.rawValue << 4)", number: 0),
    Way(expression: "Int(UInt8(7), scale: 2)", number: nil),
    Way(expression: "Int((UInt64(\"FFFFFFFFFFFFFFFF\", radix: 16) ?? 7) & 15)", number: nil),
    Way(
      expression: "Int(stride(from: 9223372036854775807, through: 9223372036854775807, by: 1).count)", number: nil),
    Way(expression: "\"abcdef\".substring(with: ...3).count", number: nil),
    Way(expression: "(...3).length", number: nil),
    Way(expression: "Set(0..<99_999).count", number: nil),
    Way(expression: "[7].map { $9223372036854775807 }[0]", number: nil),
  ]

  @Test(arguments: wholeNumbers)
  func wholeNumbersHaveTheBitsOfTheirTypes(_ way: Way) {
    check(way)
  }

  private static let value = """
    struct Level {
      var raw = 1
      var twice: Int { get { raw * 2 } set { raw = newValue / 2 } }
      var seen = 0 { didSet { raw += seen - oldValue } }
      mutating func rise(_ by: Int) { raw += by }
      mutating func reset() { self = Level() }
    }
    struct Pair { var level = Level() }
    final class Shared { var raw = 1; func rise() { raw += 1 } }
    """

  static let changes = [
    Way(declarations: value, expression: "{ var a = Level(); a.twice = 40; return a.raw }()", number: 20),
    Way(declarations: value, expression: "{ var a = Level(); a.seen = 5; a.seen = 7; return a.raw }()", number: 8),
    Way(
      declarations: value,
      expression: "{ let a = Level(); var b = a; b.rise(9); return a.raw * 256 + b.raw }()", number: 0x010A),
    Way(
      declarations: value,
      expression: "{ let a = Pair(); var b = a; b.level.rise(9); return a.level.raw * 256 + b.level.raw }()",
      number: 0x010A),
    Way(declarations: value, expression: "{ var a = Level(); a.rise(9); a.reset(); return a.raw }()", number: 1),
    Way(expression: "{ var x = 1; let f = { [x] in x }; x = 2; return f() * 10 + x }()", number: 12),
    Way(expression: "{ var x = 1; let f = { [y = x + 4] in y * x }; x = 2; return f() }()", number: 10),
    Way(expression: "{ var x = 1; let f = { x }; x = 2; return f() }()", number: 2),
    Way(
      declarations: value + "\nstruct Holder { var n = 1; var shared = Shared() }",
      expression: "{ let a = Holder(); var b = a; b.n = 9; b.shared.raw = 4; return a.n * 10 + a.shared.raw }()",
      number: 14),
    Way(expression: "{ var a = 3; var b = 4; swap(&a, &b); return a * 10 + b }()", number: 43),
    Way(
      declarations: value, expression: "{ var a = Level(); a[keyPath: \\.raw] = 7; return a.raw }()", number: 7),
    Way(
      declarations: value + "\nfunc with(_ p: WritableKeyPath<Level, Int>, _ n: Int) -> Level {\n"
        + "var l = Level()\nl[keyPath: p] = n\nreturn l }",
      expression: "with(\\.raw, 5).raw + with(\\.twice, 8).raw * 10", number: 45),
    Way(expression: "[10, 20].reduce(into: [1]) { $0.append($0[0] + $1) }.last!", number: 21),
    Way(expression: "[\"a\": 3, \"b\": 4].reduce(into: 0) { sum, entry in sum += entry.value }", number: 7),
    Way(
      declarations: """
        class Base { class func code() -> Int { 3 * factor }; class var factor: Int { 2 } }
        class Own: Base {
          override class func code() -> Int { super.code() + super.factor }
          override class var factor: Int { 5 }
        }
        """,
      expression: "Own.code()", number: 17),
    Way(
      declarations: value, expression: "{ let a = Shared(); let b = a; b.rise(); return a.raw }()", number: 2),
    Way(
      declarations: "final class Kept { var raw = 4; lazy var triple: Int = raw * 3 }",
      expression: "{ let k = Kept(); let t = k.triple; k.raw = 100; return t + k.triple }()", number: 24),
    Way(
      declarations: "enum Level { case none, of(Int); mutating func rise() { self = .of(7) } }",
      expression: "{ var l = Level.none; l.rise(); if case .of(let n) = l { return n }; return 0 }()", number: 7),
    Way(
      declarations: "enum Turn { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }",
      expression: "{ var t = Turn.on; t.toggle(); return t == .off ? 3 : 4 }()", number: 3),
    Way(
      declarations: late,
      expression: "late()", number: 111),
    Way(
      declarations: """
        @propertyWrapper struct Capped {
          var wrappedValue: Int
          init(wrappedValue: Int, _ most: Int) { self.wrappedValue = min(wrappedValue, most) }
        }
        struct Tone { @Capped(50) var share = 70 }
        """,
      expression: "Tone().share * 2 + Tone(share: 20).share", number: 120),
    Way(expression: "{ var t = (x: 1, y: 2); t.x = 9; return t.x * 10 + t.y }()", number: 92),
    Way(
      declarations: """
        struct Level {
          var raw = 1
          mutating func reset() { self = Level(raw: 9) }
          mutating func both() { reset(); self.reset() }
        }
        """,
      expression: "{ var l = Level(); l.both(); return l.raw }()", number: 9),
    Way(
      declarations: """
        enum Turn { case on, off; mutating func flip() { self = .off }; mutating func both() { flip() } }
        """,
      expression: "{ var t = Turn.on; t.both(); return t == .off ? 3 : 4 }()", number: 3),
    Way(
      declarations: "enum Step: Int { case a\n@available(iOS, unavailable) case b\ncase c }",
      expression: "Step.c.rawValue", number: 2),
    Way(
      declarations: """
        enum A { typealias Code = UInt8; static func less(_ v: Code) -> Code { v << 4 } }
        enum B { typealias Code = UInt32; static func less(_ v: Code) -> Code { v << 4 } }
        """,
      expression: "Int(A.less(0xFF)) * 65536 + Int(B.less(0xFF))", number: 0xF00FF0),
    Way(
      declarations: """
        enum Box { static var level = 2; static func raise() -> Int { level = 8; level += 1; return level } }
        """,
      expression: "Box.raise()", number: 9),
    Way(
      declarations: "var level = 2; func raise() -> Int { level = 8; return level + 1 }", expression: "raise()",
      number: 9),
    Way(
      declarations: """
        enum Box {
          static var raw = 2
          static var twice: Int { get { raw * 2 } set { raw = newValue / 2 } }
          static func raise() -> Int { twice = 8; return twice }
        }
        """,
      expression: "Box.raise()", number: 8),
  ]

  @Test(arguments: changes)
  func aChangeChangesWhatSwiftChanges(_ way: Way) {
    check(way)
  }

  static let operators = [
    Way(
      declarations: "enum Mode { case a, b; static func == (l: Mode, r: Mode) -> Bool { true } }",
      expression: "Mode.a == .b ? 1 : 2", number: 1),
    Way(
      declarations: "enum Mode { case a, b; static func == (l: Mode, r: Mode) -> Bool { true } }",
      expression: "Mode.a != .b ? 1 : 2", number: 2),
    Way(
      declarations: power,
      expression: "1 + 2 ** 5 * 3", number: 97),
    Way(
      declarations: "infix operator <+>: AdditionPrecedence\nfunc <+> (l: Int, r: Int) -> Int { l * 2 + r }",
      expression: "1 <+> 2 * 3 <+> 4", number: 20),
    Way(
      declarations: """
        precedencegroup Tight { higherThan: MultiplicationPrecedence associativity: right }
        infix operator <->: Tight
        func <-> (l: Int, r: Int) -> Int { l - r }
        """,
      expression: "2 * 9 <-> 4 <-> 1", number: 12),
    Way(declarations: "func <> (l: Int, r: Int) -> Int { l + r }", expression: "1 <> 2 * 3", number: nil),
    Way(declarations: "func <> (l: Int, r: Int) -> Int { l + r }", expression: "(1 <> 2) * 3", number: 9),
    Way(declarations: "prefix operator §\nprefix func § (n: Int) -> Int { n * 3 }", expression: "§7 + 1", number: 22),
  ]

  @Test(arguments: operators)
  func operatorsAreThoseOfTheSources(_ way: Way) {
    check(way)
  }

  static let members = [
    Way(
      declarations: sizes,
      expression: "[3].size", number: nil),
    Way(
      declarations: """
        protocol Look {}
        protocol Bold {}
        extension Look { var weight: Int { 1 } }
        extension Look where Self: Bold { var weight: Int { 2 } }
        struct Plain: Look {}
        struct Strong: Look, Bold {}
        """,
      expression: "Plain().weight * 256 + Strong().weight", number: 0x0102),
    Way(
      declarations: safe,
      expression: "([5, 6][safe: 1] ?? 0) * 10 + ([5, 6][safe: 2] ?? 7)", number: 67),
    Way(expression: "[5, 6][reversed: 0]", number: nil),
    Way(
      declarations: "extension Int { subscript(byte: Int) -> Int { self >> (8 * byte) & 255 } }",
      expression: "0x332211[1]", number: 0x22),
    Way(
      declarations: shares,
      expression: "(Tone(share: 1).share / 4).whole", number: 25),
  ]

  @Test(arguments: members)
  func extensionsGiveWhatTheyAreFor(_ way: Way) {
    check(way)
  }

  static let lists = [
    Way(expression: "zip([1, 2, 3], [4, 5, 6]).map { $0 * $1 }.reduce(0, +)", number: 32),
    Way(expression: "[3, 1, 2].sorted()[0] * 100 + [3, 1, 2].sorted(by: >)[0]", number: 103),
    Way(expression: "stride(from: 0, to: 10, by: 3).reduce(0, +)", number: 18),
    Way(expression: "stride(from: 10, through: 0, by: -5).map { $0 }.count", number: 3),
    Way(expression: "Array(\"a1b2\").compactMap { $0.hexDigitValue }.reduce(0, +)", number: 24),
    Way(expression: "[1, 2, 3, 4].firstIndex(of: 3)! * 10 + [5, 6].firstIndex { $0 > 5 }!", number: 21),
    Way(expression: "[1, 2, 3].min()! + [1, 2, 3].max()! * 10 + (0..<3).count", number: 34),
    Way(expression: "[1, 2, 3, 4, 5][..<2].count * 10 + [1, 2][1...].count", number: 21),
    Way(expression: "Array(repeating: 7, count: 3).reduce(0, +)", number: 21),
    Way(expression: "Dictionary(grouping: [1, 2], by: { $0 % 2 }).count", number: nil),
    Way(expression: "[1, 2].map(2) { $0 }.count", number: nil),
    Way(expression: "[1: 2].isEmpty ? 1 : 2", number: 2),
    Way(expression: "Int(\"12\".padding(toLength: 6, withPad: \"0\", startingAt: 0), radix: 16)!", number: 0x120000),
    Way(expression: "Int(\"1,2\".split(separator: \",\", zorp: 1)[0])!", number: nil),
  ]

  private static let dynamic = """
    @dynamicMemberLookup struct Steps { let base: Int; subscript(dynamicMember name: String) -> Int { base * name.count } }
    struct Inner { var level = 6 }
    @dynamicMemberLookup struct Outer { var inner = Inner(); subscript<T>(dynamicMember path: KeyPath<Inner, T>) -> T { inner[keyPath: path] } }
    """

  @Test(arguments: [
    Way(declarations: dynamic, expression: "Steps(base: 4).ink + Steps(base: 10).base", number: 22),
    Way(declarations: dynamic, expression: "Outer().level", number: 6),
  ])
  func membersThatOnlyAStringNames(_ way: Way) {
    check(way)
  }

  private static let optional = """
    func hex(of name: String) -> String? { name == "a" ? "ff" : nil }
    struct Table {
      let codes = ["a": "ff"]
      let list = ["ee", "dd"]
      var kept: String?
      subscript(name: String) -> String? { codes[name] }
      func code(_ name: String) -> String? { codes[name] }
      static func plain() -> Table { Table(kept: "cc") }
    }
    func number(_ text: String) -> Int { Int(text, radix: 16) ?? 1 }
    """

  /// `map` of an optional text is not `map` of the text.
  static let optionals = [
    Way(declarations: optional, expression: "hex(of: \"a\").map { number($0) }!", number: 255),
    Way(declarations: optional, expression: "hex(of: \"a\").map(number) ?? 3", number: 255),
    Way(declarations: optional, expression: "hex(of: \"b\").map(number) ?? 3", number: 3),
    Way(declarations: optional, expression: "Table().codes[\"a\"].map(number)!", number: 255),
    Way(declarations: optional, expression: "Table()[\"a\"].map { number($0) }!", number: 255),
    Way(declarations: optional, expression: "Table().code(\"a\").flatMap { Int($0, radix: 16) }!", number: 255),
    Way(declarations: optional, expression: "Table().list.first.map { number($0) }!", number: 238),
    Way(declarations: optional, expression: "Table.plain().kept.map { number($0) }!", number: 204),
    Way(
      declarations: optional, expression: "{ let c = hex(of: \"a\"); return c.map { number($0) } ?? 2 }()", number: 255),
    Way(declarations: optional, expression: "{ let c = Table().codes[\"a\"]; return c.map(number)! }()", number: 255),
    Way(
      declarations: optional, expression: "{ let c = hex(of: \"a\")!; return c.map { number(String($0)) }[0] }()",
      number: 15),
    Way(
      declarations: optional,
      expression: "{ guard let c = hex(of: \"a\") else { return 0 }; return c.map { number(String($0)) }.count }()",
      number: 2),
    Way(declarations: optional, expression: "\"abc\".map { number(String($0)) }.count", number: 3),
    Way(expression: "{ let a = Optional(\"abc\"); let b = a; return b.map { $0.count }! }()", number: 3),
    Way(
      declarations: optional,
      expression:
        "{ let x = hex(of: \"a\").flatMap { hex(of: String($0.prefix(0)) + \"a\") }; return x.map { $0.count }! }()",
      number: 2),
    Way(
      declarations: optional,
      expression: "{ let f: (String) -> String? = { hex(of: $0) }; let x = f(\"a\"); return x.map { $0.count }! }()",
      number: 2),
    Way(expression: "(Bool.random() ? \"a\" : nil).map { $0.count } ?? 4", number: nil),
  ]

  @Test(arguments: optionals)
  func anOptionalIsMappedAsOne(_ way: Way) {
    check(way)
  }

  private static let counter = """
    final class Counter { var n = 0; func next() -> Int { n += 1; return n } }
    struct Steps { var n = 0; mutating func next() -> Int { n += 1; return n } }
    struct Tone { var a = 0; var b = 0; init(_ n: Int) { a = n }; init(_ n: String) { b = 1 } }
    func same(_ n: Int) -> Int { n }
    func same(_ n: String) -> String { n }
    """

  /// The types of arguments decide between functions of one name, and each argument is evaluated once all the same.
  static let once = [
    Way(declarations: counter, expression: "{ let c = Counter(); return same(c.next()) }()", number: 1),
    Way(
      declarations: counter, expression: "{ let c = Counter(); return same(c.next()) * 10 + c.next() }()", number: 12),
    Way(declarations: counter, expression: "{ var s = Steps(); return same(s.next()) * 10 + s.n }()", number: 11),
    Way(declarations: counter, expression: "{ let c = Counter(); return Tone(c.next()).a }()", number: 1),
    Way(
      declarations: counter, expression: "{ let c = Counter(); return Self.code(c.next()) == .red ? 1 : c.n }()",
      number: 1),
    Way(
      declarations: counter,
      expression: "{ let c = Counter(); var l = [1, 2, 3]; l[c.next()] += 5; return l[1] * 10 + l[2] + c.n * 100 }()",
      number: 173),
    Way(
      declarations: counter,
      expression: "{ let c = Counter(); var t = 0; for _ in 0..<3 { t = t * 10 + same(c.next()) }; return t }()",
      number: 123),
    Way(declarations: counter, expression: "Counter().next() + Counter().next() * 10", number: 11),
    Way(
      declarations: """
        class Base { var n = 1 { didSet { total += n } }; var total = 0 }
        class Own: Base { override var n: Int { didSet { total += 100 } } }
        """,
      expression: "{ let o = Own(); let first = o.n; o.n = 5; return o.total * 10 + first }()", number: 1051),
    // What a subscript of an object sets is not followed.
    Way(
      declarations: """
        final class Grid { var cells = [1, 2]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }
        enum Kit { static let grid = Grid() }
        """,
      expression: "{ Kit.grid[0] = 5; return Kit.grid[0] }()", number: nil),
    Way(
      declarations: counter + "\nstruct Holder { let c = Counter()\nvar first: Int { c.next() } }",
      expression: "{ let h = Holder(); let k = h; _ = h.first; _ = k.first; return h.c.n }()", number: 2),
    Way(
      declarations: counter,
      expression: "{ let c = Counter(); var l = [0, 0, 0]; l[c.next()] = c.next(); return l[1] * 10 + l[2] }()",
      number: 20),
    Way(
      declarations: counter,
      expression: "{ let c = Counter(); lazy var l = c.next(); c.n = 5; return l }()", number: nil),
    Way(
      declarations: counter,
      expression: "{ let c = Counter(); let l = [1, 2].lazy.map { $0 * c.next() }; return l.first! + c.n * 10 }()",
      number: nil),
    Way(expression: "[1, 2, 3].lazy.compactMap { $0 > 1 ? $0 * 2 : nil }.first!", number: 4),
  ]

  @Test(arguments: once)
  func anArgumentIsEvaluatedOnce(_ way: Way) {
    check(way)
  }

  private static let flags = """
    struct Flags: OptionSet {
      let rawValue: Int
      static let a = Flags(rawValue: 1)
      static let b = Flags(rawValue: 1 << 1)
      static let c = Flags(rawValue: 1 << 2)
      static let ab: Flags = [.a, .b]
      static let all = Flags(rawValue: 7)
    }
    func bits(of flags: Flags) -> Int {
      (flags.contains(.a) ? 1 : 0) + (flags.contains(.b) ? 2 : 0) + (flags.contains(.c) ? 4 : 0)
    }
    """

  static let sets = [
    Way(declarations: flags, expression: "bits(of: .b) * 10 + bits(of: [])", number: 20),
    Way(declarations: flags, expression: "bits(of: [.a, .c]) * 10 + bits(of: .ab)", number: 53),
    Way(declarations: flags, expression: "bits(of: [.all]) * 10 + bits(of: [.ab, .c])", number: 77),
    Way(
      declarations: flags, expression: "Flags.all.subtracting(.b).rawValue * 10 + Flags.a.union([.b]).rawValue",
      number: 53),
    Way(
      declarations: flags,
      expression: "{ var f: Flags = .a; f.insert(.c); f.remove(.a); return f.isEmpty ? 9 : f.rawValue }()", number: 4),
    // Nobody can tell the order of a dictionary or of a set.
    Way(expression: "[\"a\": 1, \"b\": 2].first!.value", number: nil),
    Way(expression: "Array([\"a\": 1, \"b\": 2].values)[0]", number: nil),
    Way(expression: "[\"a\": 1, \"b\": 2].map { $0.value }.first!", number: nil),
    Way(expression: "[\"a\": 1, \"b\": 2].values.reduce(0) { $0 * 10 + $1 }", number: nil),
    Way(expression: "[\"a\": 1, \"b\": 2].values.reduce(0, +)", number: 3),
    Way(expression: "[\"a\": 0, \"b\": 1, \"c\": 0].values.reduce(0) { $0 * 2 + $1 }", number: nil),
    Way(expression: "[\"a\": 1, \"b\": 2].first { $0.key == \"b\" }!.value", number: 2),
    Way(expression: "[\"b\": 1, \"a\": 2].keys.sorted()[0] == \"a\" ? 4 : 5", number: 4),
    Way(expression: "Set([3, 3, 4]).first!", number: nil),
    Way(expression: "[\"a\": 1].values.first!", number: 1),
    Way(expression: "{ for n in [\"a\": 1, \"b\": 2].values { return n }; return 0 }()", number: nil),
    Way(expression: "{ for (k, n) in [\"a\": 1, \"b\": 2] { if k == \"b\" { return n } }; return 0 }()", number: 2),
    Way(expression: "{ for (_, n) in [\"a\": 1, \"b\": 2] { if n > 5 { return n } }; return 7 }()", number: 7),
    Way(expression: "{ var last = 0; for (_, n) in [\"a\": 1, \"b\": 2] { last = n }; return last }()", number: nil),
    Way(
      expression:
        "{ var last = 0; for (k, n) in [\"a\": 1, \"b\": 2] { if k == \"b\" { break }; last = n }; return last }()",
      number: nil),
    Way(
      expression:
        "{ var all = [String: Int](); for (k, n) in [\"a\": 1, \"b\": 2] { all[k] = n * 2 }; return all[\"b\"]! }()",
      number: 4),
    Way(
      expression:
        "{ var all = [String: Int](); for (k, n) in [\"a\": 1, \"b\": 2] { all[k] = n + all.count }; return all[\"b\"]! }()",
      number: nil),
    Way(
      expression: "{ var list: [Int] = []; [\"a\": 1, \"b\": 2].values.forEach { list.append($0) }; return list[0] }()",
      number: nil),
    Way(
      expression:
        "{ var list: [Int] = []; [\"a\": 1, \"b\": 2].values.forEach { n in let twice = n * 2; list.append(twice) }; return 3 }()",
      number: 3),
    Way(expression: "{ return ([\"a\": 1, \"b\": 2].values.map { $0 } + [])[0] }()", number: nil),
    Way(
      expression: "{ var list = [0]; list.append(contentsOf: [\"a\": 1, \"b\": 2].values); return list[1] }()",
      number: nil),
    Way(expression: "{ let all: Set = [1, 2]; return Array(all)[0] }()", number: nil),
    Way(expression: "{ let all: Set = [3]; return Array(all)[0] }()", number: 3),
    Way(
      expression:
        "{ var n = 0; let all = [\"a\": 1, \"b\": 2].values.map { (v: Int) -> Int in n += 1; return v * n }; return all.max()! }()",
      number: nil),
    Way(
      expression: "{ var n = 0; _ = [\"a\": 1, \"b\": 2].values.reduce(0) { n += 1; return $0 + $1 }; return n }()",
      number: nil),
    Way(expression: "{ var n = 0; _ = [1, 2, 3].allSatisfy { n += 1; return $0 > 1 }; return n }()", number: 1),
    Way(expression: "{ return [\"a\": 1, \"b\": 2].sorted { $0.key > $1.key }[0].value }()", number: 2),
    Way(expression: "{ return [\"a\": 1, \"b\": 2].map { $0 }.sorted { _, _ in false }[0].value }()", number: nil),
    Way(
      expression:
        "{ return [\"a\": 1, \"b\": 2].mapValues { (v: Int) -> Int in var w = v; w += 1; return w }[\"a\"]! }()",
      number: 2),
    Way(expression: "{ var sum = 0; for (_, n) in [\"a\": 5] { sum += n }; return sum }()", number: 5),
  ]

  @Test(arguments: sets)
  func setsHaveNoOrder(_ way: Way) {
    check(way)
  }

  @Test(arguments: lists)
  func listsAreGoneThroughAsSwiftDoes(_ way: Way) {
    check(way)
  }

  /// What follows an initialiser's work is not what the initialiser makes.
  @Test(arguments: [".softened()", " <~> softer"])
  func whatComesAfterInitIsNotLeftOut(_ rest: String) {
    let reading = Reading(
      """
      extension UIColor {
        convenience init(level: CGFloat) { self.init(white: level, alpha: 1)\(rest) }
        static let ink = UIColor(level: 0.5)
      }
      """)
    #expect(reading.hex("UIColor.ink") == nil)
    #expect(reading.reason("UIColor.ink") != nil)
  }

  /// Only a target for the Mac can have a file that imports AppKit: its branches are the Mac's.
  @Test func aFileOfTheMacHasItsBranches() {
    let reading = Reading(
      """
      import AppKit
      extension NSColor {
        static let page: NSColor = {
          #if os(macOS)
          return NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
          #else
          return NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
          #endif
        }()
      }
      """)
    #expect(reading.hex("NSColor.page") == "#0000FF")
  }
}
