import Foundation

/// How a sort descriptor compares two values.
enum SortComparison {
  case selector(Selector)
  case closure(Comparator)

  /// The method, if it is one.
  var selector: Selector? {
    if case .selector(let selector) = self { selector } else { nil }
  }

  /// Compares two values, either of which may be missing: a missing one comes first.
  func compare(present left: Any?, _ right: Any?) -> ComparisonResult {
    switch (known(left), known(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare(left, right)
    }
  }

  /// Compares two values.
  func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    switch self {
    case .closure(let closure): closure(left, right)
    case .selector(let selector): Self.compare(left, right, by: selector)
    }
  }

  private func known(_ value: Any?) -> Any? {
    PredicateValue(value).isNothing ? nil : flattened(value)
  }

  private static func compare(
    _ left: Any, _ right: Any, by selector: Selector
  ) -> ComparisonResult {
    if selector.description == "compare:" {
      return ValueOrder.compare(left, right) ?? .orderedSame
    }
    if let one = PredicateValue(left).asText, let other = PredicateValue(right).asText,
      let result = compare(texts: NSString(string: one), other, by: selector)
    {
      return result
    }
    let target = StandardProperties.boxed(left)
    guard let method = ObjectiveCRegistry.method(selector, of: target),
      let result = ValueOrder.result(of: method(target, right, nil))
    else {
      preconditionFailure(
        "-[\(type(of: left)) \(selector)]: unrecognized selector sent to instance")
    }
    return result
  }

  /// Calls the comparison methods of texts.
  private static func compare(
    texts one: NSString, _ other: String, by selector: Selector
  ) -> ComparisonResult? {
    switch selector.description {
    case "caseInsensitiveCompare:": one.caseInsensitiveCompare(other)
    case "localizedCompare:": one.localizedCompare(other)
    case "localizedCaseInsensitiveCompare:": one.localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare:":
      one.compare(
        other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        range: NSRange(location: 0, length: one.length), locale: Locale.current)
    default: nil
    }
  }
}
