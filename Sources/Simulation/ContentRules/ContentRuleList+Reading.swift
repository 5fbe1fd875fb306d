package import Foundation

extension ContentRuleList {
  /// Reads the list that a content blocker has supplied.
  ///
  /// - Parameters:
  ///   - data: The JSON text.
  ///   - limit: The maximum number of rules.
  /// - Throws: The reason why Safari rejects the whole list: a single invalid rule is enough
  ///   (observed).
  package init(_ data: Data, limit: Int) throws(ContentRuleFailure) {
    guard let json = StrictJSON.value(of: data) else {
      throw ContentRuleFailure(ContentRuleWords.notJSON)
    }
    guard let list = json as? [Any] else { throw ContentRuleFailure(ContentRuleWords.notArray) }
    guard !list.isEmpty else { throw ContentRuleFailure(ContentRuleWords.empty) }
    guard list.count <= limit else {
      throw ContentRuleFailure(ContentRuleWords.tooMany(list.count, limit: limit))
    }
    var rules: [ContentRule] = []
    for (index, value) in list.enumerated() {
      do {
        rules.append(try ContentRule(value))
      } catch {
        throw ContentRuleFailure(ContentRuleWords.rule(index + 1, error.message))
      }
    }
    self.init(rules: rules)
  }
}

extension ContentRule {
  init(_ value: Any) throws(ContentRuleFailure) {
    guard let rule = value as? [String: Any] else {
      throw ContentRuleFailure(ContentRuleWords.notObject)
    }
    guard let trigger = rule["trigger"] as? [String: Any] else {
      throw ContentRuleFailure(ContentRuleWords.noTrigger)
    }
    guard let action = rule["action"] as? [String: Any] else {
      throw ContentRuleFailure(ContentRuleWords.noAction)
    }
    self.init(trigger: try Trigger(trigger), action: try Action(action))
  }
}

extension ContentRule.Action {
  init(_ object: [String: Any]) throws(ContentRuleFailure) {
    guard let type = object["type"] as? String else {
      throw ContentRuleFailure(ContentRuleWords.noType)
    }
    switch type {
    case "block": self = .block
    case "block-cookies": self = .blockCookies
    case "ignore-previous-rules": self = .ignorePreviousRules
    case "make-https": self = .makeHTTPS
    case "css-display-none":
      guard let selector = object["selector"] as? String, !selector.isEmpty else {
        throw ContentRuleFailure(ContentRuleWords.noSelector)
      }
      self = .hide(selector: selector)
    default: throw ContentRuleFailure(ContentRuleWords.unknownAction(type))
    }
  }
}

extension ContentRule.Trigger {
  init(_ object: [String: Any]) throws(ContentRuleFailure) {
    guard let text = object["url-filter"] as? String else {
      throw ContentRuleFailure(ContentRuleWords.noFilter)
    }
    let isCaseSensitive = (object["url-filter-is-case-sensitive"] as? NSNumber)?.boolValue ?? false
    do {
      filter = try URLFilter(text, isCaseSensitive: isCaseSensitive)
    } catch {
      throw ContentRuleFailure(ContentRuleWords.filter(text, error.message))
    }
    for name in try Self.strings("resource-type", of: object) ?? [] {
      guard let kind = ResourceKind(rawValue: name) else {
        throw ContentRuleFailure(ContentRuleWords.unknownResourceType(name))
      }
      kinds.insert(kind)
    }
    let origins = Set(
      try (Self.strings("load-type", of: object) ?? []).map { name throws(ContentRuleFailure) in
        guard let origin = ContentRule.Origin(rawValue: name) else {
          throw ContentRuleFailure(ContentRuleWords.unknownLoadType(name))
        }
        return origin
      })
    origin = origins.count == 1 ? origins.first : nil
    try readConditions(object)
  }

  /// Reads the condition on the page; a trigger may have only one (documented).
  private mutating func readConditions(_ object: [String: Any]) throws(ContentRuleFailure) {
    let names = ["if-domain", "unless-domain", "if-top-url", "unless-top-url"]
      .filter { object[$0] != nil }
    guard let name = names.first else { return }
    guard names.count == 1 else {
      throw ContentRuleFailure(ContentRuleWords.exclusive(names[0], names[1]))
    }
    let values = try Self.strings(name, of: object) ?? []
    guard !values.isEmpty else { throw ContentRuleFailure(ContentRuleWords.empty(name)) }
    let isExclusion = name.hasPrefix("unless")
    if name.hasSuffix("domain") {
      for value in values where !value.allSatisfy({ $0.isASCII && !$0.isUppercase }) {
        throw ContentRuleFailure(ContentRuleWords.badDomain(value))
      }
      domains = ContentRule.Domains(names: values, isExclusion: isExclusion)
    } else {
      var filters: [URLFilter] = []
      for value in values {
        do {
          filters.append(try URLFilter(value, isCaseSensitive: false))
        } catch {
          throw ContentRuleFailure(ContentRuleWords.filter(value, in: name, error.message))
        }
      }
      pages = ContentRule.Pages(filters: filters, isExclusion: isExclusion)
    }
  }

  private static func strings(
    _ key: String, of object: [String: Any]
  ) throws(ContentRuleFailure) -> [String]? {
    guard let value = object[key] else { return nil }
    guard let strings = value as? [String] else {
      throw ContentRuleFailure(ContentRuleWords.notStrings(key))
    }
    return strings
  }
}
