import Testing

/// Our own views, in the shapes in which the shipped systems combine their tokens.
struct UsedPairsTests {
  @Test func cellsOfMenus() {
    let seen = Seen(
      """
      import UIKit
      final class MenuCell: UITableViewCell, ThemeApplicable {
        private lazy var titleLabel: UILabel = .build { label in label.numberOfLines = 0 }
        private lazy var descriptionLabel: UILabel = .build()
        private lazy var iconView: UIImageView = .build { view in view.image = UIImage(named: "a")?.withRenderingMode(.alwaysTemplate) }
        private lazy var texts: UIStackView = .build()
        private func setupView() {
          texts.addArrangedSubview(titleLabel)
          texts.addArrangedSubview(descriptionLabel)
          contentView.addSubviews(texts, iconView)
        }
        func applyTheme(theme: Theme) {
          backgroundColor = theme.colors.layer2
          titleLabel.textColor = model.isEnabled ? theme.colors.textPrimary : theme.colors.textDisabled
          descriptionLabel.textColor = theme.colors.textSecondary
          iconView.tintColor = theme.colors.iconSecondary
        }
      }
      """, tokens: ["layer2", "textPrimary", "textDisabled", "textSecondary", "iconSecondary"], palette: false)
    #expect(
      seen.proven == [
        "textPrimary on layer2", "textDisabled on layer2", "textSecondary on layer2", "iconSecondary on layer2",
      ])
    #expect(seen.first("textDisabled on layer2")?.element == .disabled)
    #expect(seen.first("iconSecondary on layer2")?.element == .icon)
  }

  @Test func settingsAndButtonsInSwiftUI() {
    let seen = Seen(
      """
      import SwiftUI
      struct VPNSettingsView: View {
        let theme: Theme
        var body: some View {
          VStack { header; card }.background(Color(theme.colors.layer1).ignoresSafeArea())
        }
        private var header: some View { Text("a").font(.title).foregroundColor(Color(theme.colors.textPrimary)) }
        private var card: some View {
          HStack { Image(systemName: "lock").foregroundColor(theme.colors.iconPrimary.color); Text("b").foregroundColor(theme.colors.textSecondary.color) }
            .padding().background(RoundedRectangle(cornerRadius: 8).fill(Color(theme.colors.layer5)))
        }
      }
      struct PrimaryButtonStyle: ButtonStyle {
        let theme: Theme
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundColor(Color(theme.colors.textInverted)).padding()
            .background(RoundedRectangle(cornerRadius: 12).fill(Color(theme.colors.actionPrimary)))
        }
      }
      struct SaveButton: View {
        let theme: Theme
        var body: some View { Button("c") { save() }.buttonStyle(PrimaryButtonStyle(theme: theme)) }
      }
      """,
      tokens: ["layer1", "layer5", "textPrimary", "textSecondary", "iconPrimary", "textInverted", "actionPrimary"],
      palette: false)
    #expect(
      seen.proven == [
        "textPrimary on layer1", "textSecondary on layer5, layer1", "iconPrimary on layer5, layer1",
        "textInverted on actionPrimary",
      ])
  }

  @Test func tagsAndAlertsOfStatuses() {
    let seen = Seen(
      """
      import SwiftUI
      enum Status { case positive, negative }
      struct Tag: View {
        @Environment(\\.theme) private var theme
        let status: Status
        let isMuted: Bool
        var body: some View {
          Text("a").foregroundStyle(content).padding().background(surface).clipShape(Capsule())
        }
        private var content: Color {
          switch status {
          case .positive: isMuted ? theme.colors.contentOnStatusPositiveMuted.color : theme.colors.contentOnStatusPositiveEmphasized.color
          case .negative: isMuted ? theme.colors.contentOnStatusNegativeMuted.color : theme.colors.contentOnStatusNegativeEmphasized.color
          }
        }
        private var surface: Color {
          switch status {
          case .positive: isMuted ? theme.colors.surfaceStatusPositiveMuted.color : theme.colors.surfaceStatusPositiveEmphasized.color
          case .negative: isMuted ? theme.colors.surfaceStatusNegativeMuted.color : theme.colors.surfaceStatusNegativeEmphasized.color
          }
        }
      }
      """,
      tokens: ["Positive", "Negative"].flatMap { status in
        ["Muted", "Emphasized"].flatMap { ["contentOnStatus\(status)\($0)", "surfaceStatus\(status)\($0)"] }
      }, palette: false)
    #expect(
      seen.all == [
        "contentOnStatusPositiveMuted on surfaceStatusPositiveMuted",
        "contentOnStatusPositiveEmphasized on surfaceStatusPositiveEmphasized",
        "contentOnStatusNegativeMuted on surfaceStatusNegativeMuted",
        "contentOnStatusNegativeEmphasized on surfaceStatusNegativeEmphasized",
      ])
    #expect(seen.likely.isEmpty)
  }
}
