import ThemeModel

/// SwiftUI modifiers that change no color and leave the view before them on the same surface.
enum ModifierNames {
  static let transparent: Set<String> = Set(
    """
    padding frame fixedSize clipShape cornerRadius clipped shadow id tag task animation transition offset position \
    rotationEffect rotation3DEffect scaleEffect lineLimit lineSpacing multilineTextAlignment truncationMode allowsTightening \
    layoutPriority zIndex contentShape allowsHitTesting gesture simultaneousGesture highPriorityGesture navigationTitle \
    navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden navigationBarBackButtonHidden ignoresSafeArea \
    edgesIgnoringSafeArea aspectRatio scaledToFit scaledToFill resizable renderingMode symbolRenderingMode interpolation \
    antialiased imageScale italic underline strikethrough kerning tracking baselineOffset textCase monospacedDigit monospaced \
    dynamicTypeSize keyboardType textContentType autocorrectionDisabled disableAutocorrection autocapitalization \
    textInputAutocapitalization submitLabel focused focusable help environmentObject preference anchorPreference \
    transformAnchorPreference transformPreference transformEnvironment coordinateSpace matchedGeometryEffect \
    contentTransition sensoryFeedback drawingGroup compositingGroup equatable listStyle listRowInsets listRowSeparator \
    listRowSeparatorTint listSectionSeparator listSectionSpacing listRowSpacing scrollIndicators scrollDisabled \
    scrollContentBackground scrollDismissesKeyboard scrollPosition scrollTargetLayout scrollTargetBehavior scrollClipDisabled \
    scrollBounceBehavior refreshable statusBar statusBarHidden toolbarBackground toolbarColorScheme toolbarVisibility \
    hoverEffect draggable dropDestination privacySensitive unredacted redacted textSelection labelsHidden labelStyle toggleStyle \
    pickerStyle controlSize gridCellColumns gridCellAnchor gridColumnAlignment alignmentGuide disabled deleteDisabled \
    moveDisabled buttonBorderShape menuStyle menuIndicator menuOrder textFieldStyle progressViewStyle datePickerStyle \
    navigationViewStyle tabViewStyle indexViewStyle groupBoxStyle disclosureGroupStyle labeledContentStyle formStyle gaugeStyle accessibility badge fontDesign fontWidth \
    headerProminence defaultScrollAnchor interactiveDismissDisabled presentationDetents presentationDragIndicator \
    presentationCornerRadius presentationContentInteraction presentationBackgroundInteraction presentationCompactAdaptation \
    symbolEffect symbolVariant trim inset rotation keyboardShortcut defaultFocus speechSpellsOutCharacters \
    userActivity handlesExternalEvents unaryPercentage flipsForRightToLeftLayoutDirection layoutDirectionBehavior \
    containerRelativeFrame containerShape safeAreaPadding contentMargins geometryGroup ignoresSafeAreaEdges \
    navigationTransition matchedTransitionSource typesettingLanguage writingToolsBehavior itemProvider pointerStyle \
    onTapGesture allowsWindowActivationEvents findNavigator selectionDisabled tabItemTag truncationMode minimumScaleFactor \
    previewDisplayName previewLayout previewDevice widgetURL widgetAccentable invalidatableContent \
    defaultAppStorage modelContainer modelContext searchScopes searchFocused searchCompletion searchDictationBehavior \
    searchPresentationToolbarBehavior searchToolbarBehavior presentationSizing presentationPlacement \
    navigationSplitViewStyle navigationSplitViewColumnWidth navigationSubtitle navigationDocument toolbarRole \
    toolbarTitleDisplayMode toolbarBackgroundVisibility tableStyle controlGroupStyle photosPickerStyle \
    springLoadingBehavior dialogSeverity dialogIcon dialogSuppressionToggle fileDialogBrowserOptions focusScope \
    focusSection focusEffectDisabled focusedValue focusedSceneValue focusedObject focusedSceneObject \
    digitalCrownAccessory persistentSystemOverlays defersSystemGestures transaction scenePadding listSectionMargins \
    buttonRepeatBehavior buttonSizing menuActionDismissBehavior renameAction inspectorColumnWidth contentToolbar \
    labelReservedIconWidth labelIconToTitleSpacing hoverEffectDisabled defaultHoverEffect hoverEffectGroup copyable \
    cuttable pasteDestination exportsItemProviders importsItemProviders dragContainer scrollEdgeEffectHidden \
    scrollEdgeEffectStyle tabBarMinimizeBehavior dropConfiguration dragConfiguration allowedDynamicRange \
    textInputSuggestions textInputCompletion autocorrectionType speechAdjustedPitch speechAlwaysIncludesPunctuation \
    speechAnnouncementsQueued interactionActivityTrackingTag upperLimbVisibility supportedActivityFamilies lineHeight
    """.split(separator: " ").map(String.init))

  static func isTransparent(_ name: String) -> Bool {
    transparent.contains(name) || name.hasPrefix("accessibility")
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
      || name.hasPrefix("navigationLink")
  }

  /// Returns whether the effect of a modifier is known and it paints no background.
  static func isKnown(_ name: String) -> Bool {
    isTransparent(name)
      || ["font", "bold", "fontWeight", "foregroundColor", "foregroundStyle", "tint", "opacity", "environment"]
        .contains(name)
  }

