extension AuditReport {
  /// The report with the configuration's labels in place of the names of themes and variants, for pages and sheets that people
  /// look at. What machines read, and what identifies findings, keeps the names.
  public var labelled: AuditReport {
    guard !labels.isEmpty else { return self }
    var report = self
    func theme(_ name: String) -> String { labels[name] ?? name }
    for index in report.variants.indices {
      let variant = variants[index]
      let own = labels[variant.name]
      let rest = variant.name.dropFirst(variant.theme.count)
      report.variants[index].name = own ?? theme(variant.theme) + rest
      report.variants[index].theme = theme(variant.theme)
    }
    for index in report.themes.indices {
      report.themes[index].name = theme(themes[index].name)
      report.themes[index].extends = themes[index].extends.map(theme)
    }
    for index in report.causes.indices {
      report.causes[index].themes = causes[index].themes.map(theme)
      for definition in report.causes[index].definitions.indices {
        report.causes[index].definitions[definition].themes = causes[index].definitions[definition].themes.map(theme)
      }
    }
    for index in report.contractFindings.indices {
      report.contractFindings[index].theme = theme(contractFindings[index].theme)
    }
    for index in report.coverage.missing.indices {
      report.coverage.missing[index].themes = coverage.missing[index].themes.map(theme)
    }
    report.coverage.idleThemes = coverage.idleThemes.map(theme)
    return report
  }
}
