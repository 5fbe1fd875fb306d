package import DeviceProtocol
import Foundation
import Synchronization

/// The items that a host app shares, sheet by sheet: it answers extensions that load from them, and
/// takes what they return.
package enum SharedSheets {
  /// Called when a request on a sheet is over, with the way it ended and the items that came back.
  package typealias Ended = @Sendable (RequestEnd, [NSExtensionItem]) -> Void

  private struct Sheet: @unchecked Sendable {
    // Items are read on any queue, and nothing changes them once they are shared.
    var items: [NSExtensionItem]
    var ended: Ended?
  }

  private static let sheets = Mutex<[Int: Sheet]>([:])

  /// Keeps the items of a sheet.
  package static func keep(_ items: [NSExtensionItem], sheet: Int, ended: Ended? = nil) {
    let kept = Sheet(items: items, ended: ended)
    sheets.withLock { $0[sheet] = kept }
  }

  /// The items of a sheet.
  package static func items(of sheet: Int) -> [NSExtensionItem] {
    sheets.withLock { $0[sheet]?.items } ?? []
  }

  /// Answers what the device says about sheets.
  ///
  /// - Returns: Whether the message was about a sheet.
  package static func receive(_ message: Message, _ connection: DeviceConnection) -> Bool {
    switch message.body {
    case .load(let reference, let question):
      let sheet = sheets.withLock { $0[reference.source] }
      NSItemProvider.answer(
        question, of: sheet?.items.provider(reference), number: message.number, on: connection)
    case .requestEnded(let sheet, let request, let end):
      finish(sheet, request, end, number: message.number, connection)
    default: return false
    }
    return true
  }
}

extension SharedSheets {
  /// Loads what came back, then reports that it is there.
  private static func finish(
    _ number: Int, _ request: Int, _ end: RequestEnd, number message: Int,
    _ connection: DeviceConnection
  ) {
    let ended = sheets.withLock { $0[number] }?.ended
    guard case .completed(let descriptions) = end, !descriptions.isEmpty else {
      ended?(end, [])
      return
    }
    let items = descriptions.enumerated().map { index, description in
      NSExtensionItem(description, index: index, source: request, connection: connection)
    }
    TakenItems.take(items) { taken in
      ended?(end, taken.items)
      connection.send(.received(taken.texts), number: message)
    }
  }
}
