import DeviceProtocol
public import Foundation
public import SimulatedUniformTypeIdentifiers

/// A form that consists of a file.
///
/// Simulated: a file that is received is a copy, and is gone when the code has imported it, unless
/// both sides agree on the original (documented). No known difference.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, TransferFormMaker {
  let forms: [TransferForm<Item>]

  /// Makes a form in which values are exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(
        type: contentType, export: .file(exporting, inPlace: shouldAttemptToOpenInPlace),
        importing: .file(importing, inPlace: shouldAttemptToOpenInPlace))
    ]
  }

  /// Makes a form in which values are exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = [
      TransferForm(
        type: exportedContentType, export: .file(exporting, inPlace: shouldAllowToOpenInPlace))
    ]
  }

  /// Makes a form from which values are imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      TransferForm(
        type: importedContentType,
        importing: .file(importing, inPlace: shouldAttemptToOpenInPlace))
    ]
  }

  /// Type-checks only: a representation of this framework has no body.
  public typealias Body = Never
}

/// A file that is handed over.
///
/// Simulated: the receiver gets a copy; the original only if the representation may be opened in
/// place, too. Differs: if only that is so, the receiver is told that its copy is the original.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may use the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Makes a file to be handed over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }

  /// A file that the receiver may use where it is: the file itself, or a copy.
  func openable() throws -> URL {
    if allowAccessingOriginalFile { return file }
    let folder = try StagingFolder.make(in: NSTemporaryDirectory())
    let copy = URL(fileURLWithPath: folder + "/" + file.lastPathComponent)
    try FileManager.default.copyItem(at: file, to: copy)
    return copy
  }
}

/// A file that was received.
///
/// Simulated: a copy is gone when the closure that imports it has returned (documented).
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether it is the sender's own.
  public let isOriginalFile: Bool
}
