/// A page that is open in the simulated browser.
package struct WebPage: Hashable, Sendable {
  /// The page's text in HTML.
  package var html: String
  /// The page's address.
  package var url: String
  /// The text that the user has selected on it; empty when there is none.
  package var selection: String
  /// The page's tree, once scripts have been at work in it.
  var changedTree: PageNode?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - html: The page's text in HTML.
  ///   - url: The page's address.
  ///   - selection: The text that the user has selected on it.
  package init(html: String, url: String, selection: String = "") {
    self.html = html
    self.url = url
    self.selection = selection
  }
}
