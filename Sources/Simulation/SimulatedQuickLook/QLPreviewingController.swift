public import Foundation
import SimulatedFoundation

/// The methods of a Quick Look preview extension's principal object.
///
/// It is a view controller that shows a file, or an object that supplies the preview of a file.
///
/// Simulated: called when the user looks at a file in the Files app whose type is in
/// QLSupportedContentTypes; the view is shown if the handler is called without an error, otherwise
/// the icon of the file's type. Everything is optional, as on iOS: of each pair one is enough.
/// Differs: the view is loaded and appears before the call; a handler that isn't called within 30
/// seconds counts as an error; previews of search results aren't requested.
@preconcurrency @MainActor public protocol QLPreviewingController: NSObjectProtocol {
  /// Shows a file in the view, and calls the handler when everything is there.
  func preparePreviewOfFile(
    at url: URL, completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
  /// Shows a file in the view.
  func preparePreviewOfFile(at url: URL) async throws
  /// Shows a search result.
  ///
  /// Type-checks only: it isn't called.
  func preparePreviewOfSearchableItem(
    identifier: String, queryString: String?,
    completionHandler handler: @escaping @Sendable ((any Error)?) -> Void)
  /// Shows a search result.
  ///
  /// Type-checks only: it isn't called.
  func preparePreviewOfSearchableItem(identifier: String, queryString: String?) async throws
  /// Supplies the preview of a file to the handler.
  func providePreview(
    for request: QLFilePreviewRequest,
    completionHandler handler: @escaping @Sendable (QLPreviewReply?, (any Error)?) -> Void)
  /// Returns the preview of a file.
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

  /// Reports that the method is missing.
  public func preparePreviewOfFile(at url: URL) async throws {
    throw MissingMethod.error("preparePreviewOfFile(at:completionHandler:)", of: self)
  }

  /// Calls the form without a handler.
  ///
  /// Type-checks only: it isn't called.
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

  /// Reports that the method is missing.
  ///
  /// Type-checks only: it isn't called.
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

  /// Reports that the method is missing.
  public func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
    throw MissingMethod.error("providePreview(for:)", of: self)
  }
}

/// The answer for a required method that an extension lacks.
private enum MissingMethod {
  static func error(_ method: String, of object: Any) -> NSError {
    NSError(
      domain: "NSCocoaErrorDomain", code: 4099,
      userInfo: [NSLocalizedDescriptionKey: PreviewingWords.missing(method, in: object)])
  }
}
