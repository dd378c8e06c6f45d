extension OrangeCompactThemeColorSemanticTokensProvider: ColorSemanticTokens {
    // MARK: - Action

    @objc public var actionDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var actionDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var actionEnabledLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var actionEnabledDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionFocusLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var actionFocusDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc public var actionHighlightedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var actionHighlightedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var actionHoverLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var actionHoverDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc public var actionLoadingLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var actionLoadingDark: ColorSemanticToken { repositoryPrimaryLow }
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
    @objc public var actionPressedLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var actionPressedDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var actionReadOnlyPrimaryLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var actionReadOnlyPrimaryDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc public var actionReadOnlySecondaryLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var actionReadOnlySecondaryDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var actionSelectedLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var actionSelectedDark: ColorSemanticToken { repositoryPrimaryLow }
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

    @objc public var bgInverseHighLight: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc public var bgInverseHighDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var bgInverseLowLight: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc public var bgInverseLowDark: ColorSemanticToken { repositoryNeutralEmphasizedMedium }
    @objc public var bgPrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var bgPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc public var bgSecondaryLight: ColorSemanticToken { repositoryNeutralMutedLowest }
    @objc public var bgSecondaryDark: ColorSemanticToken { repositoryNeutralEmphasizedHigher }
    @objc public var bgTertiaryLight: ColorSemanticToken { repositoryAccentLowest }
    @objc public var bgTertiaryDark: ColorSemanticToken { repositoryAccentHighest }

    // MARK: - Border

    @objc public var borderBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var borderBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var borderBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderDefaultLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var borderDefaultDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var borderEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderEmphasizedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var borderFocusLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderFocusDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var borderFocusInsetLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var borderFocusInsetDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderMinimalLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc public var borderMinimalDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc public var borderMutedLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc public var borderMutedDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc public var borderOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderOnBrandPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var borderOnBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderOnBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderOnBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var borderOnBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
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

    @objc public var colorAiPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var colorAiPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var colorAiQuaternaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeSky400 }
    @objc public var colorAiQuaternaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeSky400 }
    @objc public var colorAiSecondaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeShockingPink200 }
    @objc public var colorAiSecondaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeShockingPink200 }
    @objc public var colorAiTertiaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeAmethyst400 }
    @objc public var colorAiTertiaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeAmethyst400 }

    // MARK: - Content

    @objc public var contentBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc public var contentBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var contentBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentDefaultLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentDefaultDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc public var contentDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc public var contentInverseLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentInverseDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentMutedLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc public var contentMutedDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc public var contentOnActionDisabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionDisabledDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionEnabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionEnabledDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionFocusLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionFocusDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionHighlightedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionHighlightedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionHoverLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionHoverDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionLoadingLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionLoadingDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionPressedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionPressedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnActionSelectedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnActionSelectedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnBrandPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentOnBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentOnBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentOnBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var contentOnStatusAccentEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusAccentEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusAccentMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusAccentMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusInfoEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusInfoEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusInfoMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusInfoMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusNegativeEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusNegativeEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusNegativeMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusNegativeMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusPositiveEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc public var contentOnStatusPositiveEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusPositiveMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusPositiveMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var contentOnStatusWarningEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc public var contentOnStatusWarningEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
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
    @objc public var overlayModalSheetDark: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc public var overlayTooltipLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc public var overlayTooltipDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }

    // MARK: - Surface

    @objc public var surfaceBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var surfaceBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc public var surfaceBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var surfaceBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var surfaceBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var surfaceBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var surfaceInverseHighLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc public var surfaceInverseHighDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc public var surfaceInverseLowLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
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
    @objc public var repositoryAccentHigher: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray900 }
    @objc public var repositoryAccentHighest: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray1000 }
    @objc public var repositoryAccentLow: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange500 }
    @objc public var repositoryAccentLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryAccentLowest: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray100 }
    @objc public var repositoryAccentMedium: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange550 }

    // MARK: - Repository Info

    @objc public var repositoryInfoHigh: ColorSemanticToken { ColorRawTokens.functionalDodgerBlue700 }
    @objc public var repositoryInfoHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryInfoLow: ColorSemanticToken { ColorRawTokens.functionalDodgerBlue300 }
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
    @objc public var repositoryNeutralEmphasizedHigh: ColorSemanticToken { ColorRawTokens.functionalGrayDark720 }
    @objc public var repositoryNeutralEmphasizedHigher: ColorSemanticToken { ColorRawTokens.functionalGrayDark800 }
    @objc public var repositoryNeutralEmphasizedHighest: ColorSemanticToken { ColorRawTokens.functionalGrayDark880 }
    @objc public var repositoryNeutralEmphasizedLow: ColorSemanticToken { ColorRawTokens.functionalGrayDark560 }
    @objc public var repositoryNeutralEmphasizedLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralEmphasizedLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralEmphasizedMedium: ColorSemanticToken { ColorRawTokens.functionalGrayDark640 }
    @objc public var repositoryNeutralMutedHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedLower: ColorSemanticToken { ColorRawTokens.functionalGrayLight160 }
    @objc public var repositoryNeutralMutedLowest: ColorSemanticToken { ColorRawTokens.functionalGrayLight80 }
    @objc public var repositoryNeutralMutedMedium: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryNeutralMutedWhite: ColorSemanticToken { ColorRawTokens.functionalWhite }

    // MARK: - Repository Opacity

    @objc public var repositoryOpacityAccentLow: ColorSemanticToken { OrangeBrandColorRawTokens.warmGray80 }
    @objc public var repositoryOpacityAccentMedium: ColorSemanticToken { OrangeBrandColorRawTokens.warmGray400 }
    @objc public var repositoryOpacityBlackHigh: ColorSemanticToken { ColorRawTokens.opacityBlack520 }
    @objc public var repositoryOpacityBlackHigher: ColorSemanticToken { ColorRawTokens.opacityBlack680 }
    @objc public var repositoryOpacityBlackHighest: ColorSemanticToken { ColorRawTokens.opacityBlack840 }
    @objc public var repositoryOpacityBlackLow: ColorSemanticToken { ColorRawTokens.opacityBlack120 }
    @objc public var repositoryOpacityBlackLower: ColorSemanticToken { ColorRawTokens.opacityBlack80 }
    @objc public var repositoryOpacityBlackLowest: ColorSemanticToken { ColorRawTokens.opacityBlack40 }
    @objc public var repositoryOpacityBlackMedium: ColorSemanticToken { ColorRawTokens.opacityBlack280 }
    @objc public var repositoryOpacityBlackMediumHigh: ColorSemanticToken { ColorRawTokens.opacityBlack440 }
    @objc public var repositoryOpacityBlackMediumLow: ColorSemanticToken { ColorRawTokens.opacityBlack200 }
    @objc public var repositoryOpacityBlackTransparent: ColorSemanticToken { ColorRawTokens.opacityBlack0 }
    @objc public var repositoryOpacityInfoLow: ColorSemanticToken { ColorRawTokens.dodgerBlue80 }
    @objc public var repositoryOpacityInfoMedium: ColorSemanticToken { ColorRawTokens.dodgerBlue520 }
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
    @objc public var repositoryOpacityWarningLow: ColorSemanticToken { ColorRawTokens.sun160 }
    @objc public var repositoryOpacityWarningMedium: ColorSemanticToken { ColorRawTokens.sun480 }
    @objc public var repositoryOpacityWhiteHigh: ColorSemanticToken { ColorRawTokens.white640 }
    @objc public var repositoryOpacityWhiteHigher: ColorSemanticToken { ColorRawTokens.white800 }
    @objc public var repositoryOpacityWhiteHighest: ColorSemanticToken { ColorRawTokens.white920 }
    @objc public var repositoryOpacityWhiteLow: ColorSemanticToken { ColorRawTokens.white120 }
    @objc public var repositoryOpacityWhiteLower: ColorSemanticToken { ColorRawTokens.white80 }
    @objc public var repositoryOpacityWhiteLowest: ColorSemanticToken { ColorRawTokens.white40 }
    @objc public var repositoryOpacityWhiteMedium: ColorSemanticToken { ColorRawTokens.white440 }
    @objc public var repositoryOpacityWhiteMediumLow: ColorSemanticToken { ColorRawTokens.white200 }
    @objc public var repositoryOpacityWhiteTransparent: ColorSemanticToken { ColorRawTokens.white0 }

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
    @objc public var repositoryPrimaryLow: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange500 }
    @objc public var repositoryPrimaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryPrimaryMedium: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange550 }

    // MARK: - Repository Secondary

    @objc public var repositorySecondaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryHigherHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryHigherLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositorySecondaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Tertiary

    @objc public var repositoryTertiaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryTertiaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Warning

    @objc public var repositoryWarningHigh: ColorSemanticToken { ColorRawTokens.functionalSun750 }
    @objc public var repositoryWarningHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningLow: ColorSemanticToken { ColorRawTokens.functionalSun300 }
    @objc public var repositoryWarningLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc public var repositoryWarningMedium: ColorSemanticToken { ColorRawTokens.functionalSun500 }
}
