extension SoshThemeColorSemanticTokensProvider: ColorSemanticTokens {
    // MARK: - Action

    @objc public var actionDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var actionDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var actionEnabledLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var actionEnabledDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var actionFocusLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var actionFocusDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionHighlightedLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var actionHighlightedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionHoverLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var actionHoverDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionLoadingLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var actionLoadingDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var actionNegativeEnabledLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc public var actionNegativeEnabledDark: ColorSemanticToken { repositoryNegativeLow }
    @objc public var actionNegativeFocusLight: ColorSemanticToken { repositoryNegativeHigh }
    @objc public var actionNegativeFocusDark: ColorSemanticToken { repositoryNegativeLower }
    @objc public var actionNegativeHoverLight: ColorSemanticToken { repositoryNegativeHigh }
    @objc public var actionNegativeHoverDark: ColorSemanticToken { repositoryNegativeLower }
    @objc public var actionNegativeLoadingLight: ColorSemanticToken { repositoryNegativeHigher }
    @objc public var actionNegativeLoadingDark: ColorSemanticToken { repositoryNegativeLowest }
    @objc public var actionNegativePressedLight: ColorSemanticToken { repositoryNegativeHigher }
    @objc public var actionNegativePressedDark: ColorSemanticToken { repositoryNegativeLowest }
    @objc public var actionPressedLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var actionPressedDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var actionReadOnlyPrimaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var actionReadOnlyPrimaryDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionReadOnlySecondaryLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var actionReadOnlySecondaryDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var actionSelectedLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var actionSelectedDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var actionSupportDisabledLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var actionSupportDisabledDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var actionSupportEnabledLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var actionSupportEnabledDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var actionSupportFocusLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc public var actionSupportFocusDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc public var actionSupportHoverLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc public var actionSupportHoverDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc public var actionSupportLoadingLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc public var actionSupportLoadingDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc public var actionSupportPressedLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc public var actionSupportPressedDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc public var actionVisitedLight: ColorSemanticToken { ColorRawTokens.functionalAmethyst600 }
    @objc public var actionVisitedDark: ColorSemanticToken { ColorRawTokens.functionalAmethyst400 }

    // MARK: - Bg

    @objc public var bgInverseHighLight: ColorSemanticToken { repositorySecondaryHigherHigh }
    @objc public var bgInverseHighDark: ColorSemanticToken { repositorySecondaryLowest }
    @objc public var bgInverseLowLight: ColorSemanticToken { repositorySecondaryHigherHigh }
    @objc public var bgInverseLowDark: ColorSemanticToken { repositorySecondaryHigh }
    @objc public var bgPrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var bgPrimaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var bgSecondaryLight: ColorSemanticToken { repositorySecondaryLowest }
    @objc public var bgSecondaryDark: ColorSemanticToken { repositorySecondaryHigherHigh }
    @objc public var bgTertiaryLight: ColorSemanticToken { repositoryTertiaryLowest }
    @objc public var bgTertiaryDark: ColorSemanticToken { repositoryTertiaryHighest }

    // MARK: - Border

    @objc public var borderBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var borderBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var borderBrandSecondaryLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var borderBrandSecondaryDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var borderBrandTertiaryLight: ColorSemanticToken { repositoryTertiaryMedium }
    @objc public var borderBrandTertiaryDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var borderDefaultLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var borderDefaultDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var borderEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderEmphasizedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var borderFocusLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderFocusDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var borderFocusInsetLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var borderFocusInsetDark: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc public var borderMinimalLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var borderMinimalDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var borderMutedLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc public var borderMutedDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc public var borderOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var borderOnBrandPrimaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var borderOnBrandSecondaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var borderOnBrandSecondaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var borderOnBrandTertiaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderOnBrandTertiaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var borderStatusAccentLight: ColorSemanticToken { repositoryAccentMedium }
    @objc public var borderStatusAccentDark: ColorSemanticToken { repositoryAccentLow }
    @objc public var borderStatusInfoLight: ColorSemanticToken { repositoryInfoHigh }
    @objc public var borderStatusInfoDark: ColorSemanticToken { repositoryInfoLow }
    @objc public var borderStatusNegativeLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc public var borderStatusNegativeDark: ColorSemanticToken { repositoryNegativeLow }
    @objc public var borderStatusPositiveLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc public var borderStatusPositiveDark: ColorSemanticToken { repositoryPositiveLow }
    @objc public var borderStatusWarningLight: ColorSemanticToken { repositoryWarningMedium }
    @objc public var borderStatusWarningDark: ColorSemanticToken { repositoryWarningLow }

