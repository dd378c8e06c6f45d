import JSONText
import ThemeModel

/// Reads what a token says to Legible: `"$extensions": {"legible": {"role": "text", "tier": "semantic"}}`, or the role alone as a
/// string.
extension DTCGWalk {
  mutating func read(extensions node: JSONNode, into declaration: inout DTCGDeclaration) {
    guard node.isObject else {
      findings.error(
        "extensions-not-object", "$extensions is \(node.kind.title); expected an object", at: place(node))
      return
    }
    if !findings.isLenient, let first = DTCGModes.overrides(in: node).first {
      _ = findings.deviation(
        "mode-extension",
        "a value for \(first.axis) = \(first.context) in $extensions, which the standard does not have",
        at: place(first.value))
    }
    if !findings.isLenient, let alpha = DTCGModes.alphas(in: node).first?.alpha {
      findings.markDialect()
      _ = findings.deviation(
        "alpha-beside-value", "an alpha in $extensions, which the standard does not have", at: place(alpha))
    }
    if !findings.isLenient, let modifier = DTCGModifier.node(node) {
      // Whatever else the file has, this changes the color.
      findings.markDialect()
      _ = findings.deviation(
        "studio-modifier", "a modifier of Tokens Studio, which the standard does not have", at: place(modifier))
    }
    if !tree.isFigma, node["com.figma"] != nil { tree.isFigma = true }
    guard let own = node["legible"] else { return }
    if let role = own.string {
      change(detailOf: &declaration) { $0.role = role }
      return
    }
    guard own.isObject else {
      findings.error(
        "legible-extension", "the extension for Legible is \(own.kind.title); expected an object or a role",
        at: place(own))
      return
    }
    for member in own.members {
      if member.keyNode.isString("role"), let role = member.value.string {
        change(detailOf: &declaration) { $0.role = role }
      } else if member.keyNode.isString("tier"), let tier = member.value.string.flatMap(Tier.init(rawValue:)) {
        change(detailOf: &declaration) { $0.tier = tier }
      } else if member.keyNode.isString("role") || member.keyNode.isString("tier") {
        findings.error(
          "legible-extension", "“\(member.key)” is a string; a tier is one of raw, semantic, component",
          at: place(member.value))
      } else {
        findings.warning(
          "legible-extension", "the extension for Legible has a role and a tier, not “\(member.key)”",
          at: place(member.keyNode))
      }
    }
  }
}
