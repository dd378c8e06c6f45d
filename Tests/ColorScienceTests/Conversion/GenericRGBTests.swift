import Testing

@testable import ColorScience

/// The crayons of macOS are Generic RGB, and what they come to in sRGB is widely published.
@Suite struct GenericRGBTests {
  static let crayons: [(components: SIMD3<Double>, hex: UInt32)] = [
    (SIMD3(1, 0.8, 0.4), 0xFFD479), (SIMD3(0.8, 1, 0.4), 0xD4FB79), (SIMD3(0.4, 1, 0.8), 0x73FCD6),
    (SIMD3(0.4, 0.8, 1), 0x76D6FF), (SIMD3(0.8, 0.4, 1), 0xD783FF), (SIMD3(1, 0.4, 0.4), 0xFF7E79),
    (SIMD3(1, 1, 0.4), 0xFFFC79), (SIMD3(0.4, 1, 0.4), 0x73FA79), (SIMD3(0.4, 1, 1), 0x73FDFF),
    (SIMD3(0.4, 0.4, 1), 0x7A81FF), (SIMD3(1, 0.4, 1), 0xFF85FF), (SIMD3(1, 0.5, 0), 0xFF9300),
    (SIMD3(0.5, 1, 0), 0x8EFA00), (SIMD3(0, 1, 0.5), 0x00FA92), (SIMD3(0, 0.5, 1), 0x0096FF),
    (SIMD3(0.5, 0, 1), 0x9437FF), (SIMD3(1, 0, 0.5), 0xFF2F92), (SIMD3(1, 0, 0), 0xFF2600),
    (SIMD3(1, 1, 0), 0xFFFB00), (SIMD3(0, 1, 0), 0x00F900), (SIMD3(0, 1, 1), 0x00FDFF),
    (SIMD3(0, 0, 1), 0x0433FF), (SIMD3(1, 0, 1), 0xFF40FF), (SIMD3(0.5, 0.25, 0), 0x945200),
    (SIMD3(0.25, 0.5, 0), 0x4F8F00), (SIMD3(0, 0.25, 0.5), 0x005493), (SIMD3(0.5, 0, 0), 0x941100),
    (SIMD3(0, 0.5, 0), 0x008F00), (SIMD3(0, 0.5, 0.5), 0x009193), (SIMD3(0.5, 0, 0.5), 0x942193),
    (SIMD3(repeating: 0.1), 0x212121), (SIMD3(repeating: 0.2), 0x424242), (SIMD3(repeating: 0.4), 0x797979),
    (SIMD3(repeating: 0.5), 0x929292), (SIMD3(repeating: 0.6), 0xA9A9A9), (SIMD3(repeating: 0.8), 0xD6D6D6),
    (SIMD3(repeating: 0.9), 0xEBEBEB), (SIMD3(repeating: 0), 0x000000), (SIMD3(repeating: 1), 0xFFFFFF),
  ]

  /// The published figures are rounded in more than one way, so each may be one step off.
  @Test func crayonsComeToTheirPublishedColors() {
    for (components, hex) in Self.crayons {
      let color = GenericRGB.color(components).converted(to: .srgb).components
      let bytes = [color.x, color.y, color.z].map { ($0 * 255).rounded() }.map { min(max($0, 0), 255) }
      let published = [hex >> 16, hex >> 8, hex].map { Double($0 & 0xFF) }
      for (got, expected) in zip(bytes, published) {
        #expect(abs(got - expected) <= 1, "\(components): \(bytes), published \(published)")
      }
    }
  }

  @Test func whiteAndBlackAreThoseOfSRGB() {
    #expect(GenericRGB.color(SIMD3(repeating: 1)) == Color(.srgb, 1, 1, 1))
    #expect(GenericRGB.color(SIMD3(repeating: 0), alpha: 0.5) == Color(.srgb, 0, 0, 0, alpha: 0.5))
  }

  @Test func componentsGiveTheColorAgain() {
    for rgb in RoundTripTests.samples {
      let back = GenericRGB.color(GenericRGB.components(of: Color(.extendedSRGB, rgb))).components
      #expect(abs(back - rgb).max() < 1e-7, "\(rgb) comes back as \(back)")
    }
  }
}

private func abs(_ vector: SIMD3<Double>) -> SIMD3<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}
