public import Foundation
import SimulatedFoundation

/// What a Quick Look preview extension's principal object does: a view controller that shows a file, or
/// an object that hands over what is to be shown of it.
///
/// Simulated: called when the user looks at a file in the Files app whose type stands in
/// QLSupportedContentTypes; the view is seen when the handler is called without an error, and the icon of
/// the file's type otherwise. Everything is optional, as on iOS: for each pair one of the two is enough.
/// Differs: the view is loaded and appears before the call; no handler for 30 seconds counts as an error;
/// nothing asks for previews of what a search has found.
@preconcurrency @MainActor public protocol QLPreviewingController: NSObjectProtocol {
  /// Shows a file on the view, and calls the handler when all of it is there.
  func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
  /// Shows a file on the view.
  func preparePreviewOfFile(at url: URL) async throws
  /// Shows what a search has found.
  ///
  /// Type-checks only: nothing asks for it.
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?,
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
  /// Shows what a search has found.
  ///
  /// Type-checks only: nothing asks for it.
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
  /// Hands over what is to be shown of a file, and calls the handler with it.
  func providePreview(
    for request: QLFilePreviewRequest,
    completionHandler handler: @escaping @Sendable (QLPreviewReply?, (any Error)?) -> Void)
  /// Hands over what is to be shown of a file.
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply
}

extension QLPreviewingController {
  /// Calls the form without a handler.
  public func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Task { @MainActor in
      do {
        try await preparePreviewOfFile(at: url)
        handler(nil)
      } catch { handler(error) }
    }
  }

  /// Says that it isn't there.
  public func preparePreviewOfFile(at url: URL) async throws {
    throw MissingMethod.error("preparePreviewOfFile(at:completionHandler:)", of: self)
  }

  /// Calls the form without a handler.
  ///
  /// Type-checks only: nothing asks for it.
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?,
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt(
      {
        try await self.preparePreviewOfSearchableItem(
          identifier: identifier, queryString: queryString)
      }, then: handler)
  }

  /// Says that it isn't there.
  ///
  /// Type-checks only: nothing asks for it.
  public func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?
  ) async throws {
    throw MissingMethod.error(
      "preparePreviewOfSearchableItem(identifier:queryString:completionHandler:)", of: self)
  }

  /// Calls the form without a handler.
  public func providePreview(
    for request: QLFilePreviewRequest,
    completionHandler handler: @escaping @Sendable (QLPreviewReply?, (any Error)?) -> Void
  ) {
    Task { @MainActor in
      do { handler(try await providePreview(for: request), nil) } catch { handler(nil, error) }
    }
  }

  /// Says that it isn't there.
  public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
    throw MissingMethod.error("providePreview(for:)", of: self)
  }
}

/// What is answered for a method that an extension would need and doesn't have.
private enum MissingMethod {
  static func error(_ method: String, of object: Any) -> NSError {
    NSError(
      domain: "NSCocoaErrorDomain", code: 4099,
      userInfo: [NSLocalizedDescriptionKey: "'\(type(of: object))' has no \(method)"])
  }
}
