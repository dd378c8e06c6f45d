/// What `ColorMultipleSemanticTokens` are made of: each side of them, and the repository of colours that a theme picks from.
public protocol ColorSemanticTokens {
    // MARK: - Action

    var actionDisabledLight: ColorSemanticToken { get }
    var actionDisabledDark: ColorSemanticToken { get }
    var actionEnabledLight: ColorSemanticToken { get }
    var actionEnabledDark: ColorSemanticToken { get }
    var actionFocusLight: ColorSemanticToken { get }
    var actionFocusDark: ColorSemanticToken { get }
    var actionHighlightedLight: ColorSemanticToken { get }
    var actionHighlightedDark: ColorSemanticToken { get }
    var actionHoverLight: ColorSemanticToken { get }
    var actionHoverDark: ColorSemanticToken { get }
    var actionLoadingLight: ColorSemanticToken { get }
    var actionLoadingDark: ColorSemanticToken { get }
    var actionNegativeEnabledLight: ColorSemanticToken { get }
    var actionNegativeEnabledDark: ColorSemanticToken { get }
    var actionNegativeFocusLight: ColorSemanticToken { get }
    var actionNegativeFocusDark: ColorSemanticToken { get }
    var actionNegativeHoverLight: ColorSemanticToken { get }
    var actionNegativeHoverDark: ColorSemanticToken { get }
    var actionNegativeLoadingLight: ColorSemanticToken { get }
    var actionNegativeLoadingDark: ColorSemanticToken { get }
    var actionNegativePressedLight: ColorSemanticToken { get }
    var actionNegativePressedDark: ColorSemanticToken { get }
    var actionPressedLight: ColorSemanticToken { get }
    var actionPressedDark: ColorSemanticToken { get }
    var actionReadOnlyPrimaryLight: ColorSemanticToken { get }
    var actionReadOnlyPrimaryDark: ColorSemanticToken { get }
    var actionReadOnlySecondaryLight: ColorSemanticToken { get }
    var actionReadOnlySecondaryDark: ColorSemanticToken { get }
    var actionSelectedLight: ColorSemanticToken { get }
    var actionSelectedDark: ColorSemanticToken { get }
    var actionSupportDisabledLight: ColorSemanticToken { get }
    var actionSupportDisabledDark: ColorSemanticToken { get }
    var actionSupportEnabledLight: ColorSemanticToken { get }
    var actionSupportEnabledDark: ColorSemanticToken { get }
    var actionSupportFocusLight: ColorSemanticToken { get }
    var actionSupportFocusDark: ColorSemanticToken { get }
    var actionSupportHoverLight: ColorSemanticToken { get }
    var actionSupportHoverDark: ColorSemanticToken { get }
    var actionSupportLoadingLight: ColorSemanticToken { get }
    var actionSupportLoadingDark: ColorSemanticToken { get }
    var actionSupportPressedLight: ColorSemanticToken { get }
    var actionSupportPressedDark: ColorSemanticToken { get }
    var actionVisitedLight: ColorSemanticToken { get }
    var actionVisitedDark: ColorSemanticToken { get }

    // MARK: - Bg

    var bgInverseHighLight: ColorSemanticToken { get }
    var bgInverseHighDark: ColorSemanticToken { get }
    var bgInverseLowLight: ColorSemanticToken { get }
    var bgInverseLowDark: ColorSemanticToken { get }
    var bgPrimaryLight: ColorSemanticToken { get }
    var bgPrimaryDark: ColorSemanticToken { get }
    var bgSecondaryLight: ColorSemanticToken { get }
    var bgSecondaryDark: ColorSemanticToken { get }
    var bgTertiaryLight: ColorSemanticToken { get }
    var bgTertiaryDark: ColorSemanticToken { get }

    // MARK: - Border

