/// The number of elements of a collection that match, for the few words of a reason.
struct Tally {
  var noun: Noun
  var matching: Int
  var total: Int
  /// The usual names of the types by which an element matches; `nil` if other things count.
  var types: String?

  /// The required number.
  struct Wanted {
    /// The words: "exactly one attachment".
    var words: String
    /// Whether a single thing is named.
    var isSingular: Bool
    /// Whether every element is required.
    var isEvery = false
    /// Whether this is the maximum number.
    var isMost = false
  }

  /// "1 of 2 is", "0 of 2 do".
  var found: String {
    if total == 0 { return "there is none" }
    let isSingular = matching == 1 || total == 1
    if types == nil { return "\(matching) of \(total) \(isSingular ? "does" : "do")" }
    return "\(matching) of \(total) \(isSingular ? "is" : "are")"
  }

  /// Returns the reason why the required number is met or not.
  func reason(_ wanted: Wanted, holds: Bool) -> String {
    guard holds else {
      let what: String
      if wanted.isEvery {
        what = types.map { " to be of type \($0)" } ?? " to match"
      } else {
        what =
          types.map { " of type \($0)" } ?? (wanted.isSingular ? " that matches" : " that match")
      }
      return "wants \(wanted.words)\(what); \(total == 0 ? "there is none" : found)"
    }
    if total == 0 { return "no \(noun.singular) at all" }
    if matching == total {
      let all =
        switch total {
        case 1: "the only \(noun.singular)"
        case 2: "both \(noun.plural)"
        default: "all \(total) \(noun.plural)"
        }
      return types.map { "\(all) \(total == 1 ? "is" : "are") of type \($0)" }
        ?? "\(all) \(total == 1 ? "matches" : "match")"
    }
    let some = matching == 0 ? "no \(noun.singular)" : "\(matching) of \(noun.counted(total))"
    let isSingular = matching <= 1
    let verb =
      types.map { "\(isSingular ? "is" : "are") of type \($0)" }
      ?? (isSingular ? "matches" : "match")
    return "\(some) \(verb)"
  }
}
