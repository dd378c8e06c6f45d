import Testing

@Suite struct JSONTextSmoke {}
