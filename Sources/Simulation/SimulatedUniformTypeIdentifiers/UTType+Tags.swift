import SimulatedFoundation
import UniformTypes

/// Simulated: for the types of the device, as documented. Differs: an empty tag gives the
/// supertype; what iOS does isn't documented.
extension UTType {
  /// Finds the type of files with an extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot; the case of its letters doesn't matter.
  ///   - supertype: The type that it must conform to; by default data, so packages aren't found.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type of data with a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type; the case of its letters doesn't matter.
  ///   - supertype: The type that it must conform to.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the type that has a tag.
  ///
  /// Differs: the other classes that iOS knows are missing here: `nil`.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a filename extension.
  ///   - tagClass: The kind of tag.
  ///   - supertype: The type that it must conform to, if any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let types = InstalledTypes.all
    switch (tagClass, supertype?.identifier) {
    case (.filenameExtension, let supertype?):
      self.init(known: types.preferredType(forFilenameExtension: tag, conformingTo: supertype))
    case (.filenameExtension, nil):
      self.init(known: types.preferredType(forFilenameExtension: tag))
    case (.mimeType, let supertype?):
      self.init(known: types.preferredType(forMIMEType: tag, conformingTo: supertype))
    case (.mimeType, nil): self.init(known: types.preferredType(forMIMEType: tag))
    default: return nil
    }
  }

  /// Returns all declared types that have a tag, preferred ones first.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a filename extension.
  ///   - tagClass: The kind of tag.
  ///   - supertype: The type that they must conform to, if any.
  /// - Returns: The types; if none is declared, the dynamic one.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let types = InstalledTypes.all
    let supertype = supertype?.identifier
    let found =
      switch tagClass {
      case .filenameExtension: types.types(forFilenameExtension: tag, conformingTo: supertype)
      case .mimeType: types.types(forMIMEType: tag, conformingTo: supertype)
      default: [String]()
      }
    guard found.isEmpty else { return found.map { UTType(known: $0) } }
    let made = UTType(
      tag: tag, tagClass: tagClass, conformingTo: supertype.map { UTType(known: $0) })
    return made.map { [$0] } ?? []
  }

  /// The type's filename extensions and MIME types, preferred ones first.
  public var tags: [UTTagClass: [String]] {
    let types = InstalledTypes.all
    let all = [
      UTTagClass.filenameExtension: types.filenameExtensions(of: identifier),
      .mimeType: types.mimeTypes(of: identifier),
    ]
    return all.filter { !$0.value.isEmpty }
  }

  /// The extension that a file of this type should have, without a dot.
  public var preferredFilenameExtension: String? {
    InstalledTypes.all.filenameExtensions(of: identifier).first
  }

  /// The MIME type that data of this type should have.
  public var preferredMIMEType: String? { InstalledTypes.all.mimeTypes(of: identifier).first }
}
