import Testing

@Suite struct PlansSmoke {}
