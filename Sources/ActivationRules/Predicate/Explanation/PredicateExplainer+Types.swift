import Findings
import UniformTypes

extension PredicateExplainer {
  /// States whether one of some types is of the required kinds, and through which others.
  mutating func statement(on test: TypeTest) throws(Predicate.Stop) -> PredicateStatement {
    var value = try evaluator.value(of: test.subject)
    if test.isSingle, !value.isNull { value = .list([value]) }
    guard let count = try evaluator.count(of: value, for: .any, test.subject.place) else {
      return PredicateStatement(
        TypeTestWords.noSubject(of: test), reason: TypeTestWords.wants(names: names(test.wanted)),
        basis: .undocumented, holds: false, weight: .types)
    }
    for wanted in test.wanted {
      for index in 0..<count {
        guard
          try evaluator.isOfType(
            value[index], test.operation, .one(.string(wanted)), test.subject.place)
        else { continue }
        let type = value[index].string ?? ""
        return PredicateStatement(
          way(from: type, to: wanted), reason: name(type), holds: true, weight: .types)
      }
    }
    return PredicateStatement(
      count == 0 ? TypeTestWords.noTypes : TypeTestWords.noneFits(test),
      reason: TypeTestWords.wants(names: names(test.wanted)),
      basis: count == 0 ? .undocumented : .documented, holds: false, weight: .types)
  }

  /// States in which way a type is the wanted one.
  private func way(from type: String, to wanted: String) -> String {
    if UniformTypes.normalized(type) == UniformTypes.normalized(wanted) {
      return TypeTestWords.isThere(type)
    }
    return TypeTestWords.isKind(
      type, of: wanted, by: evaluator.conformance.way(from: type, to: wanted) ?? [])
  }

  /// Returns a type's usual name.
  func name(_ type: String) -> String {
    evaluator.conformance.types.description(of: type) ?? cropped(type)
  }

  /// Returns the usual names of some types, each once.
  func names(_ types: [String]) -> [String] {
    var names: [String] = []
    for type in types where !names.contains(name(type)) { names.append(name(type)) }
    return names
  }
}
