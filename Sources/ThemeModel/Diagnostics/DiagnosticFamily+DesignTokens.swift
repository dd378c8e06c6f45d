extension DiagnosticFamily {
  static let designTokens = DiagnosticFamily(
    "Design tokens (DTCG)",
    [
      .alphaBesideValue: DiagnosticExplanation(
        "A colour has its alpha beside its value.",
        cause:
          "An older notation or that of a tool is used. The standard has alpha inside the value. A colour is undetermined "
          + "whose alpha is neither a number from 0 to 1 nor a percentage.",
        remedy: "Move alpha into the value.",
        example: "\"$value\": \"#FF0000\", \"alpha\": 0.5"),
      .aliasSpelling: DiagnosticExplanation(
        "An alias is spelled differently from the token that it means.",
        cause: "Only case, spaces or hyphens differ, and no other token has such a name.",
        remedy: "Write the name as the token has it. With --strict it is an error.",
        example: "\"{Color.Gray 900}\" for color.gray-900"),
      .colorChannels: DiagnosticExplanation(
        "A colour is written by its channels.",
        cause:
          "Red, green and blue are members of an object, or hsl() is left out around its arguments. They are read.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$value\": { \"r\": 255, \"g\": 0, \"b\": 0 }"),
      .conflictingFiles: DiagnosticExplanation(
        "Two files define the same tokens differently.",
        cause: "Nothing says which of the files counts.",
        remedy: "Exclude one file, or define the order in a resolver document.",
        example: "tokens.json and tokens-old.json"),
      .contextWithoutFile: DiagnosticExplanation(
        "A theme has no file for a context for which a theme beside it has a file.",
        cause: "The file is missing, elsewhere, or has another name; the colours of the theme are unknown there.",
        remedy: "Add the file, or correct its name. Where the theme has no such context, nothing needs to be done.",
        example: "brands/a/light.json beside brands/b/light.json and brands/b/dark.json"),
      .cssValue: DiagnosticExplanation(
        "A value is written as in CSS.",
        cause: "The notation is a tool's own. It is read as CSS.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$value\": \"linear-gradient(#FFF, #000)\""),
      .dialect: DiagnosticExplanation(
        "A file is written in a dialect of design tokens.",
        cause: "A tool wrote it before or beside the standard. It is read.",
        remedy: "Nothing needs to be done. --strict insists on the standard.",
        example: "a file of Style Dictionary 3"),
      .figmaVariable: DiagnosticExplanation(
        "A variable of a Figma export cannot be read.",
        cause: "Its alias, mode or value is incomplete.",
        remedy: "Export the variables again, with all collections that they refer to.",
        example: "an alias to a collection that was not exported"),
      .referenceList: DiagnosticExplanation(
        "A value is a list of references.",
        cause: "A tool wrote several references where the standard has one.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$value\": [\"{a}\", \"{b}\"]"),
      .studioThemes: DiagnosticExplanation(
        "$themes is not a list of themes.",
        cause: "Tokens Studio writes a list there.",
        remedy: "Export the tokens again.",
        example: "\"$themes\": {}"),
      .unknownExpression: DiagnosticExplanation(
        "A value is written in a way that is not known.",
        cause: "It is neither a colour nor an expression that is read.",
        remedy: "Write the resulting colour.",
        example: "\"$value\": \"shade({a}, 5)\""),
      .borderProperty: DiagnosticExplanation(
        "A border lacks a property or has an unknown one.",
        cause: "A border has color, width and style.",
        remedy: "Correct the property that the message names.",
        example: "{ \"color\": …, \"width\": … }"),
      .colorAlpha: DiagnosticExplanation(
        "The alpha of a colour is not a number.",
        cause: "Alpha is a number between 0 and 1.",
        remedy: "Write a number.",
        example: "\"alpha\": \"none\""),
      .colorAlphaRange: DiagnosticExplanation(
        "The alpha of a colour is outside 0 … 1.",
        cause: "Percent or bytes were written instead of a fraction.",
        remedy: "Write a fraction.",
        example: "\"alpha\": 50"),
      .colorComponent: DiagnosticExplanation(
        "A component of a colour is not a number.",
        cause: "Each component is a number or “none”.",
        remedy: "Write a number.",
        example: "\"components\": [\"0\", 0, 0]"),
      .colorComponentRange: DiagnosticExplanation(
        "A component of a colour is outside the bounds of its space.",
        cause: "Bytes or percent were written where the space has fractions.",
        remedy: "Write the component in the units of its colour space.",
        example: "\"components\": [255, 0, 0]"),
      .colorComponents: DiagnosticExplanation(
        "The components of a colour are not an array of three.",
        cause: "Every colour space of the standard has three components.",
        remedy: "Write three components.",
        example: "\"components\": [0.5]"),
      .colorComponentsMissing: DiagnosticExplanation(
        "A colour has no components.",
        cause: "A colour value needs colorSpace and components.",
        remedy: "Add the components.",
        example: "{ \"colorSpace\": \"srgb\" }"),
      .colorFunction: DiagnosticExplanation(
        "A colour is written as a function over a reference.",
        cause: "The standard has no such functions; the token is read as some tools write it.",
        remedy: "Define the result as a colour, or keep the tool that resolves it.",
        example: "\"rgba({color.black}, 0.5)\""),
      .colorHex: DiagnosticExplanation(
        "The hex of a colour is not a hex colour.",
        cause: "hex is “#” with six digits.",
        remedy: "Correct the digits.",
        example: "\"hex\": \"black\""),
      .colorHexDigits: DiagnosticExplanation(
        "The hex of a colour does not have six digits.",
        cause: "Alpha has its own member, so hex has six digits.",
        remedy: "Move the alpha into “alpha”.",
        example: "\"hex\": \"#FF000080\""),
      .colorSpaceMissing: DiagnosticExplanation(
        "A colour has no colour space.",
        cause: "A colour value needs colorSpace and components.",
        remedy: "Add the colour space.",
        example: "{ \"components\": [1, 0, 0] }"),
      .colorSpaceUnknown: DiagnosticExplanation(
        "A colour space is not known.",
        cause: "It is misspelled, or not part of the standard.",
        remedy: "Use one of the standard's colour spaces.",
        example: "\"colorSpace\": \"sRGB\""),
      .colorUnknownKey: DiagnosticExplanation(
        "A colour has a member that the standard does not know.",
        cause: "The member is misspelled or belongs to a tool.",
        remedy: "Remove it, or move it into $extensions.",
        example: "{ \"colourSpace\": \"srgb\" }"),
      .colorValue: DiagnosticExplanation(
        "The value of a colour is not an object.",
        cause: "In the standard a colour is an object with colorSpace and components.",
        remedy: "Write an object.",
        example: "\"$value\": 7"),
      .colorXyzRange: DiagnosticExplanation(
        "An XYZ component is outside the range that the standard gives.",
        cause: "XYZ of a colour beyond the white point exceeds 1.",
        remedy: "Check the component. It is used as written.",
        example: "\"components\": [1.2, 1, 1]"),
      .deprecatedValue: DiagnosticExplanation(
        "$deprecated is not true, false or a string.",
        cause: "No other type is allowed.",
        remedy: "Correct the value.",
        example: "\"$deprecated\": 1"),
      .descriptionNotString: DiagnosticExplanation(
        "A description is not a string.",
        cause: "No other type is allowed.",
        remedy: "Write a string.",
        example: "\"$description\": 5"),
      .duplicateKey: DiagnosticExplanation(
        "A key appears twice in one object.",
        cause: "JSON keeps one of the two; which one depends on the reader.",
        remedy: "Remove one of the two. Both places are listed.",
        example: "\"a\": 1, \"a\": 2"),
      .expression: DiagnosticExplanation(
        "A value is computed from references.",
        cause: "Some tools write arithmetic; the standard has none. The result is read.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"{space.small} * 2\""),
      .extendsCycle: DiagnosticExplanation(
        "Groups extend each other in a circle.",
        cause: "A group takes what it lacks from the one that it extends.",
        remedy: "Remove one $extends.",
        example: "a extends b, b extends a"),
      .extendsNotReference: DiagnosticExplanation(
        "$extends is not a reference.",
        cause: "It names a group as a reference.",
        remedy: "Write a reference.",
        example: "\"$extends\": \"group\""),
      .extendsOnToken: DiagnosticExplanation(
        "A token has $extends.",
        cause: "Only groups extend groups.",
        remedy: "Remove $extends, or make the token an alias.",
        example: "{ \"$value\": …, \"$extends\": … }"),
      .extendsTargetMissing: DiagnosticExplanation(
        "A group extends a group that does not exist.",
        cause: "The name is misspelled, or the file is not among the sources.",
        remedy: "Correct the reference.",
        example: "\"$extends\": \"{buton}\""),
      .extendsToken: DiagnosticExplanation(
        "A group extends a token.",
        cause: "Only groups can be extended.",
        remedy: "Name a group.",
        example: "\"$extends\": \"{color.red}\""),
      .extensionsNotObject: DiagnosticExplanation(
        "$extensions is not an object.",
        cause: "Each tool has a member of its own in it.",
        remedy: "Write an object.",
        example: "\"$extensions\": []"),
      .foreignType: DiagnosticExplanation(
        "A type is known from another tool, not from the standard.",
        cause: "Tools write types of their own.",
        remedy: "Nothing needs to be done. Colours of the type are read.",
        example: "\"$type\": \"fill\""),
      .gradientPosition: DiagnosticExplanation(
        "The position of a gradient stop is not a number.",
        cause: "A position is a number between 0 and 1.",
        remedy: "Write a number.",
        example: "\"position\": \"50%\""),
      .gradientStop: DiagnosticExplanation(
        "A gradient stop lacks a member or has an unknown one.",
        cause: "A stop has color and position.",
        remedy: "Correct the member that the message names.",
        example: "{ \"colour\": … }"),
      .gradientValue: DiagnosticExplanation(
        "A gradient is not an array of stops.",
        cause: "A gradient is an array of at least one stop.",
        remedy: "Write an array.",
        example: "\"$value\": \"linear\""),
      .hexMismatch: DiagnosticExplanation(
        "The hex of a colour and its components differ.",
        cause: "One of the two was changed and the other one was not. The components are used.",
        remedy: "Derive hex from the components again.",
        example: "components of red, hex of blue"),
      .invalidName: DiagnosticExplanation(
        "A name has characters that names must not have.",
        cause: "“{”, “}” and “.” are part of references.",
        remedy: "Rename the token or group.",
        example: "\"a.b\": { … }"),
      .invalidValue: DiagnosticExplanation(
        "A value is not valid for its type.",
        cause: "The message says what was found and what is needed.",
        remedy: "Correct the value.",
        example: "\"$type\": \"color\", \"$value\": []"),
      .legacyValue: DiagnosticExplanation(
        "Tokens are written without “$”.",
        cause: "The file is older than the standard.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"value\": \"#FF0000\", \"type\": \"color\""),
      .legibleExtension: DiagnosticExplanation(
        "An extension for Legible has the wrong shape.",
        cause: "It is a role, or an object with a role.",
        remedy: "Correct the extension.",
        example: "\"$extensions\": { \"legible\": 3 }"),
      .malformedPointer: DiagnosticExplanation(
        "A JSON pointer is malformed.",
        cause: "A pointer begins with “#/” and escapes “~” and “/”.",
        remedy: "Correct the pointer.",
        example: "\"$ref\": \"#a/b\""),
      .malformedReference: DiagnosticExplanation(
        "A reference is malformed.",
        cause: "A reference is a path in braces.",
        remedy: "Correct the reference.",
        example: "\"{a.b\""),
      .missingType: DiagnosticExplanation(
        "A token has no type.",
        cause: "Neither the token nor a group above it has $type.",
        remedy: "Add $type. If the value is clearly a colour, it was read as one.",
        example: "{ \"$value\": \"#F00\" }"),
      .modeExtension: DiagnosticExplanation(
        "The values of modes are in an extension.",
        cause: "A tool wrote them there. They are read as contexts of an axis.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$extensions\": { \"mode\": { \"dark\": … } }"),
      .modeValues: DiagnosticExplanation(
        "The values of modes are inside one value.",
        cause: "A tool wrote them there. They are read as contexts of the axis mode.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$value\": { \"light\": …, \"dark\": … }"),
      .namesDifferByCase: DiagnosticExplanation(
        "Two names differ only in case.",
        cause: "Tools that ignore case take them for one.",
        remedy: "Rename one of the two.",
        example: "Text and text"),
      .notAToken: DiagnosticExplanation(
        "A member of a group is neither a token nor a group.",
        cause: "Groups contain only tokens and groups.",
        remedy: "Remove it, or make it a token.",
        example: "\"red\": \"#F00\""),
      .notAnObject: DiagnosticExplanation(
        "The top of the file is not an object.",
        cause: "Token files and resolver documents are objects.",
        remedy: "Correct the file.",
        example: "[ … ]"),
      .referenceOutsideDocument: DiagnosticExplanation(
        "A reference leads out of its document.",
        cause: "The pointer goes above the document's root, or its file is not among those that were read.",
        remedy: "Correct the pointer, or add the file.",
        example: "\"#/../x\""),
      .rootNotToken: DiagnosticExplanation(
        "$root is not a token.",
        cause: "$root is the group's own value.",
        remedy: "Give it a $value.",
        example: "\"$root\": {}"),
      .rootTokenAtTop: DiagnosticExplanation(
        "$root is at the top of a file.",
        cause: "Only a group can have a value of its own.",
        remedy: "Move it into a group.",
        example: "{ \"$root\": { … } }"),
      .shadowProperty: DiagnosticExplanation(
        "A shadow lacks a property or has an unknown one.",
        cause: "A shadow has color, offsets, blur and spread.",
        remedy: "Correct the property that the message names.",
        example: "{ \"colour\": … }"),
      .shadowValue: DiagnosticExplanation(
        "A shadow is not an object.",
        cause: "A shadow is an object or an array of them.",
        remedy: "Write an object.",
        example: "\"$value\": \"0 1px 2px\""),
      .stringColor: DiagnosticExplanation(
        "A colour is written as a string.",
        cause: "The notation is older than the standard, or a tool's own. It is read as a CSS colour.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$value\": \"#FF0000\""),
      .studioModifier: DiagnosticExplanation(
        "A colour has a modifier of Tokens Studio.",
        cause: "The modifier is applied as Tokens Studio does.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"modify\": { \"type\": \"darken\", \"value\": 0.1 }"),
      .studioModifierUnknown: DiagnosticExplanation(
        "A modifier of Tokens Studio is not known.",
        cause: "Its type, space or amount cannot be read.",
        remedy: "Correct the modifier, or write the resulting colour.",
        example: "\"modify\": { \"type\": \"shade\" }"),
      .tokenAtTop: DiagnosticExplanation(
        "The top of a file is a token.",
        cause: "The top of a file is a group.",
        remedy: "Give the token a name.",
        example: "{ \"$value\": … }"),
      .tokenWithChildren: DiagnosticExplanation(
        "A token has children.",
        cause: "A token cannot contain tokens; a group with $root can.",
        remedy: "Move the value into $root, or move the children out.",
        example: "{ \"$value\": …, \"hover\": { … } }"),
      .tokensStudio: DiagnosticExplanation(
        "The file has token sets and themes of Tokens Studio.",
        cause: "They are read as the tool does.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"$themes\": [ … ]"),
      .tooManyErrors: DiagnosticExplanation(
        "A file has more errors than are listed.",
        cause: "The rest is left out.",
        remedy: "Correct the first errors and run the audit again.",
        example: "a file of another format"),
      .tooManyTokens: DiagnosticExplanation(
        "Extended groups give more tokens than can be read.",
        cause: "Groups that extend groups multiply.",
        remedy: "Remove some $extends.",
        example: "a chain of groups that each double the next"),
      .typeNotString: DiagnosticExplanation(
        "$type is not a string.",
        cause: "No other type is allowed.",
        remedy: "Write a string.",
        example: "\"$type\": 5"),
      .unknownProperty: DiagnosticExplanation(
        "An object has a property that the standard does not know.",
        cause: "It is misspelled or belongs to a tool.",
        remedy: "Correct the name, or move it into $extensions.",
        example: "\"resolutionOrdr\": [ … ]"),
      .unknownType: DiagnosticExplanation(
        "A type is not known.",
        cause: "It is misspelled, or not part of the standard.",
        remedy: "Use a type of the standard.",
        example: "\"$type\": \"colour\""),
      .unresolvedPointer: DiagnosticExplanation(
        "A JSON pointer leads nowhere.",
        cause: "The path is misspelled, or the file is not among the sources.",
        remedy: "Correct the pointer.",
        example: "\"$ref\": \"#/color/rde\""),
      .valueAndRef: DiagnosticExplanation(
        "A token has both $value and $ref.",
        cause: "Only one of them can give the value.",
        remedy: "Remove one of the two.",
        example: "{ \"$value\": …, \"$ref\": … }"),
      .valueSuffix: DiagnosticExplanation(
        "A reference ends in “.value”.",
        cause: "Style Dictionary 3 writes references this way. They are read without the ending.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "\"{color.red.value}\""),
    ])
}
