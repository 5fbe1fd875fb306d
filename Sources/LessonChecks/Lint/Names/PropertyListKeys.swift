/// Keys of property lists and entitlements that lessons name without using them.
enum PropertyListKeys {
  static let known = [
    "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName",
    "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleURLName", "CFBundleURLSchemes",
    "CFBundleURLTypes", "CFBundleVersion", "LSApplicationQueriesSchemes", "MinimumOSVersion",
    "NSExtension", "NSExtensionActivationDictionaryVersion", "NSExtensionActivationRule",
    "NSExtensionActivationSupportsAttachmentsWithMaxCount",
    "NSExtensionActivationSupportsAttachmentsWithMinCount",
    "NSExtensionActivationSupportsFileWithMaxCount",
    "NSExtensionActivationSupportsImageWithMaxCount",
    "NSExtensionActivationSupportsMovieWithMaxCount", "NSExtensionActivationSupportsText",
    "NSExtensionActivationSupportsWebPageWithMaxCount",
    "NSExtensionActivationSupportsWebURLWithMaxCount", "NSExtensionActivationUsesStrictMatching",
    "NSExtensionAttributes", "NSExtensionJavaScriptPreprocessingFile", "NSExtensionMainStoryboard",
    "NSExtensionPointIdentifier", "NSExtensionPrincipalClass",
    "NSExtensionServiceRoleType", "UIApplicationSceneManifest", "UILaunchStoryboardName",
    "UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "UTTypeConformsTo",
    "UTTypeIdentifier", "UTTypeTagSpecification",
  ]
}
