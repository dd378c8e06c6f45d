extension SoshThemeLinkComponentTokensProvider: LinkComponentTokens {
    @objc public var colorChevronEnabled: MultipleColorSemanticToken { colors.actionEnabled }
    @objc public var colorChevronFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorChevronHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorChevronPressed: MultipleColorSemanticToken { colors.actionPressed }
    @objc public var colorContentEnabled: MultipleColorSemanticToken { colors.contentDefault }
    @objc public var colorContentFocus: MultipleColorSemanticToken { colors.actionFocus }
    @objc public var colorContentHover: MultipleColorSemanticToken { colors.actionHover }
    @objc public var colorContentPressed: MultipleColorSemanticToken { colors.actionPressed }
}
