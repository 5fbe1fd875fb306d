extension UniformTypes {
  /// What a bundle or the system says about one uniform type.
  ///
  /// The members stand for the entries of `UTExportedTypeDeclarations` and
  /// `UTImportedTypeDeclarations` in an Info.plist.
  public struct Declaration: Hashable, Sendable {
    /// The type's name, such as `public.jpeg` (`UTTypeIdentifier`).
    public var identifier: String
    /// The types to which it conforms directly (`UTTypeConformsTo`).
    public var conformsTo: [String]
    /// Filename extensions without a dot, the preferred one first.
    public var filenameExtensions: [String]
    /// MIME types, the preferred one first.
    public var mimeTypes: [String]
    /// A description of the type for people (`UTTypeDescription`), if there are any.
    public var description: String?
    /// The one of the two keys that contains the declaration.
    public var origin: Origin

    /// Makes a declaration.
    ///
    /// - Parameters:
    ///   - identifier: The type's name.
    ///   - conformsTo: The types to which it conforms directly.
    ///   - filenameExtensions: Filename extensions without a dot, the preferred one first.
    ///   - mimeTypes: MIME types, the preferred one first.
    ///   - description: A description of the type for people.
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
      /// The type belongs to another app, which may not be installed
      /// (`UTImportedTypeDeclarations`).
      case imported
    }
  }
}
