import ThemeModel

/// The colors of texts and images.
extension InterfaceDocument {
  struct Foreground {
    var element: Sighting.Element
    var assumption: String?
    var color: Int
    /// The color that lies behind it in any case.
    var ground: Int?
  }

  func foregrounds(of view: Int) -> [Foreground] {
    let kind = elements[view].name
    let text = Sighting.Element.text(size(of: view))
    var result = attributedColors(of: view, text) + configuredColors(of: view, text)
    for child in elements[view].children {
      let name = elements[child].name
      let key = elements[child].attributes["key"]
      if name == "color", key == "textColor", let step = plainText(of: view) {
        result.append(Foreground(element: text, assumption: step.assumption, color: child))
      }
      if name == "color", key == "tintColor", kind == "imageView" || kind == "button" {
        result += tint(child, of: view, text)
      }
      if name == "state", let color = color("titleColor", of: child), let step = plainTitle(of: view) {
        let element = key == "disabled" ? Sighting.Element.disabled : text
        let isOther = key != "normal" && key != "disabled"
        result.append(
          Foreground(
            element: element,
            assumption: isOther ? "the background is the same in this state" : step.assumption, color: color))
      }
    }
    return result
  }

  // MARK: - Texts

  struct Step {
    var assumption: String?
  }

  /// Returns what has to be assumed for the plain color of a text to be shown; `nil` if it is not.
  func plainText(of view: Int) -> Step? {
    if isEmptyLabel(view) { return nil }
    let texts = attributedStrings(of: view)
    if texts.isEmpty { return Step() }
    return texts.contains { !colors("NSColor", in: $0).isEmpty }
      ? nil : Step(assumption: "the attributed text sets no colours of its own")
  }

  /// Returns whether a label has no text, and nothing gives it one: no code knows it, or none runs, as in a launch screen.
  private func isEmptyLabel(_ view: Int) -> Bool {
    let label = elements[view]
    guard label.name == "label", label.attributes["text"] == "", label.attributes["customClass"] == nil,
      label.attributes["tag"] ?? "0" == "0", attributedStrings(of: view).isEmpty,
      !label.children.contains(where: { elements[$0].name == "userDefinedRuntimeAttributes" })
    else { return false }
    let isLaunchScreen = elements.contains { $0.name == "document" && $0.attributes["launchScreen"] == "YES" }
    guard !isLaunchScreen, let id = label.attributes["id"] else { return true }
    return outlets[id] == nil && !isPart(id)
  }

  /// Returns whether an element names a view as a part that code reaches through it: the `textLabel` of a cell.
  func isPart(_ id: String) -> Bool {
    elements.contains { element in
      element.attributes.contains { name, value in
        value == id && !["id", "firstItem", "secondItem", "destination", "reference"].contains(name)
      }
    }
  }

  private func attributedStrings(of view: Int) -> [Int] {
    let states = elements[view].children.filter { elements[$0].name == "state" }
    return ([view] + states).flatMap { elements[$0].children }.filter { elements[$0].name == "attributedString" }
  }

  /// Returns the colors of an attributed text's fragments, each with the element that has it.
  private func colors(_ key: String, in text: Int) -> [(color: Int, holder: Int)] {
    var found: [(Int, Int)] = []
    for fragment in elements[text].children where elements[fragment].name == "fragment" {
      for holder in elements[fragment].children where elements[holder].name == "attributes" {
        for color in elements[holder].children
        where elements[color].name == "color" && elements[color].attributes["key"] == key {
          found.append((color, holder))
        }
      }
    }
    return found
  }

  private func attributedColors(of view: Int, _ text: Sighting.Element) -> [Foreground] {
    attributedStrings(of: view).flatMap { string -> [Foreground] in
      let grounds = colors("NSBackgroundColor", in: string)
      return colors("NSColor", in: string).map { color, holder in
        Foreground(
          element: text, assumption: "the attributed text is all that is shown", color: color,
          ground: grounds.first { $0.holder == holder }?.color)
      }
    }
  }

  // MARK: - Buttons

  private func configuration(of view: Int) -> Int? {
    elements[view].children.first { elements[$0].name == "buttonConfiguration" }
  }

  private func isClear(_ configuration: Int) -> Bool {
    ["plain", "borderless"].contains(elements[configuration].attributes["style"] ?? "plain")
  }

  /// The elements that give the images of a button's states.
  private func images(of view: Int) -> [Int] {
    elements[view].children.filter { elements[$0].name == "state" }.flatMap { state -> [Int] in
      let own = elements[state].attributes["image"] != nil ? [state] : []
      return own
        + elements[state].children.filter {
          elements[$0].name == "imageReference" && elements[$0].attributes["key"] == "image"
        }
    }
  }

