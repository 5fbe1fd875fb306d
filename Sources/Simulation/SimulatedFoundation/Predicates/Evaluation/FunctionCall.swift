import Foundation

/// A call of a predicate's function, with its arguments.
struct FunctionCall {
  let name: String
  let values: [Any?]

  init(_ name: String, _ values: [Any?]) {
    self.name = name
    self.values = values
  }

  /// The function's result.
  func value() -> Any? {
    switch name {
    case "now": return NSDate()
    case "random": return NSNumber(value: Double.random(in: 0..<1))
    case "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:":
      return summary()
    default: break
    }
    guard values.allSatisfy({ !PredicateValue($0).isNothing }), let first = values.first else {
      return nil
    }
    switch name {
    case "uppercase:": return text(first).uppercased()
    case "lowercase:": return text(first).lowercased()
    case "length:": return NSNumber(value: NSString(string: text(first)).length)
    case "noindex:": return first
    case "canonical:":
      return text(first).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "randomn:": return NSNumber(value: Int.random(in: 0..<max(number(first).intValue, 1)))
    case "objectFrom:withIndex:": return element(of: first, values.last ?? nil)
    case "castObject:toType:": return cast(first, to: values.last ?? nil)
    default: return numeric(first)
    }
  }

  /// The result of a method of an object; a property's name counts as a method too.
  func value(for target: Any?) -> Any? {
    guard let target = flattened(target) else { return nil }
    let arguments = values.map { flattened($0) }
    let object = StandardProperties.boxed(target)
    if let method = ObjectiveCRegistry.method(Selector(name), of: object) {
      return flattened(method(object, arguments.first ?? nil, arguments.dropFirst().first ?? nil))
    }
    if arguments.isEmpty { return KeyValues.value(of: target, name) }
    preconditionFailure("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
  }
}

extension FunctionCall {
  func number(_ value: Any?) -> NSNumber {
    if let number = PredicateValue(value).asNumber { return number }
    if case .date(let date) = PredicateValue(value) {
      return NSNumber(value: date.timeIntervalSinceReferenceDate)
    }
    preconditionFailure(
      "-[\(ValueOrder.name(of: PredicateValue(value))) doubleValue]: '\(name)' takes numbers")
  }

  private func text(_ value: Any?) -> String {
    if let text = PredicateValue(value).asText { return text }
    preconditionFailure(
      "-[\(ValueOrder.name(of: PredicateValue(value))) length]: '\(name)' takes texts")
  }

  private func element(of collection: Any?, _ index: Any?) -> Any? {
    if let dictionary = collection as? NSDictionary, let index { return dictionary[index] }
    guard case .list(let elements) = PredicateValue(collection) else {
      preconditionFailure("-[\(type(of: collection)) objectAtIndex:]: unrecognized selector")
    }
    switch index as? IndexWord {
    case .first: return elements.first
    case .last: return elements.last
    case .size: return NSNumber(value: elements.count)
    case nil:
      let index = number(index).intValue
      precondition(
        elements.indices.contains(index),
        "index \(index) beyond bounds [0 .. \(elements.count - 1)]")
      return elements[index]
    }
  }

  private func cast(_ value: Any?, to type: Any?) -> Any? {
    let type = text(type)
    switch (type, PredicateValue(value)) {
    case ("NSDate", .number(let number)):
      return NSDate(timeIntervalSinceReferenceDate: number.doubleValue)
    case ("NSDate", .date), ("NSNumber", .number), ("NSDecimalNumber", .number),
      ("NSString", .text):
      return value
    case ("NSNumber", .date(let date)):
      return NSNumber(value: date.timeIntervalSinceReferenceDate)
    case ("NSNumber", .text(let text)), ("NSDecimalNumber", .text(let text)):
      return NSDecimalNumber(string: text)
    case ("NSString", .number(let number)): return number.stringValue
    case ("NSUUID", .text(let text)): return NSUUID(uuidString: text)
    case ("NSURL", .text(let text)): return NSURL(string: text)
    default:
      preconditionFailure("Don't know how to cast \(value as Any) to \(type)")
    }
  }
}
