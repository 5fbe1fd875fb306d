/// The number on the committed page of symbols that no test shows: it may fall and not grow.
enum Ratchet {
  /// The number that a page names; 0 where it says that all are shown, nil where there is no page.
  static func number(on page: String?) -> Int? {
    guard let page, page.hasPrefix("# ") else { return nil }
    let heading = FidelityPage.notShownHeading
    guard let line = page.split(separator: "\n").first(where: { $0.hasPrefix(heading) }) else {
      return 0
    }
    return Int(line.dropFirst(heading.count))
  }

  /// What is wrong when a page takes the place of another; nil when it may.
  static func failure(from old: String?, to new: String) -> String? {
    guard let before = number(on: old), let after = number(on: new), after > before else {
      return nil
    }
    return "\(after) symbols are shown by no test, and before it were \(before): see the end of "
      + "Docs/fidelity.md, and have a test say .shows(\"…\") of what is new"
  }
}
