extension BundleRule {
  /// Every rule, in the order in which findings are listed.
  public static let all: [BundleRule] = groups.flatMap { $0.rules }

  /// Every rule, sorted by what it is about.
  public static let groups: [Group] = [
    Group("How a bundle is named and built", identity),
    Group("What an extension extends, and begins with", points),
    Group("Which keys stand where", placing),
    Group("When an extension is offered", activation),
    Group("What app and extension share and declare", data),
  ]

  /// Some rules that are about the same things.
  public struct Group: Sendable {
    /// What the rules are about.
    public let title: String
    /// The rules.
    public let rules: [BundleRule]

    /// Makes a group.
    init(_ title: String, _ rules: [BundleRule]) {
      self.title = title
      self.rules = rules
    }
  }

  /// What a bundle is called, and how it is built and packed.
  private static let identity = [
    bundleIdentifierPrefix, bundleIdentifierParts, bundleIdentifierLetters,
    bundleIdentifierRepeated, packageType, missingBundleKey, executableName, versionDiffers,
    versionForm, unresolvedSetting, duplicateKey, architectures, nestedBundles, embedPhase,
    deploymentTarget, extensionBuild, backgroundModes,
  ]

  /// What an extension extends, and what it begins with.
  private static let points = [
    extensionDictionary, pointIdentifier, pointRetired, pointSince, extensionKitHome,
    principalClass, principalClassName, storyboardFile, requiredKey,
  ]

  /// Which keys stand where.
  private static let placing = [misplacedKey, misspeltKey, refusedKey, foreignKey]

  /// When an extension is offered.
  private static let activation =
    [
      truePredicate, predicateSyntax, predicateRoot, ruleMissing, ruleForm, ruleTakesNothing,
      ruleWithoutKinds,
      ruleValueType, ruleVersion, ruleMinimum, ruleZero, ruleStrictness, ruleUnread,
      javaScriptFile, javaScriptWithoutPage, javaScriptAndLink,
    ] + predicateWarnings

  /// What app and extension share, and what else they declare.
  private static let data = [
    groupList, groupName, groupOneSide, fileProviderGroup, fileProviderActions, keyboardAccess,
    restrictedIntents, typeShape, typeConformance, typeOwner, typeCycle, urlScheme,
  ]
}
