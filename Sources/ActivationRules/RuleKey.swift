/// A key that the system reads in the dictionary form of an activation rule.
///
/// All but ``supportsLocation`` are documented in Apple's Information Property List Key Reference.
public enum RuleKey: String, CaseIterable, Hashable, Sendable {
  /// The way of matching that the rule asks for: 1 (also when the key is missing) or 2.
  case dictionaryVersion = "NSExtensionActivationDictionaryVersion"
  /// Whether a rule of version 2 matches as strictly as one of version 1.
  case usesStrictMatching = "NSExtensionActivationUsesStrictMatching"
  /// The maximum number of attachments in total.
  case attachmentsMaximum = "NSExtensionActivationSupportsAttachmentsWithMaxCount"
  /// The minimum number of attachments in total.
  case attachmentsMinimum = "NSExtensionActivationSupportsAttachmentsWithMinCount"
  /// The maximum number of files of any type.
  case supportsFile = "NSExtensionActivationSupportsFileWithMaxCount"
  /// The maximum number of images.
  case supportsImage = "NSExtensionActivationSupportsImageWithMaxCount"
  /// The maximum number of movies.
  case supportsMovie = "NSExtensionActivationSupportsMovieWithMaxCount"
  /// Whether text is accepted: the only Boolean among the kinds.
  case supportsText = "NSExtensionActivationSupportsText"
  /// The maximum number of web addresses.
  case supportsWebURL = "NSExtensionActivationSupportsWebURLWithMaxCount"
  /// The maximum number of web pages; not 0 if JavaScript looks at the page first.
  case supportsWebPage = "NSExtensionActivationSupportsWebPageWithMaxCount"
  /// The maximum number of places from Maps: a private key, reported from a recent iOS.
  case supportsLocation = "NSExtensionActivationSupportsLocationWithMaxCount"

  /// Whether the key's value is meant to be a Boolean.
  public var isBoolean: Bool {
    self == .supportsText || self == .usesStrictMatching
  }
}
