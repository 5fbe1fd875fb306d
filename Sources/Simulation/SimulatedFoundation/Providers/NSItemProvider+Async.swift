public import Foundation

extension NSItemProvider {
  /// Asks for the item in the given type and waits for it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - options: Hints for the load handler.
  /// - Returns: The value, of whatever class the load handler gave.
  /// - Throws: An error of ``errorDomain`` when there is no such item.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    try await waited {
      loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: $0)
    }
  }

  /// Asks for a preview image of the item and waits for it.
  ///
  /// - Parameter options: Hints for the preview's handler.
  /// - Returns: The image, as an NSData, an NSURL or a UIImage.
  /// - Throws: An error of ``errorDomain`` when there is none.
  @preconcurrency public func loadPreviewImage(
    options: [AnyHashable: Any]! = [:]
  ) async throws -> any NSSecureCoding {
    try await waited { loadPreviewImage(options: options, completionHandler: $0) }
  }

  private func waited(
    _ start: (@escaping CompletionHandler) -> Void
  ) async throws -> any NSSecureCoding {
    let loaded = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Handed<any NSSecureCoding>, any Error>) in
      start { value, error in
        if let value {
          continuation.resume(returning: Handed(value))
        } else {
          continuation.resume(
            throwing: error ?? Self.error(.unknownError, ProviderWords.noResult))
        }
      }
    }
    return loaded.value
  }
}
