import DeviceProtocol
public import SimulatedManagedSettings

/// What the user has picked: apps, categories and web domains, as tokens.
///
/// Simulated: filled by ``FamilyActivityPicker``. It can be encoded and decoded. No known
/// difference.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  /// The apps.
  public var applicationTokens: Set<ApplicationToken> = []
  /// The categories.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// The web domains.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// Whether a category that the user picks adds all that is in it.
  public let includeEntireCategory: Bool

  /// Makes an empty selection.
  public init() { includeEntireCategory = false }

  /// Makes an empty selection, to which categories may add all that is in them.
  ///
  /// - Parameter includeEntireCategory: Whether they do.
  public init(includeEntireCategory: Bool) {
    self.includeEntireCategory = includeEntireCategory
  }

  /// The apps, each with its token.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  /// The categories, each with its token.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  /// The web domains, each with its token.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

extension FamilyActivitySelection {
  func contains(_ thing: UsedThing) -> Bool {
    switch thing.kind {
    case .application: applicationTokens.contains(Token(data: thing.token))
    case .category: categoryTokens.contains(Token(data: thing.token))
    case .webDomain: webDomainTokens.contains(Token(data: thing.token))
    }
  }

  /// Picks something, or takes it out; with a category goes all that is in it, if it is to.
  mutating func toggle(_ thing: UsedThing, among all: [UsedThing]) {
    let isIn = contains(thing)
    var changed = [thing]
    if thing.kind == .category, includeEntireCategory {
      changed += all.filter { $0.category == thing.token }
    }
    for thing in changed { put(thing, isIn: !isIn) }
  }

  private mutating func put(_ thing: UsedThing, isIn: Bool) {
    switch thing.kind {
    case .application: applicationTokens.put(Token(data: thing.token), isIn)
    case .category: categoryTokens.put(Token(data: thing.token), isIn)
    case .webDomain: webDomainTokens.put(Token(data: thing.token), isIn)
    }
  }
}

extension Set {
  fileprivate mutating func put(_ element: Element, _ isIn: Bool) {
    if isIn { insert(element) } else { remove(element) }
  }
}
