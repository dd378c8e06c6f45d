import Testing
import ThemeModel
import Wording

@Suite("Diagnostics that share a line")
struct DiagnosticGroupsTests {
  private func broken(_ file: String?, _ code: String = "json") -> Diagnostic {
    Diagnostic(.error, code: code, message: "broken", place: file.map { Place(file: $0, line: 1, column: 1) })
  }

  @Test("the same code in one file is one line")
  func oneFile() {
    let all = [broken("a"), broken("b"), broken("a"), broken("a", "other"), broken(nil), broken(nil)]
    #expect(DiagnosticGroups.of(all, most: 5) == [[0, 2], [1], [3], [4], [5]])
    #expect(DiagnosticGroups.more([0, 2], of: all) == " (and 1 more like it)")
    #expect(DiagnosticGroups.more([1], of: all) == "")
  }

  @Test("the same code in many files is one line where there are too many lines; what is seldom keeps its own")
  func manyFiles() {
    let all = (0..<1_200).map { broken("f\($0)") } + [broken("a", "other"), broken("b", "other"), broken(nil)]
    let groups = DiagnosticGroups.of(all, most: 12)
    #expect(groups == [Array(0..<1_200), [1_200], [1_201], [1_202]])
    #expect(DiagnosticGroups.more(groups[0], of: all) == " (and 1,199 more like it, in 1,200 files)")
  }
}
