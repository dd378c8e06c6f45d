import Audit
import ColorScience
import JSONText
import ThemeModel

/// Functions that write lists, places and optional values.
extension PageData {
  mutating func list<Value>(
    _ key: String, _ values: [Value], _ write: (inout PageData, Value) -> Void
  ) {
    json.key(key)
    self.values(values, write)
  }

  mutating func values<Value>(_ values: [Value], _ write: (inout PageData, Value) -> Void) {
    json.beginArray()
    for value in values { write(&self, value) }
    json.end()
  }

  mutating func integers(_ values: [Int]) {
    json.beginArray()
    for value in values { json.value(value) }
    json.end()
  }

  /// Writes a column of numbers as steps from one to the next. Many columns repeat their steps, so that they deflate well.
  mutating func steps(_ values: some Sequence<Int>) {
    json.beginArray()
    var last = 0
    for value in values {
      json.value(value - last)
      last = value
    }
    json.end()
  }

  mutating func columns<Row>(_ key: String, _ rows: [Row], _ columns: [KeyPath<Row, Int>]) {
    json.key(key)
    json.beginArray()
    for column in columns { steps(rows.lazy.map { $0[keyPath: column] }) }
    json.end()
  }

  mutating func contexts(_ key: String, _ contexts: Contexts) {
    json.key(key)
    if contexts.isEmpty { return json.null() }
    json.object { json in
      for (axis, context) in contexts.sorted(by: { $0.key < $1.key }) { json.member(axis, context) }
    }
  }

  mutating func value(_ text: String?) {
    if let text { json.value(text) } else { json.null() }
  }

  mutating func value(_ number: Int?) {
    if let number { json.value(number) } else { json.null() }
  }

  mutating func optional(_ key: String, _ text: String?) {
    json.key(key)
    value(text)
  }

  mutating func optional(_ key: String, _ number: Int?) {
    json.key(key)
    value(number)
  }

  mutating func place(_ key: String, _ place: Place?) {
    json.key(key)
    if let place { value(place) } else { json.null() }
  }

  mutating func value(_ place: Place) {
    json.beginArray()
    json.value(pools.files.index(of: place.file))
    json.value(place.line)
    json.value(place.column)
    json.end()
  }
}
