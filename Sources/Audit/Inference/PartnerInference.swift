import ColorScience

/// The last segment of a component's token, cut at the word of its role: `color-content-brandEnabled`.
private struct ComponentPart {
  let role: TokenRole
  let before: [String]
  let word: String
  let after: [String]

  /// Nil where the role is said by a group above, and not by the last segment.
  init?(_ entry: InferredNames.Entry) {
    let reading = entry.reading
    guard let role = reading.role, let position = reading.position, position.segment == reading.segments.count - 1,
      let words = reading.segments.last
    else { return nil }
    self.role = role
    before = Array(words[..<position.word])
    word = words[position.word]
    after = Array(words[(position.word + 1)...])
  }

  var pattern: String {
    "{component**}." + (before + [word] + (after.isEmpty ? [] : ["{name}"])).joined(separator: "-")
  }
}

/// Colours that are named for each other: `onPrimary` with `primary`, `contentOnAccent` with `surfaceAccent`, the text and
/// background of one component.
struct PartnerInference {
  /// Patterns that bind a name on both sides.
  struct Partner {
    var foreground: String
    var background: String
    var role: TokenRole
  }

  private(set) var partners: [Partner] = []
  private let names: InferredNames

  init(_ names: InferredNames) {
    self.names = names
    let known = Set(names.entries.map { $0.reading.words.joined(separator: " ") })
    for entry in names.entries { add(entry, known) }
    addComponents()
    addNamesakes()
  }

  var convention: String {
    let patterns = partners.map(\.foreground)
    if patterns.contains(where: { $0.hasSuffix("on-{name}") }) { return "material" }
    if patterns.contains(where: { $0.contains("-on-{name}") }) { return "content-on-surface" }
    if !partners.isEmpty { return "component-parts" }
    return names.entries(.surface).isEmpty ? "none" : "text-on-surface"
  }

  /// Tokens that have a partner, and so do not meet the general surfaces.
  func hasPartner(_ token: Int) -> Bool {
    partners.contains { partner in
      guard let pattern = try? TokenPattern(partner.foreground) else { return false }
      return pattern.captures(in: names.catalogue.names[token]) != nil
    }
  }

  func rules() -> [PairRule] {
    partners.enumerated().compactMap { index, partner in
      guard let foreground = try? TokenSelector(partner.foreground),
        let background = try? TokenSelector(partner.background)
      else { return nil }
      let isText = partner.role == .text
      return PairRule(
        id: "partners-\(index + 1)", foreground: [foreground], background: [background],
        criterion: isText ? .aaText : .nonText,
        reason: "These are named for each other.", sample: isText ? .text : partner.role.sample, evidence: .named)
    }
  }

  /// A word “on” in the last segment, with something behind it that another token is named after.
  private mutating func add(_ entry: InferredNames.Entry, _ known: Set<String>) {
    guard let last = entry.reading.segments.last, let on = last.firstIndex(of: "on"), on + 1 < last.count,
      entry.reading.role?.exemption == nil
    else { return }
    let before = entry.reading.segments.dropLast().flatMap(\.self)
    let named = Array(last[(on + 1)...])
    let prefix = entry.path.lastIndex(of: ".").map { String(entry.path[...$0]) } ?? ""
    if on == 0 {
      guard known.contains((before + named).joined(separator: " ")) else { return }
      append(prefix + "on-{name}", prefix + "{name}", .text)
    } else {
      let head = last[..<on].joined(separator: "-")
      let role = RoleWords.role(of: last[0]) ?? .text
      for surface in ["surface", "bg", "background", "layer", "fill", "container"]
      where known.contains((before + [surface] + named).joined(separator: " ")) {
        append("\(prefix)\(head)-on-{name}", "\(prefix)\(surface)-{name}", role)
      }
    }
  }

  /// `button.primary.text` and `button.primary.background` stand in one group and differ in the word of the role only.
  private mutating func addComponents() {
    var groups: [String: [ComponentPart]] = [:]
    var order: [String] = []
    for entry in names.entries {
      guard let dot = entry.path.lastIndex(of: "."), let part = ComponentPart(entry) else { continue }
      let group = String(entry.path[..<dot])
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(part)
    }
    for group in order {
      let members = groups[group, default: []]
      let surfaces = members.filter { $0.role == .surface }
      for part in members where [.text, .icon, .border].contains(part.role) {
        guard let surface = surfaces.first(where: { $0.before == part.before && $0.after == part.after }) else {
          continue
        }
        append(part.pattern, surface.pattern, part.role)
      }
    }
  }

  /// In a large system `text.info` means `surface.info` and not every surface there is: where most names of a group have a
  /// namesake among the surfaces, only namesakes meet.
  private mutating func addNamesakes() {
    var groups: [String: [InferredNames.Entry]] = [:]
    var order: [String] = []
    for entry in names.entries where entry.reading.role?.exemption == nil {
      guard let dot = entry.path.lastIndex(of: ".") else { continue }
      let group = String(entry.path[..<dot])
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(entry)
    }
    let surfaces = order.filter { groups[$0]?.first?.reading.role == .surface }
    for group in order {
      let members = groups[group, default: []]
      guard members.count > PartnerInference.largeGroup, let role = members.first?.reading.role, role != .surface
      else { continue }
      let leaves = Set(members.map { lastSegment($0.path) })
      for surface in surfaces {
        let others = Set(groups[surface, default: []].map { lastSegment($0.path) })
        if leaves.intersection(others).count * 2 > leaves.count { append("\(group).{name}", "\(surface).{name}", role) }
      }
    }
  }

  private static let largeGroup = 40

  private func lastSegment(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private mutating func append(_ foreground: String, _ background: String, _ role: TokenRole) {
    guard !partners.contains(where: { $0.foreground == foreground && $0.background == background }) else { return }
    partners.append(Partner(foreground: foreground, background: background, role: role))
  }
}
