import Foundation
import SimulatedUniformTypeIdentifiers

/// One form in which values of a type are handed over.
struct TransferForm<Item>: Sendable {
  /// The type of the bytes.
  var type: UTType
  var export: Export?
  var importing: Import?
  var visibility = TransferRepresentationVisibility.all
  /// Whether a value may have this form.
  var condition: (@Sendable (Item) -> Bool)?
  /// The name of a file that is made from a value.
  var fileName: (@Sendable (Item) -> String?)?
  /// The address that the form contains, if it is one.
  var address: (@Sendable (Item) -> URL?)?

  /// What makes the form of a value.
  enum Export: Sendable {
    case data(@Sendable (Item) async throws -> Data)
    case file(@Sendable (Item) async throws -> SentTransferredFile, inPlace: Bool)
  }

  /// What makes a value of the form.
  enum Import: Sendable {
    case data(@Sendable (Data) async throws -> Item)
    case file(@Sendable (ReceivedTransferredFile) async throws -> Item, inPlace: Bool)
  }
}

extension TransferForm {
  /// Returns the form for values that are exported as, or imported from, values of this one's type.
  func through<Other>(
    _ export: (@Sendable (Other) async throws -> Item)?,
    _ importing: (@Sendable (Item) async throws -> Other)?,
    now: (@Sendable (Other) -> Item?)?
  ) -> TransferForm<Other> {
    var form = TransferForm<Other>(type: type, visibility: visibility)
    if let export, let inner = self.export {
      form.export =
        switch inner {
        case .data(let make): .data { try await make(export($0)) }
        case .file(let make, let inPlace):
          .file({ try await make(export($0)) }, inPlace: inPlace)
        }
    }
    if let importing, let inner = self.importing {
      form.importing =
        switch inner {
        case .data(let make): .data { try await importing(make($0)) }
        case .file(let make, let inPlace):
          .file({ try await importing(make($0)) }, inPlace: inPlace)
        }
    }
    if let now {
      if let address { form.address = { now($0).flatMap(address) } }
      if let fileName { form.fileName = { now($0).flatMap(fileName) } }
      if let condition { form.condition = { now($0).map(condition) ?? false } }
    }
    return form
  }
}

/// A representation that itself knows its forms.
protocol TransferFormMaker<Item> {
  associatedtype Item
  var forms: [TransferForm<Item>] { get }
}

extension TransferRepresentation {
  /// The forms that the representation describes: its own, or those of its body.
  var allForms: [TransferForm<Item>] {
    if let maker = self as? any TransferFormMaker<Item> { return maker.forms }
    return (body.allForms as Any) as? [TransferForm<Item>] ?? []
  }
}

extension Transferable {
  /// The forms of the type's values, best first.
  static var forms: [TransferForm<Self>] {
    (transferRepresentation.allForms as Any) as? [TransferForm<Self>] ?? []
  }
}
