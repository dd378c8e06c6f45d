extension OrangeThemeButtonComponentTokensProvider: ButtonMonoComponentTokens {
    @objc open var monoColorBgDefaultDisabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorBgDefaultEnabled: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorBgDefaultFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgDefaultHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgDefaultLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigher, dark: colors.repositoryOpacityBlackHigher)
    }
    @objc open var monoColorBgDefaultPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigher, dark: colors.repositoryOpacityBlackHigher)
    }
    @objc open var monoColorBgMinimalFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgMinimalHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgMinimalPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigher, dark: colors.repositoryOpacityBlackHigher)
    }
    @objc open var monoColorBgStrongDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackMedium, dark: colors.repositoryOpacityWhiteMedium)
    }
    @objc open var monoColorBgStrongEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorBgStrongFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgStrongHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackHigher, dark: colors.repositoryOpacityWhiteHigher)
    }
    @objc open var monoColorBgStrongLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigher, dark: colors.repositoryOpacityBlackHigher)
    }
    @objc open var monoColorBgStrongPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigher, dark: colors.repositoryOpacityBlackHigher)
    }
    @objc open var monoColorBorderDefaultDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackMedium, dark: colors.repositoryOpacityWhiteMedium)
    }
    @objc open var monoColorBorderDefaultEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorBorderDefaultFocus: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorBorderDefaultHover: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorBorderDefaultLoading: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorBorderDefaultPressed: MultipleColorSemanticToken { colors.opacityTransparent }
    @objc open var monoColorContentDefaultDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackMedium, dark: colors.repositoryOpacityWhiteMedium)
    }
    @objc open var monoColorContentDefaultEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentDefaultFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentDefaultHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentDefaultLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentDefaultPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentMinimalDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityBlackMedium, dark: colors.repositoryOpacityWhiteMedium)
    }
    @objc open var monoColorContentMinimalEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentMinimalFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentMinimalHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentMinimalLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentMinimalPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentStrongDisabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryOpacityWhiteHigh, dark: colors.repositoryOpacityBlackMediumHigh)
    }
    @objc open var monoColorContentStrongEnabled: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentStrongFocus: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentStrongHover: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralMutedWhite, dark: colors.repositoryNeutralEmphasizedBlack)
    }
    @objc open var monoColorContentStrongLoading: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
    @objc open var monoColorContentStrongPressed: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryNeutralEmphasizedBlack, dark: colors.repositoryNeutralMutedWhite)
    }
}