    var borderBrandPrimaryLight: ColorSemanticToken { get }
    var borderBrandPrimaryDark: ColorSemanticToken { get }
    var borderBrandSecondaryLight: ColorSemanticToken { get }
    var borderBrandSecondaryDark: ColorSemanticToken { get }
    var borderBrandTertiaryLight: ColorSemanticToken { get }
    var borderBrandTertiaryDark: ColorSemanticToken { get }
    var borderDefaultLight: ColorSemanticToken { get }
    var borderDefaultDark: ColorSemanticToken { get }
    var borderEmphasizedLight: ColorSemanticToken { get }
    var borderEmphasizedDark: ColorSemanticToken { get }
    var borderFocusLight: ColorSemanticToken { get }
    var borderFocusDark: ColorSemanticToken { get }
    var borderFocusInsetLight: ColorSemanticToken { get }
    var borderFocusInsetDark: ColorSemanticToken { get }
    var borderMinimalLight: ColorSemanticToken { get }
    var borderMinimalDark: ColorSemanticToken { get }
    var borderMutedLight: ColorSemanticToken { get }
    var borderMutedDark: ColorSemanticToken { get }
    var borderOnBrandPrimaryLight: ColorSemanticToken { get }
    var borderOnBrandPrimaryDark: ColorSemanticToken { get }
    var borderOnBrandSecondaryLight: ColorSemanticToken { get }
    var borderOnBrandSecondaryDark: ColorSemanticToken { get }
    var borderOnBrandTertiaryLight: ColorSemanticToken { get }
    var borderOnBrandTertiaryDark: ColorSemanticToken { get }
    var borderStatusAccentLight: ColorSemanticToken { get }
    var borderStatusAccentDark: ColorSemanticToken { get }
    var borderStatusInfoLight: ColorSemanticToken { get }
    var borderStatusInfoDark: ColorSemanticToken { get }
    var borderStatusNegativeLight: ColorSemanticToken { get }
    var borderStatusNegativeDark: ColorSemanticToken { get }
    var borderStatusPositiveLight: ColorSemanticToken { get }
    var borderStatusPositiveDark: ColorSemanticToken { get }
    var borderStatusWarningLight: ColorSemanticToken { get }
    var borderStatusWarningDark: ColorSemanticToken { get }

    // MARK: - Color

    var colorAiPrimaryLight: ColorSemanticToken { get }
    var colorAiPrimaryDark: ColorSemanticToken { get }
    var colorAiQuaternaryLight: ColorSemanticToken { get }
    var colorAiQuaternaryDark: ColorSemanticToken { get }
    var colorAiSecondaryLight: ColorSemanticToken { get }
    var colorAiSecondaryDark: ColorSemanticToken { get }
    var colorAiTertiaryLight: ColorSemanticToken { get }
    var colorAiTertiaryDark: ColorSemanticToken { get }

    // MARK: - Content

