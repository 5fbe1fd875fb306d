package import DeviceProtocol

/// A web domain.
///
/// Simulated: that of a page in the browser, without `www.` in front; known to the extensions that
/// draw shields and reports. Differs: all are in the category *Other*.
public struct WebDomain: Codable, Hashable, Sendable {
  /// The domain.
  public let domain: String?
  /// What stands for it.
  public let token: WebDomainToken?

  /// Makes a domain of which nothing is known.
  public init() {
    domain = nil
    token = nil
  }

  /// Makes a domain by its name.
  public init(domain: String) {
    self.domain = domain
    token = nil
  }

  /// Makes a domain that a token stands for.
  public init(token: WebDomainToken) {
    domain = nil
    self.token = token
  }

  /// Makes a domain of which everything is known.
  package init(_ thing: UsedThing) {
    domain = thing.name
    token = Token(data: thing.token)
  }
}
