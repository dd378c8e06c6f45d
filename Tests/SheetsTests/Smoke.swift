import Testing

@Suite struct SheetsSmoke {}
