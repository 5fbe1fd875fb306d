extension Condition {
  /// Returns what a learner has to know to understand the condition.
  func remarks(about sharing: Sharing, under rule: DictionaryRule) -> [Explanation] {
    switch self {
    case .atMost(_, .file): Self.doubleCounting(sharing, rule)
    case .atMost, .attachmentsAtMost, .attachmentsAtLeast: []
    case .none(let kind, _):
      [.remark(RemarkWords.refusal(of: kind), basis: .undocumented)]
    case .every, .some: [Self.matching(under: rule)]
    }
  }

  /// Returns a remark that an image file counts twice, if both its kinds have limits.
  private static func doubleCounting(_ sharing: Sharing, _ rule: DictionaryRule) -> [Explanation] {
    [AttachmentKind.image, .movie].compactMap { kind in
      let both = sharing.count { $0.contains(.file) && $0.contains(kind) }
      guard both > 0, (rule.number(of: kind.key) ?? 0) >= 1 else { return nil }
      return .remark(RemarkWords.countedTwice(both, as: kind), basis: .undocumented)
    }
  }

  /// Returns a remark on the way of matching that the rule asks for, and what it means.
  private static func matching(under rule: DictionaryRule) -> Explanation {
    guard let version = rule.number(of: .dictionaryVersion) else {
      return .remark(RemarkWords.noVersion, basis: .documented)
    }
    if version < 2 {
      return .remark(
        version == 1 ? RemarkWords.versionOne : RemarkWords.countsAsVersionOne(version),
        basis: version == 1 && rule.isPlainlyWritten(.dictionaryVersion)
          ? .documented : .undocumented)
    }
    if rule.matchesStrictly {
      return .remark(RemarkWords.strict(version: version), basis: .undocumented)
    }
    return .remark(
      RemarkWords.fuzzy(version: version),
      basis: version == 2 && rule.isPlainlyWritten(.dictionaryVersion)
        ? .documented : .undocumented)
  }
}
