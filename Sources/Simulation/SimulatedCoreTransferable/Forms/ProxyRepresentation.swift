import Foundation

/// A form in which another value is handed over in place of this one.
///
/// Simulated: in all the forms of the other's type, in their order. Differs: one that is made
/// asynchronously doesn't tell whether it is a web address before it is loaded, so that
/// activation rules take it for any URL.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation, TransferFormMaker
{
  let forms: [TransferForm<Item>]

  /// Makes a form for export.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    forms = Self.forms({ try exporting($0) }, nil, now: { try? exporting($0) })
  }

  /// Makes a form for import.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    forms = Self.forms(nil, { try importing($0) }, now: nil)
  }

  /// Makes a form for export and import.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    forms = Self.forms(
      { try exporting($0) }, { try importing($0) }, now: { try? exporting($0) })
  }

  /// Makes a form for export whose value takes some time.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    forms = Self.forms(exporting, nil, now: nil)
  }

  /// Makes a form for import that takes some time.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    forms = Self.forms(nil, importing, now: nil)
  }

  /// Makes a form for export and import that take some time.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { forms = Self.forms(exporting, importing, now: nil) }

  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never

  private static func forms(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?,
    now: (@Sendable (Item) -> ProxyRepresentation?)?
  ) -> [TransferForm<Item>] {
    ProxyRepresentation.forms.map { $0.through(exporting, importing, now: now) }
      .filter { $0.export != nil || $0.importing != nil }
  }
}
