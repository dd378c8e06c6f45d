import Testing
import ThemeModel

@Suite("Path table")
struct PathTableTests {
  @Test("a path has one number, whichever way it is entered")
  func oneNumber() {
    var table = PathTable()
    let whole = table.number(of: "color.text.primary")
    let color = number(of: "color", in: PathTable.root, &table)
    let text = number(of: "text", in: color, &table)
    #expect(number(of: "primary", in: text, &table) == whole)
    #expect(table.known("color.text.primary") == whole)
    #expect(table.known("color.text.primar") == nil)
    #expect(
      [table[whole], table[text], table[color], table[PathTable.root]] == [
        "color.text.primary", "color.text", "color", "",
      ])
  }

  @Test("paths of every length, with one byte changed, are different paths")
  func neighbours() {
    var table = PathTable()
    var numbers: Set<Int32> = []
    var count = 0
    for length in 1...40 {
      let plain = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      count += 1
      numbers.insert(table.number(of: String(decoding: plain, as: UTF8.self)))
      for place in 0..<length {
        var changed = plain
        changed[place] = UInt8(ascii: "b")
        count += 1
        numbers.insert(table.number(of: String(decoding: changed, as: UTF8.self)))
      }
    }
    #expect(numbers.count == count)
    #expect(table.count == count + 1)
  }

  @Test("many paths keep their numbers while the table grows")
  func growing() {
    var table = PathTable()
    let numbers = (0..<20_000).map { table.number(of: "group-\($0 % 100).token-\($0)") }
    #expect(numbers == Array(1...20_000))
    for index in stride(from: 0, to: 20_000, by: 777) {
      #expect(table.known("group-\(index % 100).token-\(index)") == Int32(index + 1))
      #expect(table[Int32(index + 1)] == "group-\(index % 100).token-\(index)")
    }
  }

  @Test(
    "the group of a path stands before its last dot, unless the path was entered with its group")
  func groups() {
    var table = PathTable()
    let whole = table.number(of: "a.b.c")
    let group = table.group(of: whole)
    #expect(table[group] == "a.b")
    let top = table.number(of: "a")
    #expect(table.group(of: group) == top)
    #expect(table.group(of: top) == PathTable.root)
    #expect(table.group(of: PathTable.root) == PathTable.root)
    let dotted = number(of: "x.y", in: top, &table)
    #expect(table[dotted] == "a.x.y")
    #expect(table.group(of: dotted) == top)
  }

  @Test("a path of another table is the same path")
  func otherTables() {
    var first = PathTable()
    for name in ["one", "two", "three.four"] { _ = first.number(of: name) }
    var second = PathTable()
    let three = second.number(of: "three.four")
    #expect((0..<Int32(first.count)).map { second.number(of: $0, in: first) } == [0, 2, 3, three])
  }

  @Test("names that come in the order of their numbers are found, and others in their place too")
  func expectedOrder() {
    var table = PathTable()
    let names = ["default", "subtle", "strong", "x"]
    let text = number(of: "text", in: PathTable.root, &table)
    let inText = names.map { number(of: $0, in: text, &table) }
    let icon = number(of: "icon", in: PathTable.root, &table)
    let inIcon = names.map { number(of: $0, in: icon, &table) }
    #expect(Set(inText + inIcon + [text, icon]).count == 10)
    // Again in the same order, then in reverse.
    #expect(number(of: "text", in: PathTable.root, &table) == text)
    #expect(names.map { number(of: $0, in: text, &table) } == inText)
    #expect(names.reversed().map { number(of: $0, in: icon, &table) } == inIcon.reversed())
    #expect(number(of: "default", in: text, &table) == inText[0])
    #expect(number(of: "stron", in: text, &table) == Int32(table.count - 1))
    #expect(table.count == 12)
  }

  @Test("a name with a dot is remembered; one table held twice is known as one")
  func identity() {
    var table = PathTable()
    let group = number(of: "a", in: PathTable.root, &table)
    _ = number(of: "b", in: group, &table)
    #expect(!table.hasDottedNames)
    var other = table
    #expect(other.isIdentical(to: table))
    #expect(other.number(of: "a.b") == table.known("a.b"))
    #expect(other.isIdentical(to: table))
    _ = number(of: "b.c", in: group, &other)
    #expect(other.hasDottedNames)
    #expect(!other.isIdentical(to: table))
  }

  private func number(of name: String, in group: Int32, _ table: inout PathTable) -> Int32 {
    var name = name
    return name.withUTF8 { table.number(of: $0, in: group) }
  }
}
