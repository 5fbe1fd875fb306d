/// A number on the committed page, of symbols that lack something: it may fall but not grow.
struct Ratchet: Sendable {
  /// The heading before the number.
  let heading: String
  /// What to say when the number has grown.
  private let complaint: @Sendable (_ after: Int, _ before: Int) -> String

  /// The symbols that no test shows.
  static let notShown = Ratchet(heading: "## Not shown yet: ") { after, before in
    "\(after) symbols are shown by no test, and before it were \(before): see the end of "
      + "Docs/fidelity.md, and have a test say .shows(\"…\") of what is new"
  }

  /// The properties that nothing on the device reads.
  static let kept = Ratchet(heading: "## Kept, not read: ") { after, before in
    "\(after) properties are kept and not read, and before it were \(before): have what is new do "
      + "what it does on iOS, or say 'Type-checks only:' and why in its comment"
  }

  /// The number on a page; 0 if the page says that there are none, nil if there is no page.
  func number(on page: String?) -> Int? {
    guard let page, page.hasPrefix("# ") else { return nil }
    guard let line = page.split(separator: "\n").first(where: { $0.hasPrefix(heading) }) else {
      return 0
    }
    return Int(line.dropFirst(heading.count))
  }

  /// What is wrong with replacing one page by another; nil if nothing is.
  func failure(from old: String?, to new: String) -> String? {
    guard let before = number(on: old), let after = number(on: new), after > before else {
      return nil
    }
    return complaint(after, before)
  }
}
