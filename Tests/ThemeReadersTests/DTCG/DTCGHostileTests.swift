import JSONText
import Testing
import ThemeModel
import ThemeReaders

@Suite("Hostile token files")
struct DTCGHostileTests {
  @Test("a hundred thousand aliases in a chain")
  func longChain() {
    let count = 100_000
    var text = ##"{"$type": "color", "t\##(count)": {"$value": \##(Written.color("1,0,0"))}"##
    for index in 0..<count { text += ##","t\##(index)":{"$value":"{t\##(index + 1)}"}"## }
    let sample = DTCGSample(text + "}")
    #expect(sample.diagnostics == [])
    #expect(sample.css("t0") == "rgb(255, 0, 0)")
  }

  @Test("ten thousand nested groups")
  func deepGroups() {
    let text = String(repeating: #"{"g":"#, count: 10_000) + "{}" + String(repeating: "}", count: 10_000)
    let sample = DTCGSample(text)
    #expect(sample.diagnostics.map(\.message) == ["nested too deep: more than 512 levels"])
    #expect(sample.errors == ["json-too-deep"])
  }

  @Test("as many levels as are let in")
  func levels() {
    let text = String(repeating: #"{"g":"#, count: 500) + Written.token("1, 0, 0") + String(repeating: "}", count: 500)
    let sample = DTCGSample(text)
    #expect(sample.diagnostics == [])
    #expect(sample.system.themes[0].tokens.count == 1)
  }

  @Test("a cycle through a thousand tokens, told once with all of their places")
  func longCycle() {
    let tokens = (0..<1000).map { ##""t\##($0)": {"$value": "{t\##(($0 + 1) % 1000)}"}"## }
    let sample = DTCGSample(##"{"$type": "color", \##(tokens.joined(separator: ",\n"))}"##)
    #expect(sample.errors == ["alias-cycle"])
    #expect(sample.diagnostics[0].related.count == 999)
    #expect(sample.diagnostics[0].related.allSatisfy { $0.line > 1 })
  }

  @Test("a hundred thousand aliases of what holds no colour, in a chain and in a circle")
  func colorlessChains() {
    let count = 100_000
    func text(_ last: String) -> String {
      var text = ##"{"$type": "dimension", "t\##(count)": {"$value": \##(last)}"##
      for index in 0..<count { text += ##","t\##(index)":{"$value":"{t\##(index + 1)}"}"## }
      return text + "}"
    }
    #expect(DTCGSample(text(##"{"value": 1, "unit": "px"}"##)).diagnostics == [])
    let circle = DTCGSample(text(##""{t0}""##))
    #expect(circle.errors.first == "alias-cycle")
    #expect(circle.errors.last == "too-many-errors")
  }

  @Test("names of ten thousand characters are not told whole", arguments: [false, true])
  func longNames(isLenient: Bool) {
    let name = String(repeating: "n", count: 10_000)
    let text = ##"""
      {"a": {"$type": "color", "\##(name)1": {"$value": "{\##(name)}"}, "\##(name)2": {"$value": "#zz\##(name)"},
      "\##(name)3": {"$type": "\##(name)", "$value": 1}, "\##(name)4": {"$value": "#000", "$\##(name)": 1},
      "\##(name)5": {"$value": "#000"}, "x{\##(name)": {"$value": "#fff"}}, "b": {"$extends": "{\##(name)}"}}
      """##
    let reader = DTCGReader(options: SourceOptions(isLenient: isLenient))
    let system = reader.read(SourceFile(name: "a.json", bytes: Array(text.utf8)))
    #expect(system.diagnostics.count > 4)
    for diagnostic in system.diagnostics { #expect(diagnostic.message.count < 600, "\(diagnostic.code)") }
  }

  @Test("a file beyond the bound")
  func size() {
    let reader = DTCGReader(limits: JSONLimits(bytes: 100, depth: 10))
    let system = reader.read(SourceFile(name: "a.json", bytes: [UInt8](repeating: 32, count: 101)))
    #expect(system.diagnostics.map(\.code) == ["json-too-large"])
    #expect(system.diagnostics.map(\.message) == ["the file is too large: 101 bytes; the limit is 100"])
  }

  @Test("wrong everywhere is told a thousand times at most")
  func manyErrors() {
    let tokens = (0..<5000).map { ##""t\##($0)": {"$value": 1}"## }
    let sample = DTCGSample("{\(tokens.joined(separator: ","))}")
    #expect(sample.diagnostics.count <= 1002)
    #expect(sample.errors.last == "too-many-errors")
  }

  @Test("every prefix of a file, and every byte changed, ends in a word")
  func mutations() {
    let text = Array(
      ##"{"$type":"color","a":{"b":{"$value":{"colorSpace":"srgb","components":[1,0,0]}},"$extends":"{c}"},"c":{"d":{"$value":"{a.b}"}}}"##
        .utf8)
    let reader = DTCGReader(options: SourceOptions(isLenient: true))
    for index in text.indices {
      #expect(!reader.read(SourceFile(name: "a.json", bytes: Array(text[..<index]))).diagnostics.isEmpty)
      for byte: UInt8 in [0, 0x22, 0x24, 0x2E, 0x5B, 0x7B, 0x7D, 0x80, 0xFF] {
        var changed = text
        changed[index] = byte
        let system = reader.read(SourceFile(name: "a.json", bytes: changed))
        for theme in ThemeResolver(system).themes { _ = ThemeResolver(system).resolve(theme) }
      }
    }
  }
}
