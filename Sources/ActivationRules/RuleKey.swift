/// A key that the system reads in the dictionary form of an activation rule.
///
/// All but ``supportsLocation`` are documented in Apple's Information Property List Key Reference.
public enum RuleKey: String, CaseIterable, Hashable, Sendable {
  /// Which way of matching the rule asks for: 1 (also when the key is missing) or 2.
  case dictionaryVersion = "NSExtensionActivationDictionaryVersion"
  /// Whether a rule of version 2 matches as strictly as one of version 1.
  case usesStrictMatching = "NSExtensionActivationUsesStrictMatching"
  /// The most attachments in all.
  case attachmentsMaximum = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
  /// The fewest attachments in all.
  case attachmentsMinimum = "NSExtensionActivationSupportsAttachmentsWithMinCount"
  /// The most files of any type.
  case supportsFile = "NSExtensionActivationSupportsFileWithMaxCount"
  /// The most images.
  case supportsImage = "NSExtensionActivationSupportsImageWithMaxCount"
  /// The most movies.
  case supportsMovie = "NSExtensionActivationSupportsMovieWithMaxCount"
  /// Whether text is taken: the one Boolean among the kinds.
  case supportsText = "NSExtensionActivationSupportsText"
  /// The most web addresses.
  case supportsWebURL = "NSExtensionActivationSupportsWebURLWithMaxCount"
  /// The most web pages; not 0 where JavaScript looks at the page first.
  case supportsWebPage = "NSExtensionActivationSupportsWebPageWithMaxCount"
  /// The most places from Maps: a private key, reported from a recent iOS.
  case supportsLocation = "NSExtensionActivationSupportsLocationWithMaxCount"

  /// Whether the key's value is meant to be a Boolean.
  public var isBoolean: Bool {
    self == .supportsText || self == .usesStrictMatching
  }
}
