import Testing

@Suite struct AuditSmoke {}
