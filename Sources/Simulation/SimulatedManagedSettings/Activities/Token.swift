import Foundation

/// What stands for an app, a web domain or a category, without saying which it is.
///
/// Simulated: the device hands it out for what the user picks, and only the device knows what it
/// stands for; an app's programs have the same token for the same thing (documented). Differs: it
/// never changes, whereas tokens of a device have changed with an update of iOS (observed), and it
/// has 32 bytes.
public struct Token<T>: Codable, Hashable, Sendable {
  package let data: Data

  package init(data: Data) { self.data = data }
}

/// What stands for an app.
///
/// Simulated: as Token.
public typealias ApplicationToken = Token<Application>
/// What stands for a category of apps and sites.
///
/// Simulated: as Token.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// What stands for a web domain.
///
/// Simulated: as Token.
public typealias WebDomainToken = Token<WebDomain>
