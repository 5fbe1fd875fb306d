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
    guard let json = try? JSONSerialization.jsonObject(with: data) else {
      throw ContentRuleFailure("the list is no JSON")
    }
    guard let list = json as? [Any] else { throw ContentRuleFailure("the list is no array") }
    guard !list.isEmpty else { throw ContentRuleFailure("the list has no rule") }
    guard list.count <= limit else {
      throw ContentRuleFailure("the list has \(list.count) rules: \(limit) may be")
    }
    var rules: [ContentRule] = []
    for (index, value) in list.enumerated() {
      do {
        rules.append(try ContentRule(value))
      } catch {
        throw ContentRuleFailure("rule \(index + 1): \(error.message)")
      }
    }
    self.init(rules: rules)
  }
}

extension ContentRule {
  init(_ value: Any) throws(ContentRuleFailure) {
    guard let rule = value as? [String: Any] else { throw ContentRuleFailure("it is no object") }
    guard let trigger = rule["trigger"] as? [String: Any] else {
      throw ContentRuleFailure("it has no object 'trigger'")
    }
    guard let action = rule["action"] as? [String: Any] else {
      throw ContentRuleFailure("it has no object 'action'")
    }
    self.init(trigger: try Trigger(trigger), action: try Action(action))
  }
}

extension ContentRule.Action {
  init(_ object: [String: Any]) throws(ContentRuleFailure) {
    guard let type = object["type"] as? String else {
      throw ContentRuleFailure("its action has no 'type'")
    }
    switch type {
    case "block": self = .block
    case "block-cookies": self = .blockCookies
    case "ignore-previous-rules": self = .ignorePreviousRules
    case "make-https": self = .makeHTTPS
    case "css-display-none":
      guard let selector = object["selector"] as? String, !selector.isEmpty else {
        throw ContentRuleFailure("'css-display-none' has no 'selector'")
      }
      self = .hide(selector: selector)
    default: throw ContentRuleFailure("there is no action '\(type)'")
    }
  }
}

extension ContentRule.Trigger {
  init(_ object: [String: Any]) throws(ContentRuleFailure) {
    guard let text = object["url-filter"] as? String else {
      throw ContentRuleFailure("its trigger has no 'url-filter'")
    }
    let isCaseSensitive = (object["url-filter-is-case-sensitive"] as? NSNumber)?.boolValue ?? false
    do {
      filter = try URLFilter(text, isCaseSensitive: isCaseSensitive)
    } catch {
      throw ContentRuleFailure("the url-filter '\(text)': \(error.message)")
    }
    for name in try Self.strings("resource-type", of: object) ?? [] {
      guard let kind = ResourceKind(rawValue: name) else {
        throw ContentRuleFailure("there is no resource-type '\(name)'")
      }
      kinds.insert(kind)
    }
    let origins = Set(
      try (Self.strings("load-type", of: object) ?? []).map { name throws(ContentRuleFailure) in
        guard let origin = ContentRule.Origin(rawValue: name) else {
          throw ContentRuleFailure("there is no load-type '\(name)'")
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
      throw ContentRuleFailure("'\(names[0])' and '\(names[1])' exclude each other")
    }
    let values = try Self.strings(name, of: object) ?? []
    guard !values.isEmpty else { throw ContentRuleFailure("'\(name)' is empty") }
    let isExclusion = name.hasPrefix("unless")
    if name.hasSuffix("domain") {
      for value in values where !value.allSatisfy({ $0.isASCII && !$0.isUppercase }) {
        throw ContentRuleFailure("the domain '\(value)' isn't in small letters of ASCII")
      }
      domains = ContentRule.Domains(names: values, isExclusion: isExclusion)
    } else {
      var filters: [URLFilter] = []
      for value in values {
        do {
          filters.append(try URLFilter(value, isCaseSensitive: false))
        } catch {
          throw ContentRuleFailure("'\(value)' in '\(name)': \(error.message)")
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
      throw ContentRuleFailure("'\(key)' is no array of strings")
    }
    return strings
  }
}
