import UIKit

/// The tokens that every theme gives a colour. A colour that is not in the design does not belong here.
public protocol ThemeColourPalette {
    // MARK: - Layers
    var layer1: UIColor { get }
    var layer2: UIColor { get }
    var layer3: UIColor { get }
    var layer4: UIColor { get }
    var layer5: UIColor { get }
    var layer5Hover: UIColor { get }
    var layerScrim: UIColor { get }
    var layerGradient: Gradient { get }
    var layerGradientOverlay: Gradient { get }
    var layerAccentNonOpaque: UIColor { get }
    var layerAccentPrivate: UIColor { get }
    var layerAccentPrivateNonOpaque: UIColor { get }
    var layerSepia: UIColor { get }
    var layerHomepage: Gradient { get }
    var layerInformation: UIColor { get }
    var layerSuccess: UIColor { get }
    var layerWarning: UIColor { get }
    var layerCritical: UIColor { get }
    var layerCriticalSubdued: UIColor { get }
    var layerSelectedText: UIColor { get }
    var layerAutofillText: UIColor { get }
    var layerEmphasis: UIColor { get }
    var layerGradientURL: Gradient { get }
    var layerSurfaceLow: UIColor { get }
    var layerSurfaceMedium: UIColor { get }
    var layerSurfaceMediumAlpha: UIColor { get }
    var layerSurfaceMediumAlt: UIColor { get }
    var layerGradientSummary: Gradient { get }

    // MARK: - Actions
    var actionPrimary: UIColor { get }
    var actionPrimaryHover: UIColor { get }
    var actionPrimaryDisabled: UIColor { get }
    var actionSecondary: UIColor { get }
    var actionSecondaryDisabled: UIColor { get }
    var actionSecondaryHover: UIColor { get }
    var formSurfaceOff: UIColor { get }
    var formKnob: UIColor { get }
    var indicatorActive: UIColor { get }
    var indicatorInactive: UIColor { get }
    var actionSuccess: UIColor { get }
    var actionWarning: UIColor { get }
    var actionCritical: UIColor { get }
    var actionInformation: UIColor { get }
    var actionTabActive: UIColor { get }
    var actionTabInactive: UIColor { get }
    var actionCloseButton: UIColor { get }

    // MARK: - Text
    var textPrimary: UIColor { get }
    var textSecondary: UIColor { get }
    var textDisabled: UIColor { get }
    var textCritical: UIColor { get }
    var textAccent: UIColor { get }
    var textOnDark: UIColor { get }
    var textOnLight: UIColor { get }
    var textInverted: UIColor { get }
    var textInvertedDisabled: UIColor { get }

    // MARK: - Icons
    var iconPrimary: UIColor { get }
    var iconSecondary: UIColor { get }
    var iconDisabled: UIColor { get }
    var iconAccent: UIColor { get }
    var iconOnColor: UIColor { get }
    var iconCritical: UIColor { get }
    var iconSpinner: UIColor { get }
    var iconAccentViolet: UIColor { get }
    var iconAccentBlue: UIColor { get }
    var iconAccentPink: UIColor { get }
    var iconAccentGreen: UIColor { get }
    var iconAccentYellow: UIColor { get }
    var iconRatingNeutral: UIColor { get }

    // MARK: - Borders
    var borderPrimary: UIColor { get }
    var borderSecondary: UIColor { get }
    var borderAccent: UIColor { get }
    var borderAccentNonOpaque: UIColor { get }
    var borderAccentPrivate: UIColor { get }
    var borderInverted: UIColor { get }
    var borderToolbarDivider: UIColor { get }

    // MARK: - Shadows
    var shadowSubtle: UIColor { get }
    var shadowDefault: UIColor { get }
    var shadowStrong: UIColor { get }

    // MARK: - Gradients
    var gradientOnboardingStop1: UIColor { get }
    var gradientOnboardingStop2: UIColor { get }
    var gradientOnboardingStop3: UIColor { get }
    var gradientOnboardingStop4: UIColor { get }
    var gradientAIStrongStop1: UIColor { get }
    var gradientAIStrongStop2: UIColor { get }
    var gradientAIStrongStop3: UIColor { get }

    // MARK: - Shadows
    var shadowBorder: UIColor { get }

    // MARK: - Nova
    var layerAccentSubtle: UIColor { get }
    var layerInverse: UIColor { get }
    var layerGlassTintNova: UIColor { get }
    var textToast: UIColor { get }
    var iconInverted: UIColor { get }
    var iconOnColorDisabled: UIColor { get }
    var iconPrivate: UIColor { get }
    var borderStrong: UIColor { get }
    var borderRadioButtonDefault: UIColor { get }
    var gradient: Gradient { get }
    var gradientAccent: Gradient { get }
    var gradientAccentSubtle: Gradient { get }
    var gradientAIStrong: Gradient { get }
    var gradientBorder: Gradient { get }
    var gradientPrivacy: Gradient { get }
    var gradientPrivacyMask: Gradient { get }
}
