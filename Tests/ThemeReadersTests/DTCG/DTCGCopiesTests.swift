import Testing
import ThemeModel
import ThemeReaders

/// Folders that repeat others, of which one has a file more.
@Suite("Copies of folders")
struct DTCGCopiesTests {
  /// Reads two folders of which one has further files, each with its tokens, and returns the themes and the notes.
  private func read(more: KeyValuePairs<String, String>, in folders: [String] = ["json", "tokens"])
    -> (themes: [String], notes: Int)
  {
    func color(_ path: Substring, _ value: Substring) -> String {
      let value = value.hasPrefix("{") ? "\"\(value)\"" : Written.color("\(value), 0, 0")
      return #""\#(path)": {"$type": "color", "$value": \#(value)}"#
    }
    var files: [(String, String)] = []
    for folder in folders {
      files += [
        ("\(folder)/core/ink.json", "ink=0"), ("\(folder)/brand/a.json", "text={ink}"),
        ("\(folder)/brand/b.json", "text=1"),
      ]
    }
    let sources = (files + more.map { ($0.key, $0.value) }).map { name, tokens in
      let members = tokens.split(separator: " ").map { token in
        let parts = token.split(separator: "=")
        return color(parts[0], parts[1])
      }
      return SourceFile(name: name, bytes: Array("{\(members.joined(separator: ","))}".utf8))
    }
    let system = DTCGReader().read(sources, named: "system")
    return (system.themes.map(\.name).sorted(), system.diagnostics.count { $0.code == "unused-file" })
  }

  @Test("a copy is read once, also where the other folder has more tokens", arguments: ["json", "tokens"])
  func additions(folder: String) {
    let found = read(more: ["\(folder)/base.json": "note=1"])
    #expect(found.themes == ["a", "b"])
    #expect(found.notes == 1)
  }

  @Test("what sets the same token to another colour, or outnumbers what is repeated, is another theme")
  func others() {
    #expect(read(more: ["tokens/brand/c.json": "text=0.5"]).themes.count > 2)
    #expect(read(more: ["tokens/over.json": "ink=0.5"]).notes == 0)
    let more: KeyValuePairs = ["tokens/p.json": "p=1", "tokens/q.json": "q=1", "tokens/r.json": "r=1"]
    #expect(read(more: more).notes == 0)
    #expect(read(more: ["themes/two/base.json": "note=1"], in: ["themes/one", "themes/two"]).notes == 0)
  }
}
