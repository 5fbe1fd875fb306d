public import Foundation
public import SimulatedUniformTypeIdentifiers

/// A form that consists of bytes, which the code itself makes and reads.
///
/// Simulated: no known difference.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, TransferFormMaker {
  let forms: [TransferForm<Item>]

  /// Makes a form in which values are exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [TransferForm(type: contentType, export: .data(exporting), importing: .data(importing))]
  }

  /// Makes a form in which values are exported.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { forms = [TransferForm(type: exportedContentType, export: .data(exporting))] }

  /// Makes a form from which values are imported.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { forms = [TransferForm(type: importedContentType, importing: .data(importing))] }

  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never
}
