extension OrangeThemeButtonComponentTokensProvider: ButtonComponentTokens {
    @objc open var colorBgAiDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgBrandEnabled: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc open var colorBgBrandFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorBgBrandHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorBgBrandLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedLower)
    }
    @objc open var colorBgBrandPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedLower)
    }
    @objc open var colorBgDefaultDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgDefaultEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgDefaultFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgDefaultHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgDefaultLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgDefaultPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBgMinimalFocus: MultipleColorSemanticToken { colors.actionSupportFocus }
    @objc open var colorBgMinimalHover: MultipleColorSemanticToken { colors.actionSupportHover }
    @objc open var colorBgMinimalPressed: MultipleColorSemanticToken { colors.actionSupportPressed }
    @objc open var colorBorderAiDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc open var colorBorderAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBorderAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBorderAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBorderAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBorderAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var colorBorderDefaultDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc open var colorBorderDefaultEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc open var colorBorderDefaultFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorBorderDefaultHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorBorderDefaultLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc open var colorBorderDefaultPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc open var colorContentAiDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc open var colorContentAiEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc open var colorContentAiFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorContentAiHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorContentAiLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc open var colorContentAiPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc open var colorContentBrandEnabled: MultipleColorSemanticToken { colors.contentOnBrandPrimary }
    @objc open var colorContentBrandFocus: MultipleColorSemanticToken { colors.contentOnActionFocus }
    @objc open var colorContentBrandHover: MultipleColorSemanticToken { colors.contentOnActionHover }
    @objc open var colorContentBrandLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var colorContentBrandPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var colorContentDefaultDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc open var colorContentDefaultEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc open var colorContentDefaultFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorContentDefaultHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorContentDefaultLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc open var colorContentDefaultPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc open var colorContentMinimalDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc open var colorContentMinimalEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc open var colorContentMinimalFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorContentMinimalHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorContentMinimalLoading: MultipleColorSemanticToken { colors.contentDefault }
    @objc open var colorContentMinimalPressed: MultipleColorSemanticToken { colors.actionPressed }
}
