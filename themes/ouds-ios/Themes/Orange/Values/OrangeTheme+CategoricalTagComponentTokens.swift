extension OrangeThemeCategoricalTagComponentTokensProvider: CategoricalTagComponentTokens {
    @objc open var colorBgCategory1: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeEmerald500, dark: OrangeBrandColorRawTokens.colorDecorativeEmerald400)
    }
    @objc open var colorBgCategory2: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeSky400, dark: OrangeBrandColorRawTokens.colorDecorativeSky300)
    }
    @objc open var colorBgCategory3: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeAmber500, dark: OrangeBrandColorRawTokens.colorDecorativeAmber300)
    }
    @objc open var colorBgCategory4: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeAmethyst400, dark: OrangeBrandColorRawTokens.colorDecorativeAmethyst300)
    }
    @objc open var colorBgCategory5: MultipleColorSemanticToken { MultipleColorSemanticToken(OrangeBrandColorRawTokens.colorDecorativeShockingPink200) }
    @objc open var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken(colors.repositoryNeutralEmphasizedBlack) }
}
