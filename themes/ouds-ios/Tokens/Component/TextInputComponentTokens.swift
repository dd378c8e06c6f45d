/// The colours of text inputs.
public protocol TextInputComponentTokens {
    var colorBorderEnabled: MultipleColorSemanticToken { get }
    var colorBorderFocus: MultipleColorSemanticToken { get }
    var colorBorderHover: MultipleColorSemanticToken { get }
    var colorBorderLoading: MultipleColorSemanticToken { get }
}
