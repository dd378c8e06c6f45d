/// The colours of icons.
public protocol IconComponentTokens {
    var colorContentStatusWarningExternalShape: MultipleColorSemanticToken { get }
    var colorContentStatusWarningInternalShape: MultipleColorSemanticToken { get }
    var colorContentStatusWarningInverseExternalShape: MultipleColorSemanticToken { get }
    var colorContentStatusWarningInverseInternalShape: MultipleColorSemanticToken { get }
}
