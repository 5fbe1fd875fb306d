public import Foundation

extension NSItemProvider {
  /// The queue on which completion handlers are called: never the main one.
  static let loadingQueue = DispatchQueue(
    label: "NSItemProvider.loading", attributes: .concurrent)

  /// Asks for the item in the given type.
  ///
  /// The handler is called on a background queue, after this call has returned. The value is an
  /// NSURL, NSString, NSData or property-list object: cast it to what you can use, and mind that
  /// one type may arrive in several classes.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a registered one that conforms to it will do.
  ///   - options: Hints for the load handler.
  ///   - completionHandler: Receives the value or an error of ``errorDomain``.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler?
  ) {
    let completion = completionHandler ?? { _, _ in }
    guard let registration = registration(conformingTo: typeIdentifier) else {
      let error = Self.error(
        .itemUnavailableError, "no representation conforms to '\(typeIdentifier)'")
      Self.loadingQueue.async { completion(nil, error) }
      return
    }
    let options = LoadOptions(values: options ?? [:])
    if registration.isRemote { return registration.load(completion, nil, options.values) }
    Self.loadingQueue.async {
      registration.load({ value, error in completion(value, error) }, nil, options.values)
    }
  }

  /// Asks for the item in the given type and waits for it.
  ///
  /// - Throws: An error of ``errorDomain`` when there is no such item.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    let loaded = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<LoadedItem, any Error>) in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { value, error in
        if let value {
          continuation.resume(returning: LoadedItem(value: value))
        } else {
          continuation.resume(
            throwing: error ?? Self.error(.unknownError, "the provider gave nothing"))
        }
      }
    }
    return loaded.value
  }
}

// Both carry values that the caller and the provider share on purpose, as on iOS.
private struct LoadOptions: @unchecked Sendable { let values: [AnyHashable: Any] }
private struct LoadedItem: @unchecked Sendable { let value: any NSSecureCoding }
