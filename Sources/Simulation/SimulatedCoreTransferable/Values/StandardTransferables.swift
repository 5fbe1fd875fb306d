public import Foundation
import SimulatedFoundation
import SimulatedUniformTypeIdentifiers

extension String: Transferable {
  /// Text in UTF-8.
  ///
  /// Simulated: any plain text is imported. Differs: Apple documents only that it is plain text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try text($0, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .plainText) { try text($0, .plainText) }
    DataRepresentation(importedContentType: .text) { try text($0, .text) }
  }

  private static func text(_ data: Data, _ type: UTType) throws -> String {
    let text = try NSString.object(
      withItemProviderData: data, typeIdentifier: type.identifier)
    return String(describing: text)
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  ///
  /// Simulated: of any type. No known difference.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address.
  ///
  /// Simulated: as text, under the type of a file's URL or that of any other. Differs: Apple
  /// documents only that it is a URL or a file.
  public static var transferRepresentation: some TransferRepresentation {
    AddressRepresentation()
  }
}

/// The forms of a URL.
private struct AddressRepresentation: TransferRepresentation, TransferFormMaker {
  typealias Item = URL

  var forms: [TransferForm<URL>] {
    let make: TransferForm<URL>.Export = .data { Data($0.absoluteString.utf8) }
    let read: @Sendable (UTType) -> TransferForm<URL>.Import = { type in
      .data {
        try NSURL.object(withItemProviderData: $0, typeIdentifier: type.identifier) as URL
      }
    }
    return [
      TransferForm(
        type: .fileURL, export: make, importing: read(.fileURL), condition: { $0.isFileURL }),
      TransferForm(
        type: .url, export: make, importing: read(.url), condition: { !$0.isFileURL },
        address: { $0 }),
    ]
  }

  typealias Body = Never
}

extension AttributedString: Transferable {
  /// Its text, in UTF-8.
  ///
  /// Simulated: the characters. Differs: on iOS the attributes are handed over, too, as rich text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
