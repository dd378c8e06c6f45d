import ThemeModel

extension AuditReport {
  /// Returns the place where the theme of a variant defines a token.
  public func place(of token: Int, in variant: Int) -> Place {
    place(of: token, in: variants[variant])
  }

  func place(of token: Int, in variant: VariantReport) -> Place {
    (variant.colors.isEmpty ? nil : variant.colors[token].chain.first?.place) ?? tokens[token].place
  }

  /// Returns the place of a pair's foreground: where its theme defines it, or the view that writes it.
  public func foregroundPlace(of pair: PairReport) -> Place {
    let variant = variants[pair.variant]
    return foregroundPlace(of: pair, in: variant)
  }

  public func backgroundPlace(of pair: PairReport) -> Place {
    let variant = variants[pair.variant]
    return writtenPlace(of: pair.background, in: pair, variant) ?? place(of: pair.background, in: variant)
  }

  /// `variant` is that of the pair, for readers of one theme at a time.
  public func foregroundPlace(of pair: PairReport, in variant: VariantReport) -> Place {
    writtenPlace(of: pair.foreground, in: pair, variant) ?? place(of: pair.foreground, in: variant)
  }

  /// Returns where a view writes a color of the pair that no theme defines: a literal, or a color of the system. As a token it
  /// has the place of its first use anywhere, and that may be a view that shows another pair.
  private func writtenPlace(of token: Int, in pair: PairReport, _ variant: VariantReport) -> Place? {
    guard tokens[token].isStandIn else { return nil }
    let defined = tokens[token].place
    var isWritten = false
    var found: Place?
    for sighting in sightings where sighting.foreground == token || sighting.background == token {
      isWritten = isWritten || sighting.sites.contains { $0.foreground == defined || $0.background == defined }
      guard found == nil, sighting.foreground == pair.foreground, sighting.background == pair.background,
        sighting.holds(in: variant), let site = sighting.sites.first
      else { continue }
      found = token == pair.foreground ? site.foreground : site.background ?? site.foreground
    }
    return isWritten ? found : nil
  }
}
