import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Audit

@Suite struct PlanInferenceTests {
  private func infer(_ paths: [String]) throws -> (PlanInference, [String]) {
    let system = try SmallSystem.make(paths.map { ($0, "#fff") })
    let report = SmallSystem.audit(system, Plan(), infersRules: true)
    let pairs = report.pairs.map { "\(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path)" }
    return (PlanInference.infer(system), pairs)
  }

  @Test func pairsMaterialsOnColors() throws {
    let (inference, pairs) = try infer(["md.primary", "md.on-primary", "md.error", "md.on-error"])
    #expect(inference.report.convention == "material")
    #expect(pairs == ["md.on-primary on md.primary", "md.on-error on md.error"])
  }

  @Test func pairsContentOnWithItsSurface() throws {
    let (_, pairs) = try infer(["contentOnAccentMuted", "surfaceAccentMuted", "surfacePrimary"])
    #expect(pairs == ["contentOnAccentMuted on surfaceAccentMuted"])
  }

  @Test func holdsTextAgainstGeneralSurfaces() throws {
    let (inference, pairs) = try infer(["textPrimary", "textOnDark", "layer1", "layer2", "layerScrim", "layerInverse"])
    #expect(pairs == ["textPrimary on layer1", "textPrimary on layer2"])
    #expect(inference.over.map(\.text) == ["layer1"])
  }

  @Test func keepsComponentsToThemselves() throws {
    let (_, pairs) = try infer([
      "button.primary.text", "button.primary.background", "button.quiet.text", "button.quiet.background",
    ])
    #expect(pairs.contains("button.primary.text on button.primary.background"))
    #expect(!pairs.contains("button.primary.text on button.quiet.background"))
  }

  @Test func saysThatNothingCanBeSaid() throws {
    let (inference, pairs) = try infer(["alpha", "beta"])
    #expect(inference.rules.isEmpty)
    #expect(pairs.isEmpty)
    #expect(inference.report.explanation.hasPrefix("No name says"))
  }

  @Test func readsTheRolesOfFirefox() throws {
    let inference = PlanInference.infer(try FirefoxSystem.load())
    #expect(inference.roles.map(\.role) == [.disabled, .decoration, .text, .icon, .border, .surface])
    #expect(inference.rules.map(\.id) == ["text", "icons", "borders", "disabled"])
  }
}
