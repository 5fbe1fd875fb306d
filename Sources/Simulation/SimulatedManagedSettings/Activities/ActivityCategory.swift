package import DeviceProtocol

/// A category of apps and sites, such as games.
///
/// Simulated: Apple's twelve, of which each app is in one. Differs: LSApplicationCategoryType in its
/// Info.plist decides in which, and *Other* has those without.
public struct ActivityCategory: Codable, Hashable, Sendable {
  /// What stands for it.
  public let token: ActivityCategoryToken?
  /// The name that the user sees; known to the extensions that draw shields and reports.
  public let localizedDisplayName: String?

  /// Makes a category of which nothing is known.
  public init() {
    token = nil
    localizedDisplayName = nil
  }

  /// Makes a category that a token stands for.
  public init(token: ActivityCategoryToken) {
    self.token = token
    localizedDisplayName = nil
  }

  /// Makes a category of which everything is known.
  package init(_ thing: UsedThing) {
    token = Token(data: thing.token)
    localizedDisplayName = thing.name
  }
}
