/// The rules of one content blocker.
package struct ContentRuleList {
  package let rules: [ContentRule]

  init(rules: [ContentRule]) { self.rules = rules }

  /// Returns the verdict of the rules on something that a page loads.
  ///
  /// All matching rules apply, in their order, until one ignores those before it (documented).
  package func verdict(on load: PageLoad) -> ContentVerdict {
    var verdict = ContentVerdict()
    for rule in rules where rule.trigger.fits(load) {
      switch rule.action {
      case .block: verdict.isBlocked = true
      case .blockCookies: verdict.hasNoCookies = true
      case .hide(let selector): verdict.hiddenSelectors.append(selector)
      case .makeHTTPS: verdict.isMadeHTTPS = load.url.lowercased().hasPrefix("http:")
      case .ignorePreviousRules: verdict = ContentVerdict()
      }
    }
    return verdict
  }
}

/// The verdict on something that a page loads.
package struct ContentVerdict: Hashable {
  package var isBlocked = false
  package var hasNoCookies = false
  package var isMadeHTTPS = false
  /// The selectors of elements that the page doesn't show.
  package var hiddenSelectors: [String] = []

  package init() {}

  /// Adds the verdict of another content blocker: each decides independently (documented).
  package mutating func add(_ other: ContentVerdict) {
    isBlocked = isBlocked || other.isBlocked
    hasNoCookies = hasNoCookies || other.hasNoCookies
    isMadeHTTPS = isMadeHTTPS || other.isMadeHTTPS
    hiddenSelectors += other.hiddenSelectors
  }
}

extension ContentRule.Trigger {
  func fits(_ load: PageLoad) -> Bool {
    guard kinds.isEmpty || kinds.contains(load.kind) else { return false }
    if let origin, (origin == .firstParty) != load.isFirstParty { return false }
    if let domains, domains.include(load.pageHost) == domains.isExclusion { return false }
    if let pages, pages.filters.contains(where: { $0.matches(load.page) }) == pages.isExclusion {
      return false
    }
    return filter.matches(load.url)
  }
}

extension ContentRule.Domains {
  func include(_ host: String) -> Bool {
    names.contains { name in
      guard name.hasPrefix("*") else { return host == name }
      let domain = name.dropFirst()
      return host == domain || host.hasSuffix("." + domain)
    }
  }
}
