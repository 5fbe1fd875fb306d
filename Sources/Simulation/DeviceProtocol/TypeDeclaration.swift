/// A uniform type that an installed bundle declares, as it crosses between processes.
package struct TypeDeclaration: Codable, Hashable, Sendable {
  package var identifier: String
  package var conformsTo: [String]
  package var filenameExtensions: [String]
  package var mimeTypes: [String]
  /// Whether the bundle owns the type, or only knows about it.
  package var isExported: Bool

  package init(
    identifier: String, conformsTo: [String], filenameExtensions: [String], mimeTypes: [String],
    isExported: Bool
  ) {
    self.identifier = identifier
    self.conformsTo = conformsTo
    self.filenameExtensions = filenameExtensions
    self.mimeTypes = mimeTypes
    self.isExported = isExported
  }
}
