import Audit
import ColorScience
import Foundation
import JSONText
import Testing
import ThemeModel

/// Real palettes as reports: Firefox for iOS and OUDS for iOS, from the facts in Fixtures/.
enum Fixtures {
  static func document(_ name: String) throws -> JSONDocument {
    let url = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json"))
    return try JSONDocument([UInt8](Data(contentsOf: url)))
  }

  static func hex(_ text: String, alpha: Double = 1) -> Color {
    let code = UInt32(text.dropFirst(), radix: 16) ?? 0
    return Color(
      .srgb, Double(code >> 16 & 255) / 255, Double(code >> 8 & 255) / 255, Double(code & 255) / 255, alpha: alpha)
  }

  private static func color(_ node: JSONNode, _ changes: [String: String] = [:]) -> Color? {
    var text: String?
    var alpha = 1.0
    for member in node.members {
      if member.key == "hex" { text = member.value.string }
      if member.key == "alpha" { alpha = member.value.number ?? 1 }
    }
    return text.map { hex(changes[$0] ?? $0, alpha: alpha) }
  }

  private static func state(_ node: JSONNode, _ changes: [String: String] = [:]) -> TokenColor.State {
    for member in node.members where member.key == "gradient" {
      return .gradient(member.value.elements.compactMap { color($0) }.map { ResolvedStop(color: $0) })
    }
    return color(node, changes).map { .color($0) }
      ?? .undetermined(Undetermined(code: "missing", reason: "no value", text: "ouds-forbidden-color-value"))
  }

  /// Returns two themes with the rules of the pictures: 57 judged pairs each.
  ///
  /// `changes` replaces raw colors by others, by their codes.
  static func firefox(changes: [String: String] = [:]) throws -> ReportBuilder {
    var builder = ReportBuilder(system: "Firefox for iOS")
    let document = try document("firefox-ios")
    for (theme, mode) in [("LightTheme", "light"), ("DarkTheme", "dark")] {
      let variant = builder.variant(theme, [("mode", mode)])
      for themes in document.root.members where themes.key == "themes" {
        for member in themes.value.members where member.key == theme {
          for token in member.value.members {
            let raw = token.value.members.first { $0.key == "raw" }?.value.string ?? ""
            let role = token.key.hasPrefix("layer") || token.key.hasPrefix("action") ? "surface" : nil
            _ = builder.token(token.key, role: role)
            if raw.hasPrefix("FXColors."), !raw.contains("("),
              case .color(let color) = Fixtures.state(token.value, changes)
            {
              _ = builder.token(raw, .raw)
              builder.set(raw, in: variant, .color(color))
            }
            let state =
              token.key == "textToast"
              ? TokenColor.State.placeholder(.init(kind: .missing, text: ".clear"))
              : Fixtures.state(token.value, changes)
            builder.set(
              token.key, in: variant, state, chain: [String(raw.prefix { $0 != "." }) == "FXColors" ? raw : "value"])
          }
        }
      }
      if case .color(let canvas) = builder.state("layer1", in: variant) {
        builder.report.variants[variant].canvas = canvas
      }
    }
    let text = builder.rule("text", .aaText, .text, over: ["layer1"])
    let icon = builder.rule("icon", .nonText, .icon, over: ["layer1"])
    let layers = ["layer1", "layer2", "layer3", "layer4", "layerSurfaceMediumAlpha"]
    let tinted = ["layerWarning", "layerCritical"]
    for variant in 0...1 {
      for background in layers + tinted + ["actionSecondary", "actionSecondaryHover"] {
        builder.judge(text, "textPrimary", on: background, in: variant)
      }
      for background in layers + ["actionSecondary"] {
        builder.judge(text, "textSecondary", on: background, in: variant)
      }
      builder.judge(text, "textSecondary", on: "actionSecondaryHover", in: variant, as: .waived)
      for name in ["textAccent", "textCritical"] {
        for background in layers { builder.judge(text, name, on: background, in: variant) }
      }
      builder.judge(text, "textInverted", on: "actionPrimary", in: variant)
      builder.judge(text, "textOnDark", on: "layerGradient", in: variant)
      builder.judge(text, "textDisabled", on: "layer1", in: variant, as: .exempt)
      builder.judge(text, "textDisabled", on: "layer2", in: variant, as: .exempt)
      builder.judge(text, "textInvertedDisabled", on: "actionPrimaryDisabled", in: variant, as: .exempt)
      builder.judge(text, "textToast", on: "layer1", in: variant)
      builder.judge(text, "textToast", on: "layer2", in: variant)
      for background in layers + tinted { builder.judge(icon, "iconPrimary", on: background, in: variant) }
      for name in ["iconSecondary", "iconAccentBlue", "iconAccentYellow"] {
        for background in layers { builder.judge(icon, name, on: background, in: variant) }
      }
      builder.judge(icon, "iconDisabled", on: "layer1", in: variant, as: .exempt)
      builder.judge(icon, "iconDisabled", on: "layer2", in: variant, as: .exempt)
    }
    builder.findCauses()
    return builder
  }

