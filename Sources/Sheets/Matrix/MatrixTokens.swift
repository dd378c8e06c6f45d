import Audit
import ThemeModel

/// The tokens across and down, in one order for every theme and variant of a report, so that a cell never moves because its
/// color changed.
struct MatrixTokens: Hashable, Sendable {
  /// Tokens of one family, drawn without a gap between them.
  struct Family: Hashable, Sendable {
    /// The name of the family, such as `text`. Empty for rows.
    var label: String
    /// The beginning that all its names share and the headings leave out; empty where the label already says it.
    var shared = ""
    var tokens: [Int]
    /// The name of each token, without the part that the label says.
    var names: [String]
  }

  var columns: [Family]
  var rows: [Family]
  /// The number of semantic and component tokens that are not shown.
  var leftOut: Int

  init(_ index: ReportIndex, all: Bool) {
    let tokens = index.report.tokens
    var foregrounds = tokens.indices.filter { index.judgedForegrounds.contains($0) }
    var backgrounds = tokens.indices.filter { index.judgedBackgrounds.contains($0) }
    if all {
      for token in tokens.indices where tokens[token].tier != .raw {
        let isSurface = tokens[token].role == "surface" || index.judgedBackgrounds.contains(token)
        if isSurface && !index.judgedBackgrounds.contains(token) { backgrounds.append(token) }
        if !isSurface && !index.judgedForegrounds.contains(token) { foregrounds.append(token) }
      }
      foregrounds.sort()
      backgrounds.sort()
    }
    columns = MatrixTokens.columnFamilies(Ramp.numeric(foregrounds, index), index)
    rows = MatrixTokens.rowFamilies(Ramp.numeric(backgrounds, index), index)
    let shown = Set(foregrounds).union(backgrounds)
    leftOut = tokens.indices.filter { tokens[$0].tier != .raw && !shown.contains($0) }.count
  }

  /// Roles in the order in which people look for them. Other roles follow in order of appearance.
  static let roleOrder = ["text", "large-text", "icon", "border", "focus"]

  private static func columnFamilies(_ tokens: [Int], _ index: ReportIndex) -> [Family] {
    var groups: [(role: String, tokens: [Int])] = roleOrder.map { ($0, []) }
    for token in tokens {
      let role = family(of: token, index)
      if let at = groups.firstIndex(where: { $0.role == role }) {
        groups[at].tokens.append(token)
      } else {
        groups.append((role, [token]))
      }
    }
    return groups.filter { !$0.tokens.isEmpty }.map { group in
      columnFamily(group.role.replacing("-", with: " "), group.tokens, index)
    }
  }

  /// Returns a family, or the part of it that is on one sheet. Its names leave out the part that all of them share there.
  static func columnFamily(_ label: String, _ tokens: [Int], _ index: ReportIndex) -> Family {
    let names = tokens.map { index.label($0) }
    let shared = SharedWord.of(names)
    return Family(
      label: label, shared: shared.label.lowercased() == label.lowercased() ? "" : shared.label, tokens: tokens,
      names: names.map { SharedWord.without(shared.prefix, $0) })
  }

  /// Returns the role in which the rules use a token, because one heading must fit the samples of a column; the token's own
  /// role where no rule judges it.
  private static func family(of token: Int, _ index: ReportIndex) -> String {
    if let sample = index.sampleOfForeground[token] {
      switch sample {
      case .text: return "text"
      case .largeText, .largeBoldText: return "large-text"
      case .icon: return "icon"
      case .border: return "border"
      case .focus: return "focus"
      case .disabled: return "disabled"
      }
    }
    return index.report.tokens[token].role ?? "other"
  }

  private static func rowFamilies(_ tokens: [Int], _ index: ReportIndex) -> [Family] {
    let names = tokens.map(index.name)
    let shared = SharedWord.commonParts(names)
    var groups: [(key: String, tokens: [Int])] = []
    for (token, name) in zip(tokens, names) {
      let key = NameParts.split(SharedWord.without(shared, name)).first.map(SharedWord.bare) ?? ""
      if let at = groups.firstIndex(where: { $0.key == key }) {
        groups[at].tokens.append(token)
      } else {
        groups.append((key, [token]))
      }
    }
    // A group of one token is not shown alone: it joins the group before it.
    var families: [Family] = []
    for group in groups {
      if let last = families.last, group.tokens.count == 1 || last.tokens.count == 1 {
        families[families.count - 1].tokens = last.tokens + group.tokens
      } else {
        families.append(Family(label: "", tokens: group.tokens, names: []))
      }
    }
    return families.map { Family(label: "", tokens: $0.tokens, names: $0.tokens.map(index.name)) }
  }
}
