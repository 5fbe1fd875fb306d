import Findings
import UniformTypes

extension PredicateExplainer {
  /// States whether one of some types is of the required kinds, and through which others.
  mutating func statement(on test: TypeTest) throws(Predicate.Stop) -> PredicateStatement {
    var value = try evaluator.value(of: test.subject)
    if test.isSingle, !value.isNull { value = .list([value]) }
    guard let count = try evaluator.count(of: value, for: .any, test.subject.place) else {
      return PredicateStatement(
        "one type must be \(test.inWords): there is no \(cropped(test.subject.text))",
        reason: "wants \(names(test.wanted))", basis: .undocumented, holds: false, weight: .types)
    }
    for wanted in test.wanted {
      for index in 0..<count {
        guard
          try evaluator.isOfType(
            value[index], test.operation, .one(.string(wanted)), test.subject.place)
        else { continue }
        let type = value[index].string ?? ""
        return PredicateStatement(
          way(from: type, to: wanted), reason: "\(name(type))", holds: true, weight: .types)
      }
    }
    let missing =
      count == 0 ? "there is no type at all" : "no type is \(test.inWords)"
    return PredicateStatement(
      missing, reason: "wants \(names(test.wanted))",
      basis: count == 0 ? .undocumented : .documented, holds: false, weight: .types)
  }

  /// "com.adobe.pdf is a kind of public.content, by way of public.composite-content".
  private func way(from type: String, to wanted: String) -> String {
    let shown = cropped(type)
    if UniformTypes.normalized(type) == UniformTypes.normalized(wanted) {
      return "\(shown) is there"
    }
    let text = "\(shown) is a kind of \(cropped(wanted))"
    guard let way = evaluator.conformance.way(from: type, to: wanted), !way.isEmpty else {
      return text
    }
    let steps = way.count > 4 ? way.prefix(3) + ["…"] : way[...]
    return "\(text), by way of \(steps.map { cropped($0) }.joined(separator: ", "))"
  }

  /// Returns a type's usual name.
  func name(_ type: String) -> String {
    evaluator.conformance.types.description(of: type) ?? cropped(type)
  }

  /// Returns the usual names of some types, a few of them.
  func names(_ types: [String]) -> String {
    var names: [String] = []
    for type in types where !names.contains(name(type)) { names.append(name(type)) }
    return TypeTest.few(names)
  }
}
