/// What connects types with the outside world: filename extensions, MIME types, words.
extension UniformTypes {
  /// Lists the declared types that claim a filename extension.
  ///
  /// - Parameter filenameExtension: The extension without a dot, in any letter case.
  /// - Returns: The types, preferred ones first.
  public func types(forFilenameExtension filenameExtension: String) -> [String] {
    identifiers(byExtension[Self.normalized(filenameExtension)])
  }

  /// Lists the declared types that claim a MIME type.
  ///
  /// - Parameter mimeType: The MIME type in any letter case; parameters behind `;` are left out.
  /// - Returns: The types, preferred ones first.
  public func types(forMIMEType mimeType: String) -> [String] {
    let whole = Self.normalized(mimeType)
    return identifiers(byMIMEType[whole] ?? byMIMEType[Self.withoutParameters(whole)])
  }

  /// Finds the type that a file with the given extension has.
  ///
  /// Among several types a kind of `public.data` is preferred, as Apple documents for
  /// `UTType(filenameExtension:)`. Differs from Apple's: where only packages claim the extension
  /// (`app`, `rtfd`), the answer is the package, not a dynamic type.
  ///
  /// - Parameter filenameExtension: The extension without a dot, in any letter case.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty extension `public.data` itself.
  public func preferredType(forFilenameExtension filenameExtension: String) -> String {
    if let type = preferred(among: types(forFilenameExtension: filenameExtension)) { return type }
    return dynamic(.filenameExtension, Self.normalized(filenameExtension))
  }

  /// Finds the type of data that carries the given MIME type.
  ///
  /// - Parameter mimeType: The MIME type in any letter case, with or without parameters.
  /// - Returns: A declared type; otherwise a dynamic one, which conforms to `public.data`; for an
  ///   empty MIME type `public.data` itself.
  public func preferredType(forMIMEType mimeType: String) -> String {
    if let type = preferred(among: types(forMIMEType: mimeType)) { return type }
    return dynamic(.mimeType, Self.withoutParameters(Self.normalized(mimeType)))
  }

  /// Lists the filename extensions of a type, the preferred one first.
  ///
  /// - Parameter type: The type's identifier; a dynamic type knows the extension it was made from.
  /// - Returns: Extensions without a dot.
  public func filenameExtensions(of type: String) -> [String] {
    declaration(of: type)?.filenameExtensions ?? DynamicType.tags(of: type, .filenameExtension)
  }

  /// Lists the MIME types of a type, the preferred one first.
  ///
  /// - Parameter type: The type's identifier; a dynamic type knows the MIME type it was made from.
  /// - Returns: MIME types.
  public func mimeTypes(of type: String) -> [String] {
    declaration(of: type)?.mimeTypes ?? DynamicType.tags(of: type, .mimeType)
  }

  /// Says in words what a type is, such as "JPEG image".
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The words of the declaration, if it has any. Those of ``standard`` are our own.
  public func description(of type: String) -> String? {
    declaration(of: type)?.description
  }
}

extension UniformTypes {
  /// The identifiers at some places of the graph.
  private func identifiers(_ places: [Int]?) -> [String] {
    (places ?? []).map { nodes[$0].identifier }
  }

  /// The first kind of `public.data`, else the first type.
  private func preferred(among types: [String]) -> String? {
    types.first { conforms($0, to: DynamicType.supertype) } ?? types.first
  }

  /// The dynamic type for a tag that nobody declares.
  private func dynamic(_ tagClass: DynamicType.TagClass, _ tag: String) -> String {
    tag.isEmpty ? DynamicType.supertype : DynamicType(tagClass, tag).identifier
  }

  /// A MIME type up to its first semicolon, without spaces around it.
  private static func withoutParameters(_ mimeType: String) -> String {
    let bytes = mimeType.utf8.prefix { $0 != UInt8(ascii: ";") }
    var text = Substring(bytes)
    while text.utf8.first == UInt8(ascii: " ") { text = Substring(text.utf8.dropFirst()) }
    while text.utf8.last == UInt8(ascii: " ") { text = Substring(text.utf8.dropLast()) }
    return String(text)
  }
}
