/// A writer of nodes as bytes. All text from outside passes through `escape`.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  static func document(_ root: HTMLNode) -> [UInt8] {
    var writer = HTMLWriter()
    writer.write("<!DOCTYPE html>\n")
    writer.append(root)
    writer.write("\n")
    return writer.bytes
  }

  mutating func append(_ node: HTMLNode) {
    switch node {
    case .text(let text): escape(text)
    case .group(let nodes): for node in nodes { append(node) }
    case .rawText(let raw): bytes.append(contentsOf: raw)
    case .element(let element): append(element)
    }
  }

  private mutating func append(_ element: HTMLElement) {
    write("<")
    write(element.name.text)
    for attribute in element.attributes {
      write(" ")
      write(attribute.name.text)
      guard let value = attribute.value else { continue }
      write("=\"")
      escape(value)
      write("\"")
    }
    write(">")
    if Self.voidElements.contains(element.name.text) { return }
    for child in element.children { append(child) }
    write("</")
    write(element.name.text)
    write(">")
    if Self.endsLine.contains(element.name.text) { write("\n") }
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Escapes text for content and for attributes in double quotes. NUL, which HTML cannot contain, becomes U+FFFD.
  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case UInt8(ascii: "'"): write("&#39;")
      case 0: write("\u{FFFD}")
      default: bytes.append(byte)
      }
    }
  }

  private static let voidElements: Set<String> = ["meta", "link", "br", "wbr", "input", "img"]
  /// The elements after which a line break means nothing. It makes the diff of two reports readable.
  private static let endsLine: Set<String> = [
    "title", "style", "script", "head", "header", "main", "footer", "section", "nav", "table", "thead", "tbody", "tr",
    "ul", "ol", "li", "p", "h1", "h2", "h3", "dl", "div", "noscript", "caption",
  ]
}
