/// The modules that the systems come with.
enum SystemModules {
  /// Whether a module is the system's: `SwiftUI`, `os.log`.
  static func has(_ name: String) -> Bool {
    all.contains(String(name.prefix { $0 != "." })) || name.hasPrefix("_")
  }

  /// The modules of other systems only.
  static let others: Set = ["Android", "Bionic", "Glibc", "Musl", "WASILibc", "WinSDK"]

  private static let all: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AddressBook", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "Automator", "BackgroundTasks", "CallKit", "CarPlay",
    "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Compression",
    "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CoreWLAN", "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FileProviderUI", "FinanceKit", "Foundation", "FoundationModels", "FoundationNetworking", "GLKit", "GameController",
    "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MLCompute", "ManagedSettings", "ManagedSettingsUI",
    "MapKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages",
    "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension",
    "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenAL", "OpenGLES", "PDFKit", "PHASE", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing",
    "RealityFoundation", "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SafetyKit", "SceneKit",
    "ScreenTime", "Security", "SensorKit", "ServiceManagement", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis",
    "Spatial", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore", "Symbols",
    "Synchronization", "SystemConfiguration", "TVMLKit", "TVUIKit", "TabularData", "Testing", "ThreadNetwork", "TipKit",
    "Translation", "UIKit", "UIKitCore", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    "XCTest", "iAd", "os", "simd",
  ]
}