    var contentBrandPrimaryLight: ColorSemanticToken { get }
    var contentBrandPrimaryDark: ColorSemanticToken { get }
    var contentBrandSecondaryLight: ColorSemanticToken { get }
    var contentBrandSecondaryDark: ColorSemanticToken { get }
    var contentBrandTertiaryLight: ColorSemanticToken { get }
    var contentBrandTertiaryDark: ColorSemanticToken { get }
    var contentDefaultLight: ColorSemanticToken { get }
    var contentDefaultDark: ColorSemanticToken { get }
    var contentDisabledLight: ColorSemanticToken { get }
    var contentDisabledDark: ColorSemanticToken { get }
    var contentInverseLight: ColorSemanticToken { get }
    var contentInverseDark: ColorSemanticToken { get }
    var contentMutedLight: ColorSemanticToken { get }
    var contentMutedDark: ColorSemanticToken { get }
    var contentOnActionDisabledLight: ColorSemanticToken { get }
    var contentOnActionDisabledDark: ColorSemanticToken { get }
    var contentOnActionEnabledLight: ColorSemanticToken { get }
    var contentOnActionEnabledDark: ColorSemanticToken { get }
    var contentOnActionFocusLight: ColorSemanticToken { get }
    var contentOnActionFocusDark: ColorSemanticToken { get }
    var contentOnActionHighlightedLight: ColorSemanticToken { get }
    var contentOnActionHighlightedDark: ColorSemanticToken { get }
    var contentOnActionHoverLight: ColorSemanticToken { get }
    var contentOnActionHoverDark: ColorSemanticToken { get }
    var contentOnActionLoadingLight: ColorSemanticToken { get }
    var contentOnActionLoadingDark: ColorSemanticToken { get }
    var contentOnActionPressedLight: ColorSemanticToken { get }
    var contentOnActionPressedDark: ColorSemanticToken { get }
    var contentOnActionSelectedLight: ColorSemanticToken { get }
    var contentOnActionSelectedDark: ColorSemanticToken { get }
    var contentOnBrandPrimaryLight: ColorSemanticToken { get }
    var contentOnBrandPrimaryDark: ColorSemanticToken { get }
    var contentOnBrandSecondaryLight: ColorSemanticToken { get }
    var contentOnBrandSecondaryDark: ColorSemanticToken { get }
    var contentOnBrandTertiaryLight: ColorSemanticToken { get }
    var contentOnBrandTertiaryDark: ColorSemanticToken { get }
    var contentOnStatusAccentEmphasizedLight: ColorSemanticToken { get }
    var contentOnStatusAccentEmphasizedDark: ColorSemanticToken { get }
    var contentOnStatusAccentMutedLight: ColorSemanticToken { get }
    var contentOnStatusAccentMutedDark: ColorSemanticToken { get }
    var contentOnStatusInfoEmphasizedLight: ColorSemanticToken { get }
    var contentOnStatusInfoEmphasizedDark: ColorSemanticToken { get }
    var contentOnStatusInfoMutedLight: ColorSemanticToken { get }
    var contentOnStatusInfoMutedDark: ColorSemanticToken { get }
    var contentOnStatusNegativeEmphasizedLight: ColorSemanticToken { get }
    var contentOnStatusNegativeEmphasizedDark: ColorSemanticToken { get }
    var contentOnStatusNegativeMutedLight: ColorSemanticToken { get }
    var contentOnStatusNegativeMutedDark: ColorSemanticToken { get }
    var contentOnStatusPositiveEmphasizedLight: ColorSemanticToken { get }
    var contentOnStatusPositiveEmphasizedDark: ColorSemanticToken { get }
    var contentOnStatusPositiveMutedLight: ColorSemanticToken { get }
    var contentOnStatusPositiveMutedDark: ColorSemanticToken { get }
    var contentOnStatusWarningEmphasizedLight: ColorSemanticToken { get }
    var contentOnStatusWarningEmphasizedDark: ColorSemanticToken { get }
    var contentOnStatusWarningMutedLight: ColorSemanticToken { get }
    var contentOnStatusWarningMutedDark: ColorSemanticToken { get }
    var contentStatusAccentLight: ColorSemanticToken { get }
    var contentStatusAccentDark: ColorSemanticToken { get }
    var contentStatusInfoLight: ColorSemanticToken { get }
    var contentStatusInfoDark: ColorSemanticToken { get }
    var contentStatusInverseInfoLight: ColorSemanticToken { get }
    var contentStatusInverseInfoDark: ColorSemanticToken { get }
    var contentStatusInverseNegativeLight: ColorSemanticToken { get }
    var contentStatusInverseNegativeDark: ColorSemanticToken { get }
    var contentStatusInversePositiveLight: ColorSemanticToken { get }
    var contentStatusInversePositiveDark: ColorSemanticToken { get }
    var contentStatusInverseWarningLight: ColorSemanticToken { get }
    var contentStatusInverseWarningDark: ColorSemanticToken { get }
    var contentStatusNegativeLight: ColorSemanticToken { get }
    var contentStatusNegativeDark: ColorSemanticToken { get }
    var contentStatusPositiveLight: ColorSemanticToken { get }
    var contentStatusPositiveDark: ColorSemanticToken { get }
    var contentStatusWarningLight: ColorSemanticToken { get }
    var contentStatusWarningDark: ColorSemanticToken { get }

