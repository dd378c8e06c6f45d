import Audit
import Reports
import Survey
import Synchronization
import ThemeModel
import Threads

/// Tests edits of the sources of a project, without making any.
struct ProjectEdits: Sendable {
  let project: Project

  /// Returns the check that a plan or suggestion uses to find out whether an edit is possible.
  static func check(_ project: Project) -> EditCheck {
    let edits = ProjectEdits(project: project)
    let last = LastFile()
    return EditCheck(
      colors: { edits.refusals(of: $0) },
      alias: { edits.refusal(of: $0, last) })
  }

  /// Returns the options of the source that contains a file.
  func options(of path: String) -> SourceOptions {
    let match = project.sources.first { source in
      source.paths.contains { root in
        let root = FilePath.joined(project.base, root.text)
        return root == "." || path == root || path.hasPrefix(root + "/")
      }
    }
    return (match ?? project.sources.first)?.options ?? SourceOptions()
  }

  private func editor(_ path: String) -> Result<FileEditor, EditRefusal> {
    do throws(EditRefusal) {
      return .success(try FileEditor(path, options: options(of: path), tree: project.tree))
    } catch {
      return .failure(error)
    }
  }

  private func refusals(of edits: [ColorEdit]) -> [EditRefusal?] {
    let files = Dictionary(grouping: edits.indices) { edits[$0].place.file }.sorted { $0.key < $1.key }
    let answers = Parallel.map(files, workers: project.workers) { file in
      self.refusals(file.key, file.value.map { edits[$0] })
    }
    var refusals = Array(repeating: EditRefusal?.none, count: edits.count)
    for (file, answers) in zip(files, answers) {
      for (index, answer) in zip(file.value, answers) { refusals[index] = answer }
    }
    return refusals
  }

  private func refusals(_ path: String, _ edits: [ColorEdit]) -> [EditRefusal?] {
    switch editor(path) {
    case .failure(let refusal): return edits.map { _ in refusal }
    case .success(let editor):
      var together = EditsTogether()
      return edits.map { edit in
        do throws(EditRefusal) {
          try together.add(try editor.edits(edit, 3))
          return nil
        } catch {
          return error
        }
      }
    }
  }

  /// Keeps the last file open, because consecutive aliases are mostly in the same file.
  private final class LastFile: Sendable {
    let file = Mutex<(path: String, editor: Result<FileEditor, EditRefusal>)?>(nil)
  }

  private func refusal(of edit: AliasEdit, _ last: LastFile) -> EditRefusal? {
    let known = last.file.withLock { $0 }
    let editor = known?.path == edit.place.file ? known?.editor : nil
    let found = editor ?? self.editor(edit.place.file)
    if editor == nil { last.file.withLock { $0 = (edit.place.file, found) } }
    do throws(EditRefusal) {
      _ = try found.get().edits(edit)
      return nil
    } catch {
      return error
    }
  }
}
