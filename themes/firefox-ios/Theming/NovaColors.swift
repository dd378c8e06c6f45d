import UIKit

/// The colours that the Nova themes are made of.
public enum NovaColors {
    // MARK: - Blue
    public static let Blue10 = UIColor(rgb: 0xBAE5FF)
    public static let Blue30 = UIColor(rgb: 0x70ABFF)
    public static let Blue50 = UIColor(rgb: 0x455FE7)
    public static let Blue70 = UIColor(rgb: 0x23327B)

    // MARK: - Gray
    public static let Gray5 = UIColor(rgb: 0xF7F6FB)
    public static let Gray10 = UIColor(rgb: 0xEFEDF2)
    public static let Gray15 = UIColor(rgb: 0xE3E2E7)
    public static let Gray20 = UIColor(rgb: 0xD6D5DA)
    public static let Gray30 = UIColor(rgb: 0xB7B6BA)
    public static let Gray35 = UIColor(rgb: 0xA6A4A9)
    public static let Gray40 = UIColor(rgb: 0x949297)
    public static let Gray45 = UIColor(rgb: 0x817F84)
    public static let Gray55 = UIColor(rgb: 0x515054)
    public static let Gray60 = UIColor(rgb: 0x3F3E42)
    public static let Gray65 = UIColor(rgb: 0x312F33)
    public static let Gray70 = UIColor(rgb: 0x252428)
    public static let Gray75 = UIColor(rgb: 0x1D1B1F)
    public static let Gray80 = UIColor(rgb: 0x171519)

    // MARK: - Green
    public static let Green10 = UIColor(rgb: 0xB8EED9)
    public static let Green30 = UIColor(rgb: 0x2DC79E)
    public static let Green50 = UIColor(rgb: 0x008865)
    public static let Green70 = UIColor(rgb: 0x004933)

    // MARK: - Orange
    public static let Orange10 = UIColor(rgb: 0xFFD4B7)
    public static let Orange30 = UIColor(rgb: 0xFF8F5D)
    public static let Orange70 = UIColor(rgb: 0x711D08)

    // MARK: - Pink
    public static let Pink40 = UIColor(rgb: 0xD851BC)

    // MARK: - Purple
    public static let Purple20 = UIColor(rgb: 0xE1AFFF)
    public static let Purple40 = UIColor(rgb: 0xB561EB)

    // MARK: - Red
    public static let Red10 = UIColor(rgb: 0xFFD0D7)
    public static let Red30 = UIColor(rgb: 0xFF8090)
    public static let Red50 = UIColor(rgb: 0xC52D4F)
    public static let Red70 = UIColor(rgb: 0x69172D)

    // MARK: - Violet
    public static let Violet10 = UIColor(rgb: 0xE5D6FF)
    public static let Violet20 = UIColor(rgb: 0xCDB7FF)
    public static let Violet30 = UIColor(rgb: 0xB393FF)
    public static let Violet40 = UIColor(rgb: 0x956EFF)
    public static let Violet50 = UIColor(rgb: 0x764EDD)
    public static let Violet60 = UIColor(rgb: 0x5939A8)
    public static let Violet70 = UIColor(rgb: 0x3E2976)
    public static let Violet90 = UIColor(rgb: 0x161423)

    // MARK: - Violet Desaturated
    public static let VioletDesaturated0 = UIColor(rgb: 0xF2F0F8)
    public static let VioletDesaturated10 = UIColor(rgb: 0xE2DCF2)
    public static let VioletDesaturated30 = UIColor(rgb: 0xB0A3D2)
    public static let VioletDesaturated60 = UIColor(rgb: 0x584A7D)
    public static let VioletDesaturated70 = UIColor(rgb: 0x3E315F)
    public static let VioletDesaturated80 = UIColor(rgb: 0x281D44)
    public static let VioletDesaturated90 = UIColor(rgb: 0x180E30)

    // MARK: - White
    public static let White = UIColor(rgb: 0xFFFFFF)

    // MARK: - Yellow
    public static let Yellow0 = UIColor(rgb: 0xFFF9E2)
    public static let Yellow10 = UIColor(rgb: 0xFAE2A7)
    public static let Yellow30 = UIColor(rgb: 0xF0A000)
    public static let Yellow50 = UIColor(rgb: 0xB26100)
    public static let Yellow70 = UIColor(rgb: 0x5F3100)
}
