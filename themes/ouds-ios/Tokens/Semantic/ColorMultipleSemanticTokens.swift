/// The colours by purpose that every theme has.
public protocol ColorMultipleSemanticTokens {
    // MARK: - Action

    var actionDisabled: MultipleColorSemanticToken { get }
    var actionEnabled: MultipleColorSemanticToken { get }
    var actionFocus: MultipleColorSemanticToken { get }
    var actionHighlighted: MultipleColorSemanticToken { get }
    var actionHover: MultipleColorSemanticToken { get }
    var actionLoading: MultipleColorSemanticToken { get }
    var actionNegativeEnabled: MultipleColorSemanticToken { get }
    var actionNegativeFocus: MultipleColorSemanticToken { get }
    var actionNegativeHover: MultipleColorSemanticToken { get }
    var actionNegativeLoading: MultipleColorSemanticToken { get }
    var actionNegativePressed: MultipleColorSemanticToken { get }
    var actionPressed: MultipleColorSemanticToken { get }
    var actionReadOnlyPrimary: MultipleColorSemanticToken { get }
    var actionReadOnlySecondary: MultipleColorSemanticToken { get }
    var actionSelected: MultipleColorSemanticToken { get }
    var actionSupportDisabled: MultipleColorSemanticToken { get }
    var actionSupportEnabled: MultipleColorSemanticToken { get }
    var actionSupportFocus: MultipleColorSemanticToken { get }
    var actionSupportHover: MultipleColorSemanticToken { get }
    var actionSupportLoading: MultipleColorSemanticToken { get }
    var actionSupportPressed: MultipleColorSemanticToken { get }
    var actionVisited: MultipleColorSemanticToken { get }

    // MARK: - Bg

    var bgInverseHigh: MultipleColorSemanticToken { get }
    var bgInverseLow: MultipleColorSemanticToken { get }
    var bgPrimary: MultipleColorSemanticToken { get }
    var bgSecondary: MultipleColorSemanticToken { get }
    var bgTertiary: MultipleColorSemanticToken { get }

    // MARK: - Border

    var borderBrandPrimary: MultipleColorSemanticToken { get }
    var borderBrandSecondary: MultipleColorSemanticToken { get }
    var borderBrandTertiary: MultipleColorSemanticToken { get }
    var borderDefault: MultipleColorSemanticToken { get }
    var borderEmphasized: MultipleColorSemanticToken { get }
    var borderFocus: MultipleColorSemanticToken { get }
    var borderFocusInset: MultipleColorSemanticToken { get }
    var borderMinimal: MultipleColorSemanticToken { get }
    var borderMuted: MultipleColorSemanticToken { get }
    var borderOnBrandPrimary: MultipleColorSemanticToken { get }
    var borderOnBrandSecondary: MultipleColorSemanticToken { get }
    var borderOnBrandTertiary: MultipleColorSemanticToken { get }
    var borderStatusAccent: MultipleColorSemanticToken { get }
    var borderStatusInfo: MultipleColorSemanticToken { get }
    var borderStatusNegative: MultipleColorSemanticToken { get }
    var borderStatusPositive: MultipleColorSemanticToken { get }
    var borderStatusWarning: MultipleColorSemanticToken { get }

    // MARK: - Color

    var colorAiPrimary: MultipleColorSemanticToken { get }
    var colorAiQuaternary: MultipleColorSemanticToken { get }
    var colorAiSecondary: MultipleColorSemanticToken { get }
    var colorAiTertiary: MultipleColorSemanticToken { get }

    // MARK: - Content

