extension OrangeThemeTextInputComponentTokensProvider: TextInputComponentTokens {
    @objc open var colorBorderEnabled: MultipleColorSemanticToken { colors.borderDefault }
    @objc open var colorBorderFocus: MultipleColorSemanticToken { colors.borderEmphasized }
    @objc open var colorBorderHover: MultipleColorSemanticToken { colors.actionHover }
    @objc open var colorBorderLoading: MultipleColorSemanticToken { colors.borderEmphasized }
}
