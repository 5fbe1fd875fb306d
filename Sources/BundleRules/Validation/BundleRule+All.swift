extension BundleRule {
  /// Every rule, in the order in which findings are listed.
  public static let all: [BundleRule] = identity + points + placing + activation + data

  /// What a bundle is called, and how it is built and packed.
  private static let identity = [
    bundleIdentifierPrefix, bundleIdentifierParts, bundleIdentifierLetters,
    bundleIdentifierRepeated, packageType, missingBundleKey, executableName, versionDiffers,
    versionForm, unresolvedSetting, duplicateKey, architectures, nestedBundles, embedPhase,
    deploymentTarget, backgroundModes,
  ]

  /// What an extension extends, and what it begins with.
  private static let points = [
    extensionDictionary, pointIdentifier, pointRetired, pointSince, extensionKitHome,
    principalClass, principalClassName, storyboardFile, requiredKey,
  ]

  /// Which keys stand where.
  private static let placing = [misplacedKey, misspeltKey, refusedKey, foreignKey]

  /// When an extension is offered.
  private static let activation = [
    truePredicate, ruleMissing, ruleForm, ruleTakesNothing, ruleWithoutKinds, ruleValueType,
    ruleVersion, ruleMinimum, ruleZero, ruleStrictness, ruleUnread, javaScriptFile,
    javaScriptWithoutPage, javaScriptAndLink,
  ]

  /// What app and extension share, and what else they declare.
  private static let data = [
    groupList, groupName, groupOneSide, fileProviderGroup, fileProviderActions, keyboardAccess,
    restrictedIntents, typeShape, typeConformance, typeOwner, typeCycle, urlScheme,
  ]
}
