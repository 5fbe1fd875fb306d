extension UniformTypes {
  /// What a bundle or the system says about one uniform type.
  ///
  /// The members stand for the entries of `UTExportedTypeDeclarations` and
  /// `UTImportedTypeDeclarations` in an Info.plist.
  public struct Declaration: Hashable, Sendable {
    /// The type's name, such as `public.jpeg` (`UTTypeIdentifier`).
    public var identifier: String
    /// The types that it conforms to directly (`UTTypeConformsTo`).
    public var conformsTo: [String]
    /// Filename extensions without a dot, the preferred one first.
    public var filenameExtensions: [String]
    /// MIME types, the preferred one first.
    public var mimeTypes: [String]
    /// The type in words that a person reads (`UTTypeDescription`), if there are any.
    public var description: String?
    /// Under which of the two keys the declaration stands.
    public var origin: Origin

    /// Makes a declaration.
    ///
    /// - Parameters:
    ///   - identifier: The type's name.
    ///   - conformsTo: The types that it conforms to directly.
    ///   - filenameExtensions: Filename extensions without a dot, the preferred one first.
    ///   - mimeTypes: MIME types, the preferred one first.
    ///   - description: The type in words that a person reads.
    ///   - origin: Whether the bundle owns the type or borrows it.
    public init(
      _ identifier: String, conformsTo: [String] = [], filenameExtensions: [String] = [],
      mimeTypes: [String] = [], description: String? = nil, origin: Origin = .exported
    ) {
      self.identifier = identifier
      self.conformsTo = conformsTo
      self.filenameExtensions = filenameExtensions
      self.mimeTypes = mimeTypes
      self.description = description
      self.origin = origin
    }

    /// Whether a bundle owns a type that it declares.
    public enum Origin: Hashable, Sendable {
      /// The bundle owns the type (`UTExportedTypeDeclarations`).
      case exported
      /// The type is somebody else's, who may not be installed (`UTImportedTypeDeclarations`).
      case imported
    }
  }
}