    // MARK: - Opacity

    var opacityLowerLight: ColorSemanticToken { get }
    var opacityLowerDark: ColorSemanticToken { get }
    var opacityLowestLight: ColorSemanticToken { get }
    var opacityLowestDark: ColorSemanticToken { get }
    var opacityTransparentLight: ColorSemanticToken { get }
    var opacityTransparentDark: ColorSemanticToken { get }
    var opacityTransparentInverseLight: ColorSemanticToken { get }
    var opacityTransparentInverseDark: ColorSemanticToken { get }

    // MARK: - Overlay

    var overlayBackdropLight: ColorSemanticToken { get }
    var overlayBackdropDark: ColorSemanticToken { get }
    var overlayDragLight: ColorSemanticToken { get }
    var overlayDragDark: ColorSemanticToken { get }
    var overlayDropdownLight: ColorSemanticToken { get }
    var overlayDropdownDark: ColorSemanticToken { get }
    var overlayFloatingLight: ColorSemanticToken { get }
    var overlayFloatingDark: ColorSemanticToken { get }
    var overlayModalSheetLight: ColorSemanticToken { get }
    var overlayModalSheetDark: ColorSemanticToken { get }
    var overlayTooltipLight: ColorSemanticToken { get }
    var overlayTooltipDark: ColorSemanticToken { get }

    // MARK: - Surface

    var surfaceBrandPrimaryLight: ColorSemanticToken { get }
    var surfaceBrandPrimaryDark: ColorSemanticToken { get }
    var surfaceBrandSecondaryLight: ColorSemanticToken { get }
    var surfaceBrandSecondaryDark: ColorSemanticToken { get }
    var surfaceBrandTertiaryLight: ColorSemanticToken { get }
    var surfaceBrandTertiaryDark: ColorSemanticToken { get }
    var surfaceInverseHighLight: ColorSemanticToken { get }
    var surfaceInverseHighDark: ColorSemanticToken { get }
    var surfaceInverseLowLight: ColorSemanticToken { get }
    var surfaceInverseLowDark: ColorSemanticToken { get }
    var surfacePrimaryLight: ColorSemanticToken { get }
    var surfacePrimaryDark: ColorSemanticToken { get }
    var surfaceSecondaryLight: ColorSemanticToken { get }
    var surfaceSecondaryDark: ColorSemanticToken { get }
    var surfaceStatusAccentEmphasizedLight: ColorSemanticToken { get }
    var surfaceStatusAccentEmphasizedDark: ColorSemanticToken { get }
    var surfaceStatusAccentMutedLight: ColorSemanticToken { get }
    var surfaceStatusAccentMutedDark: ColorSemanticToken { get }
    var surfaceStatusInfoEmphasizedLight: ColorSemanticToken { get }
    var surfaceStatusInfoEmphasizedDark: ColorSemanticToken { get }
    var surfaceStatusInfoMutedLight: ColorSemanticToken { get }
    var surfaceStatusInfoMutedDark: ColorSemanticToken { get }
    var surfaceStatusNegativeEmphasizedLight: ColorSemanticToken { get }
    var surfaceStatusNegativeEmphasizedDark: ColorSemanticToken { get }
    var surfaceStatusNegativeMutedLight: ColorSemanticToken { get }
    var surfaceStatusNegativeMutedDark: ColorSemanticToken { get }
    var surfaceStatusPositiveEmphasizedLight: ColorSemanticToken { get }
    var surfaceStatusPositiveEmphasizedDark: ColorSemanticToken { get }
    var surfaceStatusPositiveMutedLight: ColorSemanticToken { get }
    var surfaceStatusPositiveMutedDark: ColorSemanticToken { get }
    var surfaceStatusWarningEmphasizedLight: ColorSemanticToken { get }
    var surfaceStatusWarningEmphasizedDark: ColorSemanticToken { get }
    var surfaceStatusWarningMutedLight: ColorSemanticToken { get }
    var surfaceStatusWarningMutedDark: ColorSemanticToken { get }
    var surfaceTertiaryLight: ColorSemanticToken { get }
    var surfaceTertiaryDark: ColorSemanticToken { get }

