/// The colours of links.
public protocol LinkComponentTokens {
    var colorChevronEnabled: MultipleColorSemanticToken { get }
    var colorChevronFocus: MultipleColorSemanticToken { get }
    var colorChevronHover: MultipleColorSemanticToken { get }
    var colorChevronPressed: MultipleColorSemanticToken { get }
    var colorContentEnabled: MultipleColorSemanticToken { get }
    var colorContentFocus: MultipleColorSemanticToken { get }
    var colorContentHover: MultipleColorSemanticToken { get }
    var colorContentPressed: MultipleColorSemanticToken { get }
}
