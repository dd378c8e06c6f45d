import JSONText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Reads a file with JSONText and nothing else. `read` checks the syntax, the UTF-8 and the keys; `decode` asks, besides, for
// every key, string and number, and for the line and column of each, which is all that json.load does and more.

func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  guard fseek(file, 0, SEEK_END) == 0 else { return nil }
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

/// Sums that depend on everything that was decoded, so that none of it can be left out.
struct Sums {
  var numbers = 0.0
  var characters = 0
  var places = 0

  mutating func add(_ node: JSONNode) {
    if let text = node.string {
      characters += text.utf8.count
    } else if let number = node.number {
      numbers += number
    }
    let position = node.position
    places &+= position.line &* 31 &+ position.column
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, ["read", "decode"].contains(arguments[1]), let text = bytes(of: arguments[2]) else {
  print("usage: JSONReading read|decode FILE")
  exit(2)
}
do {
  let document = try JSONDocument(text)
  var sums = Sums()
  if arguments[1] == "decode" {
    // Nodes lie in the order of the text, keys among them.
    for number in 0..<document.nodeCount { sums.add(document.node(number)) }
  }
  print(document.nodeCount, document.duplicateKeys.count, sums.numbers, sums.characters, sums.places)
} catch {
  print(error)
  exit(1)
}
