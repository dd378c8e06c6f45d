/// A colour as the design tool exports it: eight hexadecimal digits, alpha last.
public typealias ColorRawToken = String

/// The colours that all brands share. Only semantic tokens refer to them.
public enum ColorRawTokens {}
