/// A part of what is shared against which a rule is checked.
///
/// Reported, not documented: a browser may hand over a page as two items, one with the live page
/// (`com.apple.active-webpage`) and one with its archive (`com.apple.webarchive`). A rule is
/// checked against both together, then against the live page alone, then against the archive alone.
/// The first success counts, and the extension is given only those items.
struct PagePart {
  /// The name of the part.
  var name: String
  /// The places of its items in what is shared.
  var items: [Int]

  /// The parts to try after the whole; there are none unless a page is shared as two items.
  static func parts(of items: [SharedItem]) -> [PagePart] {
    guard items.count == 2 else { return [] }
    let pages = items.indices.filter { items[$0].prepared().offers(Attachment.activeWebPageType) }
    let archives = items.indices.filter { items[$0].offers("com.apple.webarchive") }
    guard pages.count == 1, archives.count == 1, pages != archives else { return [] }
    return [
      PagePart(name: VerdictWords.livePage, items: pages),
      PagePart(name: VerdictWords.archive, items: archives),
    ]
  }

  /// Checks a rule against all items and, if that fails, against the parts of a page.
  static func verdict(for items: [SharedItem], _ attempt: ([SharedItem]) -> Attempt) -> Verdict {
    let whole = attempt(items)
    let parts = whole.holds ? [] : parts(of: items)
    if parts.isEmpty { return whole.verdict(delivering: Array(items.indices)) }
    var tries = [whole.explanation(VerdictWords.wholePage)]
    for part in parts {
      let result = attempt(part.items.map { items[$0] })
      tries.append(result.explanation(part.name))
      if result.holds {
        return Attempt(
          holds: true, reason: "\(result.reason) (\(part.name))", basis: .undocumented,
          children: tries
        ).verdict(delivering: part.items)
      }
    }
    let basis = Explanation.Basis.needingAll(tries.map { $0.basis })
    return Attempt(holds: false, reason: whole.reason, basis: basis, children: tries)
      .verdict(delivering: [])
  }
}

extension Attempt {
  /// Returns the verdict that results from the attempt.
  fileprivate func verdict(delivering items: [Int]) -> Verdict {
    Verdict(
      holds ? .offered : .notOffered, reason: reason, explanation: explanation(),
      deliveredItems: holds ? items : [])
  }
}

extension SharedItem {
  /// Whether an attachment is available in a type.
  fileprivate func offers(_ type: String) -> Bool {
    attachments.contains { $0.typeIdentifiers.contains(type) }
  }
}
