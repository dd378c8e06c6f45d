extension DiagnosticFamily {
  static let resolver = DiagnosticFamily(
    "Resolver documents",
    [
      .remoteReference: DiagnosticExplanation(
        "A reference leads to the network.",
        cause: "Nothing is fetched: an audit gives the same result offline.",
        remedy: "Copy the file into the project and refer to it there.",
        example: "\"$ref\": \"https://…/tokens.json\""),
      .siblingFile: DiagnosticExplanation(
        "A file cannot be read from here.",
        cause: "The source was read from standard input or from inside an archive.",
        remedy: "Run the audit on the folder.",
        example: "legible audit - < tokens.resolver.json"),
      .resolverContextSources: DiagnosticExplanation(
        "The sources of a context are not an array.",
        cause: "Each context has an array of sources.",
        remedy: "Write an array.",
        example: "\"dark\": \"dark.json\""),
      .resolverContexts: DiagnosticExplanation(
        "A modifier has no contexts.",
        cause: "A modifier chooses among contexts.",
        remedy: "Add contexts, or make it a set.",
        example: "{ \"type\": \"modifier\" }"),
      .resolverCycle: DiagnosticExplanation(
        "Sources refer to each other in a circle, or nest too deeply.",
        cause: "A file includes itself through others.",
        remedy: "Remove one reference.",
        example: "a.json → b.json → a.json"),
      .resolverDefault: DiagnosticExplanation(
        "The default of a modifier is not one of its contexts.",
        cause: "The name is misspelled.",
        remedy: "Use one of the contexts.",
        example: "\"default\": \"lihgt\""),
      .resolverDuplicateName: DiagnosticExplanation(
        "A name appears twice in resolutionOrder.",
        cause: "Each set and each modifier is applied once.",
        remedy: "Remove one entry.",
        example: "two entries named “mode”"),
      .resolverInlineName: DiagnosticExplanation(
        "A set or modifier in resolutionOrder has no name.",
        cause: "Inline entries need a name.",
        remedy: "Add a name.",
        example: "{ \"type\": \"set\", \"sources\": [ … ] }"),
      .resolverInlineType: DiagnosticExplanation(
        "An entry of resolutionOrder is neither a set nor a modifier.",
        cause: "type is “set” or “modifier”.",
        remedy: "Correct the type.",
        example: "{ \"type\": \"group\" }"),
      .resolverName: DiagnosticExplanation(
        "The name of a resolver document is not a string.",
        cause: "No other type is allowed.",
        remedy: "Write a string.",
        example: "\"name\": 5"),
      .resolverNoContexts: DiagnosticExplanation(
        "A modifier has an empty map of contexts.",
        cause: "A modifier chooses among contexts.",
        remedy: "Add contexts, or make it a set.",
        example: "\"contexts\": {}"),
      .resolverOneContext: DiagnosticExplanation(
        "A modifier has only one context.",
        cause: "It chooses nothing, as a set would.",
        remedy: "Add a context, or make it a set.",
        example: "\"contexts\": { \"light\": [ … ] }"),
      .resolverOrder: DiagnosticExplanation(
        "resolutionOrder is not an array of sets and modifiers.",
        cause: "It has at least one entry.",
        remedy: "Correct it.",
        example: "\"resolutionOrder\": \"all\""),
      .resolverOrderMissing: DiagnosticExplanation(
        "A resolver document has no resolutionOrder.",
        cause: "It defines the order in which sets and modifiers apply.",
        remedy: "Add it.",
        example: "{ \"sets\": { … } }"),
      .resolverReferenceToModifier: DiagnosticExplanation(
        "A source refers to a modifier.",
        cause: "Only resolutionOrder refers to modifiers.",
        remedy: "Refer to a set.",
        example: "\"$ref\": \"#/modifiers/mode\""),
      .resolverReferenceToOrder: DiagnosticExplanation(
        "A source refers into resolutionOrder.",
        cause: "Nothing may refer to entries of resolutionOrder.",
        remedy: "Refer to a set.",
        example: "\"$ref\": \"#/resolutionOrder/0\""),
      .resolverSetSources: DiagnosticExplanation(
        "A set has no sources.",
        cause: "A set is an array of sources.",
        remedy: "Add sources.",
        example: "\"sets\": { \"core\": {} }"),
      .resolverSource: DiagnosticExplanation(
        "A source is neither a reference nor tokens, or a reference leads to nothing.",
        cause: "Sources are references to files or sets, or groups of tokens. Without one, a set or a context is lost.",
        remedy: "Correct the source.",
        example: "\"sources\": [ 5 ]"),
      .resolverVersion: DiagnosticExplanation(
        "The version of a resolver document is missing or another one.",
        cause: "“2025.10” is the version of the standard.",
        remedy: "Add the version. The document is read as 2025.10.",
        example: "{ \"resolutionOrder\": [ … ] }"),
      .missingSet: DiagnosticExplanation(
        "Tokens Studio's list of themes or order of sets names a set that is not there.",
        cause: "The file of the set was removed, renamed or never pushed. What it says is in no theme.",
        remedy: "Add the file, or export the themes again.",
        example: "\"selectedTokenSets\": { \"core\": \"source\", \"dark\": \"enabled\" } without dark.json"),
      .unusedFile: DiagnosticExplanation(
        "A file or a set of tokens is used by nothing.",
        cause:
          "No set and no modifier of a resolver document refers to it, no build that makes a theme reads it, or no theme of $themes.json has it on.",
        remedy: "Refer to it, or remove it.",
        example: "old-brand.json"),
    ])
}
