extension OrangeThemeIconComponentTokensProvider: IconComponentTokens {
    @objc open var colorContentStatusWarningExternalShape: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryWarningMedium, dark: colors.repositoryWarningLow)
    }
    @objc open var colorContentStatusWarningInternalShape: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryWarningHigh, dark: colors.opacityTransparentDark)
    }
    @objc open var colorContentStatusWarningInverseExternalShape: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.repositoryWarningLow, dark: colors.repositoryWarningMedium)
    }
    @objc open var colorContentStatusWarningInverseInternalShape: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: colors.opacityTransparentDark, dark: colors.repositoryWarningHigh)
    }
}