    // MARK: - Repository Accent

    var repositoryAccentHigh: ColorSemanticToken { get }
    var repositoryAccentHigher: ColorSemanticToken { get }
    var repositoryAccentHighest: ColorSemanticToken { get }
    var repositoryAccentLow: ColorSemanticToken { get }
    var repositoryAccentLower: ColorSemanticToken { get }
    var repositoryAccentLowest: ColorSemanticToken { get }
    var repositoryAccentMedium: ColorSemanticToken { get }

    // MARK: - Repository Info

    var repositoryInfoHigh: ColorSemanticToken { get }
    var repositoryInfoHigher: ColorSemanticToken { get }
    var repositoryInfoHighest: ColorSemanticToken { get }
    var repositoryInfoLow: ColorSemanticToken { get }
    var repositoryInfoLower: ColorSemanticToken { get }
    var repositoryInfoLowest: ColorSemanticToken { get }
    var repositoryInfoMedium: ColorSemanticToken { get }

    // MARK: - Repository Negative

    var repositoryNegativeHigh: ColorSemanticToken { get }
    var repositoryNegativeHigher: ColorSemanticToken { get }
    var repositoryNegativeHighest: ColorSemanticToken { get }
    var repositoryNegativeLow: ColorSemanticToken { get }
    var repositoryNegativeLower: ColorSemanticToken { get }
    var repositoryNegativeLowest: ColorSemanticToken { get }
    var repositoryNegativeMedium: ColorSemanticToken { get }

    // MARK: - Repository Neutral

    var repositoryNeutralEmphasizedBlack: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedHigh: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedHigher: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedHighest: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedLow: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedLower: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedLowest: ColorSemanticToken { get }
    var repositoryNeutralEmphasizedMedium: ColorSemanticToken { get }
    var repositoryNeutralMutedHigh: ColorSemanticToken { get }
    var repositoryNeutralMutedHigher: ColorSemanticToken { get }
    var repositoryNeutralMutedHighest: ColorSemanticToken { get }
    var repositoryNeutralMutedLow: ColorSemanticToken { get }
    var repositoryNeutralMutedLower: ColorSemanticToken { get }
    var repositoryNeutralMutedLowest: ColorSemanticToken { get }
    var repositoryNeutralMutedMedium: ColorSemanticToken { get }
    var repositoryNeutralMutedWhite: ColorSemanticToken { get }

    // MARK: - Repository Opacity

    var repositoryOpacityAccentLow: ColorSemanticToken { get }
    var repositoryOpacityAccentMedium: ColorSemanticToken { get }
    var repositoryOpacityBlackHigh: ColorSemanticToken { get }
    var repositoryOpacityBlackHigher: ColorSemanticToken { get }
    var repositoryOpacityBlackHighest: ColorSemanticToken { get }
    var repositoryOpacityBlackLow: ColorSemanticToken { get }
    var repositoryOpacityBlackLower: ColorSemanticToken { get }
    var repositoryOpacityBlackLowest: ColorSemanticToken { get }
    var repositoryOpacityBlackMedium: ColorSemanticToken { get }
    var repositoryOpacityBlackMediumHigh: ColorSemanticToken { get }
    var repositoryOpacityBlackMediumLow: ColorSemanticToken { get }
    var repositoryOpacityBlackTransparent: ColorSemanticToken { get }
    var repositoryOpacityInfoLow: ColorSemanticToken { get }
    var repositoryOpacityInfoMedium: ColorSemanticToken { get }
    var repositoryOpacityNegativeLow: ColorSemanticToken { get }
    var repositoryOpacityNegativeMedium: ColorSemanticToken { get }
    var repositoryOpacityPositiveLow: ColorSemanticToken { get }
    var repositoryOpacityPositiveMedium: ColorSemanticToken { get }
    var repositoryOpacityPrimaryHigh: ColorSemanticToken { get }
    var repositoryOpacityPrimaryHigher: ColorSemanticToken { get }
    var repositoryOpacityPrimaryHighest: ColorSemanticToken { get }
    var repositoryOpacityPrimaryLow: ColorSemanticToken { get }
    var repositoryOpacityPrimaryLower: ColorSemanticToken { get }
    var repositoryOpacityPrimaryLowest: ColorSemanticToken { get }
    var repositoryOpacityPrimaryMedium: ColorSemanticToken { get }
    var repositoryOpacityPrimaryTransparent: ColorSemanticToken { get }
    var repositoryOpacityWarningLow: ColorSemanticToken { get }
    var repositoryOpacityWarningMedium: ColorSemanticToken { get }
    var repositoryOpacityWhiteHigh: ColorSemanticToken { get }
    var repositoryOpacityWhiteHigher: ColorSemanticToken { get }
    var repositoryOpacityWhiteHighest: ColorSemanticToken { get }
    var repositoryOpacityWhiteLow: ColorSemanticToken { get }
    var repositoryOpacityWhiteLower: ColorSemanticToken { get }
    var repositoryOpacityWhiteLowest: ColorSemanticToken { get }
    var repositoryOpacityWhiteMedium: ColorSemanticToken { get }
    var repositoryOpacityWhiteMediumLow: ColorSemanticToken { get }
    var repositoryOpacityWhiteTransparent: ColorSemanticToken { get }

