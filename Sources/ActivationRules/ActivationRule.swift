/// The value of `NSExtensionActivationRule`, which says when the share sheet offers an extension.
///
/// Data flows one way: a property-list value becomes a rule; shared items are prepared as the
/// system prepares them, and sorted into kinds by their types; the rule becomes a list of
/// conditions. The conditions, checked against the kinds, give a ``Verdict`` with its
/// ``Explanation``.
///
/// ```
/// let rule = ActivationRule(["NSExtensionActivationSupportsWebURLWithMaxCount": 1])
/// let link = SharedItem([Attachment(["public.url"])])
/// rule.verdict(for: [link, link]).reason  // "2 web URLs, at most 1"
/// ```
public enum ActivationRule: Hashable, Sendable {
  /// There is no such key.
  case none
  /// A dictionary of counts and switches.
  case dictionary(DictionaryRule)
  /// A predicate, exactly as it was written.
  case predicate(String)
  /// A value that can't be a rule; the reason says what it is.
  case invalid(reason: String)

  /// Reads a rule.
  ///
  /// - Parameter value: The value under `NSExtensionActivationRule`; `nil` when the key is missing.
  public init(_ value: PropertyValue?) {
    switch value {
    case nil: self = .none
    case .dictionary(let entries): self = .dictionary(DictionaryRule(entries))
    case .string(let text): self = .predicate(text)
    case let other?: self = .invalid(reason: VerdictWords.notARule(other))
    }
  }
}
