extension OrangeThemeColorSemanticTokensProvider: ColorSemanticTokens {
    // MARK: - Action

    @objc open var actionDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc open var actionDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc open var actionEnabledLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var actionEnabledDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var actionFocusLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var actionFocusDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc open var actionHighlightedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var actionHighlightedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var actionHoverLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var actionHoverDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc open var actionLoadingLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var actionLoadingDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var actionNegativeEnabledLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc open var actionNegativeEnabledDark: ColorSemanticToken { repositoryNegativeLow }
    @objc open var actionNegativeFocusLight: ColorSemanticToken { repositoryNegativeHigh }
    @objc open var actionNegativeFocusDark: ColorSemanticToken { repositoryNegativeLower }
    @objc open var actionNegativeHoverLight: ColorSemanticToken { repositoryNegativeHigh }
    @objc open var actionNegativeHoverDark: ColorSemanticToken { repositoryNegativeLower }
    @objc open var actionNegativeLoadingLight: ColorSemanticToken { repositoryNegativeHigher }
    @objc open var actionNegativeLoadingDark: ColorSemanticToken { repositoryNegativeLowest }
    @objc open var actionNegativePressedLight: ColorSemanticToken { repositoryNegativeHigher }
    @objc open var actionNegativePressedDark: ColorSemanticToken { repositoryNegativeLowest }
    @objc open var actionPressedLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var actionPressedDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var actionReadOnlyPrimaryLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var actionReadOnlyPrimaryDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc open var actionReadOnlySecondaryLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc open var actionReadOnlySecondaryDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc open var actionSelectedLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var actionSelectedDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var actionSupportDisabledLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var actionSupportDisabledDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc open var actionSupportEnabledLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var actionSupportEnabledDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc open var actionSupportFocusLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc open var actionSupportFocusDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc open var actionSupportHoverLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc open var actionSupportHoverDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc open var actionSupportLoadingLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc open var actionSupportLoadingDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc open var actionSupportPressedLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc open var actionSupportPressedDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc open var actionVisitedLight: ColorSemanticToken { ColorRawTokens.functionalAmethyst600 }
    @objc open var actionVisitedDark: ColorSemanticToken { ColorRawTokens.functionalAmethyst400 }

    // MARK: - Bg

    @objc open var bgInverseHighLight: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc open var bgInverseHighDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var bgInverseLowLight: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc open var bgInverseLowDark: ColorSemanticToken { repositoryNeutralEmphasizedMedium }
    @objc open var bgPrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var bgPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc open var bgSecondaryLight: ColorSemanticToken { repositoryNeutralMutedLowest }
    @objc open var bgSecondaryDark: ColorSemanticToken { repositoryNeutralEmphasizedHigher }
    @objc open var bgTertiaryLight: ColorSemanticToken { repositoryAccentLowest }
    @objc open var bgTertiaryDark: ColorSemanticToken { repositoryAccentHighest }

    // MARK: - Border

    @objc open var borderBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var borderBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var borderBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderDefaultLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc open var borderDefaultDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc open var borderEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var borderEmphasizedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var borderFocusLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var borderFocusDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var borderFocusInsetLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var borderFocusInsetDark: ColorSemanticToken { repositoryNeutralEmphasizedHighest }
    @objc open var borderMinimalLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var borderMinimalDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc open var borderMutedLight: ColorSemanticToken { repositoryOpacityBlackLow }
    @objc open var borderMutedDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc open var borderOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var borderOnBrandPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var borderOnBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderOnBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderOnBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderOnBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var borderStatusAccentLight: ColorSemanticToken { repositoryAccentMedium }
    @objc open var borderStatusAccentDark: ColorSemanticToken { repositoryAccentLow }
    @objc open var borderStatusInfoLight: ColorSemanticToken { repositoryInfoHigh }
    @objc open var borderStatusInfoDark: ColorSemanticToken { repositoryInfoLow }
    @objc open var borderStatusNegativeLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc open var borderStatusNegativeDark: ColorSemanticToken { repositoryNegativeLow }
    @objc open var borderStatusPositiveLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc open var borderStatusPositiveDark: ColorSemanticToken { repositoryPositiveLow }
    @objc open var borderStatusWarningLight: ColorSemanticToken { repositoryWarningMedium }
    @objc open var borderStatusWarningDark: ColorSemanticToken { repositoryWarningLow }

