public import Foundation

// There is no form of ending a request that awaits: Apple's headers leave it out.

extension NSExtensionContext {
  /// Asks the system to open a URL.
  ///
  /// Simulated: as the form with a handler.
  ///
  /// - Returns: Whether it was opened.
  @discardableResult public func open(_ url: URL) async -> Bool {
    await Completion.value { open(url, completionHandler: $0) }
  }
}
