import Foundation

/// A colour mode for each colour scheme.
public final class MultipleColorModeSemanticToken: NSObject, Sendable {
    public let light: ColorModeSemanticToken
    public let dark: ColorModeSemanticToken

    /// The same in light and dark.
    public init(_ value: ColorModeSemanticToken) {
        light = value
        dark = value
    }

    public init(light: ColorModeSemanticToken, dark: ColorModeSemanticToken) {
        self.light = light
        self.dark = dark
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MultipleColorModeSemanticToken else { return false }
        return light == other.light && dark == other.dark
    }
}