    // MARK: - Repository Positive

    var repositoryPositiveHigh: ColorSemanticToken { get }
    var repositoryPositiveHigher: ColorSemanticToken { get }
    var repositoryPositiveHighest: ColorSemanticToken { get }
    var repositoryPositiveLow: ColorSemanticToken { get }
    var repositoryPositiveLower: ColorSemanticToken { get }
    var repositoryPositiveLowest: ColorSemanticToken { get }
    var repositoryPositiveMedium: ColorSemanticToken { get }

    // MARK: - Repository Primary

    var repositoryPrimaryHigh: ColorSemanticToken { get }
    var repositoryPrimaryHigher: ColorSemanticToken { get }
    var repositoryPrimaryHighest: ColorSemanticToken { get }
    var repositoryPrimaryLow: ColorSemanticToken { get }
    var repositoryPrimaryLower: ColorSemanticToken { get }
    var repositoryPrimaryLowest: ColorSemanticToken { get }
    var repositoryPrimaryMedium: ColorSemanticToken { get }

    // MARK: - Repository Secondary

    var repositorySecondaryHigh: ColorSemanticToken { get }
    var repositorySecondaryHigherHigh: ColorSemanticToken { get }
    var repositorySecondaryHigherLow: ColorSemanticToken { get }
    var repositorySecondaryHighest: ColorSemanticToken { get }
    var repositorySecondaryLow: ColorSemanticToken { get }
    var repositorySecondaryLower: ColorSemanticToken { get }
    var repositorySecondaryLowest: ColorSemanticToken { get }
    var repositorySecondaryMedium: ColorSemanticToken { get }

    // MARK: - Repository Tertiary

    var repositoryTertiaryHigh: ColorSemanticToken { get }
    var repositoryTertiaryHigher: ColorSemanticToken { get }
    var repositoryTertiaryHighest: ColorSemanticToken { get }
    var repositoryTertiaryLow: ColorSemanticToken { get }
    var repositoryTertiaryLower: ColorSemanticToken { get }
    var repositoryTertiaryLowest: ColorSemanticToken { get }
    var repositoryTertiaryMedium: ColorSemanticToken { get }

    // MARK: - Repository Warning

    var repositoryWarningHigh: ColorSemanticToken { get }
    var repositoryWarningHigher: ColorSemanticToken { get }
    var repositoryWarningHighest: ColorSemanticToken { get }
    var repositoryWarningLow: ColorSemanticToken { get }
    var repositoryWarningLower: ColorSemanticToken { get }
    var repositoryWarningLowest: ColorSemanticToken { get }
    var repositoryWarningMedium: ColorSemanticToken { get }
}
