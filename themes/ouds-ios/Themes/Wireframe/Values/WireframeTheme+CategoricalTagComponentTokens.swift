extension WireframeThemeCategoricalTagComponentTokensProvider: CategoricalTagComponentTokens {
    @objc public var colorBgCategory1: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc public var colorBgCategory2: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc public var colorBgCategory3: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc public var colorBgCategory4: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc public var colorBgCategory5: MultipleColorSemanticToken { colors.surfaceBrandPrimary }
    @objc public var colorContent: MultipleColorSemanticToken { MultipleColorSemanticToken(colors.repositoryNeutralEmphasizedBlack) }
}