    var contentBrandPrimary: MultipleColorSemanticToken { get }
    var contentBrandSecondary: MultipleColorSemanticToken { get }
    var contentBrandTertiary: MultipleColorSemanticToken { get }
    var contentDefault: MultipleColorSemanticToken { get }
    var contentDisabled: MultipleColorSemanticToken { get }
    var contentInverse: MultipleColorSemanticToken { get }
    var contentMuted: MultipleColorSemanticToken { get }
    var contentOnActionDisabled: MultipleColorSemanticToken { get }
    var contentOnActionEnabled: MultipleColorSemanticToken { get }
    var contentOnActionFocus: MultipleColorSemanticToken { get }
    var contentOnActionHighlighted: MultipleColorSemanticToken { get }
    var contentOnActionHover: MultipleColorSemanticToken { get }
    var contentOnActionLoading: MultipleColorSemanticToken { get }
    var contentOnActionPressed: MultipleColorSemanticToken { get }
    var contentOnActionSelected: MultipleColorSemanticToken { get }
    var contentOnBrandPrimary: MultipleColorSemanticToken { get }
    var contentOnBrandSecondary: MultipleColorSemanticToken { get }
    var contentOnBrandTertiary: MultipleColorSemanticToken { get }
    var contentOnStatusAccentEmphasized: MultipleColorSemanticToken { get }
    var contentOnStatusAccentMuted: MultipleColorSemanticToken { get }
    var contentOnStatusInfoEmphasized: MultipleColorSemanticToken { get }
    var contentOnStatusInfoMuted: MultipleColorSemanticToken { get }
    var contentOnStatusNegativeEmphasized: MultipleColorSemanticToken { get }
    var contentOnStatusNegativeMuted: MultipleColorSemanticToken { get }
    var contentOnStatusPositiveEmphasized: MultipleColorSemanticToken { get }
    var contentOnStatusPositiveMuted: MultipleColorSemanticToken { get }
    var contentOnStatusWarningEmphasized: MultipleColorSemanticToken { get }
    var contentOnStatusWarningMuted: MultipleColorSemanticToken { get }
    var contentStatusAccent: MultipleColorSemanticToken { get }
    var contentStatusInfo: MultipleColorSemanticToken { get }
    var contentStatusInverseInfo: MultipleColorSemanticToken { get }
    var contentStatusInverseNegative: MultipleColorSemanticToken { get }
    var contentStatusInversePositive: MultipleColorSemanticToken { get }
    var contentStatusInverseWarning: MultipleColorSemanticToken { get }
    var contentStatusNegative: MultipleColorSemanticToken { get }
    var contentStatusPositive: MultipleColorSemanticToken { get }
    var contentStatusWarning: MultipleColorSemanticToken { get }

    // MARK: - Opacity

    var opacityLower: MultipleColorSemanticToken { get }
    var opacityLowest: MultipleColorSemanticToken { get }
    var opacityTransparent: MultipleColorSemanticToken { get }
    var opacityTransparentInverse: MultipleColorSemanticToken { get }

    // MARK: - Overlay

    var overlayBackdrop: MultipleColorSemanticToken { get }
    var overlayDrag: MultipleColorSemanticToken { get }
    var overlayDropdown: MultipleColorSemanticToken { get }
    var overlayFloating: MultipleColorSemanticToken { get }
    var overlayModalSheet: MultipleColorSemanticToken { get }
    var overlayTooltip: MultipleColorSemanticToken { get }

    // MARK: - Surface

    var surfaceBrandPrimary: MultipleColorSemanticToken { get }
    var surfaceBrandSecondary: MultipleColorSemanticToken { get }
    var surfaceBrandTertiary: MultipleColorSemanticToken { get }
    var surfaceInverseHigh: MultipleColorSemanticToken { get }
    var surfaceInverseLow: MultipleColorSemanticToken { get }
    var surfacePrimary: MultipleColorSemanticToken { get }
    var surfaceSecondary: MultipleColorSemanticToken { get }
    var surfaceStatusAccentEmphasized: MultipleColorSemanticToken { get }
    var surfaceStatusAccentMuted: MultipleColorSemanticToken { get }
    var surfaceStatusInfoEmphasized: MultipleColorSemanticToken { get }
    var surfaceStatusInfoMuted: MultipleColorSemanticToken { get }
    var surfaceStatusNegativeEmphasized: MultipleColorSemanticToken { get }
    var surfaceStatusNegativeMuted: MultipleColorSemanticToken { get }
    var surfaceStatusPositiveEmphasized: MultipleColorSemanticToken { get }
    var surfaceStatusPositiveMuted: MultipleColorSemanticToken { get }
    var surfaceStatusWarningEmphasized: MultipleColorSemanticToken { get }
    var surfaceStatusWarningMuted: MultipleColorSemanticToken { get }
    var surfaceTertiary: MultipleColorSemanticToken { get }

    // MARK: - Always

    var alwaysBlack: MultipleColorSemanticToken { get }
    var alwaysOnBlack: MultipleColorSemanticToken { get }
    var alwaysOnWhite: MultipleColorSemanticToken { get }
    var alwaysWhite: MultipleColorSemanticToken { get }
}
