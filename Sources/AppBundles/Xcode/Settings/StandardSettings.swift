/// The build settings that Xcode gives every target, as far as property lists use them.
///
/// Paths are relative to the project's folder, so `SRCROOT` is `.`.
enum StandardSettings {
  /// What the settings depend on.
  struct Circumstances {
    var targetName: String
    var projectName: String
    var productType: ProductType
    /// The platform of the build.
    var platform: Platform
    /// The name of the build configuration.
    var configuration: String
    /// The language in which the project is developed.
    var developmentLanguage: String
  }

  /// Returns the settings, for the weakest level of all.
  static func settings(for circumstances: Circumstances) -> [BuildSetting] {
    let product = circumstances.productType
    let table: KeyValuePairs<String, String> = [
      "TARGET_NAME": circumstances.targetName,
      "TARGETNAME": "$(TARGET_NAME)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": product.packageType,
      "EXECUTABLE_PREFIX": "",
      "EXECUTABLE_SUFFIX": "",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "WRAPPER_EXTENSION": product.suffix,
      "WRAPPER_SUFFIX": ".$(WRAPPER_EXTENSION)",
      "WRAPPER_NAME": "$(PRODUCT_NAME)$(WRAPPER_SUFFIX)",
      "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)",
      "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
      "PLUGINS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/PlugIns",
      "EXTENSIONS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/Extensions",
      "FRAMEWORKS_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)/Frameworks",
      "UNLOCALIZED_RESOURCES_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "EXECUTABLE_FOLDER_PATH": "$(CONTENTS_FOLDER_PATH)",
      "INFOPLIST_PATH": "$(CONTENTS_FOLDER_PATH)/Info.plist",
      "CONFIGURATION": circumstances.configuration,
      "PLATFORM_NAME": circumstances.platform.sdk,
      "EFFECTIVE_PLATFORM_NAME": "-\(circumstances.platform.sdk)",
      "ARCHS": "arm64",
      "CURRENT_ARCH": "arm64",
      "SRCROOT": ".",
      "SOURCE_ROOT": "$(SRCROOT)",
      "PROJECT_DIR": "$(SRCROOT)",
      "PROJECT": "$(PROJECT_NAME)",
      "PROJECT_NAME": circumstances.projectName,
      "PROJECT_FILE_PATH": "$(PROJECT_DIR)/$(PROJECT_NAME).xcodeproj",
      "DEVELOPMENT_LANGUAGE": circumstances.developmentLanguage,
      "DEVELOPMENT_REGION": "$(DEVELOPMENT_LANGUAGE)",
    ]
    return table.map { BuildSetting($0.key, $0.value) }
  }
}
