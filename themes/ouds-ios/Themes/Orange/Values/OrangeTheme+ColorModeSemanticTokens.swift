extension OrangeThemeColorModeSemanticTokensProvider: ColorModeSemanticTokens {
    @objc open var onBgPrimaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onBgPrimaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBgSecondaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onBgSecondaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBgTertiaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onBgTertiaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBrandPrimaryLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onBrandPrimaryDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onBrandSecondaryLight: ColorModeSemanticToken { ColorModeRawTokens.undefined }
    @objc open var onBrandSecondaryDark: ColorModeSemanticToken { ColorModeRawTokens.undefined }
    @objc open var onBrandTertiaryLight: ColorModeSemanticToken { ColorModeRawTokens.undefined }
    @objc open var onBrandTertiaryDark: ColorModeSemanticToken { ColorModeRawTokens.undefined }
    @objc open var onOverlayDropdownLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onOverlayDropdownDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onOverlayModalLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onOverlayModalDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onStatusAccentEmphasizedLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusAccentEmphasizedDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusAccentMutedLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onStatusAccentMutedDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onStatusPositiveEmphasizedLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeDark }
    @objc open var onStatusPositiveEmphasizedDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusPositiveMutedLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onStatusPositiveMutedDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onStatusWarningEmphasizedLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusWarningEmphasizedDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusWarningMutedLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onStatusWarningMutedDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onStatusNegativeEmphasizedLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeDark }
    @objc open var onStatusNegativeEmphasizedDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusNegativeMutedLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onStatusNegativeMutedDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onStatusInfoEmphasizedLight: ColorModeSemanticToken { ColorModeRawTokens.monochromeDark }
    @objc open var onStatusInfoEmphasizedDark: ColorModeSemanticToken { ColorModeRawTokens.monochromeLight }
    @objc open var onStatusInfoMutedLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onStatusInfoMutedDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBgInverseHighLight: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBgInverseHighDark: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onBgInverseLowLight: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onBgInverseLowDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfaceInverseHighLight: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfaceInverseHighDark: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onSurfaceInverseLowLight: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfaceInverseLowDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfacePrimaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onSurfacePrimaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfaceSecondaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onSurfaceSecondaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onSurfaceTertiaryLight: ColorModeSemanticToken { ColorModeRawTokens.light }
    @objc open var onSurfaceTertiaryDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onOverlayTooltipLight: ColorModeSemanticToken { ColorModeRawTokens.dark }
    @objc open var onOverlayTooltipDark: ColorModeSemanticToken { ColorModeRawTokens.dark }
}

extension OrangeThemeColorModeSemanticTokensProvider: ColorModeMultipleSemanticTokens {
    @objc open var onBgPrimary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBgPrimaryLight, dark: onBgPrimaryDark)
    }
    @objc open var onBgSecondary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBgSecondaryLight, dark: onBgSecondaryDark)
    }
    @objc open var onBgTertiary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBgTertiaryLight, dark: onBgTertiaryDark)
    }
    @objc open var onBrandPrimary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBrandPrimaryLight, dark: onBrandPrimaryDark)
    }
    @objc open var onBrandSecondary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBrandSecondaryLight, dark: onBrandSecondaryDark)
    }
    @objc open var onBrandTertiary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBrandTertiaryLight, dark: onBrandTertiaryDark)
    }
    @objc open var onOverlayDropdown: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onOverlayDropdownLight, dark: onOverlayDropdownDark)
    }
    @objc open var onOverlayModal: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onOverlayModalLight, dark: onOverlayModalDark)
    }
    @objc open var onStatusAccentEmphasized: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusAccentEmphasizedLight, dark: onStatusAccentEmphasizedDark)
    }
    @objc open var onStatusAccentMuted: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusAccentMutedLight, dark: onStatusAccentMutedDark)
    }
    @objc open var onStatusPositiveEmphasized: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusPositiveEmphasizedLight, dark: onStatusPositiveEmphasizedDark)
    }
    @objc open var onStatusPositiveMuted: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusPositiveMutedLight, dark: onStatusPositiveMutedDark)
    }
    @objc open var onStatusWarningEmphasized: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusWarningEmphasizedLight, dark: onStatusWarningEmphasizedDark)
    }
    @objc open var onStatusWarningMuted: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusWarningMutedLight, dark: onStatusWarningMutedDark)
    }
    @objc open var onStatusNegativeEmphasized: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusNegativeEmphasizedLight, dark: onStatusNegativeEmphasizedDark)
    }
    @objc open var onStatusNegativeMuted: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusNegativeMutedLight, dark: onStatusNegativeMutedDark)
    }
    @objc open var onStatusInfoEmphasized: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusInfoEmphasizedLight, dark: onStatusInfoEmphasizedDark)
    }
    @objc open var onStatusInfoMuted: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onStatusInfoMutedLight, dark: onStatusInfoMutedDark)
    }
    @objc open var onBgInverseHigh: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBgInverseHighLight, dark: onBgInverseHighDark)
    }
    @objc open var onBgInverseLow: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onBgInverseLowLight, dark: onBgInverseLowDark)
    }
    @objc open var onSurfaceInverseHigh: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onSurfaceInverseHighLight, dark: onSurfaceInverseHighDark)
    }
    @objc open var onSurfaceInverseLow: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onSurfaceInverseLowLight, dark: onSurfaceInverseLowDark)
    }
    @objc open var onSurfacePrimary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onSurfacePrimaryLight, dark: onSurfacePrimaryDark)
    }
    @objc open var onSurfaceSecondary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onSurfaceSecondaryLight, dark: onSurfaceSecondaryDark)
    }
    @objc open var onSurfaceTertiary: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onSurfaceTertiaryLight, dark: onSurfaceTertiaryDark)
    }
    @objc open var onOverlayTooltip: MultipleColorModeSemanticToken {
        MultipleColorModeSemanticToken(light: onOverlayTooltipLight, dark: onOverlayTooltipDark)
    }
}
