/// What one name says: the role of its colour, and which word says so.
struct NameReading {
  let segments: [[String]]
  let role: TokenRole?
  /// The segment and the word in it.
  let position: (segment: Int, word: Int)?

  /// The first word of a role decides (`layerSelectedText` is a layer); disabled and decoration count wherever they stand.
  /// What stands behind “on” is what the colour lies on. Of a component's token the last segment speaks first
  /// (`textInput.border` is a border).
  init(_ path: String, isComponent: Bool = false) {
    let segments = NameWords.segments(path)
    self.segments = segments
    let whole = NameReading.find(in: segments, from: 0)
    let own = isComponent ? NameReading.find(in: segments, from: max(0, segments.count - 1)) : nil
    let found = whole?.role.exemption == nil ? own ?? whole : whole
    role = found?.role
    position = found.map { ($0.segment, $0.word) }
  }

  private static func find(
    in segments: [[String]], from first: Int
  ) -> (role: TokenRole, segment: Int, word: Int)? {
    var found: (role: TokenRole, segment: Int, word: Int)?
    for segment in first..<segments.count {
      for (index, word) in segments[segment].enumerated() {
        let isBehindOn = segments[segment][..<index].contains("on")
        guard let role = RoleWords.role(of: word), !isBehindOn || role.exemption != nil else { continue }
        if role.exemption != nil { return (role, segment, index) }
        if found == nil || isWeaker(found?.role, than: role) { found = (role, segment, index) }
      }
    }
    return found
  }

  /// `actionFocusBorder` is about the focus, however it begins; `backgroundFocus` is a background.
  private static func isWeaker(_ role: TokenRole?, than other: TokenRole) -> Bool {
    role == .focus && other == .surface || role == .border && other == .focus
  }

  var words: [String] { segments.flatMap(\.self) }

  var isSpecial: Bool {
    words.contains { RoleWords.special.contains($0) }
  }
}
