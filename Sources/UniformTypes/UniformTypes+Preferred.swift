/// The one type that a file or a piece of data has, by its filename extension or MIME type.
extension UniformTypes {
  /// Finds the type that a file with the given extension has.
  ///
  /// Among several types a kind of `public.data` is preferred, as Apple documents for
  /// `UTType(filenameExtension:)`. Differs from Apple's: where only packages claim the extension
  /// (`app`, `rtfd`), the answer is the package, not a dynamic type; and which of several declared
  /// types is preferred is our choice, since Apple leaves it open.
  ///
  /// - Parameter filenameExtension: The extension without a dot, in any letter case.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty extension `public.data` itself.
  public func preferredType(forFilenameExtension filenameExtension: String) -> String {
    if let type = preferred(among: types(forFilenameExtension: filenameExtension)) { return type }
    return dynamic(.filenameExtension, filenameExtension, DynamicType.commonSupertype)
  }

  /// Finds the type of a given kind that a file with the given extension has.
  ///
  /// Documented by Apple for `UTType(filenameExtension:conformingTo:)`: where no declared type has
  /// the extension and conforms to the supertype, a dynamic type that does may be made.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot, in any letter case.
  ///   - supertype: What the type must conform to, such as `com.apple.package`.
  /// - Returns: A declared type, otherwise a dynamic one; for an empty extension the supertype.
  public func preferredType(
    forFilenameExtension filenameExtension: String, conformingTo supertype: String
  ) -> String {
    types(forFilenameExtension: filenameExtension, conformingTo: supertype).first
      ?? dynamic(.filenameExtension, filenameExtension, supertype)
  }

  /// Finds the type of data that carries the given MIME type.
  ///
  /// - Parameter mimeType: The MIME type in any letter case, with or without parameters.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty MIME type `public.data` itself.
  public func preferredType(forMIMEType mimeType: String) -> String {
    if let type = preferred(among: types(forMIMEType: mimeType)) { return type }
    return dynamic(.mimeType, Self.withoutParameters(mimeType), DynamicType.commonSupertype)
  }

  /// Finds the type of a given kind of data that carries the given MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type in any letter case, with or without parameters.
  ///   - supertype: What the type must conform to, such as `public.image`.
  /// - Returns: A declared type, otherwise a dynamic one; for an empty MIME type the supertype.
  public func preferredType(
    forMIMEType mimeType: String, conformingTo supertype: String
  ) -> String {
    types(forMIMEType: mimeType, conformingTo: supertype).first
      ?? dynamic(.mimeType, Self.withoutParameters(mimeType), supertype)
  }
}

extension UniformTypes {
  /// The first kind of `public.data`, else the first type.
  private func preferred(among types: [String]) -> String? {
    types.first { conforms($0, to: DynamicType.commonSupertype) } ?? types.first
  }

  /// The dynamic type for a tag that no fitting type declares.
  private func dynamic(
    _ tagClass: DynamicType.TagClass, _ tag: String, _ supertype: String
  ) -> String {
    if tag.isEmpty { return supertype }
    return DynamicType(tagClass, Self.normalized(tag), conformingTo: supertype).identifier
  }
}
