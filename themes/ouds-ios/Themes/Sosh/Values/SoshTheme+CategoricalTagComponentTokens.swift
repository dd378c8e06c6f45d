extension SoshThemeCategoricalTagComponentTokensProvider: CategoricalTagComponentTokens {
    @objc public var colorBgCategory1: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeEmerald500, dark: OrangeBrandColorRawTokens.colorDecorativeEmerald400)
    }
    @objc public var colorBgCategory2: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeSky400, dark: OrangeBrandColorRawTokens.colorDecorativeSky300)
    }
    @objc public var colorBgCategory3: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeAmber500, dark: OrangeBrandColorRawTokens.colorDecorativeAmber300)
    }
    @objc public var colorBgCategory4: MultipleColorSemanticToken {
        MultipleColorSemanticToken(light: OrangeBrandColorRawTokens.colorDecorativeAmethyst400, dark: OrangeBrandColorRawTokens.colorDecorativeAmethyst300)
    }
    @objc public var colorBgCategory5: MultipleColorSemanticToken { MultipleColorSemanticToken(OrangeBrandColorRawTokens.colorDecorativeShockingPink200) }
    @objc public var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken(colors.repositoryNeutralEmphasizedBlack) }
}
