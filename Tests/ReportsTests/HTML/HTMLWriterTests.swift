import Testing

@testable import Reports

@Suite struct HTMLWriterTests {
  private func written(_ node: HTMLNode) -> String {
    String(decoding: HTMLWriter.document(node), as: UTF8.self)
  }

  @Test func escapesTextAndAttributes() {
    let text = #"</script><img src=x onerror="alert('1')">&"#
    let html = written(.tag("p", ["title": text], .text(text)))
    let escaped = "&lt;/script&gt;&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;"
    #expect(html == "<!DOCTYPE html>\n<p title=\"\(escaped)\">\(escaped)</p>\n\n")
  }

  @Test func writesAttributesWithoutValueAndVoidElements() {
    #expect(
      written(.tag("div", ["hidden": nil], .tag("br"), "a")) == "<!DOCTYPE html>\n<div hidden><br>a</div>\n\n")
  }

  @Test func nulBecomesAReplacementCharacter() {
    #expect(written(.tag("b", [:], "a\u{0}b")).contains("a\u{FFFD}b"))
  }
}
