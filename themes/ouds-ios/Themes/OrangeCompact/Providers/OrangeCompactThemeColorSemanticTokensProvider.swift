/// The semantic colours of the Orange Compact theme. Their values stand in extensions, beside this folder.
public final class OrangeCompactThemeColorSemanticTokensProvider {
    public init() {}

    deinit {}
}
