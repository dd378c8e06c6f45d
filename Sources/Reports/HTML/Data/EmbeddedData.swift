import CDeflate

/// The page's data as the content of a `script` element.
///
/// The data of a thousand themes are tens of megabytes, which a browser reads faster, and a reviewer downloads sooner, deflated.
/// Those of a few themes remain text, so that a difference between two reports can be read.
struct EmbeddedData {
  /// The most bytes that are embedded as text.
  static let mostText = 1 << 20

  let node: HTMLNode

  init(_ json: [UInt8]) {
    if json.count > Self.mostText, let stream = Self.deflate(json) {
      node = .tag(
        "script", ["type": "text/plain", "id": "legible-data", "data-form": "deflate"], .rawText(Base64.encode(stream)))
    } else {
      node = .tag("script", ["type": "application/json", "id": "legible-data"], .rawText(json))
    }
  }

  private static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
    let room = deflated_bound(bytes.count)
    let stream = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      guard let start = target.baseAddress else { return }
      count = deflated(bytes, bytes.count, start)
    }
    return stream.isEmpty ? nil : stream
  }
}
