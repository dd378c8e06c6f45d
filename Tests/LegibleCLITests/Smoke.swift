import Testing

@Suite struct LegibleCLISmoke {}
