import Testing

@Suite struct ArchitectureSmoke {}
