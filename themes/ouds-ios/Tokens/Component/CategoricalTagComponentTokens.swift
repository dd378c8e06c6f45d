/// The colours of categorical tags.
public protocol CategoricalTagComponentTokens {
    var colorBgCategory1: MultipleColorSemanticToken { get }
    var colorBgCategory2: MultipleColorSemanticToken { get }
    var colorBgCategory3: MultipleColorSemanticToken { get }
    var colorBgCategory4: MultipleColorSemanticToken { get }
    var colorBgCategory5: MultipleColorSemanticToken { get }
    var colorContent: MultipleColorSemanticToken { get }
}
