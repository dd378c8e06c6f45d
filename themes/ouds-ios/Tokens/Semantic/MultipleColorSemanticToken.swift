import Foundation

/// A colour for each colour scheme. What views and components use.
public final class MultipleColorSemanticToken: NSObject, Sendable {
    public let light: ColorSemanticToken
    public let dark: ColorSemanticToken

    /// The same in light and dark.
    public init(_ value: ColorSemanticToken) {
        light = value
        dark = value
    }

    public init(light: ColorSemanticToken, dark: ColorSemanticToken) {
        self.light = light
        self.dark = dark
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MultipleColorSemanticToken else { return false }
        return light == other.light && dark == other.dark
    }
}