  /// Modifiers whose content has a surface of its own.
  static let presenting: Set = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "contextMenu", "toolbar",
    "navigationDestination", "swipeActions", "searchable", "searchSuggestions", "tabItem", "safeAreaInset",
    "safeAreaBar",
    "inspector", "navigationBarItems", "popoverTip", "fileImporter", "toolbarTitleMenu", "tabViewBottomAccessory",
    "quickLookPreview", "translationPresentation", "listSectionIndexLabel", "photosPicker", "fileExporter", "fileMover",
    "ornament", "familyActivityPicker", "manageSubscriptionsSheet", "refundRequestSheet", "appStoreOverlay",
    "musicSubscriptionOffer",
  ]

  /// Modifiers with which the visible colors are not those in the code.
  static let breaking: Set = ["mask", "backgroundStyle"]

  /// Whether a modifier is called so that it may change how everything before it looks, with its background: `fadeOut`.
  static func speaksOfColors(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "fade", "opac", "dim", "alpha", "blur", "colo", "shimmer", "skeleton", "redact", "hidden", "visible",
      "scrolltransition",
      "animator", "effect",
    ].contains { TextSearch.contains(name, $0) }
  }

  /// Modifiers that change the colors of everything before them, with its background.
  /// Each has the value that changes nothing, if there is one.
  static let recoloring: [String: Double?] = [
    "blur": 0, "brightness": 0, "grayscale": 0, "hueRotation": 0, "saturation": 1, "contrast": 1, "blendMode": nil,
    "colorMultiply": nil, "colorInvert": nil, "luminanceToAlpha": nil, "layerEffect": nil, "colorEffect": nil,
    "distortionEffect": nil, "visualEffect": nil, "invertColors": nil, "shader": nil,
  ]

  /// The controls whose look each modifier sets.
  static let controlStyles: [String: [String]] = [
    "labelStyle": ["Label"], "toggleStyle": ["Toggle"], "textFieldStyle": ["TextField", "SecureField"],
    "menuStyle": ["Menu"], "disclosureGroupStyle": ["DisclosureGroup"], "labeledContentStyle": ["LabeledContent"],
    "groupBoxStyle": ["GroupBox"], "progressViewStyle": ["ProgressView"], "gaugeStyle": ["Gauge"],
  ]

  /// Returns the look of a control in a style; `nil` when it shows its label on what lies behind it.
  static func look(_ style: Expression, of modifier: String) -> Surroundings.ControlLook? {
    let name: String
    switch style.kind {
    case .member(nil, let member): name = member
    case .call(let callee, _):
      name = MemberChain(callee).names.last ?? ""
    default: return .own(modifier)
    }
    switch name {
    case "automatic", "DefaultLabelStyle", "titleAndIcon", "TitleAndIconLabelStyle", "plain", "PlainTextFieldStyle",
      "switch", "SwitchToggleStyle", "checkbox", "CheckboxToggleStyle":
      return nil
    case "iconOnly", "IconOnlyLabelStyle": return .icon
    case "titleOnly", "TitleOnlyLabelStyle": return .title
    case "roundedBorder", "RoundedBorderTextFieldStyle", "squareBorder", "SquareBorderTextFieldStyle", "button",
      "ButtonToggleStyle", "borderedButton", "BorderedButtonMenuStyle":
      return .painted
    case "borderlessButton", "BorderlessButtonMenuStyle", "DefaultMenuStyle": return nil
    default: return .own(name)
    }
  }

  static let shapes: Set = [
    "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "UnevenRoundedRectangle", "ContainerRelativeShape",
    "ConcentricRectangle", "RoundedCorner", "RoundedCorners",
  ]

  /// Views that paint nothing themselves and show their content on what is behind them.
  static let containers: Set = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group", "ForEach",
    "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits", "AnyView", "TimelineView", "Section",
    "EquatableView",
    "VStackLayout", "HStackLayout", "GridLayout", "ControlGroup", "DisclosureGroup", "LabeledContent", "HSplitView",
    "GlassEffectContainer", "OutlineGroup",
    "ToolbarItem", "ToolbarItemGroup",
  ]

  /// Containers whose views are laid out by the container around them.
  static let groups: Set = ["Group", "ForEach", "AnyView", "EquatableView"]

  static func isBuiltIn(_ name: String) -> Bool {
    containers.contains(name) || painting.contains(name) || shapes.contains(name)
      || ["Text", "Image", "Label", "Button", "Link", "Menu", "List", "Form", "ZStack", "Toggle", "Color"].contains(
        name)
  }

  /// Views that paint a surface of the system's own.
  static let painting: Set = [
    "Table", "Chart", "Map", "Canvas", "VideoPlayer", "WebView", "NavigationStack", "NavigationView",
    "NavigationSplitView",
    "TabView", "GroupBox", "ContentUnavailableView", "PhotosPicker", "ShareLink", "Gauge", "WindowGroup", "Window",
    "Settings",
    "DatePicker", "ColorPicker", "MenuBarExtra", "DocumentGroup", "SettingsLink", "PasteButton", "EditButton",
    "SignInWithAppleButton",
  ]
}
