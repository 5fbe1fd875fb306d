import UniformTypes

extension PredicateEvaluator {
  /// Whether a type conforms to another, or is the same.
  mutating func isOfType(
    _ left: PredicateValue, _ operation: Predicate.Operation, _ right: PredicateValue,
    _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Bool {
    if left.isNull || right.isNull { return false }
    guard let type = left.string, let other = right.string else {
      let odd = left.string == nil ? left : right
      throw Self.stop(EvaluationWords.needsTypes(operation, not: odd), place)
    }
    try spend((type.utf8.count + other.utf8.count) / 16)
    if operation == .equalsType {
      return UniformTypes.normalized(type) == UniformTypes.normalized(other)
    }
    let (conforms, cost) = conformance.conforms(type, to: other)
    try spend(cost)
    return conforms
  }
}

/// The conformance of types, cached for each type that was looked up.
struct Conformance {
  let types: UniformTypes
  /// The types that conform to a type, by the type's normalized name.
  private var known: [String: Set<String>] = [:]
  private var size = 0

  init(_ types: UniformTypes) {
    self.types = types
  }

  /// Returns whether a type conforms to another, and the cost of the lookup.
  mutating func conforms(_ type: String, to other: String) -> (Bool, cost: Int) {
    let start = UniformTypes.normalized(type)
    let goal = UniformTypes.normalized(other)
    if start == goal { return (true, 0) }
    var cost = 0
    if known[goal] == nil {
      let subtypes = types.subtypes(of: goal)
      cost = subtypes.count
      // The cache stays within bounds even if every question is about another type.
      if size > 100_000 { known = [:] }
      size = known.isEmpty ? cost : size + cost
      known[goal] = Set(subtypes.map { UniformTypes.normalized($0) })
    }
    guard let subtypes = known[goal] else { return (false, cost) }
    if subtypes.contains(start) { return (true, cost) }
    // A dynamic type isn't part of the graph: it conforms to what `public.data` conforms to.
    guard UniformTypes.isDynamic(start) else { return (false, cost) }
    return (goal == "public.data" || subtypes.contains("public.data"), cost)
  }

  /// Returns the types through which one type conforms to another, without the two; `nil` if it
  /// doesn't.
  func way(from type: String, to other: String) -> [String]? {
    let goal = UniformTypes.normalized(other)
    var met = [UniformTypes.normalized(type): -1]
    var found: [(type: String, from: Int)] = [(type, -1)]
    var next = 0
    while next < found.count, found.count < 5_000 {
      if UniformTypes.normalized(found[next].type) == goal {
        var way: [String] = []
        var place = found[next].from
        while place > 0 {
          way.append(found[place].type)
          place = found[place].from
        }
        return way.reversed()
      }
      for parent in types.directSupertypes(of: found[next].type) {
        if met.updateValue(next, forKey: UniformTypes.normalized(parent)) == nil {
          found.append((parent, next))
        }
      }
      next += 1
    }
    return nil
  }
}
