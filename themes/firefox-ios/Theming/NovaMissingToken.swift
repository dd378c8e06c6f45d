import UIKit

/// The classic themes have no colours for the tokens that came with Nova. They pass what stands in for them through here,
/// so that a view which reads one too early is noticed.
public struct NovaMissingToken {
    public static func color(_ color: UIColor) -> UIColor {
        assertionFailure("a token of Nova is read from a classic theme")
        return color
    }
}
