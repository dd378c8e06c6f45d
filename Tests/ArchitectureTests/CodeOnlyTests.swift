import Testing

struct CodeOnlyTests {
  @Test(arguments: [
    ("let a = 1 // import Foundation", "let a = 1"),
    ("/* a /* nested */ getenv() */ b", "b"),
    (#"x("getenv(\"A\")")"#, "x("),
    (##"x(#"a "quoted" \n"#) + y"##, "+ y"),
    ("\"\"\"\n  open(1)\n\"\"\" z", "z"),
  ])
  func blanksCommentsAndStrings(text: String, kept: String) {
    let code = CodeOnly.of(text)
    #expect(code.contains(kept))
    #expect(OutsideAccess.uses(in: text) == [])
    #expect(Import.all(in: text) == [])
    #expect(code.count == text.count)
  }

  @Test func keepsTheCodeInsideInterpolations() {
    let plain = "import Glibc\n" + #"let a = "home: \(getenv("HOME") ?? (b))" "#
    #expect(OutsideAccess.uses(in: plain) == [.init(name: "getenv", line: 2)])
    let raw = "import Glibc\n" + ##"let a = #"\#(time(nil))"# + "time(nil)""##
    #expect(OutsideAccess.uses(in: raw) == [.init(name: "time", line: 2)])
  }
}
