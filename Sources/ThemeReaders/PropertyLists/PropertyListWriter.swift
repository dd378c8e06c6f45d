import ColorScience
import ThemeModel

/// Rewrites a color string of an XML property list.
public struct PropertyListWriter: Sendable {
  private let options: SourceOptions

  public init(options: SourceOptions = SourceOptions()) {
    self.options = options
  }

  public func edits(
    for edit: ColorEdit, in bytes: [UInt8], leastDecimals: Int = 3
  ) throws(EditRefusal) -> [SourceEdit] {
    try Self.check(bytes)
    guard let offset = edit.place.offset(in: bytes) else { throw .noPlace }
    guard let value = PropertyListValue(at: offset, in: bytes) else { throw .computed }
    var found: [[SourceEdit]] = []
    try collect(value, edit, bytes, leastDecimals, &found)
    guard let first = found.first else { throw edit.after.isInside(.srgb) ? .computed : .notSRGB }
    guard found.count == 1 else { throw .ambiguous }
    return first
  }

  private func collect(
    _ value: PropertyListValue, _ edit: ColorEdit, _ bytes: [UInt8], _ leastDecimals: Int, _ found: inout [[SourceEdit]]
  ) throws(EditRefusal) {
    switch value {
    case .string(let range):
      let new = ColorNotation.rewritten(
        String(decoding: bytes[range], as: UTF8.self), from: edit.before, to: edit.after,
        alphaPlace: options.hexOrder.alphaPlace, prefersLowercase: HexadecimalHabit.isLowercase(bytes),
        leastDecimals: leastDecimals)
      if let new { found.append([SourceEdit(range: range, text: new)]) }
    case .array(let items):
      if (3...4).contains(items.count), items.allSatisfy(\.isNumber) {
        try add(items, edit, bytes, leastDecimals, &found) { $0.rewritten(in: .srgb) }
      } else {
        for item in items { try collect(item, edit, bytes, leastDecimals, &found) }
      }
    case .dictionary(let entries):
      let parts = Dictionary(entries.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
      for names in [["red", "green", "blue"], ["r", "g", "b"]] {
        let items = names.compactMap { parts[$0] }
        guard items.count == 3, items.allSatisfy(\.isNumber) else { continue }
        let isWide = parts["space"]?.text(in: bytes).map { $0.lowercased().hasSuffix("p3") } ?? false
        return try add(items, edit, bytes, leastDecimals, &found) { $0.rewritten(in: isWide ? .displayP3 : .srgb) }
      }
      for names in [["hue", "saturation", "brightness"], ["h", "s", "b"], ["h", "s", "v"]] {
        let items = names.compactMap { parts[$0] }
        guard items.count == 3, items.allSatisfy(\.isNumber) else { continue }
        return try add(items, edit, bytes, leastDecimals, &found) { $0.rewrittenHSB() }
      }
      for entry in entries { try collect(entry.value, edit, bytes, leastDecimals, &found) }
    case .number, .other: break
    }
  }

  private func add(
    _ items: [PropertyListValue], _ edit: ColorEdit, _ bytes: [UInt8], _ leastDecimals: Int,
    _ found: inout [[SourceEdit]], _ rewritten: (ColorComponents) -> [String]?
  ) throws(EditRefusal) {
    let texts = items.prefix(3).compactMap { $0.text(in: bytes) }
    let components = ColorComponents(texts: texts, edit: edit, leastDecimals: leastDecimals)
    guard let new = rewritten(components) else { return }
    var edits: [SourceEdit] = []
    for (item, text) in zip(items, new) {
      guard case .number(let range, let isInteger) = item else { return }
      guard !isInteger || Int(text) != nil else { throw EditRefusal("an integer cannot express this component") }
      edits.append(SourceEdit(range: range, text: text))
    }
    found.append(edits)
  }

  /// Does the same for the name of another key.
  public func edits(for edit: AliasEdit, in bytes: [UInt8]) throws(EditRefusal) -> [SourceEdit] {
    let range = try Self.string(at: edit.place, in: bytes)
    guard let new = edit.rewritten(String(decoding: bytes[range], as: UTF8.self)) else { throw .unspelt }
    return [SourceEdit(range: range, text: new)]
  }

  private static func check(_ bytes: [UInt8]) throws(EditRefusal) {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw EditRefusal("the property list is binary; convert it with “plutil -convert xml1”")
    }
    guard !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
      throw EditRefusal("the property list is in UTF-16")
    }
  }

  private static func string(at place: Place, in bytes: [UInt8]) throws(EditRefusal) -> Range<Int> {
    try check(bytes)
    guard let offset = place.offset(in: bytes) else { throw .noPlace }
    guard case .string(let range)? = PropertyListValue(at: offset, in: bytes), !range.isEmpty else { throw .computed }
    return range
  }
}

extension PropertyListValue {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate func text(in bytes: [UInt8]) -> String? {
    switch self {
    case .string(let range), .number(let range, _): String(decoding: bytes[range], as: UTF8.self)
    case .array, .dictionary, .other: nil
    }
  }
}
