import JSONText

extension JSONWriter {
  mutating func values(_ key: String, _ texts: some Sequence<String>, inline: Bool = false) {
    array(key, inline: inline) { json in
      for text in texts { json.value(text) }
    }
  }

  mutating func values(_ key: String, _ numbers: some Sequence<Int>, inline: Bool = false) {
    array(key, inline: inline) { json in
      for number in numbers { json.value(number) }
    }
  }

  mutating func values(_ key: String, _ numbers: some Sequence<Double>, inline: Bool = false) {
    array(key, inline: inline) { json in
      for number in numbers { json.value(number) }
    }
  }
}
