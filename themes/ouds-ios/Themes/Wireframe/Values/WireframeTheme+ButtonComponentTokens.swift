extension WireframeThemeButtonComponentTokensProvider: ButtonComponentTokens {
    @objc public var colorBgAiDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBgBrandEnabled: MultipleColorSemanticToken { colors.surfaceBrandSecondary }
    @objc public var colorBgBrandFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositorySecondaryHigh, dark: colors.repositorySecondaryLower)
    }
    @objc public var colorBgBrandHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositorySecondaryHigh, dark: colors.repositorySecondaryLower)
    }
    @objc public var colorBgBrandLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositorySecondaryHigherHigh, dark: colors.repositorySecondaryLowest)
    }
    @objc public var colorBgBrandPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositorySecondaryHigherHigh, dark: colors.repositorySecondaryLowest)
    }
    @objc public var colorBgDefaultDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorBgDefaultEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityPrimaryLowest, dark: colors.repositoryOpacityPrimaryMedium)
    }
    @objc public var colorBgDefaultFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityPrimaryLower, dark: colors.repositoryOpacityPrimaryHigh)
    }
    @objc public var colorBgDefaultHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityPrimaryLower, dark: colors.repositoryOpacityPrimaryHigh)
    }
    @objc public var colorBgDefaultLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityPrimaryLow, dark: colors.repositoryOpacityPrimaryHigher)
    }
    @objc public var colorBgDefaultPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityPrimaryLow, dark: colors.repositoryOpacityPrimaryHigher)
    }
    @objc public var colorBgMinimalFocus: MultipleColorSemanticToken { colors.actionSupportFocus }
    @objc public var colorBgMinimalHover: MultipleColorSemanticToken { colors.actionSupportHover }
    @objc public var colorBgMinimalPressed: MultipleColorSemanticToken { colors.actionSupportPressed }
    @objc public var colorBorderAiDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorBorderAiEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderAiPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc public var colorBorderDefaultPressed: MultipleColorSemanticToken { colors.opacityTransparent }
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
    @objc public var colorContentDefaultEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryHigh, dark: colors.repositoryPrimaryLower)
    }
    @objc public var colorContentDefaultFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryHigh, dark: colors.repositoryPrimaryLower)
    }
    @objc public var colorContentDefaultHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryHigh, dark: colors.repositoryPrimaryLower)
    }
    @objc public var colorContentDefaultLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryHigh, dark: colors.repositoryPrimaryLower)
    }
    @objc public var colorContentDefaultPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryPrimaryHigh, dark: colors.repositoryPrimaryLower)
    }
    @objc public var colorContentMinimalDisabled: MultipleColorSemanticToken { colors.actionDisabled }
    @objc public var colorContentMinimalEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorContentMinimalFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentMinimalHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentMinimalLoading: MultipleColorSemanticToken { colors.actionLoading }
    @objc public var colorContentMinimalPressed: MultipleColorSemanticToken { colors.actionPressed }
}
