import Testing

@Suite struct ReportsSmoke {}
