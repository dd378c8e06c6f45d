extension SoshThemeColorSemanticTokensProvider: ColorMultipleSemanticTokens {
    // MARK: - Action

    @objc public var actionDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionDisabledLight, dark: actionDisabledDark)
    }
    @objc public var actionEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionEnabledLight, dark: actionEnabledDark)
    }
    @objc public var actionFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionFocusLight, dark: actionFocusDark)
    }
    @objc public var actionHighlighted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionHighlightedLight, dark: actionHighlightedDark)
    }
    @objc public var actionHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionHoverLight, dark: actionHoverDark)
    }
    @objc public var actionLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionLoadingLight, dark: actionLoadingDark)
    }
    @objc public var actionNegativeEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionNegativeEnabledLight, dark: actionNegativeEnabledDark)
    }
    @objc public var actionNegativeFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionNegativeFocusLight, dark: actionNegativeFocusDark)
    }
    @objc public var actionNegativeHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionNegativeHoverLight, dark: actionNegativeHoverDark)
    }
    @objc public var actionNegativeLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionNegativeLoadingLight, dark: actionNegativeLoadingDark)
    }
    @objc public var actionNegativePressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionNegativePressedLight, dark: actionNegativePressedDark)
    }
    @objc public var actionPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionPressedLight, dark: actionPressedDark)
    }
    @objc public var actionReadOnlyPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionReadOnlyPrimaryLight, dark: actionReadOnlyPrimaryDark)
    }
    @objc public var actionReadOnlySecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionReadOnlySecondaryLight, dark: actionReadOnlySecondaryDark)
    }
    @objc public var actionSelected: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSelectedLight, dark: actionSelectedDark)
    }
    @objc public var actionSupportDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportDisabledLight, dark: actionSupportDisabledDark)
    }
    @objc public var actionSupportEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportEnabledLight, dark: actionSupportEnabledDark)
    }
    @objc public var actionSupportFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportFocusLight, dark: actionSupportFocusDark)
    }
    @objc public var actionSupportHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportHoverLight, dark: actionSupportHoverDark)
    }
    @objc public var actionSupportLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportLoadingLight, dark: actionSupportLoadingDark)
    }
    @objc public var actionSupportPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionSupportPressedLight, dark: actionSupportPressedDark)
    }
    @objc public var actionVisited: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: actionVisitedLight, dark: actionVisitedDark)
    }

    // MARK: - Bg

    @objc public var bgInverseHigh: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: bgInverseHighLight, dark: bgInverseHighDark)
    }
    @objc public var bgInverseLow: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: bgInverseLowLight, dark: bgInverseLowDark)
    }
    @objc public var bgPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: bgPrimaryLight, dark: bgPrimaryDark)
    }
    @objc public var bgSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: bgSecondaryLight, dark: bgSecondaryDark)
    }
    @objc public var bgTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: bgTertiaryLight, dark: bgTertiaryDark)
    }

    // MARK: - Border

    @objc public var borderBrandPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderBrandPrimaryLight, dark: borderBrandPrimaryDark)
    }
    @objc public var borderBrandSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderBrandSecondaryLight, dark: borderBrandSecondaryDark)
    }
    @objc public var borderBrandTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderBrandTertiaryLight, dark: borderBrandTertiaryDark)
    }
    @objc public var borderDefault: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderDefaultLight, dark: borderDefaultDark)
    }
    @objc public var borderEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderEmphasizedLight, dark: borderEmphasizedDark)
    }
    @objc public var borderFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderFocusLight, dark: borderFocusDark)
    }
    @objc public var borderFocusInset: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderFocusInsetLight, dark: borderFocusInsetDark)
    }
    @objc public var borderMinimal: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderMinimalLight, dark: borderMinimalDark)
    }
    @objc public var borderMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderMutedLight, dark: borderMutedDark)
    }
    @objc public var borderOnBrandPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderOnBrandPrimaryLight, dark: borderOnBrandPrimaryDark)
    }
    @objc public var borderOnBrandSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderOnBrandSecondaryLight, dark: borderOnBrandSecondaryDark)
    }
    @objc public var borderOnBrandTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderOnBrandTertiaryLight, dark: borderOnBrandTertiaryDark)
    }
    @objc public var borderStatusAccent: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderStatusAccentLight, dark: borderStatusAccentDark)
    }
    @objc public var borderStatusInfo: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderStatusInfoLight, dark: borderStatusInfoDark)
    }
    @objc public var borderStatusNegative: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderStatusNegativeLight, dark: borderStatusNegativeDark)
    }
    @objc public var borderStatusPositive: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderStatusPositiveLight, dark: borderStatusPositiveDark)
    }
    @objc public var borderStatusWarning: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: borderStatusWarningLight, dark: borderStatusWarningDark)
    }

    // MARK: - Color

    @objc public var colorAiPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colorAiPrimaryLight, dark: colorAiPrimaryDark)
    }
    @objc public var colorAiQuaternary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colorAiQuaternaryLight, dark: colorAiQuaternaryDark)
    }
    @objc public var colorAiSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colorAiSecondaryLight, dark: colorAiSecondaryDark)
    }
    @objc public var colorAiTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colorAiTertiaryLight, dark: colorAiTertiaryDark)
    }

    // MARK: - Content

    @objc public var contentBrandPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentBrandPrimaryLight, dark: contentBrandPrimaryDark)
    }
    @objc public var contentBrandSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentBrandSecondaryLight, dark: contentBrandSecondaryDark)
    }
    @objc public var contentBrandTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentBrandTertiaryLight, dark: contentBrandTertiaryDark)
    }
    @objc public var contentDefault: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentDefaultLight, dark: contentDefaultDark)
    }
    @objc public var contentDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentDisabledLight, dark: contentDisabledDark)
    }
    @objc public var contentInverse: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentInverseLight, dark: contentInverseDark)
    }
    @objc public var contentMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentMutedLight, dark: contentMutedDark)
    }
    @objc public var contentOnActionDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionDisabledLight, dark: contentOnActionDisabledDark)
    }
    @objc public var contentOnActionEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionEnabledLight, dark: contentOnActionEnabledDark)
    }
    @objc public var contentOnActionFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionFocusLight, dark: contentOnActionFocusDark)
    }
    @objc public var contentOnActionHighlighted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionHighlightedLight, dark: contentOnActionHighlightedDark)
    }
    @objc public var contentOnActionHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionHoverLight, dark: contentOnActionHoverDark)
    }
    @objc public var contentOnActionLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionLoadingLight, dark: contentOnActionLoadingDark)
    }
    @objc public var contentOnActionPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionPressedLight, dark: contentOnActionPressedDark)
    }
    @objc public var contentOnActionSelected: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnActionSelectedLight, dark: contentOnActionSelectedDark)
    }
    @objc public var contentOnBrandPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnBrandPrimaryLight, dark: contentOnBrandPrimaryDark)
    }
    @objc public var contentOnBrandSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnBrandSecondaryLight, dark: contentOnBrandSecondaryDark)
    }
    @objc public var contentOnBrandTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnBrandTertiaryLight, dark: contentOnBrandTertiaryDark)
    }
    @objc public var contentOnStatusAccentEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusAccentEmphasizedLight, dark: contentOnStatusAccentEmphasizedDark)
    }
    @objc public var contentOnStatusAccentMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusAccentMutedLight, dark: contentOnStatusAccentMutedDark)
    }
    @objc public var contentOnStatusInfoEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusInfoEmphasizedLight, dark: contentOnStatusInfoEmphasizedDark)
    }
    @objc public var contentOnStatusInfoMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusInfoMutedLight, dark: contentOnStatusInfoMutedDark)
    }
    @objc public var contentOnStatusNegativeEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusNegativeEmphasizedLight, dark: contentOnStatusNegativeEmphasizedDark)
    }
    @objc public var contentOnStatusNegativeMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusNegativeMutedLight, dark: contentOnStatusNegativeMutedDark)
    }
    @objc public var contentOnStatusPositiveEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusPositiveEmphasizedLight, dark: contentOnStatusPositiveEmphasizedDark)
    }
    @objc public var contentOnStatusPositiveMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusPositiveMutedLight, dark: contentOnStatusPositiveMutedDark)
    }
    @objc public var contentOnStatusWarningEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusWarningEmphasizedLight, dark: contentOnStatusWarningEmphasizedDark)
    }
    @objc public var contentOnStatusWarningMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentOnStatusWarningMutedLight, dark: contentOnStatusWarningMutedDark)
    }
    @objc public var contentStatusAccent: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusAccentLight, dark: contentStatusAccentDark)
    }
    @objc public var contentStatusInfo: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusInfoLight, dark: contentStatusInfoDark)
    }
    @objc public var contentStatusInverseInfo: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusInverseInfoLight, dark: contentStatusInverseInfoDark)
    }
    @objc public var contentStatusInverseNegative: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusInverseNegativeLight, dark: contentStatusInverseNegativeDark)
    }
    @objc public var contentStatusInversePositive: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusInversePositiveLight, dark: contentStatusInversePositiveDark)
    }
    @objc public var contentStatusInverseWarning: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusInverseWarningLight, dark: contentStatusInverseWarningDark)
    }
    @objc public var contentStatusNegative: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusNegativeLight, dark: contentStatusNegativeDark)
    }
    @objc public var contentStatusPositive: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusPositiveLight, dark: contentStatusPositiveDark)
    }
    @objc public var contentStatusWarning: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: contentStatusWarningLight, dark: contentStatusWarningDark)
    }

    // MARK: - Opacity

    @objc public var opacityLower: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: opacityLowerLight, dark: opacityLowerDark)
    }
    @objc public var opacityLowest: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: opacityLowestLight, dark: opacityLowestDark)
    }
    @objc public var opacityTransparent: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: opacityTransparentLight, dark: opacityTransparentDark)
    }
    @objc public var opacityTransparentInverse: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: opacityTransparentInverseLight, dark: opacityTransparentInverseDark)
    }

    // MARK: - Overlay

    @objc public var overlayBackdrop: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayBackdropLight, dark: overlayBackdropDark)
    }
    @objc public var overlayDrag: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayDragLight, dark: overlayDragDark)
    }
    @objc public var overlayDropdown: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayDropdownLight, dark: overlayDropdownDark)
    }
    @objc public var overlayFloating: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayFloatingLight, dark: overlayFloatingDark)
    }
    @objc public var overlayModalSheet: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayModalSheetLight, dark: overlayModalSheetDark)
    }
    @objc public var overlayTooltip: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: overlayTooltipLight, dark: overlayTooltipDark)
    }

    // MARK: - Surface

    @objc public var surfaceBrandPrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceBrandPrimaryLight, dark: surfaceBrandPrimaryDark)
    }
    @objc public var surfaceBrandSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceBrandSecondaryLight, dark: surfaceBrandSecondaryDark)
    }
    @objc public var surfaceBrandTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceBrandTertiaryLight, dark: surfaceBrandTertiaryDark)
    }
    @objc public var surfaceInverseHigh: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceInverseHighLight, dark: surfaceInverseHighDark)
    }
    @objc public var surfaceInverseLow: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceInverseLowLight, dark: surfaceInverseLowDark)
    }
    @objc public var surfacePrimary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfacePrimaryLight, dark: surfacePrimaryDark)
    }
    @objc public var surfaceSecondary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceSecondaryLight, dark: surfaceSecondaryDark)
    }
    @objc public var surfaceStatusAccentEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusAccentEmphasizedLight, dark: surfaceStatusAccentEmphasizedDark)
    }
    @objc public var surfaceStatusAccentMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusAccentMutedLight, dark: surfaceStatusAccentMutedDark)
    }
    @objc public var surfaceStatusInfoEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusInfoEmphasizedLight, dark: surfaceStatusInfoEmphasizedDark)
    }
    @objc public var surfaceStatusInfoMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusInfoMutedLight, dark: surfaceStatusInfoMutedDark)
    }
    @objc public var surfaceStatusNegativeEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusNegativeEmphasizedLight, dark: surfaceStatusNegativeEmphasizedDark)
    }
    @objc public var surfaceStatusNegativeMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusNegativeMutedLight, dark: surfaceStatusNegativeMutedDark)
    }
    @objc public var surfaceStatusPositiveEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusPositiveEmphasizedLight, dark: surfaceStatusPositiveEmphasizedDark)
    }
    @objc public var surfaceStatusPositiveMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusPositiveMutedLight, dark: surfaceStatusPositiveMutedDark)
    }
    @objc public var surfaceStatusWarningEmphasized: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusWarningEmphasizedLight, dark: surfaceStatusWarningEmphasizedDark)
    }
    @objc public var surfaceStatusWarningMuted: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceStatusWarningMutedLight, dark: surfaceStatusWarningMutedDark)
    }
    @objc public var surfaceTertiary: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: surfaceTertiaryLight, dark: surfaceTertiaryDark)
    }

    // MARK: - Always

    @objc public var alwaysBlack: MultipleColorSemanticToken { MultipleColorSemanticToken(repositoryNeutralEmphasizedBlack) }
    @objc public var alwaysOnBlack: MultipleColorSemanticToken { MultipleColorSemanticToken(repositoryNeutralMutedLower) }
    @objc public var alwaysOnWhite: MultipleColorSemanticToken { MultipleColorSemanticToken(repositoryNeutralEmphasizedBlack) }
    @objc public var alwaysWhite: MultipleColorSemanticToken { MultipleColorSemanticToken(repositoryNeutralMutedWhite) }
}