    // MARK: - Color

    @objc public var colorAiPrimaryLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var colorAiPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var colorAiQuaternaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var colorAiQuaternaryDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var colorAiSecondaryLight: ColorSemanticToken { repositoryTertiaryMedium }
    @objc public var colorAiSecondaryDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var colorAiTertiaryLight: ColorSemanticToken { repositoryTertiaryMedium }
    @objc public var colorAiTertiaryDark: ColorSemanticToken { repositoryTertiaryLow }

    // MARK: - Content

    @objc public var contentBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var contentBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var contentBrandSecondaryLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var contentBrandSecondaryDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var contentBrandTertiaryLight: ColorSemanticToken { repositoryTertiaryMedium }
    @objc public var contentBrandTertiaryDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var contentDefaultLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentDefaultDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var contentDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var contentInverseLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentInverseDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentMutedLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var contentMutedDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc public var contentOnActionDisabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionDisabledDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionEnabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionEnabledDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionFocusLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionFocusDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionHighlightedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionHighlightedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionHoverLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionHoverDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionLoadingLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionLoadingDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionPressedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionPressedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnActionSelectedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionSelectedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnBrandPrimaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnBrandSecondaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnBrandSecondaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnBrandTertiaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnBrandTertiaryDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusAccentEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusAccentEmphasizedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusAccentMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusAccentMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusInfoEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusInfoEmphasizedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusInfoMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusInfoMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusNegativeEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusNegativeEmphasizedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusNegativeMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusNegativeMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusPositiveEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusPositiveEmphasizedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusPositiveMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusPositiveMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusWarningEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusWarningEmphasizedDark: ColorSemanticToken { repositorySecondaryHighest }
    @objc public var contentOnStatusWarningMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusWarningMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentStatusAccentLight: ColorSemanticToken { repositoryAccentMedium }
    @objc public var contentStatusAccentDark: ColorSemanticToken { repositoryAccentLow }
    @objc public var contentStatusInfoLight: ColorSemanticToken { repositoryInfoHigh }
    @objc public var contentStatusInfoDark: ColorSemanticToken { repositoryInfoLow }
    @objc public var contentStatusInverseInfoLight: ColorSemanticToken { repositoryInfoLow }
    @objc public var contentStatusInverseInfoDark: ColorSemanticToken { repositoryInfoHigh }
    @objc public var contentStatusInverseNegativeLight: ColorSemanticToken { repositoryNegativeLow }
    @objc public var contentStatusInverseNegativeDark: ColorSemanticToken { repositoryNegativeMedium }
    @objc public var contentStatusInversePositiveLight: ColorSemanticToken { repositoryPositiveLow }
    @objc public var contentStatusInversePositiveDark: ColorSemanticToken { repositoryPositiveHigher }
    @objc public var contentStatusInverseWarningLight: ColorSemanticToken { repositoryWarningLow }
    @objc public var contentStatusInverseWarningDark: ColorSemanticToken { repositoryWarningHigh }
    @objc public var contentStatusNegativeLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc public var contentStatusNegativeDark: ColorSemanticToken { repositoryNegativeLow }
    @objc public var contentStatusPositiveLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc public var contentStatusPositiveDark: ColorSemanticToken { repositoryPositiveLow }
    @objc public var contentStatusWarningLight: ColorSemanticToken { repositoryWarningHigh }
    @objc public var contentStatusWarningDark: ColorSemanticToken { repositoryWarningLow }

    // MARK: - Opacity

