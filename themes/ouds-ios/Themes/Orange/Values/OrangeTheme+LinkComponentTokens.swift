extension OrangeThemeLinkComponentTokensProvider: LinkComponentTokens {
    @objc open var colorChevronEnabled: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc open var colorChevronFocus: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc open var colorChevronHover: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc open var colorChevronPressed: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc open var colorContentEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc open var colorContentFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc open var colorContentHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorContentPressed: MultipleColorSemanticToken { colors.actionPressed }
}
