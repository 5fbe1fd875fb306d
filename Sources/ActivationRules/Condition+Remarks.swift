extension Condition {
  /// Returns what a learner has to know to understand the condition.
  func remarks(about sharing: Sharing, under rule: DictionaryRule) -> [Explanation] {
    switch self {
    case .atMost(_, .file): Self.doubleCounting(sharing, rule)
    case .atMost, .attachmentsAtMost, .attachmentsAtLeast: []
    case .none(let kind, _):
      [
        Explanation.remark(
          "in version 2 a key that is \(kind.key.isBoolean ? "false" : "0") refuses "
            + "\(Wording.things(kind)), while a missing key says nothing about "
            + (kind == .text ? "it" : "them"),
          basis: .undocumented)
      ]
    case .every, .some: [Self.matching(under: rule)]
    }
  }

  /// Returns a remark that an image file counts twice, if both its kinds have limits.
  private static func doubleCounting(_ sharing: Sharing, _ rule: DictionaryRule) -> [Explanation] {
    [AttachmentKind.image, .movie].compactMap { kind in
      let both = sharing.count { $0.contains(.file) && $0.contains(kind) }
      guard both > 0, (rule.number(of: kind.key) ?? 0) >= 1 else { return nil }
      let those = both == 1 ? "1 of them is" : "\(both) of them are"
      return Explanation.remark(
        "\(those) counted among the \(Wording.things(kind)) too: "
          + "\(Wording.anyOne(kind)) is also a file",
        basis: .undocumented)
    }
  }

  /// Returns a remark on the way of matching that the rule asks for, and what it means.
  private static func matching(under rule: DictionaryRule) -> Explanation {
    let everything = "the extension must take everything that is shared"
    guard let version = rule.number(of: .dictionaryVersion) else {
      return Explanation.remark(
        "a rule without \(RuleKey.dictionaryVersion.rawValue) is of version 1: \(everything)",
        basis: .documented)
    }
    if version < 2 {
      return Explanation.remark(
        version == 1
          ? "the rule is of version 1: \(everything)"
          : "version \(version) counts as version 1: \(everything)",
        basis: version == 1 && rule.isPlainlyWritten(.dictionaryVersion)
          ? .documented : .undocumented)
    }
    if rule.matchesStrictly {
      return Explanation.remark(
        "\(RuleKey.usesStrictMatching.rawValue) makes version \(version) as strict as version 1: "
          + everything,
        basis: .undocumented)
    }
    return Explanation.remark(
      "the rule is of version \(version): one thing that the extension takes is enough",
      basis: version == 2 && rule.isPlainlyWritten(.dictionaryVersion)
        ? .documented : .undocumented)
  }
}
