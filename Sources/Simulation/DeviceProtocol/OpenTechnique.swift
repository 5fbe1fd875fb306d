/// The ways in which code asks for a URL to be opened.
package enum OpenTechnique: String, Codable, Hashable, Sendable, CaseIterable {
  /// `NSExtensionContext.open(_:completionHandler:)`.
  case extensionContext
  /// The old `openURL:`, found along the responder chain and called by its selector.
  case openURLSelector
  /// `UIApplication.open(_:options:completionHandler:)`.
  case application
  /// The same by its selector, with `perform(_:with:with:)`, which has one argument too few.
  case performedOpen
  /// A web view that loads the URL.
  case webView
}
