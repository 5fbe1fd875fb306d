import SimulatedFoundation
import UniformTypes

/// Simulated: over the types of the device, as documented. Differs: for an empty tag the supertype
/// is given; what iOS does isn't documented.
extension UTType {
  /// Finds the type of files with that ending.
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending without a dot; the case of its letters doesn't matter.
  ///   - supertype: What the type must be a kind of; data, so that packages aren't found.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds the type of data with that MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type; the case of its letters doesn't matter.
  ///   - supertype: What the type must be a kind of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds the type that has a tag.
  ///
  /// Differs: of the classes that iOS knows besides these two there is none here: `nil`.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a filename extension.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: What the type must be a kind of, if anything.
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

  /// All declared types that have a tag, preferred ones first.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as a filename extension.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: What the types must be a kind of, if anything.
  /// - Returns: The types; where none is declared, the dynamic one.
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

  /// The type's filename extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    let types = InstalledTypes.all
    let all = [
      UTTagClass.filenameExtension: types.filenameExtensions(of: identifier),
      .mimeType: types.mimeTypes(of: identifier),
    ]
    return all.filter { !$0.value.isEmpty }
  }

  /// The ending that a file of this type should have, without a dot.
  public var preferredFilenameExtension: String? {
    InstalledTypes.all.filenameExtensions(of: identifier).first
  }

  /// The MIME type that data of this type should have.
  public var preferredMIMEType: String? { InstalledTypes.all.mimeTypes(of: identifier).first }
}
