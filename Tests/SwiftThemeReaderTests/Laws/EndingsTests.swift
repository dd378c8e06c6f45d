import SwiftThemeReader
import Testing
import ThemeModel

/// Code that throws or stops the app ends where it does so: nothing after it has a say in the color.
struct EndingsTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var body: String
    /// `nil` when undetermined.
    var hex: String?

    var testDescription: String { body }
  }

  private static let declarations = """
    struct BadHex: Error {}
    func check(_ hex: String) throws { if hex.count != 6 { throw BadHex() } }
    func parse(_ n: Int) throws -> Int { if n > 3 { throw BadHex() }; return n }
    func made(_ hex: String) throws -> UIColor { try check(hex); return .red }
    func fail() -> Never { fatalError() }
    func vanish() -> Never { Vendor.vanish() }
    final class Log { var count = 0; func next() -> Int { count += 1; return count } }
    struct Pair {
      let ink: UIColor
      let page: UIColor
      init(ink: UIColor, page: UIColor) { self.ink = ink; self.page = page }
      init(page: UIColor, hex: String) throws { self.page = page; ink = try made(hex) }
      init(vendor hex: String) throws { page = .red; ink = try Vendor.color(hex) }
      init?(flag: Int) { page = .red; if Vendor.isOn { return nil }; ink = .red }
      init(safe hex: String) { do { try self.init(page: .red, hex: hex) } catch { self.init(ink: .blue, page: .blue) } }
    }
    """

  private static let red = "#FF0000"
  private static let blue = "#0000FF"

  static let ways = [
    // What throws, wherever its result goes.
    Way(body: "do { try check(\"abc\"); return .red } catch { return .blue }", hex: blue),
    Way(body: "do { try check(\"abcdef\"); return .red } catch { return .blue }", hex: red),
    Way(body: "do { _ = try parse(5); return .red } catch { return .blue }", hex: blue),
    Way(body: "do { let n = try parse(5); _ = n; return .red } catch { return .blue }", hex: blue),
    Way(body: "do { let n = try [parse(5)].count; _ = n; return .red } catch { return .blue }", hex: blue),
    Way(body: "do { for n in 0..<9 { _ = try parse(n) }; return .red } catch { return .blue }", hex: blue),
    Way(body: "do { _ = try [1, 5].map { try parse($0) }; return .red } catch { return .blue }", hex: blue),
    Way(body: "do { if try parse(5) > 0 { return .green }; return .red } catch let error { return .blue }", hex: blue),
    Way(body: "do { _ = \"\\(try parse(5))\"; return .red } catch { return .blue }", hex: blue),
    Way(body: "var n = 1; do { n = try parse(5); return .red } catch { return n == 1 ? .blue : .green }", hex: blue),
    Way(
      body: "var n = 1; do { defer { n = 2 }; _ = try parse(5) } catch {}; return n == 2 ? .blue : .green", hex: blue),
    Way(body: "do { try check(\"abc\"); return .red } catch is BadHex { return .blue }", hex: nil),
    Way(body: "return (try? made(\"abc\")) ?? .blue", hex: blue),
    Way(body: "let c: UIColor? = try? made(\"abc\") ?? .red; return c ?? .blue", hex: blue),
    Way(body: "return try! made(\"abc\")", hex: nil),
    Way(body: "do { _ = try! made(\"abc\"); return .red } catch { return .blue }", hex: nil),
    Way(body: "return (try? Pair(page: .red, hex: \"abc\").page) ?? .blue", hex: blue),
    Way(body: "return (try? Pair(page: .red, hex: \"abcdef\").page) ?? .blue", hex: red),
    Way(body: "return Pair(safe: \"abc\").page", hex: blue),
    // Nobody knows whether unknown code throws.
    Way(body: "do { try Vendor.check(); return .red } catch { return .blue }", hex: nil),
    Way(body: "do { _ = try FileManager.default.contents(\"x\"); return .red } catch { return .blue }", hex: nil),
    Way(body: "return (try? Pair(vendor: \"abc\").page) ?? .blue", hex: nil),
    Way(body: "return Pair(flag: 1)?.page ?? .blue", hex: nil),
    Way(body: "try? Vendor.check(); return .red", hex: red),
    Way(body: "Vendor.check(); return .red", hex: red),
    // What stops the app.
    Way(body: "guard Log().next() > 5 else { fatalError(\"small\") }; return .red", hex: nil),
    Way(body: "guard Log().next() > 5 else { fail() }; return .red", hex: nil),
    Way(body: "guard Log().next() > 5 else { vanish() }; return .red", hex: nil),
    Way(body: "guard Log().next() > 5 else { Vendor.vanish() }; return .red", hex: nil),
    Way(body: "guard Log().next() > 5 else { exit(1) }; return .red", hex: nil),
    Way(body: "guard Log().next() < 5 else { fail() }; return .red", hex: red),
    Way(body: "precondition(Log().next() > 5); return .red", hex: nil),
    Way(body: "precondition(Log().next() < 5, \"large\"); return .red", hex: red),
    Way(body: "assert(Log().next() > 5); return .red", hex: nil),
    Way(body: "assertionFailure(); return .red", hex: nil),
    Way(body: "precondition(Vendor.isOn); return .red", hex: red),
    Way(body: "let n: Int? = nil; _ = n!; return .red", hex: nil),
    Way(body: "let all = [1]; _ = all[5]; return .red", hex: nil),
    Way(body: "let all = [1]; _ = all[0...4]; return .red", hex: nil),
    Way(body: "var all = [1]; all[7] = 1; return .red", hex: nil),
    Way(body: "var all = [1]; all.remove(at: 7); return .red", hex: nil),
    Way(body: "var all = [1]; all.insert(1, at: 7); return .red", hex: nil),
    Way(body: "var all = [1]; all.swapAt(0, 9); return .red", hex: nil),
    Way(body: "var text = \"\"; text.removeFirst(); return .red", hex: nil),
    Way(body: "let n = 0; _ = 10 / n; return .red", hex: nil),
    Way(body: "let n = 3; for _ in 5...n {}; return .red", hex: nil),
    Way(body: "let n = 300; _ = UInt8(n); return .red", hex: nil),
    Way(body: "do { _ = [1][5]; return .red } catch { return .blue }", hex: nil),
    // To write something down changes what is worked out for it, and nothing else.
    Way(body: "let log = Log(); print(log.next()); return log.count == 1 ? .red : .blue", hex: red),
  ]

  @Test(arguments: ways)
  func nothingRunsAfterTheEnd(_ way: Way) {
    let reading = Reading(
      """
      \(Self.declarations)
      enum Colors {
        static let known = UIColor.green
        static let ink: UIColor = {
          \(way.body.replacing("; ", with: "\n"))
        }()
      }
      """)
    #expect(reading.hex("Colors.known") == "#00FF00")
    #expect(reading.hex("Colors.ink") == way.hex)
    if way.hex == nil {
      #expect(reading.reason("Colors.ink") != nil)
      #expect(reading.reason("Colors.ink")?.place != nil)
    }
  }
}
