import Testing

@testable import ColorScience

/// The published matrices and parameters, 300 samples from independent implementations, and the anchors of Brettel's planes.
@Suite struct VisionSimulationTests {
  struct File: Decodable {
    var machadoMatrices: [String: [String: [[Double]]]]
    var brettelAnchorInvariants: [Anchor]
    var samples: [Sample]
  }

  struct Anchor: Decodable {
    var deficiency: String
    var linearRgb: [Double]
    var mustBeUnchangedTo: Double
  }

  struct Sample: Decodable {
    var srgb8: [Double]
    var deficiency: String
    var method: String
    var severity: Double
    var linearUnclamped: [Double]
    var srgb8Out: [Double]
  }

  let file: File

  init() throws {
    file = try Vectors.load("cvd", as: File.self)
    #expect(file.samples.count == 300)
    #expect(file.brettelAnchorInvariants.count == 6)
  }

  private func simulation(_ deficiency: String, _ method: String, _ severity: Double) throws -> VisionSimulation {
    let kind = try #require(VisionSimulation.Deficiency(rawValue: deficiency))
    let how = try #require(VisionSimulation.Method(rawValue: method))
    return try #require(VisionSimulation(kind, method: how, severity: severity))
  }

  @Test func samplesAgree() throws {
    for sample in file.samples {
      let what: Comment = "\(sample.srgb8) \(sample.deficiency) \(sample.method) \(sample.severity)"
      let simulation = try simulation(sample.deficiency, sample.method, sample.severity)
      let color = Color(.srgb, vector(sample.srgb8) / 255)
      let linear = simulation.simulate(linearSRGB: color.converted(to: .srgbLinear).components)
      #expect(largest(linear - vector(sample.linearUnclamped)) < 1e-9, what)
      let seen = simulation.simulate(color).components * 255
      #expect(largest(seen - vector(sample.srgb8Out)) <= 0.5 + 1e-6, what)
    }
  }

  @Test func machadoAtEveryStep() throws {
    for (deficiency, steps) in file.machadoMatrices {
      #expect(steps.count == 11)
      for (severity, rows) in steps {
        let simulation = try simulation(deficiency, "machado", try #require(Double(severity)))
        for column in 0..<3 {
          var unit = SIMD3<Double>()
          unit[column] = 1
          let expected = SIMD3(rows[0][column], rows[1][column], rows[2][column])
          #expect(largest(simulation.simulate(linearSRGB: unit) - expected) < 1e-12)
        }
      }
    }
  }

  /// The wavelengths that dichromats see as everybody does must not move. They would if the planes were swapped.
  @Test func brettelLeavesItsAnchorsAlone() throws {
    for anchor in file.brettelAnchorInvariants {
      let linear = vector(anchor.linearRgb)
      let seen = try simulation(anchor.deficiency, "brettel", 1).simulate(linearSRGB: linear)
      #expect(largest(seen - linear) < anchor.mustBeUnchangedTo, "\(anchor.deficiency)")
    }
  }

  @Test func greysStayGreyAndSeverityZeroChangesNothing() throws {
    for deficiency in VisionSimulation.Deficiency.allCases {
      for method in VisionSimulation.Method.allCases {
        guard let full = VisionSimulation(deficiency, method: method) else {
          #expect(deficiency == .tritan && method == .vienot)
          continue
        }
        for level in [0, 0.2, 0.5, 1.0] {
          let gray = Color(.srgb, level, level, level)
          #expect(largest(full.simulate(gray).components - gray.components) < 1e-5)
        }
        let none = try #require(VisionSimulation(deficiency, method: method, severity: 0))
        let orange = Color(.srgb, 1, 0.5, 0.1, alpha: 0.5)
        #expect(largest(none.simulate(orange).components - orange.components) < 1e-12)
        #expect(none.simulate(orange).alpha == 0.5)
      }
    }
  }

  @Test func achromatsSeeLuminance() throws {
    let simulation = try #require(VisionSimulation(.achromat))
    #expect(simulation.method == nil)
    let red = Color(.srgb, 1, 0, 0)
    let seen = simulation.simulate(red)
    #expect(seen.components.x == seen.components.y && seen.components.y == seen.components.z)
    #expect(abs(WCAG.luminance(seen) - WCAG.luminance(red)) < 1e-12)
  }

  @Test func hostileComponentsStayInside() throws {
    for deficiency in VisionSimulation.Deficiency.allCases {
      let simulation = try #require(VisionSimulation(deficiency, severity: .nan))
      for a in HostileComponentTests.hostile {
        for b in HostileComponentTests.hostile {
          let seen = simulation.simulate(Color(.displayP3, a, b, 1)).components
          #expect(seen.min() >= 0 && seen.max() <= 1)
        }
      }
    }
  }

  private func vector(_ values: [Double]) -> SIMD3<Double> { SIMD3(values[0], values[1], values[2]) }
}
