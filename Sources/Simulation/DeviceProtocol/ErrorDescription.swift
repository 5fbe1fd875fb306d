/// An NSError that crosses between processes.
package struct ErrorDescription: Error, Codable, Hashable, Sendable {
  package var domain: String
  package var code: Int
  package var message: String
  /// The errors of single items, for an extension that cancels because of them.
  package var ofItems: [ItemError]

  package init(domain: String, code: Int, message: String, ofItems: [ItemError] = []) {
    self.domain = domain
    self.code = code
    self.message = message
    self.ofItems = ofItems
  }

  /// The error of one item.
  package struct ItemError: Codable, Hashable, Sendable {
    /// The item's place among the request's input items, from 0; -1 for an item of another origin.
    package var item: Int
    package var domain: String
    package var code: Int
    package var message: String

    package init(item: Int, domain: String, code: Int, message: String) {
      self.item = item
      self.domain = domain
      self.code = code
      self.message = message
    }
  }
}
