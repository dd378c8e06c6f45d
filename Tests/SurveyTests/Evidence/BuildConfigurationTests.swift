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

  @Test(arguments: [
    ##""tokens/themes/" + name + ".json""##, ##"`tokens/themes/${name}.json`"##,
    ##"'tokens/' + "themes/" + name + '.json'"##,
    ##""tokens/themes/" + path.basename(file, ".json") + ".json""##, ##""tokens/themes/" + names[i](")") + ".json""##,
  ])
  func aPathIsJoinedOfItsParts(path: String) {
    let script = "StyleDictionary.extend({ source: ['tokens/core/*.json', \(path)], platforms: {} })"
    let found = read("build.js", script)
    #expect(found?.sources == ["tokens/core/*.json", "tokens/themes/*.json"])
    #expect(found?.isWhole == true)
    #expect(found?.isOne == false)
    let builds =
      found?.builds(among: ["tokens/core/a.json", "tokens/themes/dark.json", "tokens/themes/light.json"]) ?? []
    #expect(builds.map(\.name) == ["dark", "light"])
    #expect(read("build.js", "StyleDictionary.extend({ source: \(path) })")?.sources == ["tokens/themes/*.json"])
  }

  @Test func partsThatAreNotReadLeaveTheListOpen() {
    let found = read(
      "build.js", "StyleDictionary.extend({ source: ['a/' + !b, 'c/*.json', ...f.filter(n => n.endsWith('.json'))] })")
    #expect(found?.isWhole == false)
    #expect(found?.missing(among: []) == [])
  }

  /// A wildcard stands for one name. What may stand for several folders or none, and what code adds to a list, is not known.
  @Test(arguments: [
    ##"["tokens/" + (brand ? brand + "/" : "") + "color.json"]"##, "[`tokens/${brand ? brand + '/' : ''}color.json`]",
    ##""tokens/" + path.join(a, b) + "/color.json""##, ##"["tokens/" + "color" + ".json"].concat(extra)"##,
    "['tokens/color.json'] // these\n  .concat(extra)", "['tokens/color.json'].map(name => name + x)",
    "'tokens/color.json'.replace('color', name)", "['tokens/color.json'][i]", "'tokens/a.json' || all",
  ])
  func whatMayStandForMoreLeavesTheListOpen(source: String) {
    #expect(read("build.js", "StyleDictionary.extend({ source: \(source), platforms: {} })")?.isWhole == false)
  }

  @Test(arguments: ["['a.json'] as string[]", "['a.json'] /* all */", "'a.json'", "[`a/${brand}.json`]"])
  func whatIsCompleteIsWhole(source: String) {
    #expect(read("build.js", "StyleDictionary.extend({ source: \(source), platforms: {} })")?.isWhole == true)
  }

  /// `default` is included by every build, and is none of the brands.
  @Test func aScriptRunsABuildForEachValueOfItsPlaceholder() {
    let script = """
      StyleDictionary.extend({ platforms: {},
        include: ['tokens/global/*.json', 'tokens/brand/default/*.json'],
        source: [`tokens/brand/${brand}/**/*.json`, `more/${ brand }.json`] })
      """
    let paths = [
      "tokens/brand/a/color.json", "tokens/brand/b/parts/x.json", "tokens/brand/default/color.json",
      "tokens/global/size.json", "more/b.json",
    ]
    let builds = read("build.js", script)?.builds(among: paths) ?? []
    let shared = [["tokens/global/size.json"], ["tokens/brand/default/color.json"]]
    #expect(builds.map(\.name) == ["a", "b"])
    #expect(
      builds.map(\.steps) == [
        shared + [["tokens/brand/a/color.json"], []], shared + [["tokens/brand/b/parts/x.json"], ["more/b.json"]],
      ])
    #expect(builds.map(\.isExact) == [true, true])
    // Two placeholders are two things to vary, and nothing says how they go together.
    let two = script.replacing("more/${ brand }", with: "more/${platform}")
    #expect(read("build.js", two)?.builds(among: paths).map(\.name) == [nil])
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
