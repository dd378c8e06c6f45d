/// The semantic colours of the Wireframe theme. Their values stand in extensions, beside this folder.
public final class WireframeThemeColorSemanticTokensProvider {
    public init() {}

    deinit {}
}
