/// Finds the declaration that `#selector` refers to, and its Objective-C name.
struct SelectorLookup {
  let known: KnownDeclarations
  /// The type that contains the code.
  let typeName: String

  /// Returns the member that is meant, if one of the files declares it.
  func member(for reference: SelectorReference) -> MethodFact? {
    let name = reference.name
    let found = candidates(for: reference, named: name).filter { member in
      matches(member, reference)
    }
    return found.first(where: \.isMarked) ?? found.first
  }

  /// Returns the selector: the declaration's, or one derived from what is written.
  func selector(for reference: SelectorReference, of member: MethodFact?) -> String {
    if let selector = member?.selector { return selector }
    let name = reference.name
    switch reference.accessor {
    case "getter": return ObjectiveCName.getter(name)
    case "setter": return ObjectiveCName.setter(name)
    default:
      return ObjectiveCName.method(
        name, labels: reference.labels ?? member?.labels ?? [], isApples: member == nil)
    }
  }

  private func candidates(
    for reference: SelectorReference, named name: String
  ) -> [MethodFact] {
    switch reference.owner {
    case .own:
      let own = known.members(named: name, of: typeName)
      return own.isEmpty ? known.members(named: name) : own
    case .type(let type):
      return known.members(named: name, of: type)
    case .object:
      return known.members(named: name)
    }
  }

  private func matches(_ member: MethodFact, _ reference: SelectorReference) -> Bool {
    switch reference.accessor {
    case "getter": return member.form == .getter
    case "setter": return member.form == .setter
    default: break
    }
    guard member.form == .method else { return false }
    if let labels = reference.labels, labels != member.labels { return false }
    return reference.castParameters.map { $0 == member.labels.count } ?? true
  }
}
