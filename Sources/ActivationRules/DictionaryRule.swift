/// An activation rule in dictionary form: what an extension accepts, key by key.
public struct DictionaryRule: Hashable, Sendable {
  /// All entries in the order of the file, unknown keys included.
  public var entries: [PropertyValue.Entry]

  /// Makes a rule.
  ///
  /// - Parameter entries: The entries of the dictionary under `NSExtensionActivationRule`.
  public init(_ entries: [PropertyValue.Entry]) {
    self.entries = entries
  }

  /// Finds the value of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value as it was written; if there are several, the last one.
  public func value(of key: RuleKey) -> PropertyValue? {
    entries.last { $0.key == key.rawValue }?.value
  }

  /// Finds the number under a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number; `nil` when the key is missing or its value holds no number.
  public func number(of key: RuleKey) -> Int? {
    value(of: key)?.number
  }

  /// The keys that the system doesn't read: misspelt, invented, or belonging elsewhere.
  ///
  /// They don't affect what the rule matches, except that a value other than 0 under one of them
  /// keeps the rule from counting as all zero.
  public var unknownKeys: [String] {
    entries.map { $0.key }.filter { RuleKey(rawValue: $0) == nil }
  }

  /// Whether everything that is shared has to be of a kind that the rule names.
  ///
  /// Apple documents that version 1, which is also meant when the version is missing, requires
  /// this, and that version 2 is satisfied with one attachment, unless
  /// `NSExtensionActivationUsesStrictMatching` is set. It is reported, not documented, that version
  /// 2 then does exactly what version 1 does.
  public var matchesStrictly: Bool {
    (number(of: .dictionaryVersion) ?? 0) < 2 || (number(of: .usesStrictMatching) ?? 0) != 0
  }

  /// Whether all values of the rule are zero; such a rule is never met (reported).
  public var isAllZero: Bool {
    entries.allSatisfy { ($0.value.number ?? 0) == 0 }
  }
}
