extension UniformTypes {
  /// Returns an identifier in the form in which it is compared: ASCII letters in lower case.
  ///
  /// Apple documents (Uniform Type Identifiers Overview) that identifiers are case-insensitive.
  /// They consist of ASCII letters, digits, `-` and `.`, so other letters are left as they are.
  ///
  /// - Parameter identifier: A type identifier or a tag.
  /// - Returns: The text to use for comparing and looking up.
  public static func normalized(_ identifier: String) -> String {
    guard identifier.withFoldedName({ $0.hasCapitals }) else { return identifier }
    return String(decoding: identifier.utf8.map(FoldedName.folded), as: UTF8.self)
  }

  /// Whether an identifier is that of a dynamic type, ours or one of a real device.
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: Whether it begins with `dyn.`.
  public static func isDynamic(_ type: String) -> Bool {
    type.utf8.count >= 4 && isSame(String(Substring(type.utf8.prefix(4))), as: "dyn.")
  }
}
