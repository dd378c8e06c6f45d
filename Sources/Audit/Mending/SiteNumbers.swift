import ThemeModel

/// Numbers sites by their places. The places of one file share its number, so that its name is not hashed again for each.
struct SiteNumbers: Sendable {
  private struct Key: Hashable {
    var file: Int32
    var line: Int32
    var column: Int32
  }

  private var files: [String: Int32] = [:]
  private var numbers: [Key: Int32] = [:]

  mutating func reserve(_ count: Int) { numbers.reserveCapacity(count) }

  mutating func file(_ name: String) -> Int32 {
    if let known = files[name] { return known }
    let number = Int32(files.count)
    files[name] = number
    return number
  }

  /// Returns the number of a known place, or makes `new` its number.
  mutating func number(file: Int32, line: Int32, column: Int32, new: Int32) -> Int32 {
    let key = Key(file: file, line: line, column: column)
    if let known = numbers[key] { return known }
    numbers[key] = new
    return new
  }

  /// Adds a place whose number does not matter.
  mutating func add(_ place: Place) {
    _ = number(
      file: file(place.file), line: Int32(clamping: place.line), column: Int32(clamping: place.column), new: 0)
  }

  func number(ofFile name: String) -> Int32? { files[name] }

  func number(file: Int32, line: Int32, column: Int32) -> Int32? {
    numbers[Key(file: file, line: line, column: column)]
  }

  subscript(place: Place) -> Int32? {
    files[place.file].flatMap {
      number(file: $0, line: Int32(clamping: place.line), column: Int32(clamping: place.column))
    }
  }
}
