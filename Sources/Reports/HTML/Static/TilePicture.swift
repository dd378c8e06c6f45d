import Audit
import ColorScience

/// A composite with its sample as a picture. The colors are presentation attributes, which the Content-Security-Policy does
/// not restrict.
enum TilePicture {
  static func node(_ pair: PairReport, sample: SampleKind) -> HTMLNode {
    guard pair.layers.count >= 2 else { return .nothing }
    let ground = pair.layers[pair.layers.count - 2].composite.hex8
    let ink = pair.layers[pair.layers.count - 1].composite.hex8
    return .tag(
      "svg", ["class": "picture", "width": "76", "height": "44", "viewBox": "0 0 76 44", "aria-hidden": "true"],
      .tag("rect", ["width": "76", "height": "44", "fill": ground]),
      drawing(sample, ink))
  }

  private static func drawing(_ sample: SampleKind, _ ink: String) -> HTMLNode {
    switch sample {
    case .text, .largeText, .largeBoldText:
      // “Text” is drawn as strokes, so that no text of the page itself has the contrast shown here.
      return stroke(
        "M23 16h10M28 16v12M35 25h7a3.5 4 0 1 0-1.2 2.4M44 20l6 8M50 20l-6 8M54 17v8q0 3 3 3M51.500 20.500h5", ink,
        width: sample == .text ? "1.6" : "2.4")
    case .disabled:
      return .group([drawing(.text, ink), stroke("M10.500 8.500h55v27h-55z", ink, width: "1")])
    case .icon: return stroke("M42 19.500a6 6 0 1 0-12 0a6 6 0 1 0 12 0M40.500 24l6 6", ink, width: "2")
    case .border: return stroke("M18.500 11.500h39v21h-39z", ink, width: "1")
    case .focus: return stroke("M19 12h38v20h-38z", ink, width: "2")
    }
  }

  private static func stroke(_ path: String, _ ink: String, width: String) -> HTMLNode {
    .tag("path", ["d": path, "fill": "none", "stroke": ink, "stroke-width": width])
  }
}
