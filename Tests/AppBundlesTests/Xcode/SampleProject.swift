import AppBundles
import TestSupport

/// A folder with an app that has a share extension, in the form that Xcode wrote before version 16.
struct SampleProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Reader.xcodeproj/project.pbxproj")
    try folder.write(Self.appInfo, to: "Reader/Info.plist")
    try folder.write(Self.shareInfo, to: "Share/Info.plist")
    try folder.write(Self.entitlements, to: "Share/Share.entitlements")
    try folder.write(Self.shared, to: "Configuration/Shared.xcconfig")
  }

  /// Reads the folder, displayed as `App`.
  func read(configuration: String? = nil) -> Reading {
    XcodeProjectReader.read(folder: folder.path, shownAs: "App", configuration: configuration)
  }

  /// Replaces a part of the project file, which must contain it.
  func replace(_ old: String, by new: String) throws {
    let file = "Reader.xcodeproj/project.pbxproj"
    let text = try folder.read(file)
    let parts = text.split(separator: old, omittingEmptySubsequences: false)
    guard parts.count > 1 else { throw NotInProject(text: old) }
    try folder.write(parts.joined(separator: new), to: file)
  }

  struct NotInProject: Error { var text: String }

  static let appInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key>
      <string>${PRODUCT_NAME}</string>
      <key>CFBundleVersion</key>
      <string>$(BUILD_NUMBER)</string>
    </dict>
    </plist>
    """

  static let shareInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>NSExtensionActivationRule</key>
          <string>SUBQUERY(extensionItems, $item, $item.attachments.@count == 1).@count == 1</string>
        </dict>
        <key>NSExtensionMainStoryboard</key>
        <string>MainInterface</string>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
      </dict>
    </dict>
    </plist>
    """

  static let entitlements = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>com.apple.security.application-groups</key>
      <array><string>group.$(APP_ID)</string></array>
      <key>keychain-access-groups</key>
      <array><string>$(AppIdentifierPrefix)$(CFBundleIdentifier)</string></array>
    </dict>
    </plist>
    """

  static let shared = """
    // What both targets share.
    APP_ID = com.example.reader
    IPHONEOS_DEPLOYMENT_TARGET = 16.0

    """

  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = { };
      objectVersion = 56;
      objects = {
        PROJECT /* Project object */ = {
          isa = PBXProject;
          buildConfigurationList = PROJECT_CONFIGURATIONS;
          developmentRegion = en;
          mainGroup = MAIN;
          projectDirPath = "";
          targets = ( APP /* Reader */, SHARE /* Share */, TESTS );
        };

        MAIN = {
          isa = PBXGroup; children = ( SETTINGS_GROUP, SHARE_GROUP, PRODUCTS ); sourceTree = "<group>";
        };
        SETTINGS_GROUP = {
          isa = PBXGroup; children = ( SHARED_FILE ); path = Configuration; sourceTree = "<group>";
        };
        SHARED_FILE = {
          isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = Shared.xcconfig;
          sourceTree = "<group>";
        };
        SHARE_GROUP = {
          isa = PBXGroup; children = ( STORYBOARD, SCRIPT ); path = Share; sourceTree = "<group>";
        };
        STORYBOARD = {
          isa = PBXVariantGroup; children = ( STORYBOARD_BASE ); name = MainInterface.storyboard;
          sourceTree = "<group>";
        };
        STORYBOARD_BASE = {
          isa = PBXFileReference; name = Base; path = Base.lproj/MainInterface.storyboard;
          sourceTree = "<group>";
        };
        SCRIPT = { isa = PBXFileReference; path = Action.js; sourceTree = "<group>"; };
        PRODUCTS = {
          isa = PBXGroup; children = ( APP_PRODUCT, SHARE_PRODUCT ); sourceTree = "<group>";
        };
        APP_PRODUCT = {
          isa = PBXFileReference; path = Reader.app; sourceTree = BUILT_PRODUCTS_DIR;
        };
        SHARE_PRODUCT = {
          isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = Share.appex;
          sourceTree = BUILT_PRODUCTS_DIR;
        };

        APP = {
          isa = PBXNativeTarget; name = Reader; productName = Reader;
          productReference = APP_PRODUCT; productType = "com.apple.product-type.application";
          buildConfigurationList = APP_CONFIGURATIONS;
          buildPhases = ( EMBED );
          dependencies = ( SHARE_DEPENDENCY );
        };
        EMBED /* Embed Foundation Extensions */ = {
          isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13;
          files = ( SHARE_IN_EMBED ); name = "Embed Foundation Extensions";
          runOnlyForDeploymentPostprocessing = 0;
        };
        SHARE_IN_EMBED = {
          isa = PBXBuildFile; fileRef = SHARE_PRODUCT;
          settings = { ATTRIBUTES = ( RemoveHeadersOnCopy, ); };
        };
        SHARE_DEPENDENCY = { isa = PBXTargetDependency; target = SHARE; targetProxy = SHARE_PROXY; };
        SHARE_PROXY = {
          isa = PBXContainerItemProxy; containerPortal = PROJECT; proxyType = 1;
          remoteGlobalIDString = SHARE; remoteInfo = Share;
        };

        SHARE = {
          isa = PBXNativeTarget; name = Share; productName = Share;
          productReference = SHARE_PRODUCT; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = SHARE_CONFIGURATIONS;
          buildPhases = ( SHARE_RESOURCES );
        };
        SHARE_RESOURCES = {
          isa = PBXResourcesBuildPhase; files = ( STORYBOARD_IN_SHARE, SCRIPT_IN_SHARE );
        };
        STORYBOARD_IN_SHARE = { isa = PBXBuildFile; fileRef = STORYBOARD; };
        SCRIPT_IN_SHARE = { isa = PBXBuildFile; fileRef = SCRIPT; };

        TESTS = {
          isa = PBXNativeTarget; name = ReaderTests;
          productType = "com.apple.product-type.bundle.unit-test";
        };

        PROJECT_CONFIGURATIONS = {
          isa = XCConfigurationList; defaultConfigurationName = Debug;
          buildConfigurations = ( PROJECT_DEBUG, PROJECT_RELEASE );
        };
        PROJECT_DEBUG = {
          isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = SHARED_FILE;
          buildSettings = { SDKROOT = iphoneos; ID_SUFFIX = .debug; };
        };
        PROJECT_RELEASE = {
          isa = XCBuildConfiguration; name = Release; baseConfigurationReference = SHARED_FILE;
          buildSettings = { SDKROOT = iphoneos; ID_SUFFIX = ""; };
        };
        APP_CONFIGURATIONS = {
          isa = XCConfigurationList; defaultConfigurationName = Release;
          buildConfigurations = ( APP_DEBUG, APP_RELEASE );
        };
        APP_DEBUG = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            INFOPLIST_FILE = "$(SRCROOT)/Reader/Info.plist";
            PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID)$(ID_SUFFIX)";
            PRODUCT_NAME = "$(TARGET_NAME)";
          };
        };
        APP_RELEASE = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = {
            INFOPLIST_FILE = "$(SRCROOT)/Reader/Info.plist";
            PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID)$(ID_SUFFIX)";
            PRODUCT_NAME = "$(TARGET_NAME)";
          };
        };
        SHARE_CONFIGURATIONS = {
          isa = XCConfigurationList; defaultConfigurationName = Release;
          buildConfigurations = ( SHARE_DEBUG, SHARE_RELEASE );
        };
        SHARE_DEBUG = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            CODE_SIGN_ENTITLEMENTS = Share/Share.entitlements;
            INFOPLIST_FILE = Share/Info.plist;
            PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID)$(ID_SUFFIX).share";
          };
        };
        SHARE_RELEASE = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = {
            APPLICATION_EXTENSION_API_ONLY = YES;
            CODE_SIGN_ENTITLEMENTS = Share/Share.entitlements;
            INFOPLIST_FILE = Share/Info.plist;
            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            PRODUCT_BUNDLE_IDENTIFIER = "$(APP_ID)$(ID_SUFFIX).share";
            SKIP_INSTALL = YES;
          };
        };
      };
      rootObject = PROJECT /* Project object */;
    }

    """
}