    @objc public var opacityLowerLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc public var opacityLowerDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc public var opacityLowestLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var opacityLowestDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var opacityTransparentLight: ColorSemanticToken { repositoryOpacityBlackTransparent }
    @objc public var opacityTransparentDark: ColorSemanticToken { repositoryOpacityWhiteTransparent }
    @objc public var opacityTransparentInverseLight: ColorSemanticToken { repositoryOpacityWhiteTransparent }
    @objc public var opacityTransparentInverseDark: ColorSemanticToken { repositoryOpacityBlackTransparent }

    // MARK: - Overlay

    @objc public var overlayBackdropLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var overlayBackdropDark: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var overlayDragLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var overlayDragDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc public var overlayDropdownLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var overlayDropdownDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }
    @objc public var overlayFloatingLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var overlayFloatingDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }
    @objc public var overlayModalSheetLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var overlayModalSheetDark: ColorSemanticToken { repositorySecondaryHigherLow }
    @objc public var overlayTooltipLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc public var overlayTooltipDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }

    // MARK: - Surface

    @objc public var surfaceBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var surfaceBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var surfaceBrandSecondaryLight: ColorSemanticToken { repositorySecondaryLow }
    @objc public var surfaceBrandSecondaryDark: ColorSemanticToken { repositorySecondaryLower }
    @objc public var surfaceBrandTertiaryLight: ColorSemanticToken { repositoryTertiaryMedium }
    @objc public var surfaceBrandTertiaryDark: ColorSemanticToken { repositoryTertiaryLow }
    @objc public var surfaceInverseHighLight: ColorSemanticToken { repositorySecondaryHigherHigh }
    @objc public var surfaceInverseHighDark: ColorSemanticToken { repositorySecondaryLowest }
    @objc public var surfaceInverseLowLight: ColorSemanticToken { repositorySecondaryHigherHigh }
    @objc public var surfaceInverseLowDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc public var surfacePrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var surfacePrimaryDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var surfaceSecondaryLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var surfaceSecondaryDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc public var surfaceStatusAccentEmphasizedLight: ColorSemanticToken { repositoryAccentMedium }
    @objc public var surfaceStatusAccentEmphasizedDark: ColorSemanticToken { repositoryAccentLow }
    @objc public var surfaceStatusAccentMutedLight: ColorSemanticToken { repositoryOpacityAccentLow }
    @objc public var surfaceStatusAccentMutedDark: ColorSemanticToken { repositoryOpacityAccentMedium }
    @objc public var surfaceStatusInfoEmphasizedLight: ColorSemanticToken { repositoryInfoHigh }
    @objc public var surfaceStatusInfoEmphasizedDark: ColorSemanticToken { repositoryInfoLow }
    @objc public var surfaceStatusInfoMutedLight: ColorSemanticToken { repositoryOpacityInfoLow }
    @objc public var surfaceStatusInfoMutedDark: ColorSemanticToken { repositoryOpacityInfoMedium }
    @objc public var surfaceStatusNegativeEmphasizedLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc public var surfaceStatusNegativeEmphasizedDark: ColorSemanticToken { repositoryNegativeLow }
    @objc public var surfaceStatusNegativeMutedLight: ColorSemanticToken { repositoryOpacityNegativeLow }
    @objc public var surfaceStatusNegativeMutedDark: ColorSemanticToken { repositoryOpacityNegativeMedium }
    @objc public var surfaceStatusPositiveEmphasizedLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc public var surfaceStatusPositiveEmphasizedDark: ColorSemanticToken { repositoryPositiveLow }
    @objc public var surfaceStatusPositiveMutedLight: ColorSemanticToken { repositoryOpacityPositiveLow }
    @objc public var surfaceStatusPositiveMutedDark: ColorSemanticToken { repositoryOpacityPositiveMedium }
    @objc public var surfaceStatusWarningEmphasizedLight: ColorSemanticToken { repositoryWarningMedium }
    @objc public var surfaceStatusWarningEmphasizedDark: ColorSemanticToken { repositoryWarningLow }
    @objc public var surfaceStatusWarningMutedLight: ColorSemanticToken { repositoryOpacityWarningLow }
    @objc public var surfaceStatusWarningMutedDark: ColorSemanticToken { repositoryOpacityWarningMedium }
    @objc public var surfaceTertiaryLight: ColorSemanticToken { repositoryOpacityAccentLow }
    @objc public var surfaceTertiaryDark: ColorSemanticToken { repositoryOpacityAccentMedium }

    // MARK: - Repository Accent

    @objc public var repositoryAccentHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryAccentHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryAccentHighest: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry800 }
    @objc public var repositoryAccentLow: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry300 }
    @objc public var repositoryAccentLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryAccentLowest: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry50 }
    @objc public var repositoryAccentMedium: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry500 }

    // MARK: - Repository Info

    @objc public var repositoryInfoHigh: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark240 }
    @objc public var repositoryInfoHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoLow: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraLight400 }
    @objc public var repositoryInfoLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Negative

    @objc public var repositoryNegativeHigh: ColorSemanticToken { ColorRawTokens.functionalScarlet700 }
    @objc public var repositoryNegativeHigher: ColorSemanticToken { ColorRawTokens.functionalScarlet800 }
    @objc public var repositoryNegativeHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNegativeLow: ColorSemanticToken { ColorRawTokens.functionalScarlet300 }
    @objc public var repositoryNegativeLower: ColorSemanticToken { ColorRawTokens.functionalScarlet200 }
    @objc public var repositoryNegativeLowest: ColorSemanticToken { ColorRawTokens.functionalScarlet100 }
    @objc public var repositoryNegativeMedium: ColorSemanticToken { ColorRawTokens.functionalScarlet600 }

    // MARK: - Repository Neutral

    @objc public var repositoryNeutralEmphasizedBlack: ColorSemanticToken { ColorRawTokens.functionalBlack }
    @objc public var repositoryNeutralEmphasizedHigh: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayDark720 }
    @objc public var repositoryNeutralEmphasizedHigher: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayDark800 }
    @objc public var repositoryNeutralEmphasizedHighest: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayDark880 }
    @objc public var repositoryNeutralEmphasizedLow: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayDark560 }
    @objc public var repositoryNeutralEmphasizedLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralEmphasizedLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralEmphasizedMedium: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayDark640 }
    @objc public var repositoryNeutralMutedHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedLower: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayLight160 }
    @objc public var repositoryNeutralMutedLowest: ColorSemanticToken { SoshBrandColorRawTokens.functionalGrayLight80 }
    @objc public var repositoryNeutralMutedMedium: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedWhite: ColorSemanticToken { ColorRawTokens.functionalWhite }

    // MARK: - Repository Opacity

    @objc public var repositoryOpacityAccentLow: ColorSemanticToken { SoshBrandColorRawTokens.opacityRaspberry100 }
    @objc public var repositoryOpacityAccentMedium: ColorSemanticToken { SoshBrandColorRawTokens.opacityRaspberry640 }
    @objc public var repositoryOpacityBlackHigh: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack520 }
    @objc public var repositoryOpacityBlackHigher: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack720 }
    @objc public var repositoryOpacityBlackHighest: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack920 }
    @objc public var repositoryOpacityBlackLow: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack120 }
    @objc public var repositoryOpacityBlackLower: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack80 }
    @objc public var repositoryOpacityBlackLowest: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack40 }
    @objc public var repositoryOpacityBlackMedium: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack280 }
    @objc public var repositoryOpacityBlackMediumHigh: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack440 }
    @objc public var repositoryOpacityBlackMediumLow: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack200 }
    @objc public var repositoryOpacityBlackTransparent: ColorSemanticToken { SoshBrandColorRawTokens.opacityBlack0 }
    @objc public var repositoryOpacityInfoLow: ColorSemanticToken { SoshBrandColorRawTokens.opacityLochmaraLight80080 }
    @objc public var repositoryOpacityInfoMedium: ColorSemanticToken { SoshBrandColorRawTokens.opacityLochmaraDark880520 }
    @objc public var repositoryOpacityNegativeLow: ColorSemanticToken { ColorRawTokens.scarlet80 }
    @objc public var repositoryOpacityNegativeMedium: ColorSemanticToken { ColorRawTokens.scarlet320 }
    @objc public var repositoryOpacityPositiveLow: ColorSemanticToken { ColorRawTokens.malachite120 }
    @objc public var repositoryOpacityPositiveMedium: ColorSemanticToken { ColorRawTokens.malachite640 }
    @objc public var repositoryOpacityPrimaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityPrimaryTransparent: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryOpacityWarningLow: ColorSemanticToken { SoshBrandColorRawTokens.opacityTurbo160 }
    @objc public var repositoryOpacityWarningMedium: ColorSemanticToken { SoshBrandColorRawTokens.opacityTurbo480 }
    @objc public var repositoryOpacityWhiteHigh: ColorSemanticToken { SoshBrandColorRawTokens.white640 }
    @objc public var repositoryOpacityWhiteHigher: ColorSemanticToken { SoshBrandColorRawTokens.white800 }
    @objc public var repositoryOpacityWhiteHighest: ColorSemanticToken { SoshBrandColorRawTokens.white920 }
    @objc public var repositoryOpacityWhiteLow: ColorSemanticToken { SoshBrandColorRawTokens.white120 }
    @objc public var repositoryOpacityWhiteLower: ColorSemanticToken { SoshBrandColorRawTokens.white80 }
    @objc public var repositoryOpacityWhiteLowest: ColorSemanticToken { SoshBrandColorRawTokens.white40 }
    @objc public var repositoryOpacityWhiteMedium: ColorSemanticToken { SoshBrandColorRawTokens.white440 }
    @objc public var repositoryOpacityWhiteMediumLow: ColorSemanticToken { SoshBrandColorRawTokens.white200 }
    @objc public var repositoryOpacityWhiteTransparent: ColorSemanticToken { SoshBrandColorRawTokens.white0 }

    // MARK: - Repository Positive

    @objc public var repositoryPositiveHigh: ColorSemanticToken { ColorRawTokens.functionalMalachite700 }
    @objc public var repositoryPositiveHigher: ColorSemanticToken { ColorRawTokens.functionalMalachite750 }
    @objc public var repositoryPositiveHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPositiveLow: ColorSemanticToken { ColorRawTokens.functionalMalachite300 }
    @objc public var repositoryPositiveLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPositiveLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPositiveMedium: ColorSemanticToken { ColorRawTokens.functionalMalachite600 }

    // MARK: - Repository Primary

    @objc public var repositoryPrimaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryLow: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry300 }
    @objc public var repositoryPrimaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryMedium: ColorSemanticToken { SoshBrandColorRawTokens.colorRaspberry500 }

    // MARK: - Repository Secondary

    @objc public var repositorySecondaryHigh: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark720 }
    @objc public var repositorySecondaryHigherHigh: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark880 }
    @objc public var repositorySecondaryHigherLow: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark800 }
    @objc public var repositorySecondaryHighest: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark960 }
    @objc public var repositorySecondaryLow: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark240 }
    @objc public var repositorySecondaryLower: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraLight640 }
    @objc public var repositorySecondaryLowest: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraLight80 }
    @objc public var repositorySecondaryMedium: ColorSemanticToken { SoshBrandColorRawTokens.colorLochmaraDark480 }

    // MARK: - Repository Tertiary

    @objc public var repositoryTertiaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryHighest: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo950 }
    @objc public var repositoryTertiaryLow: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo300 }
    @objc public var repositoryTertiaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryLowest: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo50 }
    @objc public var repositoryTertiaryMedium: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo500 }

    // MARK: - Repository Warning

    @objc public var repositoryWarningHigh: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo750 }
    @objc public var repositoryWarningHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningLow: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo300 }
    @objc public var repositoryWarningLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningMedium: ColorSemanticToken { SoshBrandColorRawTokens.colorTurbo500 }
}
