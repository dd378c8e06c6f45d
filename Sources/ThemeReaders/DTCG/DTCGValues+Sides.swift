import ColorScience
import JSONText
import ThemeModel

extension DTCGValues {
  /// Reads a color that dialects write by its channels; nil for anything else.
  func channels(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> TokenValue? {
    guard findings.isLenient, DTCGChannels.isColor(node) else { return nil }
    guard let color = DTCGChannels.color(node, channelScale) else {
      let reason = "nothing says whether the channels of \(path) are of 1 or of 255"
      findings.warning("unknown-color", reason, at: place(node))
      return .undetermined(
        Undetermined(code: "unknown-color", reason: reason, text: node.rawText, place: place(node)))
    }
    findings.warning("color-channels", "the colour of \(path) is written by its channels", at: place(node))
    return .color(color)
  }

  /// Reads a color for each side, as in dialects: `{"top": "transparent", "bottom": "{line}"}`. Any other object that has nothing
  /// of the standard's is reported as an unknown notation.
  func sides(_ node: JSONNode, of path: String, _ findings: inout DTCGFindings) -> TokenValue? {
    guard findings.isLenient, node.isObject, node.count > 0, node["colorSpace"] == nil, node["components"] == nil,
      DTCGValues.pointer(node) == nil
    else { return nil }
    var parts: [CompositePart] = []
    for member in node.members {
      guard let text = member.value.string else { break }
      if let target = try? DTCGReference.curly(text), text.hasPrefix("{") {
        parts.append(CompositePart(name: member.key, value: .alias(plain(target, member.value, &findings))))
      } else if let color = try? Color(css: text) {
        parts.append(CompositePart(name: member.key, value: .color(color)))
      }
    }
    guard parts.count == node.count, parts.contains(where: { DTCGModes.isPart($0.name) }) else {
      let message = "the colour of \(path) is an object without colorSpace and components"
      findings.warning("unknown-expression", message, at: place(node))
      return .undetermined(Undetermined(code: "unknown-expression", reason: message, place: place(node)))
    }
    findings.warning("css-value", "the colour of \(path) is written in parts, as in CSS", at: place(node))
    return .composite(parts)
  }
}