  /// Returns OUDS: four themes in two modes, with alias chains, plus one raw color outside sRGB.
  static func ouds(_ wanted: [String] = ["Orange"]) throws -> ReportBuilder {
    var builder = ReportBuilder(system: "OUDS iOS", displays: [.srgb, .displayP3])
    let document = try document("ouds-ios")
    let wide = Color(.displayP3, 0, 0.85, 0.2)
    _ = builder.token("functionalMalachiteWide500", .raw)
    for themes in document.root.members where themes.key == "themes" {
      for theme in themes.value.members where wanted.contains(theme.key) {
        for mode in theme.value.members {
          let variant = builder.variant(theme.key, [("mode", mode.key)])
          builder.set("functionalMalachiteWide500", in: variant, .color(wide))
          for token in mode.value.members {
            let links = token.value.members.first { $0.key == "chain" }?.value.elements.compactMap(\.string) ?? []
            let isSurface = ["bg", "surface"].contains { token.key.hasPrefix($0) }
            let tier: Tier = token.key.contains(".") ? .component : .semantic
            _ = builder.token(token.key, tier, role: isSurface ? "surface" : nil)
            let state = Fixtures.state(token.value)
            builder.set(token.key, in: variant, state, chain: Array(links.dropFirst().dropLast()))
            if let raw = links.dropLast().last, raw.contains("RawTokens."), case .color = state {
              _ = builder.token(raw, .raw)
              for other in 0...variant { builder.set(raw, in: other, state) }
            }
          }
          if case .color(let canvas) = builder.state("bgPrimary", in: variant) {
            builder.report.variants[variant].canvas = canvas
          }
        }
      }
    }
    for variant in builder.report.variants.indices {
      for (rule, names) in statusSets {
        let tokens = names.map { builder.token($0) }
        builder.report.distinguish.append(
          DistinguishReport(rule: rule, variant: variant, tokens: tokens, threshold: 0.05, pairs: []))
      }
    }
    return builder
  }

  /// Sets that must be told apart, as on the picture of the vision sheet.
  static let statusSets: [(String, [String])] = [
    (
      "Status surfaces",
      ["Accent", "Warning", "Positive", "Info", "Negative"].map { "surfaceStatus\($0)Emphasized" }
    ),
    ("Status content", ["Accent", "Warning", "Positive", "Info", "Negative"].map { "contentStatus\($0)" }),
    ("Category tags", (1...5).map { "categoricalTag.colorBgCategory\($0)" }),
    ("Status muted", ["Accent", "Warning", "Positive", "Info", "Negative"].map { "surfaceStatus\($0)Muted" }),
  ]

  /// Returns names that nobody should use and somebody will.
  static func hostile() throws -> ReportBuilder {
    var builder = ReportBuilder(system: "Sys\ntem \u{202E}evil", commit: String(repeating: "f", count: 300))
    let names = [
      String(repeating: "x", count: 10_000), "نص.أساسي", "טקסט-ראשי", "e\u{301}\u{302}\u{303}mphasis",
      "z" + String(repeating: "\u{35C}", count: 500), "👩‍👩‍👧‍👦.🎨", "new\nline\ttab\u{7}\u{0}", "漢字のトークン", "\u{202E}turned",
      "../../etc",
      "", "a.b.c.d.e.f.g.h.i.j.k", "<script>&amp;", "%s%n", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    ]
    for theme in ["../x/\u{0}y", "..", "A/B", "A-B", String(repeating: "長", count: 400)] {
      let variant = builder.variant(theme, [("mode", "li/ght"), ("mo\nde", "x")], canvas: hex("#FFFFFF"))
      for (number, name) in names.enumerated() {
        _ = builder.token(name, role: number % 2 == 0 ? "text" : "surface")
        let value = Double(number) / Double(names.count)
        builder.set(
          name, in: variant, .color(Color(.srgb, value, value, 1 - value, alpha: number % 3 == 0 ? 0.5 : 1)),
          chain: [names[(number + 1) % names.count]])
      }
    }
    let rule = builder.rule("r", .aaText, .text)
    for variant in builder.report.variants.indices {
      for front in stride(from: 0, to: names.count, by: 2) {
        for back in stride(from: 1, to: names.count, by: 2) {
          builder.judge(rule, names[front], on: names[back], in: variant)
        }
      }
      builder.report.distinguish.append(
        DistinguishReport(rule: names[0], variant: variant, tokens: Array(names.indices), threshold: 0.1, pairs: []))
    }
    builder.findCauses()
    return builder
  }
}
