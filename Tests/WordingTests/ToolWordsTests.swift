import Audit
import Testing
import Wording

struct ToolWordsTests {
  @Test func aRunWithoutAConfigurationSaysSo() {
    #expect(ToolStamp(name: "legible", version: "1", configDigest: "12d9903e").configuration == "config 12d9903e")
    #expect(ToolStamp(name: "legible", version: "1", configDigest: "").configuration == "no configuration")
  }
}
