extension SoshThemeButtonComponentTokensProvider: ButtonComponentTokens {
    @objc public var colorBgAiDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgBrandEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.surfaceBrandSecondaryLight, dark: colors.surfaceBrandTertiaryDark)
    }
    @objc public var colorBgBrandFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorBgBrandHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorBgBrandLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryMedium, dark: colors.repositorySecondaryLower)
    }
    @objc public var colorBgBrandPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryMedium, dark: colors.repositorySecondaryLower)
    }
    @objc public var colorBgDefaultDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgDefaultEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgDefaultFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgDefaultHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgDefaultLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgDefaultPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgMinimalFocus: MultipleColorSemanticToken { colors.actionSupportFocus }
    @objc public var colorBgMinimalHover: MultipleColorSemanticToken { colors.actionSupportHover }
    @objc public var colorBgMinimalPressed: MultipleColorSemanticToken { colors.actionSupportPressed }
    @objc public var colorBorderAiDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorBorderAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorBorderDefaultEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorBorderDefaultFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorBorderDefaultHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorBorderDefaultLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc public var colorBorderDefaultPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc public var colorContentAiDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorContentAiEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorContentAiFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentAiHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentAiLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc public var colorContentAiPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc public var colorContentBrandEnabled: MultipleColorSemanticToken { colors.contentOnBrandSecondary }
    @objc public var colorContentBrandFocus: MultipleColorSemanticToken { colors.contentOnActionFocus }
    @objc public var colorContentBrandHover: MultipleColorSemanticToken { colors.contentOnActionHover }
    @objc public var colorContentBrandLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc public var colorContentBrandPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc public var colorContentDefaultDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorContentDefaultEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorContentDefaultFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentDefaultHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentDefaultLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc public var colorContentDefaultPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc public var colorContentMinimalDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorContentMinimalEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorContentMinimalFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentMinimalHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentMinimalLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc public var colorContentMinimalPressed: MultipleColorSemanticToken { colors.actionPressed }
}
