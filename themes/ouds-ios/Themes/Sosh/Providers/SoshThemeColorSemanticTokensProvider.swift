/// The semantic colours of the Sosh theme. Their values stand in extensions, beside this folder.
public final class SoshThemeColorSemanticTokensProvider {
    public init() {}

    deinit {}
}
