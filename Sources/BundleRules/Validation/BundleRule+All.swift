extension BundleRule {
  /// Every rule, in the order in which findings are listed.
  public static let all: [BundleRule] = groups.flatMap { $0.rules }

  /// Every rule, grouped by its subject.
  public static let groups: [Group] = [
    Group(RuleGroupWords.identity, identity),
    Group(RuleGroupWords.points, points),
    Group(RuleGroupWords.placing, placing),
    Group(RuleGroupWords.activation, activation),
    Group(RuleGroupWords.data, data),
  ]

  /// Rules about the same subject.
  public struct Group: Sendable {
    /// The subject of the rules.
    public let title: String
    /// The rules.
    public let rules: [BundleRule]

    /// Makes a group.
    init(_ title: String, _ rules: [BundleRule]) {
      self.title = title
      self.rules = rules
    }
  }

  /// Rules for the names of bundles, and how they are built and packaged.
  private static let identity = [
    bundleIdentifierPrefix, bundleIdentifierParts, bundleIdentifierLetters,
    bundleIdentifierRepeated, packageType, missingBundleKey, executableName, versionDiffers,
    versionForm, unresolvedSetting, duplicateKey, architectures, nestedBundles, embedPhase,
    deploymentTarget, extensionBuild, backgroundModes,
  ]

  /// Rules for what an extension extends, and what it begins with.
  private static let points = [
    extensionDictionary, pointIdentifier, pointRetired, pointSince, extensionKitHome,
    principalClass, principalClassName, storyboardFile, webExtensionManifestFile, requiredKey,
  ]

  /// Rules for where keys belong.
  private static let placing = [misplacedKey, misspeltKey, refusedKey, foreignKey]

  /// Rules for when an extension is offered.
  private static let activation =
    [
      truePredicate, predicateSyntax, predicateRoot, ruleMissing, ruleForm, ruleTakesNothing,
      ruleWithoutKinds,
      ruleValueType, ruleVersion, ruleMinimum, ruleZero, ruleStrictness, ruleUnread,
      javaScriptFile, javaScriptWithoutPage, javaScriptAndLink,
    ] + predicateWarnings

  /// Rules for what an app and an extension share, and what else they declare.
  private static let data = [
    groupList, groupName, groupOneSide, fileProviderGroup, fileProviderActions, keyboardAccess,
    restrictedIntents, typeShape, typeConformance, typeOwner, typeCycle, urlScheme,
  ]
}
