/// A page that is open in the simulated browser.
package struct WebPage: Hashable, Sendable {
  /// The page's text in HTML.
  package var html: String
  /// The address that it has.
  package var url: String
  /// What the user has selected of its text; empty when nothing is.
  package var selection: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - html: The page's text in HTML.
  ///   - url: The address that it has.
  ///   - selection: What the user has selected of its text.
  package init(html: String, url: String, selection: String = "") {
    self.html = html
    self.url = url
    self.selection = selection
  }
}
