extension Condition {
  /// How well founded the condition and its outcome are.
  func basis(
    for sharing: Sharing, under rule: DictionaryRule, _ remarks: [Explanation]
  ) -> Explanation.Basis {
    let isSure =
      switch self {
      case .atMost(_, let kind):
        rule.isPlainlyWritten(kind.key) && Self.isSureCount(of: kind, sharing)
      case .attachmentsAtMost: rule.isPlainlyWritten(.attachmentsMaximum)
      case .attachmentsAtLeast(_, let isAssumed):
        !isAssumed && rule.isPlainlyWritten(.attachmentsMinimum)
      case .none: false
      case .every(let kinds), .some(let kinds): Self.isSure(of: kinds, sharing)
      }
    return .needingAll([isSure ? .documented : .undocumented] + remarks.map { $0.basis })
  }

  /// Whether nothing undocumented affects how many attachments are of a kind.
  ///
  /// Locations, files without a file URL, and the kinds of a live page are undocumented.
  private static func isSureCount(of kind: AttachmentKind, _ sharing: Sharing) -> Bool {
    switch kind {
    case .image, .movie, .text: true
    case .location: false
    case .file: sharing.count { $0.isFileByContent } == 0
    case .webURL, .webPage: sharing.count(of: .webPage) == 0
    }
  }

  /// Whether nothing undocumented affects which attachments are of the kinds.
  ///
  /// In addition to what `isSureCount` names, two things are undocumented: rules that nothing
  /// meets, and that a bare URL among other types is left out.
  private static func isSure(of kinds: [AttachmentKind], _ sharing: Sharing) -> Bool {
    if kinds.contains(.location) || sharing.kinds.isEmpty { return false }
    if kinds.contains(.webURL), sharing.hiddenURLs > 0 { return false }
    if kinds.contains(.webURL) || kinds.contains(.webPage), sharing.count(of: .webPage) > 0 {
      return false
    }
    let others = KindSet(kinds.filter { $0 != .file })
    return !kinds.contains(.file)
      || sharing.count { !$0.contains(.withFileURL) && $0.isDisjoint(with: others) } == 0
  }
}

extension KindSet {
  /// Whether this counts as a file although it has no file URL.
  var isFileByContent: Bool { contains(.file) && !contains(KindSet.withFileURL) }
}

extension DictionaryRule {
  /// Whether a key's value is of the type that Apple documents for it.
  func isPlainlyWritten(_ key: RuleKey) -> Bool {
    switch value(of: key) {
    case .integer: !key.isBoolean
    case .boolean: key.isBoolean
    case nil: true
    case .string, .real, .date, .data, .array, .dictionary: false
    }
  }
}
