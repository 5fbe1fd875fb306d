import UniformTypes

extension PredicateEvaluator {
  /// The maximum nesting of lists that are searched.
  private static let deepestList = 64

  /// Follows a path.
  mutating func value(of path: Predicate.Path) throws(Predicate.Stop) -> PredicateValue {
    let base: PredicateValue = if let base = path.base { try value(of: base) } else { .one(root) }
    return try follow(path.components[...], from: base, path.place)
  }

  /// Follows components one after another; an operator for collections takes the keys after it.
  private mutating func follow(
    _ components: ArraySlice<Predicate.Component>, from base: PredicateValue,
    _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    var value = base
    var rest = components
    while let component = rest.popFirst() {
      try spend()
      switch component {
      case .key(let key): value = try follow(key, from: value, depth: 0, place)
      case .collection(let name):
        let keys = rest.prefix { $0.isKey }
        rest = rest.dropFirst(keys.count)
        value = try apply(name, to: value, keys, place)
      case .index(let index): value = try element(of: value, at: index, place)
      case .first: value = try end(of: value, isFirst: true, place)
      case .last: value = try end(of: value, isFirst: false, place)
      case .size: value = try count(of: value, orElse: EvaluationWords.noSize(of: value), place)
      }
    }
    return value
  }

  /// Returns the value of a key; for a list, its value in each element.
  private mutating func follow(
    _ key: String, from value: PredicateValue, depth: Int, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    switch value {
    case .null: return .null
    case .one(.dictionary(let entries)):
      try spend(entries.count / 8 + 1)
      if let entry = entries.last(where: { $0.key == key }) { return .one(entry.value) }
      return key == "self" ? value : .null
    case .list, .one(.array):
      guard depth < Self.deepestList, let count = value.count else {
        throw Self.stop(EvaluationWords.nestedTooDeep, place)
      }
      try spend(count)
      var values: [PredicateValue] = []
      for index in 0..<count {
        values.append(try follow(key, from: value[index], depth: depth + 1, place))
      }
      return .list(values)
    case .one(.string(let text)):
      try spend(text.utf8.count / 16)
      if let property = Self.property(key, of: text) { return property }
    case .one: break
    }
    if key == "self" { return value }
    throw Self.stop(EvaluationWords.noKey(key, in: value), place)
  }

  /// Returns a property of a text; other properties aren't simulated.
  private static func property(_ key: String, of text: String) -> PredicateValue? {
    switch key {
    case "length": .integer(text.utf16.count)
    case "lowercaseString": .one(.string(text.lowercased()))
    case "uppercaseString": .one(.string(text.uppercased()))
    case "integerValue", "intValue", "longLongValue":
      .integer(PropertyValue.string(text).number ?? 0)
    case "self", "description": .one(.string(text))
    default: nil
    }
  }

  private mutating func element(
    of value: PredicateValue, at index: Predicate.Expression, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    let index = try self.value(of: index)
    if value.isNull { return .null }
    if case .one(.dictionary) = value, let key = index.string {
      return try follow(key, from: value, depth: 0, place)
    }
    guard let count = value.count, let number = index.number?.whole else {
      throw Self.stop(EvaluationWords.noIndex(in: value), place)
    }
    guard number >= 0, number < count else {
      throw Self.stop(EvaluationWords.noElement(at: number, of: count), place)
    }
    return value[Int(number)]
  }

  private func end(
    of value: PredicateValue, isFirst: Bool, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    if value.isNull { return .null }
    guard let count = value.count else {
      throw Self.stop(EvaluationWords.noEnd(of: value, isFirst: isFirst), place)
    }
    return count == 0 ? .null : value[isFirst ? 0 : count - 1]
  }

  private func count(
    of value: PredicateValue, orElse message: @autoclosure () -> String, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    if value.isNull { return .null }
    if let count = value.count { return .integer(count) }
    if case .one(.dictionary(let entries)) = value { return .integer(entries.count) }
    throw Self.stop(message(), place)
  }

  /// Returns the value of an operator for a collection; keys after it are followed from each
  /// element.
  private mutating func apply(
    _ name: Predicate.CollectionOperator, to value: PredicateValue,
    _ keys: ArraySlice<Predicate.Component>, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    if name == .count {
      let count = try count(
        of: value, orElse: EvaluationWords.no(.count, of: value), place)
      return keys.isEmpty ? count : try follow(keys, from: count, place)
    }
    if value.isNull { return .null }
    guard let count = value.count else {
      throw Self.stop(EvaluationWords.no(name, of: value), place)
    }
    guard !keys.isEmpty else {
      throw Self.stop(EvaluationWords.needsKey(name), place)
    }
    var values: [PredicateValue] = []
    for index in 0..<count {
      try spend()
      let found = try follow(keys, from: value[index], place)
      if !found.isNull { values.append(found) }
    }
    return try summary(name, of: values, place)
  }

  private mutating func summary(
    _ name: Predicate.CollectionOperator, of values: [PredicateValue], _ place: Predicate.Place
  ) throws(Predicate.Stop) -> PredicateValue {
    switch name {
    case .count: return .integer(values.count)
    case .sum: return PredicateValue(try sum(values, place))
    case .avg:
      if values.isEmpty { return .integer(0) }
      return .one(.real(try sum(values, place).value / Double(values.count)))
    case .min: return try extreme(values, .less, place)
    case .max: return try extreme(values, .greater, place)
    case .unionOfObjects: return .list(values)
    case .distinctUnionOfObjects: return .list(try distinct(values))
    case .unionOfArrays, .unionOfSets: return .list(try joined(values, place))
    case .distinctUnionOfArrays, .distinctUnionOfSets:
      return .list(try distinct(try joined(values, place)))
    }
  }

  private mutating func joined(
    _ lists: [PredicateValue], _ place: Predicate.Place
  ) throws(Predicate.Stop) -> [PredicateValue] {
    var all: [PredicateValue] = []
    for list in lists {
      guard let count = list.count else {
        throw Self.stop(EvaluationWords.notJoinable(list), place)
      }
      try spend(count)
      for index in 0..<count { all.append(list[index]) }
    }
    return all
  }

  /// Makes the stop that ends an evaluation where a device would raise an exception.
  static func stop(_ message: String, _ place: Predicate.Place) -> Predicate.Stop {
    Predicate.Stop(kind: .raises, message: message, place: place)
  }
}

extension Predicate.Component {
  /// Whether this belongs to a key path, rather than being an index after it.
  fileprivate var isKey: Bool {
    switch self {
    case .key, .collection: true
    case .index, .first, .last, .size: false
    }
  }
}
