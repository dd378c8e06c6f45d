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

  @Test("the group of a path stands before its last dot, unless the path was entered with its group")
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

  private func number(of name: String, in group: Int32, _ table: inout PathTable) -> Int32 {
    var name = name
    return name.withUTF8 { table.number(of: $0, in: group) }
  }
}
