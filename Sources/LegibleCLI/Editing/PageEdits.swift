import Audit
import Reports
import Survey
import ThemeModel

/// The lines that a plan's changes edit, from which the HTML page builds a patch.
struct PageEdits {
  private let sources: ProjectEdits
  /// Moves places to the folder to which the page's places are relative.
  private let move: PlaceMove
  private var files: [String: Lines] = [:]
  private var wanted: [String: Set<Int>] = [:]
  private var edits: [PagePlan.Edit] = []
  private var patch = ""

  /// The number of context lines in a unified diff.
  private static let context = 3

  /// `isFirst` tells whether the page begins with the plan. `place` is the folder to which its places are relative.
  static func page(_ plan: MendPlan, _ sources: ProjectEdits, isFirst: Bool, below place: String = "") -> PagePlan {
    let move = PlaceMove(folder: place)
    var made = PageEdits(sources: sources, move: move)
    made.edits = Array(repeating: PagePlan.Edit(), count: plan.changes.count)
    let byFile = Dictionary(grouping: plan.changes.indices) { plan.changes[$0].place.file }
    for (file, changes) in byFile.sorted(by: { $0.key < $1.key }) {
      made.add(changes.map { ($0, plan.changes[$0]) }, file)
    }
    return PagePlan(
      plan: plan.placed(by: move), edits: made.edits, sources: made.shownSources(), patch: made.patch, isFirst: isFirst)
  }

  private init(sources: ProjectEdits, move: PlaceMove) {
    self.sources = sources
    self.move = move
  }

  /// A file split into lines. `text` returns `nil` for a line that is not UTF-8.
  private struct Lines {
    let bytes: [UInt8]
    /// The offset of each line.
    let starts: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") && $0 + 1 < bytes.count }.map { $0 + 1 }
    }

    var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

    /// Returns a line without its line feed. `number` counts from 1.
    func text(_ number: Int) -> String? {
      let start = starts[number - 1]
      let end = number < starts.count ? starts[number] - 1 : bytes.count - (isEnded ? 1 : 0)
      return String(validating: bytes[start..<max(start, end)], as: UTF8.self)
    }

    func span(_ edit: SourceEdit) -> PagePlan.Span? {
      guard let line = starts.lastIndex(where: { $0 <= edit.range.lowerBound }),
        line + 1 == starts.count || edit.range.upperBound < starts[line + 1],
        let before = String(validating: bytes[starts[line]..<edit.range.lowerBound], as: UTF8.self),
        let old = String(validating: bytes[edit.range], as: UTF8.self),
        let new = String(validating: edit.replacement, as: UTF8.self)
      else { return nil }
      let start = before.utf16.count
      return PagePlan.Span(line: line + 1, start: start, end: start + old.utf16.count, text: new)
    }
  }

  private mutating func add(_ changes: [(index: Int, change: MendPlan.Change)], _ path: String) {
    let editor: FileEditor
    do throws(EditRefusal) {
      editor = try FileEditor(path, options: sources.options(of: path), tree: sources.project.tree)
    } catch {
      for (index, _) in changes { edits[index].refusal = error.reason }
      return
    }
    let lines = Lines(editor.bytes)
    var together = EditsTogether()
    for (index, change) in changes {
      do throws(EditRefusal) {
        try together.add(try editor.edits(MendDocument.Entry(change), 3))
        edits[index].spans = try spans(MendDocument.Entry(change), editor, lines)
        edits[index].alternatives = change.alternatives.map { other in
          var entry = MendDocument.Entry(change)
          entry.edit.after = other.color
          return (try? spans(entry, editor, lines)) ?? []
        }
        for span in edits[index].spans {
          let near = max(1, span.line - Self.context)...min(lines.starts.count, span.line + Self.context)
          wanted[path, default: []].formUnion(near)
        }
      } catch {
        edits[index].refusal = error.reason
      }
    }
    files[path] = lines
    if let after = SourceEdit.applied(together.edits, to: editor.bytes) {
      patch += String(decoding: UnifiedDiff.bytes(editor.bytes, after, path: move.file(path)), as: UTF8.self)
    }
  }

  private func spans(
    _ entry: MendDocument.Entry, _ editor: FileEditor, _ lines: Lines
  ) throws(EditRefusal) -> [PagePlan.Span] {
    let edits = try editor.edits(entry, 3)
    let spans = edits.compactMap(lines.span)
    guard spans.count == edits.count else { throw EditRefusal("the line is not UTF-8") }
    return spans
  }

  private func shownSources() -> [PagePlan.Source] {
    wanted.keys.sorted().compactMap { path in
      guard let lines = files[path] else { return nil }
      return PagePlan.Source(
        file: move.file(path),
        lines: (wanted[path] ?? []).sorted().map {
          PagePlan.Source.Line(number: $0, text: lines.text($0) ?? "\u{FFFD}")
        },
        count: lines.starts.count, isEnded: lines.isEnded)
    }
  }
}
