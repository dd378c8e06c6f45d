import Testing

@testable import Survey

struct BuildConfigurationTests {
  private func read(_ path: String, _ text: String) -> BuildConfiguration? {
    BuildConfiguration(path, Array(text.utf8))
  }

  @Test func readsStyleDictionaryAsJSON() {
    let found = read(
      "config.json", #"{"include": ["core/**/*.json"], "source": ["brand/*.json"], "platforms": {"ios": {}}}"#)
    #expect(found?.sources == ["brand/*.json"])
    #expect(found?.includes == ["core/**/*.json"])
    #expect(found?.isWhole == true)
    #expect(read("config.json", #"{"source": "x", "verbose": true}"#) == nil)
    #expect(read("config.json", "{") == nil)
  }

  @Test func readsScriptsWithoutRunningThem() {
    let text = """
      // source: ['not/this.json']
      const StyleDictionary = require('style-dictionary');
      module.exports = { source: ["a/*.json", `brands/${brand}/*.json`], include: ['core.json'], resource: ['no'] };
      """
    let found = read("sd.config.js", text)
    #expect(found?.sources == ["a/*.json", "brands/*/*.json"])
    #expect(found?.includes == ["core.json"])
    #expect(found?.isWhole == true)
    #expect(read("build.js", "StyleDictionary.extend({source: files.concat(['a.json'])})")?.sources == nil)
    #expect(read("build.js", "StyleDictionary.extend({source: ['a.json', ...more]})")?.isWhole == false)
    #expect(
      read("terrazzo.config.js", "import {defineConfig} from '@terrazzo/cli'; defineConfig({tokens: './t.json'})")?
        .sources == ["./t.json"])
  }

  @Test func hostileScriptsEnd() {
    for text in [
      "source:", "style-dictionary source: [", "style-dictionary source: ['", "style-dictionary source: [`${", "/*",
      "//",
    ] {
      #expect(read("sd.config.js", text) == nil)
    }
  }

  @Test func globsStartAtTheFolderInWhichTheBuildRuns() {
    let found = read("pkg/config/sd.json", #"{"source": ["tokens/*.json"], "platforms": {}}"#)
    let build = found?.build(among: ["pkg/tokens/a.json", "tokens/b.json", "pkg/c.json"])
    #expect(build?.steps == [["pkg/tokens/a.json"]])
    #expect(build?.isExact == true)
  }
}
