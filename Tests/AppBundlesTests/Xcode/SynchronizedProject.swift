import AppBundles
import TestSupport

/// An app with an action extension and an ExtensionKit extension, in the form of Xcode 16 and
/// later: with synchronized folders, and Info.plists generated from build settings.
struct SynchronizedProject {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.project, to: "Notes.xcodeproj/project.pbxproj")
    try folder.write(Self.actionInfo, to: "Action/Info.plist")
    try folder.write("PRODUCT_BUNDLE_IDENTIFIER = com.example.notes", to: "Settings/App.xcconfig")
    for file in [
      "Notes/NotesApp.swift", "Notes/Assets.xcassets/Contents.json", "Notes/Help/index.html",
      "Notes/en.lproj/Localizable.strings", "Notes/Drafts/Old.txt", "Notes/Shared.json",
      "Action/ActionViewController.swift", "Action/Action.js", "Action/Media.xcassets/a.json",
      "Action/Base.lproj/MainInterface.storyboard", "Helper/Helper.swift",
    ] {
      try folder.write("", to: file)
    }
  }

  /// Reads the folder, displayed as `.`.
  func read(configuration: String? = nil) -> Reading {
    XcodeProjectReader.read(folder: folder.path, shownAs: ".", configuration: configuration)
  }

  static let actionInfo = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleDisplayName</key>
      <string>Replaced</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.ui-services</string>
      </dict>
      <key>UIRequiredDeviceCapabilities</key>
      <array><string>arm64</string></array>
    </dict>
    </plist>
    """

  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        PROJECT = {
          isa = PBXProject; buildConfigurationList = PROJECT_LIST; developmentRegion = de;
          mainGroup = MAIN; projectDirPath = ""; targets = ( APP, ACTION, HELPER );
        };
        MAIN = {
          isa = PBXGroup;
          children = ( NOTES_FOLDER, ACTION_FOLDER, HELPER_FOLDER, SETTINGS_FOLDER );
          sourceTree = "<group>";
        };
        NOTES_FOLDER = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>";
          exceptions = ( NOTES_IN_APP, NOTES_IN_ACTION );
        };
        NOTES_IN_APP = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = ( Drafts );
        };
        NOTES_IN_ACTION = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = ACTION;
          membershipExceptions = ( Shared.json, NotesApp.swift );
        };
        ACTION_FOLDER = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Action; sourceTree = "<group>";
          exceptions = ( ACTION_IN_ACTION );
        };
        ACTION_IN_ACTION = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = ACTION;
          membershipExceptions = ( Info.plist );
        };
        HELPER_FOLDER = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Helper; sourceTree = "<group>";
        };
        SETTINGS_FOLDER = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Settings; sourceTree = "<group>";
        };

        APP = {
          isa = PBXNativeTarget; name = Notes; productReference = APP_PRODUCT;
          productType = "com.apple.product-type.application"; buildConfigurationList = APP_LIST;
          buildPhases = ( APP_RESOURCES, EMBED, EMBED_KIT );
          fileSystemSynchronizedGroups = ( NOTES_FOLDER );
        };
        APP_PRODUCT = {
          isa = PBXFileReference; path = Notes.app; sourceTree = BUILT_PRODUCTS_DIR;
        };
        APP_RESOURCES = { isa = PBXResourcesBuildPhase; files = ( ); };
        EMBED = {
          isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolder = PlugIns;
          files = ( ACTION_IN_EMBED ); runOnlyForDeploymentPostprocessing = 1;
        };
        ACTION_IN_EMBED = { isa = PBXBuildFile; fileRef = ACTION_PRODUCT; };
        EMBED_KIT = {
          isa = PBXCopyFilesBuildPhase; dstPath = "$(EXTENSIONS_FOLDER_PATH)";
          dstSubfolderSpec = 16; files = ( HELPER_IN_EMBED );
        };
        HELPER_IN_EMBED = { isa = PBXBuildFile; fileRef = HELPER_PRODUCT; };

        ACTION = {
          isa = PBXNativeTarget; name = "My Action"; productReference = ACTION_PRODUCT;
          productType = "com.apple.product-type.app-extension";
          buildConfigurationList = ACTION_LIST; buildPhases = ( SCRIPT );
          fileSystemSynchronizedGroups = ( ACTION_FOLDER );
        };
        ACTION_PRODUCT = {
          isa = PBXFileReference; path = "My Action.appex"; sourceTree = BUILT_PRODUCTS_DIR;
        };
        SCRIPT = {
          isa = PBXShellScriptBuildPhase; outputPaths = ( "$(DERIVED_FILE_DIR)/bundled.js" );
        };

        HELPER = {
          isa = PBXNativeTarget; name = Helper; productReference = HELPER_PRODUCT;
          productType = "com.apple.product-type.extensionkit-extension";
          buildConfigurationList = HELPER_LIST; buildPhases = ( );
          fileSystemSynchronizedGroups = ( HELPER_FOLDER );
        };
        HELPER_PRODUCT = {
          isa = PBXFileReference; path = Helper.appex; sourceTree = BUILT_PRODUCTS_DIR;
        };

        PROJECT_LIST = {
          isa = XCConfigurationList; defaultConfigurationName = Store;
          buildConfigurations = ( PROJECT_TEST, PROJECT_STORE );
        };
        PROJECT_TEST = { isa = XCBuildConfiguration; name = Test; buildSettings = { }; };
        PROJECT_STORE = {
          isa = XCBuildConfiguration; name = Store;
          buildSettings = {
            CURRENT_PROJECT_VERSION = 7;
            GENERATE_INFOPLIST_FILE = YES;
            IPHONEOS_DEPLOYMENT_TARGET = 18.0;
            MARKETING_VERSION = 1.2;
            SDKROOT = auto;
            SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";
          };
        };
        APP_LIST = {
          isa = XCConfigurationList; defaultConfigurationName = Store;
          buildConfigurations = ( APP_STORE );
        };
        APP_STORE = {
          isa = XCBuildConfiguration; name = Store;
          baseConfigurationReferenceAnchor = SETTINGS_FOLDER;
          baseConfigurationReferenceRelativePath = App.xcconfig;
          buildSettings = {
            INFOPLIST_KEY_CFBundleDisplayName = "Notes & More";
            INFOPLIST_KEY_NSCameraUsageDescription = "Scans pages.";
            INFOPLIST_KEY_NSExtensionPointIdentifier = com.example.ignored;
            INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
            INFOPLIST_KEY_UILaunchScreen_Generation = YES;
            INFOPLIST_KEY_UIStatusBarHidden = NO;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =
              "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            PRODUCT_NAME = "$(TARGET_NAME)";
          };
        };
        ACTION_LIST = {
          isa = XCConfigurationList; defaultConfigurationName = Store;
          buildConfigurations = ( ACTION_STORE );
        };
        ACTION_STORE = {
          isa = XCBuildConfiguration; name = Store;
          buildSettings = {
            INFOPLIST_FILE = Action/Info.plist;
            INFOPLIST_KEY_CFBundleDisplayName = Annotate;
            INFOPLIST_KEY_UIRequiredDeviceCapabilities = "arm64 metal";
            PRODUCT_BUNDLE_IDENTIFIER = "com.example.notes.$(PRODUCT_NAME:rfc1034identifier)";
            "PRODUCT_BUNDLE_IDENTIFIER[sdk=macosx*]" = com.example.mac;
            "MARKETING_VERSION[sdk=iphoneos*]" = 1.3;
          };
        };
        HELPER_LIST = {
          isa = XCConfigurationList; defaultConfigurationName = Other;
          buildConfigurations = ( HELPER_OTHER );
        };
        HELPER_OTHER = {
          isa = XCBuildConfiguration; name = Other;
          buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = com.example.notes.helper; };
        };
      };
      rootObject = PROJECT;
    }

    """
}
