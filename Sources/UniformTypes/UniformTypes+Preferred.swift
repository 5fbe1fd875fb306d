/// Finds the type of a file or a piece of data, by its filename extension or MIME type.
extension UniformTypes {
  /// Finds the type of a file with the given extension.
  ///
  /// Among several types, one that conforms to `public.data` is preferred, as Apple documents for
  /// `UTType(filenameExtension:)`. Differs from Apple's: if only packages claim the extension
  /// (`app`, `rtfd`), the answer is the package, not a dynamic type; and it is our choice which of
  /// several declared types is preferred, because Apple leaves it open.
  ///
  /// - Parameter filenameExtension: The extension without a dot, in any letter case.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty extension `public.data` itself.
  public func preferredType(forFilenameExtension filenameExtension: String) -> String {
    if let type = preferred(among: types(forFilenameExtension: filenameExtension)) { return type }
    return dynamic(.filenameExtension, filenameExtension, DynamicType.commonSupertype)
  }

  /// Finds the type, of a given kind, of a file with the given extension.
  ///
  /// Apple documents for `UTType(filenameExtension:conformingTo:)` that if no declared type has the
  /// extension and conforms to the supertype, a dynamic type that does may be made.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot, in any letter case.
  ///   - supertype: The type to which it must conform, such as `com.apple.package`.
  /// - Returns: A declared type, otherwise a dynamic one; for an empty extension the supertype.
  public func preferredType(
    forFilenameExtension filenameExtension: String, conformingTo supertype: String
  ) -> String {
    types(forFilenameExtension: filenameExtension, conformingTo: supertype).first
      ?? dynamic(.filenameExtension, filenameExtension, supertype)
  }

  /// Finds the type of data with the given MIME type.
  ///
  /// - Parameter mimeType: The MIME type in any letter case, with or without parameters.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty MIME type `public.data` itself.
  public func preferredType(forMIMEType mimeType: String) -> String {
    if let type = preferred(among: types(forMIMEType: mimeType)) { return type }
    return dynamic(.mimeType, Self.withoutParameters(mimeType), DynamicType.commonSupertype)
  }

  /// Finds the type, of a given kind, of data with the given MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type in any letter case, with or without parameters.
  ///   - supertype: The type to which it must conform, such as `public.image`.
  /// - Returns: A declared type, otherwise a dynamic one; for an empty MIME type the supertype.
  public func preferredType(
    forMIMEType mimeType: String, conformingTo supertype: String
  ) -> String {
    types(forMIMEType: mimeType, conformingTo: supertype).first
      ?? dynamic(.mimeType, Self.withoutParameters(mimeType), supertype)
  }
}

extension UniformTypes {
  /// Returns the first type that conforms to `public.data`, otherwise the first type.
  private func preferred(among types: [String]) -> String? {
    types.first { conforms($0, to: DynamicType.commonSupertype) } ?? types.first
  }

  /// Returns the dynamic type for a tag that no suitable type declares.
  private func dynamic(
    _ tagClass: DynamicType.TagClass, _ tag: String, _ supertype: String
  ) -> String {
    if tag.isEmpty { return supertype }
    return DynamicType(tagClass, Self.normalized(tag), conformingTo: supertype).identifier
  }
}
