import UIKit

/// Colours that run into one another, from the first to the last.
public struct Gradient {
    public let colors: [UIColor]

    public init(colors: [UIColor]) {
        self.colors = colors
    }

    public var cgColors: [CGColor] {
        colors.map { $0.cgColor }
    }
}
