public import Foundation
public import SimulatedUniformTypeIdentifiers

extension Transferable {
  /// Makes a value from bytes.
  ///
  /// Simulated: by the first form that can be imported and to which the type conforms; without a
  /// type, by the first that can be imported.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: Their type.
  /// - Throws: An error where there is no such form, or when the bytes aren't such a value.
  public init(importing data: Data, contentType: UTType?) async throws {
    for form in Self.forms where contentType?.conforms(to: form.type) ?? true {
      guard case .data(let make)? = form.importing else { continue }
      self = try await make(data)
      return
    }
    throw TransferableSupportError.importNotSupported
  }

  /// Returns the bytes of a form of the value.
  ///
  /// Simulated: of the first form that can be exported and conforms to the type. A form that is a
  /// file is read.
  ///
  /// - Parameter contentType: The type; `nil` for the first form.
  /// - Returns: The bytes.
  /// - Throws: An error where there is no such form.
  public func exported(as contentType: UTType?) async throws -> Data {
    for form in Self.forms where contentType.map({ form.type.conforms(to: $0) }) ?? true {
      guard let export = form.export, form.condition?(self) ?? true else { continue }
      switch export {
      case .data(let make): return try await make(self)
      case .file(let make, _): return try Data(contentsOf: try await make(self).file)
      }
    }
    throw TransferableSupportError.exportNotSupported
  }

  /// Returns the types in which the type's values can be handed over, in their order.
  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    forms.filter { $0.export != nil && $0.visibility == visibility }.map(\.type)
  }

  /// Returns the types from which the type's values can be made, in their order.
  public static func importedContentTypes() -> [UTType] {
    forms.filter { $0.importing != nil }.map(\.type)
  }
}
