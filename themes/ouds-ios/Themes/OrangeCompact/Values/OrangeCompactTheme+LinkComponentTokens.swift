extension OrangeCompactThemeLinkComponentTokensProvider: LinkComponentTokens {
    @objc public var colorChevronEnabled: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc public var colorChevronFocus: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc public var colorChevronHover: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc public var colorChevronPressed: MultipleColorSemanticToken { colors.contentBrandPrimary }
    @objc public var colorContentEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorContentFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentPressed: MultipleColorSemanticToken { colors.actionPressed }
}
