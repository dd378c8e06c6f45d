/// The colours of chips.
public protocol ChipComponentTokens {
    var badgeColorBg: MultipleColorSemanticToken { get }
    var badgeColorContent: MultipleColorSemanticToken { get }
    var colorBgSelectedDisabled: MultipleColorSemanticToken { get }
    var colorBgSelectedEnabled: MultipleColorSemanticToken { get }
    var colorBgSelectedFocus: MultipleColorSemanticToken { get }
    var colorBgSelectedHover: MultipleColorSemanticToken { get }
    var colorBgSelectedPressed: MultipleColorSemanticToken { get }
    var colorBgUnselectedDisabled: MultipleColorSemanticToken { get }
    var colorBgUnselectedEnabled: MultipleColorSemanticToken { get }
    var colorBgUnselectedFocus: MultipleColorSemanticToken { get }
    var colorBgUnselectedHover: MultipleColorSemanticToken { get }
    var colorBgUnselectedPressed: MultipleColorSemanticToken { get }
    var colorBorderSelectedDisabled: MultipleColorSemanticToken { get }
    var colorBorderSelectedEnabled: MultipleColorSemanticToken { get }
    var colorBorderSelectedFocus: MultipleColorSemanticToken { get }
    var colorBorderSelectedHover: MultipleColorSemanticToken { get }
    var colorBorderSelectedPressed: MultipleColorSemanticToken { get }
    var colorBorderUnselectedDisabled: MultipleColorSemanticToken { get }
    var colorBorderUnselectedEnabled: MultipleColorSemanticToken { get }
    var colorBorderUnselectedFocus: MultipleColorSemanticToken { get }
    var colorBorderUnselectedHover: MultipleColorSemanticToken { get }
    var colorBorderUnselectedPressed: MultipleColorSemanticToken { get }
    var colorContentSelectedDisabled: MultipleColorSemanticToken { get }
    var colorContentSelectedEnabled: MultipleColorSemanticToken { get }
    var colorContentSelectedFocus: MultipleColorSemanticToken { get }
    var colorContentSelectedHover: MultipleColorSemanticToken { get }
    var colorContentSelectedPressed: MultipleColorSemanticToken { get }
    var colorContentSelectedTickEnabled: MultipleColorSemanticToken { get }
    var colorContentUnselectedDisabled: MultipleColorSemanticToken { get }
    var colorContentUnselectedEnabled: MultipleColorSemanticToken { get }
    var colorContentUnselectedFocus: MultipleColorSemanticToken { get }
    var colorContentUnselectedHover: MultipleColorSemanticToken { get }
    var colorContentUnselectedPressed: MultipleColorSemanticToken { get }
}
