public import Foundation
public import SimulatedFoundation

extension NSItemProvider {
  /// Makes a provider for a file's content.
  ///
  /// Simulated: the content under the given type, or the one that its name implies; the file's name
  /// is the suggested one. Differs: whether iOS adds the file's URL too isn't documented; here it
  /// doesn't.
  ///
  /// - Parameters:
  ///   - fileURL: The file; nothing is read before it is requested.
  ///   - contentType: Its type; `nil` for the one that its name implies.
  ///   - openInPlace: Whether the file may be used where it is.
  ///   - coordinated: Whether the reader must use a file coordinator.
  ///   - visibility: Who may see it.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    let ending = fileURL.pathExtension
    let type = contentType ?? UTType(filenameExtension: ending) ?? .data
    suggestedName = fileURL.lastPathComponent
    registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) {
      $0(fileURL, coordinated, nil)
      return nil
    }
  }

  /// The types, in the order of their registration.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType(importedAs: $0) }
  }

  /// The types whose files may be used where they are.
  public var registeredContentTypesForOpenInPlace: [UTType] {
    registeredTypeIdentifiers(fileOptions: .openInPlace).map { UTType(importedAs: $0) }
  }

  /// The types that are the given one or conform to it, in the order of their registration.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Adds a type with the code that produces its data.
  @preconcurrency public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a type with the code that produces a file.
  @preconcurrency public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Asks for the data of the given type.
  @discardableResult
  @preconcurrency public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Asks for a file with the data of the given type, in place if that is requested and possible.
  ///
  /// Simulated: a copy is gone when the handler returns, as documented. No known difference.
  @discardableResult
  @preconcurrency public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    guard openInPlace else {
      return loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
        completionHandler($0, false, $1)
      }
    }
    return loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
