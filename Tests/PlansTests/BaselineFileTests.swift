import Audit
import Testing
import ThemeModel

@testable import Plans

@Suite struct BaselineFileTests {
  private let baseline = Baseline(
    name: "b.json",
    entries: [
      Baseline.Entry(
        identity: PairIdentity(
          rule: "body", foreground: "text", background: "bg", theme: "Night",
          choices: [Variant.Choice(axis: "mode", context: "dark")]), ratio: 2.25),
      Baseline.Entry(
        identity: PairIdentity(rule: "body", foreground: "text", background: "bg", theme: "Day", choices: []),
        ratio: nil),
    ])

  @Test func readsBackWhatItWrote() {
    let read = BaselineFile.read(BaselineFile.json(baseline), file: "b.json")
    #expect(read.diagnostics == [])
    #expect(Set(read.baseline.entries.map(\.identity)) == Set(baseline.entries.map(\.identity)))
    #expect(read.baseline.entries.map(\.ratio) == [nil, 2.25])
    #expect(read.baseline.entries.last?.place?.line == 5)
  }

  @Test(arguments: [
    ("{\"schema\": \"legible.baseline/9\", \"failures\": []}", "baseline-schema"), ("{}", "config-missing"),
    ("{\"failures\": [{\"rule\": \"a\"}]}", "config-missing"), ("{\"failures\": 3}", "config-missing"),
    ("{\"failurs\": []}", "config-unknown-key"), ("nonsense", "baseline-syntax"),
  ])
  func saysWhatIsWrong(_ text: String, _ code: String) {
    #expect(BaselineFile.read(Array(text.utf8), file: "b.json").diagnostics.contains { $0.code == code })
  }
}
