/// The connection of types with the outside world: filename extensions, MIME types, descriptions.
extension UniformTypes {
  /// Lists the declared types that claim a filename extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot, in any letter case.
  ///   - supertype: If given, only types that conform to it are listed.
  /// - Returns: The types, preferred ones first.
  public func types(
    forFilenameExtension filenameExtension: String, conformingTo supertype: String? = nil
  ) -> [String] {
    types(.filenameExtension, filenameExtension, conformingTo: supertype)
  }

  /// Lists the declared types that claim a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type in any letter case; parameters after `;` are ignored.
  ///   - supertype: If given, only types that conform to it are listed.
  /// - Returns: The types, preferred ones first.
  public func types(
    forMIMEType mimeType: String, conformingTo supertype: String? = nil
  ) -> [String] {
    let whole = types(.mimeType, mimeType, conformingTo: supertype)
    guard whole.isEmpty else { return whole }
    return types(.mimeType, Self.withoutParameters(mimeType), conformingTo: supertype)
  }

  /// Lists the filename extensions of a type, the preferred one first.
  ///
  /// - Parameter type: The type's identifier; a dynamic type knows the extension from which it was
  ///   made.
  /// - Returns: Extensions without a dot; those of supertypes aren't inherited.
  public func filenameExtensions(of type: String) -> [String] {
    if let system, let place = type.withFoldedName(system.place) {
      return system.extensions.tags(of: place)
    }
    return declaration(of: type)?.filenameExtensions
      ?? DynamicType.tags(of: type, .filenameExtension)
  }

  /// Lists the MIME types of a type, the preferred one first.
  ///
  /// - Parameter type: The type's identifier; a dynamic type knows the MIME type from which it was
  ///   made.
  /// - Returns: MIME types; those of supertypes aren't inherited.
  public func mimeTypes(of type: String) -> [String] {
    if let system, let place = type.withFoldedName(system.place) {
      return system.mimeTypes.tags(of: place)
    }
    return declaration(of: type)?.mimeTypes ?? DynamicType.tags(of: type, .mimeType)
  }

  /// Describes a type in words, such as "JPEG image".
  ///
  /// - Parameter type: The type's identifier.
  /// - Returns: The description in the declaration, if there is one. Those of ``standard`` are
  ///   ours.
  public func description(of type: String) -> String? {
    if let system, let place = type.withFoldedName(system.place) {
      return system.description(of: place)
    }
    return declaration(of: type)?.description
  }
}

extension UniformTypes {
  /// Returns the types that claim a tag and conform to a supertype.
  private func types(
    _ tagClass: DynamicType.TagClass, _ tag: String, conformingTo supertype: String?
  ) -> [String] {
    let types = places(tagClass, tag).map(identifier)
    guard let supertype else { return types }
    return types.filter { conforms($0, to: supertype) }
  }

  /// Returns the places of the types that claim a tag: the system's first.
  private func places(_ tagClass: DynamicType.TagClass, _ tag: String) -> [Int] {
    switch tagClass {
    case .filenameExtension:
      (system.map { tag.withFoldedName($0.extensions.types) } ?? [])
        + added.types(withExtension: Self.normalized(tag))
    case .mimeType:
      (system.map { tag.withFoldedName($0.mimeTypes.types) } ?? [])
        + added.types(withMIMEType: Self.normalized(tag))
    }
  }

  /// Returns a MIME type up to its first semicolon, without spaces around it.
  static func withoutParameters(_ mimeType: String) -> String {
    var text = Substring(mimeType.utf8.prefix { $0 != UInt8(ascii: ";") })
    while text.utf8.first == UInt8(ascii: " ") { text = Substring(text.utf8.dropFirst()) }
    while text.utf8.last == UInt8(ascii: " ") { text = Substring(text.utf8.dropLast()) }
    return String(text)
  }
}
