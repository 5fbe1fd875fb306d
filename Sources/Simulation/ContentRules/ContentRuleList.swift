/// The rules of one content blocker.
package struct ContentRuleList {
  package let rules: [ContentRule]

  init(rules: [ContentRule]) { self.rules = rules }

  /// What the rules say of something that a page loads.
  ///
  /// All rules that fit count, in their order, up to one that ignores those before it (documented).
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

/// What becomes of something that a page loads.
package struct ContentVerdict: Hashable {
  package var isBlocked = false
  package var hasNoCookies = false
  package var isMadeHTTPS = false
  /// Selectors of what the page doesn't show.
  package var hiddenSelectors: [String] = []

  package init() {}

  /// Adds what another content blocker says: each has its say by itself (documented).
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
