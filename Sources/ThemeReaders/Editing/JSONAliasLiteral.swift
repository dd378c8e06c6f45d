import JSONText
import ThemeModel

/// Rewrites the name of a token in JSON: the one string of a value that spells it.
public struct JSONAliasLiteral: Sendable {
  public init() {}

  public func edits(for edit: AliasEdit, in json: EditableJSON) throws(EditRefusal) -> [SourceEdit] {
    let node = try json.value(at: edit.place)
    var found: [SourceEdit] = []
    collect(node, edit, &found)
    guard let first = found.first else { throw .unspelt }
    guard found.count == 1 else { throw .ambiguous }
    return [first]
  }

  private func collect(_ node: JSONNode, _ edit: AliasEdit, _ found: inout [SourceEdit]) {
    if node.isObject {
      for member in node.members where member.key != "$description" { collect(member.value, edit, &found) }
    } else if node.isArray {
      for element in node.elements { collect(element, edit, &found) }
    } else if let text = node.string, text == node.rawText, let new = edit.rewritten(text) {
      let start = node.isString ? node.offset + 1 : node.offset
      found.append(SourceEdit(range: start..<start + node.rawText.utf8.count, text: new))
    }
  }
}