  private func isTitled(_ view: Int) -> Bool {
    let states = elements[view].children.filter { elements[$0].name == "state" }
    return !attributedStrings(of: view).isEmpty
      || states.contains { state in
        elements[state].attributes["title"]?.isEmpty == false
          || elements[state].children.contains { elements[$0].attributes["key"] == "title" }
      }
  }

  /// What the file says of the title of a button. Its configuration has a title of its own.
  func title(of view: Int) -> OutletTree.Node.Title {
    // What shows nothing in the file, and has a colour for its title, gets one from code.
    guard elements[view].name == "button", configuration(of: view) == nil, !isTitled(view), !images(of: view).isEmpty
    else { return .given }
    let attributes = elements[view].attributes
    let hasMore = elements[view].children.contains { child in
      elements[child].name == "userDefinedRuntimeAttributes"
        || elements[child].children.contains { elements[$0].name == "action" }
    }
    let isKnown = attributes["customClass"] != nil || attributes["tag"] ?? "0" != "0"
    return hasMore || isKnown || attributes["id"].map(isPart) == true ? .left : .missing
  }

  /// Returns what has to be assumed for a button without a title in the file to have one; `nil` if it surely has none.
  private func givenTitle(of view: Int, _ title: OutletTree.Node.Title) -> Step? {
    let isOutlet = elements[view].attributes["id"].map { outlets[$0] != nil } ?? false
    return title == .left || isOutlet ? Step(assumption: OutletTree.Assumption.titled) : nil
  }

  /// Returns what has to be assumed for the color of a button's title to be shown; `nil` if it is not.
  func plainTitle(of view: Int) -> Step? {
    if let configuration = configuration(of: view) {
      return isClear(configuration)
        ? Step(assumption: "the button's configuration leaves the colour of its title") : nil
    }
    let title = title(of: view)
    return title == .given ? plainText(of: view) : givenTitle(of: view, title)
  }

  /// Reports whether an image or a configuration hides the background of a button.
  func hidesBackground(_ view: Int) -> Bool {
    guard elements[view].name == "button" else { return false }
    if let configuration = configuration(of: view), !isClear(configuration) { return true }
    return elements[view].children.contains {
      elements[$0].name == "state" && elements[$0].attributes["backgroundImage"] != nil
    }
  }

  private func configuredColors(of view: Int, _ text: Sighting.Element) -> [Foreground] {
    guard let configuration = configuration(of: view), let front = color("baseForegroundColor", of: configuration)
    else { return [] }
    let background = elements[configuration].children.first { elements[$0].name == "backgroundConfiguration" }
    if background.map({ elements[$0].attributes["image"] != nil }) == true { return [] }
    let own = background.flatMap { color("backgroundColor", of: $0) }
    if isClear(configuration) { return [Foreground(element: text, color: front, ground: own)] }
    guard ["filled", "borderedProminent"].contains(elements[configuration].attributes["style"] ?? ""),
      let ground = own ?? color("baseBackgroundColor", of: configuration)
    else { return [] }
    return [Foreground(element: text, color: front, ground: ground)]
  }

  // MARK: - Tints

  private func tint(_ color: Int, of view: Int, _ text: Sighting.Element) -> [Foreground] {
    let attributes = elements[view].attributes
    let isTemplate = "the image is a template, which takes the tint"
    if elements[view].name == "imageView" {
      let isSymbol = attributes["catalog"] == "system" && attributes["image"] != nil
      return [Foreground(element: .icon, assumption: isSymbol ? nil : isTemplate, color: color)]
    }
    guard configuration(of: view) == nil else { return [] }
    let images = images(of: view)
    let areSymbols = images.allSatisfy { image in
      elements[image].attributes["catalog"] == "system"
        && ["template", nil].contains(elements[image].attributes["renderingMode"])
    }
    let icons =
      images.isEmpty ? [] : [Foreground(element: .icon, assumption: areSymbols ? nil : isTemplate, color: color)]
    let states = elements[view].children.filter { elements[$0].name == "state" }
    let hasColor = states.contains { self.color("titleColor", of: $0) != nil }
    // The title of a custom button takes no tint.
    guard attributes["buttonType"] == "system", !hasColor, attributedStrings(of: view).isEmpty else { return icons }
    let title = title(of: view)
    if title == .given { return icons + [Foreground(element: text, color: color)] }
    guard let step = givenTitle(of: view, title) else { return icons }
    return icons + [Foreground(element: text, assumption: step.assumption, color: color)]
  }
}
