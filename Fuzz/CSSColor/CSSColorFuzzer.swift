// Feeds bytes to the CSS parser and holds what must be true of whatever it answers. Built by the script beside it together with the
// sources of ColorScience, in one module.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCSSColor(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  do throws(CSSColorError) {
    check(try Color(cssBytes: bytes))
  } catch {
    precondition((0...count).contains(error.offset), "an error outside the text")
    precondition(!error.description.isEmpty)
  }
  return 0
}

private func check(_ color: Color) {
  precondition(isFinite(color.components) && (0...1).contains(color.alpha))
  for space in ColorSpace.allCases {
    precondition(isFinite(color.converted(to: space).components), "not finite in \(space.rawValue)")
  }
  for display in Display.allCases {
    for method in GamutMapping.allCases {
      let mapped = color.mapped(to: display, by: method).components
      precondition(mapped.min() >= 0 && mapped.max() <= 1, "\(method.rawValue) left the gamut")
    }
  }
  guard let again = try? Color(css: color.css) else { preconditionFailure("\(color.css) does not read back") }
  precondition(again.space == color.space && again.missing == color.missing)
  for index in 0..<3 {
    let size = max(1, color.components[index].magnitude)
    precondition((again.components[index] - color.components[index]).magnitude / size < 1e-11)
  }
}

private func isFinite(_ v: SIMD3<Double>) -> Bool { v.x.isFinite && v.y.isFinite && v.z.isFinite }
