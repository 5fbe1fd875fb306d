import Foundation
import Synchronization

extension Representation {
  /// Calls the load handler; `completion` is called within its first answer, and further ones are
  /// ignored.
  ///
  /// - Parameters:
  ///   - wish: What an item's load handler is told about the caller's wishes.
  ///   - completion: Receives what the handler gave; it is finished with a file before the handler
  ///     continues, as documented.
  /// - Returns: The handler's own progress.
  func produce(
    _ wish: ItemWish, completion: @escaping @Sendable (Result<Produced, any Error>) -> Void
  ) -> Progress? {
    let once = Once(completion)
    let type = type
    switch source {
    case .item(let load):
      load({ once.take(Self.result($0.map { .item($0) }, $1, type)) }, wish.type, wish.options)
      return nil
    case .data(let load):
      return load { once.take(Self.result($0.map { .data($0) }, $1, type)) }
    case .file(let load):
      let isInPlace = opensInPlace
      return load { url, isCoordinated, error in
        let file = url.map {
          Produced.file(
            ProducedFile(url: $0, isInPlace: isInPlace, isCoordinated: isCoordinated))
        }
        once.take(Self.result(file, error, type))
      }
    case .remote:
      preconditionFailure("another process is asked by RemoteAttachment, not by a handler")
    }
  }

  private static func result(
    _ value: Produced?, _ error: (any Error)?, _ type: String
  ) -> Result<Produced, any Error> {
    if let value { return .success(value) }
    return .failure(
      error
        ?? NSItemProvider.error(
          .itemUnavailableError, "Cannot load representation of type \(type)"))
  }
}

/// What a caller of `loadItem` wants, as an item's load handler is told.
struct ItemWish: @unchecked Sendable {
  // Options are handed from queue to queue; see `Handed`.
  var type: AnyClass?
  var options: [AnyHashable: Any] = [:]
}

/// Lets only the first of several answers through.
private final class Once<Value>: @unchecked Sendable {
  // The receiver has a lock.
  private let receiver: Mutex<(@Sendable (Value) -> Void)?>

  init(_ receiver: @escaping @Sendable (Value) -> Void) { self.receiver = Mutex(receiver) }

  func take(_ value: Value) {
    let receiver = receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
    receiver?(value)
  }
}