    // MARK: - Color

    @objc open var colorAiPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var colorAiPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var colorAiQuaternaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeSky400 }
    @objc open var colorAiQuaternaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeSky400 }
    @objc open var colorAiSecondaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeShockingPink200 }
    @objc open var colorAiSecondaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeShockingPink200 }
    @objc open var colorAiTertiaryLight: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeAmethyst400 }
    @objc open var colorAiTertiaryDark: ColorSemanticToken { OrangeBrandColorRawTokens.colorDecorativeAmethyst400 }

    // MARK: - Content

    @objc open var contentBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryMedium }
    @objc open var contentBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var contentBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentDefaultLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentDefaultDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentDisabledLight: ColorSemanticToken { repositoryOpacityBlackMediumLow }
    @objc open var contentDisabledDark: ColorSemanticToken { repositoryOpacityWhiteMediumLow }
    @objc open var contentInverseLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentInverseDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentMutedLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var contentMutedDark: ColorSemanticToken { repositoryOpacityWhiteHigh }
    @objc open var contentOnActionDisabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionDisabledDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionEnabledLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionEnabledDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionFocusLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionFocusDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionHighlightedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionHighlightedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionHoverLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionHoverDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionLoadingLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionLoadingDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionPressedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionPressedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnActionSelectedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnActionSelectedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnBrandPrimaryLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnBrandPrimaryDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentOnBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentOnBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentOnBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var contentOnStatusAccentEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusAccentEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusAccentMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusAccentMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentOnStatusInfoEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnStatusInfoEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusInfoMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusInfoMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentOnStatusNegativeEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnStatusNegativeEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusNegativeMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusNegativeMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentOnStatusPositiveEmphasizedLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var contentOnStatusPositiveEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusPositiveMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusPositiveMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentOnStatusWarningEmphasizedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusWarningEmphasizedDark: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusWarningMutedLight: ColorSemanticToken { repositoryNeutralEmphasizedBlack }
    @objc open var contentOnStatusWarningMutedDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var contentStatusAccentLight: ColorSemanticToken { repositoryAccentMedium }
    @objc open var contentStatusAccentDark: ColorSemanticToken { repositoryAccentLow }
    @objc open var contentStatusInfoLight: ColorSemanticToken { repositoryInfoHigh }
    @objc open var contentStatusInfoDark: ColorSemanticToken { repositoryInfoLow }
    @objc open var contentStatusInverseInfoLight: ColorSemanticToken { repositoryInfoLow }
    @objc open var contentStatusInverseInfoDark: ColorSemanticToken { repositoryInfoHigh }
    @objc open var contentStatusInverseNegativeLight: ColorSemanticToken { repositoryNegativeLow }
    @objc open var contentStatusInverseNegativeDark: ColorSemanticToken { repositoryNegativeMedium }
    @objc open var contentStatusInversePositiveLight: ColorSemanticToken { repositoryPositiveLow }
    @objc open var contentStatusInversePositiveDark: ColorSemanticToken { repositoryPositiveHigher }
    @objc open var contentStatusInverseWarningLight: ColorSemanticToken { repositoryWarningLow }
    @objc open var contentStatusInverseWarningDark: ColorSemanticToken { repositoryWarningHigh }
    @objc open var contentStatusNegativeLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc open var contentStatusNegativeDark: ColorSemanticToken { repositoryNegativeLow }
    @objc open var contentStatusPositiveLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc open var contentStatusPositiveDark: ColorSemanticToken { repositoryPositiveLow }
    @objc open var contentStatusWarningLight: ColorSemanticToken { repositoryWarningHigh }
    @objc open var contentStatusWarningDark: ColorSemanticToken { repositoryWarningLow }

    // MARK: - Opacity

    @objc open var opacityLowerLight: ColorSemanticToken { repositoryOpacityBlackLower }
    @objc open var opacityLowerDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc open var opacityLowestLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var opacityLowestDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc open var opacityTransparentLight: ColorSemanticToken { repositoryOpacityBlackTransparent }
    @objc open var opacityTransparentDark: ColorSemanticToken { repositoryOpacityWhiteTransparent }
    @objc open var opacityTransparentInverseLight: ColorSemanticToken { repositoryOpacityWhiteTransparent }
    @objc open var opacityTransparentInverseDark: ColorSemanticToken { repositoryOpacityBlackTransparent }

    // MARK: - Overlay

    @objc open var overlayBackdropLight: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var overlayBackdropDark: ColorSemanticToken { repositoryOpacityBlackHigher }
    @objc open var overlayDragLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var overlayDragDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc open var overlayDropdownLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var overlayDropdownDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }
    @objc open var overlayFloatingLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var overlayFloatingDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }
    @objc open var overlayModalSheetLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var overlayModalSheetDark: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc open var overlayTooltipLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc open var overlayTooltipDark: ColorSemanticToken { repositoryNeutralEmphasizedLow }

    // MARK: - Surface

    @objc open var surfaceBrandPrimaryLight: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var surfaceBrandPrimaryDark: ColorSemanticToken { repositoryPrimaryLow }
    @objc open var surfaceBrandSecondaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var surfaceBrandSecondaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var surfaceBrandTertiaryLight: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var surfaceBrandTertiaryDark: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var surfaceInverseHighLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc open var surfaceInverseHighDark: ColorSemanticToken { repositoryNeutralMutedLower }
    @objc open var surfaceInverseLowLight: ColorSemanticToken { repositoryNeutralEmphasizedHigh }
    @objc open var surfaceInverseLowDark: ColorSemanticToken { repositoryOpacityWhiteLow }
    @objc open var surfacePrimaryLight: ColorSemanticToken { repositoryNeutralMutedWhite }
    @objc open var surfacePrimaryDark: ColorSemanticToken { repositoryOpacityWhiteLowest }
    @objc open var surfaceSecondaryLight: ColorSemanticToken { repositoryOpacityBlackLowest }
    @objc open var surfaceSecondaryDark: ColorSemanticToken { repositoryOpacityWhiteLower }
    @objc open var surfaceStatusAccentEmphasizedLight: ColorSemanticToken { repositoryAccentMedium }
    @objc open var surfaceStatusAccentEmphasizedDark: ColorSemanticToken { repositoryAccentLow }
    @objc open var surfaceStatusAccentMutedLight: ColorSemanticToken { repositoryOpacityAccentLow }
    @objc open var surfaceStatusAccentMutedDark: ColorSemanticToken { repositoryOpacityAccentMedium }
    @objc open var surfaceStatusInfoEmphasizedLight: ColorSemanticToken { repositoryInfoHigh }
    @objc open var surfaceStatusInfoEmphasizedDark: ColorSemanticToken { repositoryInfoLow }
    @objc open var surfaceStatusInfoMutedLight: ColorSemanticToken { repositoryOpacityInfoLow }
    @objc open var surfaceStatusInfoMutedDark: ColorSemanticToken { repositoryOpacityInfoMedium }
    @objc open var surfaceStatusNegativeEmphasizedLight: ColorSemanticToken { repositoryNegativeMedium }
    @objc open var surfaceStatusNegativeEmphasizedDark: ColorSemanticToken { repositoryNegativeLow }
    @objc open var surfaceStatusNegativeMutedLight: ColorSemanticToken { repositoryOpacityNegativeLow }
    @objc open var surfaceStatusNegativeMutedDark: ColorSemanticToken { repositoryOpacityNegativeMedium }
    @objc open var surfaceStatusPositiveEmphasizedLight: ColorSemanticToken { repositoryPositiveHigher }
    @objc open var surfaceStatusPositiveEmphasizedDark: ColorSemanticToken { repositoryPositiveLow }
    @objc open var surfaceStatusPositiveMutedLight: ColorSemanticToken { repositoryOpacityPositiveLow }
    @objc open var surfaceStatusPositiveMutedDark: ColorSemanticToken { repositoryOpacityPositiveMedium }
    @objc open var surfaceStatusWarningEmphasizedLight: ColorSemanticToken { repositoryWarningMedium }
    @objc open var surfaceStatusWarningEmphasizedDark: ColorSemanticToken { repositoryWarningLow }
    @objc open var surfaceStatusWarningMutedLight: ColorSemanticToken { repositoryOpacityWarningLow }
    @objc open var surfaceStatusWarningMutedDark: ColorSemanticToken { repositoryOpacityWarningMedium }
    @objc open var surfaceTertiaryLight: ColorSemanticToken { repositoryOpacityAccentLow }
    @objc open var surfaceTertiaryDark: ColorSemanticToken { repositoryOpacityAccentMedium }

    // MARK: - Repository Accent

    @objc open var repositoryAccentHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryAccentHigher: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray900 }
    @objc open var repositoryAccentHighest: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray1000 }
    @objc open var repositoryAccentLow: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange500 }
    @objc open var repositoryAccentLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryAccentLowest: ColorSemanticToken { OrangeBrandColorRawTokens.colorWarmGray100 }
    @objc open var repositoryAccentMedium: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange550 }

    // MARK: - Repository Info

    @objc open var repositoryInfoHigh: ColorSemanticToken { ColorRawTokens.functionalDodgerBlue700 }
    @objc open var repositoryInfoHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryInfoHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryInfoLow: ColorSemanticToken { ColorRawTokens.functionalDodgerBlue300 }
    @objc open var repositoryInfoLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryInfoLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryInfoMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Negative

    @objc open var repositoryNegativeHigh: ColorSemanticToken { ColorRawTokens.functionalScarlet700 }
    @objc open var repositoryNegativeHigher: ColorSemanticToken { ColorRawTokens.functionalScarlet800 }
    @objc open var repositoryNegativeHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNegativeLow: ColorSemanticToken { ColorRawTokens.functionalScarlet300 }
    @objc open var repositoryNegativeLower: ColorSemanticToken { ColorRawTokens.functionalScarlet200 }
    @objc open var repositoryNegativeLowest: ColorSemanticToken { ColorRawTokens.functionalScarlet100 }
    @objc open var repositoryNegativeMedium: ColorSemanticToken { ColorRawTokens.functionalScarlet600 }

    // MARK: - Repository Neutral

    @objc open var repositoryNeutralEmphasizedBlack: ColorSemanticToken { ColorRawTokens.functionalBlack }
    @objc open var repositoryNeutralEmphasizedHigh: ColorSemanticToken { ColorRawTokens.functionalGrayDark720 }
    @objc open var repositoryNeutralEmphasizedHigher: ColorSemanticToken { ColorRawTokens.functionalGrayDark800 }
    @objc open var repositoryNeutralEmphasizedHighest: ColorSemanticToken { ColorRawTokens.functionalGrayDark880 }
    @objc open var repositoryNeutralEmphasizedLow: ColorSemanticToken { ColorRawTokens.functionalGrayDark560 }
    @objc open var repositoryNeutralEmphasizedLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralEmphasizedLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralEmphasizedMedium: ColorSemanticToken { ColorRawTokens.functionalGrayDark640 }
    @objc open var repositoryNeutralMutedHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralMutedHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralMutedHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralMutedLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralMutedLower: ColorSemanticToken { ColorRawTokens.functionalGrayLight160 }
    @objc open var repositoryNeutralMutedLowest: ColorSemanticToken { ColorRawTokens.functionalGrayLight80 }
    @objc open var repositoryNeutralMutedMedium: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryNeutralMutedWhite: ColorSemanticToken { ColorRawTokens.functionalWhite }

    // MARK: - Repository Opacity

    @objc open var repositoryOpacityAccentLow: ColorSemanticToken { OrangeBrandColorRawTokens.warmGray80 }
    @objc open var repositoryOpacityAccentMedium: ColorSemanticToken { OrangeBrandColorRawTokens.warmGray400 }
    @objc open var repositoryOpacityBlackHigh: ColorSemanticToken { ColorRawTokens.opacityBlack520 }
    @objc open var repositoryOpacityBlackHigher: ColorSemanticToken { ColorRawTokens.opacityBlack680 }
    @objc open var repositoryOpacityBlackHighest: ColorSemanticToken { ColorRawTokens.opacityBlack840 }
    @objc open var repositoryOpacityBlackLow: ColorSemanticToken { ColorRawTokens.opacityBlack120 }
    @objc open var repositoryOpacityBlackLower: ColorSemanticToken { ColorRawTokens.opacityBlack80 }
    @objc open var repositoryOpacityBlackLowest: ColorSemanticToken { ColorRawTokens.opacityBlack40 }
    @objc open var repositoryOpacityBlackMedium: ColorSemanticToken { ColorRawTokens.opacityBlack280 }
    @objc open var repositoryOpacityBlackMediumHigh: ColorSemanticToken { ColorRawTokens.opacityBlack440 }
    @objc open var repositoryOpacityBlackMediumLow: ColorSemanticToken { ColorRawTokens.opacityBlack200 }
    @objc open var repositoryOpacityBlackTransparent: ColorSemanticToken { ColorRawTokens.opacityBlack0 }
    @objc open var repositoryOpacityInfoLow: ColorSemanticToken { ColorRawTokens.dodgerBlue80 }
    @objc open var repositoryOpacityInfoMedium: ColorSemanticToken { ColorRawTokens.dodgerBlue520 }
    @objc open var repositoryOpacityNegativeLow: ColorSemanticToken { ColorRawTokens.scarlet80 }
    @objc open var repositoryOpacityNegativeMedium: ColorSemanticToken { ColorRawTokens.scarlet320 }
    @objc open var repositoryOpacityPositiveLow: ColorSemanticToken { ColorRawTokens.malachite120 }
    @objc open var repositoryOpacityPositiveMedium: ColorSemanticToken { ColorRawTokens.malachite640 }
    @objc open var repositoryOpacityPrimaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityPrimaryTransparent: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryOpacityWarningLow: ColorSemanticToken { ColorRawTokens.sun160 }
    @objc open var repositoryOpacityWarningMedium: ColorSemanticToken { ColorRawTokens.sun480 }
    @objc open var repositoryOpacityWhiteHigh: ColorSemanticToken { ColorRawTokens.white640 }
    @objc open var repositoryOpacityWhiteHigher: ColorSemanticToken { ColorRawTokens.white800 }
    @objc open var repositoryOpacityWhiteHighest: ColorSemanticToken { ColorRawTokens.white920 }
    @objc open var repositoryOpacityWhiteLow: ColorSemanticToken { ColorRawTokens.white120 }
    @objc open var repositoryOpacityWhiteLower: ColorSemanticToken { ColorRawTokens.white80 }
    @objc open var repositoryOpacityWhiteLowest: ColorSemanticToken { ColorRawTokens.white40 }
    @objc open var repositoryOpacityWhiteMedium: ColorSemanticToken { ColorRawTokens.white440 }
    @objc open var repositoryOpacityWhiteMediumLow: ColorSemanticToken { ColorRawTokens.white200 }
    @objc open var repositoryOpacityWhiteTransparent: ColorSemanticToken { ColorRawTokens.white0 }

    // MARK: - Repository Positive

    @objc open var repositoryPositiveHigh: ColorSemanticToken { ColorRawTokens.functionalMalachite700 }
    @objc open var repositoryPositiveHigher: ColorSemanticToken { ColorRawTokens.functionalMalachite750 }
    @objc open var repositoryPositiveHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPositiveLow: ColorSemanticToken { ColorRawTokens.functionalMalachite300 }
    @objc open var repositoryPositiveLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPositiveLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPositiveMedium: ColorSemanticToken { ColorRawTokens.functionalMalachite600 }

    // MARK: - Repository Primary

    @objc open var repositoryPrimaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPrimaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPrimaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPrimaryLow: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange500 }
    @objc open var repositoryPrimaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPrimaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryPrimaryMedium: ColorSemanticToken { OrangeBrandColorRawTokens.colorOrange550 }

    // MARK: - Repository Secondary

    @objc open var repositorySecondaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryHigherHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryHigherLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositorySecondaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Tertiary

    @objc open var repositoryTertiaryHigh: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryLow: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryTertiaryMedium: ColorSemanticToken { "ouds-forbidden-color-value" }

    // MARK: - Repository Warning

    @objc open var repositoryWarningHigh: ColorSemanticToken { ColorRawTokens.functionalSun750 }
    @objc open var repositoryWarningHigher: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryWarningHighest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryWarningLow: ColorSemanticToken { ColorRawTokens.functionalSun300 }
    @objc open var repositoryWarningLower: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryWarningLowest: ColorSemanticToken { "ouds-forbidden-color-value" }
    @objc open var repositoryWarningMedium: ColorSemanticToken { ColorRawTokens.functionalSun500 }
}
