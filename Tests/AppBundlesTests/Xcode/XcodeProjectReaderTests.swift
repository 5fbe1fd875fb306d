import ActivationRules
import AppBundles
import BundleRules
import Findings
import TestSupport
import Testing

@Suite struct XcodeProjectReaderTests {
  @Test func anAppAndItsExtensionAreReadAsReleaseBuildsThem() throws {
    let reading = try SampleProject().read()
    expectSame(
      reading.dump,
      """
      app Reader
        build: Release, iOS, 16.0
        info: App/Reader/Info.plist
          CFBundleIdentifier = com.example.reader
          CFBundleName = Reader
          CFBundleVersion = $(BUILD_NUMBER)
          MinimumOSVersion = 16.0
        entitlements: no file
        files: Info.plist, Reader
        extension Share
          build: Release, iOS, 17.0, copied to 'PlugIns'
          setting: APPLICATION_EXTENSION_API_ONLY = YES
          setting: SKIP_INSTALL = YES
          info: App/Share/Info.plist
            CFBundleIdentifier = com.example.reader.share
            NSExtension:
              NSExtensionAttributes:
                NSExtensionActivationRule = SUBQUERY(extensionItems, $item, \
      $item.attachments.@count == 1).@count == 1
              NSExtensionMainStoryboard = MainInterface
              NSExtensionPointIdentifier = com.apple.share-services
            MinimumOSVersion = 17.0
          entitlements: App/Share/Share.entitlements
            com.apple.security.application-groups = [group.com.example.reader]
            keychain-access-groups = [$(AppIdentifierPrefix)com.example.reader.share]
          files: Action.js, Base.lproj/MainInterface.storyboard, \
      Base.lproj/MainInterface.storyboardc, Info.plist, Share
      """)
  }

  @Test func anotherConfigurationHasItsOwnSettings() throws {
    let share = try #require(try SampleProject().read(configuration: "Debug").bundles.first)
      .extensions.first
    #expect(share?.contents.info["CFBundleIdentifier"] == .string("com.example.reader.debug.share"))
    #expect(
      share?.contents.build
        == BuildFacts(
          configuration: "Debug", deploymentTarget: "16.0",
          embedding: .copied(folder: "PlugIns", onlyWhenInstalling: false), platform: "iOS",
          productType: "com.apple.product-type.app-extension"))
  }

  @Test func aConfigurationThatTheProjectLacksIsFatal() throws {
    expectSame(
      try SampleProject().read(configuration: "Beta").dump,
      """
      App/Reader.xcodeproj/project.pbxproj: error configuration-missing: the project has no build \
      configuration 'Beta'; choose one of 'Debug' or 'Release'
      """)
  }

  @Test func theFileOfTheInfoPlistIsKeptAsItWasWritten() throws {
    let app = try #require(try SampleProject().read().bundles.first)
    let info = try #require(app.info)
    #expect(info.value["CFBundleVersion"] == .string("$(BUILD_NUMBER)"))
    #expect(info.value["CFBundleName"] == .string("${PRODUCT_NAME}"))
    let marked = SampleProject.appInfo.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(marked.firstIndex { $0.contains("CFBundleVersion") })
    #expect(info.position(of: ["CFBundleVersion"])?.line == line + 1)
  }

  @Test func synchronizedFoldersAndGeneratedInfoPlistsAreRead() throws {
    let reading = try SynchronizedProject().read()
    expectSame(
      reading.linesWithoutPositions.joined(separator: "\n"),
      """
      app Notes
        build: Store, iOS, 18.0
        info: made up
          CFBundleDevelopmentRegion = de
          CFBundleExecutable = Notes
          CFBundleIdentifier = com.example.notes
          CFBundleName = Notes
          CFBundlePackageType = APPL
          CFBundleShortVersionString = 1.2
          CFBundleVersion = 7
          CFBundleInfoDictionaryVersion = 6.0
          LSRequiresIPhoneOS = true
          CFBundleDisplayName = Notes & More
          NSCameraUsageDescription = Scans pages.
          UIApplicationSceneManifest:
            UIApplicationSupportsMultipleScenes = true
            UISceneConfigurations:
          UILaunchScreen:
            UILaunchScreen:
          UIStatusBarHidden = false
          UISupportedInterfaceOrientations~ipad = [UIInterfaceOrientationPortrait, \
      UIInterfaceOrientationLandscapeLeft]
          MinimumOSVersion = 18.0
        entitlements: no file
        files: Assets.car, Assets.xcassets, Info.plist, Notes, Shared.json, \
      en.lproj/Localizable.strings, index.html
        extension My Action
          build: Store, iOS, 18.0, copied to 'PlugIns' only when installing
          info: Action/Info.plist
            CFBundleDisplayName = Annotate
            NSExtension:
              NSExtensionPointIdentifier = com.apple.ui-services
            UIRequiredDeviceCapabilities = [arm64, metal]
            CFBundleDevelopmentRegion = de
            CFBundleExecutable = My Action
            CFBundleIdentifier = com.example.notes.My-Action
            CFBundleName = My Action
            CFBundlePackageType = XPC!
            CFBundleShortVersionString = 1.3
            CFBundleVersion = 7
            CFBundleInfoDictionaryVersion = 6.0
            MinimumOSVersion = 18.0
          entitlements: no file
          files: Action.js, Assets.car, Base.lproj/MainInterface.storyboard, \
      Base.lproj/MainInterface.storyboardc, Info.plist, Media.xcassets, My Action, Shared.json, \
      bundled.js
        extension Helper
          build: Other, iOS, 18.0, copied to 'Extensions'
          info: made up
            CFBundleDevelopmentRegion = de
            CFBundleExecutable = Helper
            CFBundleIdentifier = com.example.notes.helper
            CFBundleName = Helper
            CFBundlePackageType = XPC!
            CFBundleShortVersionString = 1.2
            CFBundleVersion = 7
            CFBundleInfoDictionaryVersion = 6.0
            MinimumOSVersion = 18.0
          entitlements: no file
          files: Helper, Info.plist
      Notes.xcodeproj/project.pbxproj:*: warning unknown-info-plist-setting: \
      INFOPLIST_KEY_NSExtensionPointIdentifier of the target 'Notes' isn't known to add a key to \
      a generated Info.plist and is ignored; put the key into an Info.plist file and name the file \
      in INFOPLIST_FILE
      Notes.xcodeproj/project.pbxproj:*: warning configuration-missing: the target 'Helper' has \
      no configuration 'Store'; 'Other' was read instead; add the configuration to the target, or \
      choose another
      """)
  }

  @Test func aSecondReadingIsTheSame() throws {
    let project = try SynchronizedProject()
    #expect(project.read() == project.read())
  }
}

/// Compares two texts and shows the lines that differ.
func expectSame(
  _ actual: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = LineDiff(expected: expected, actual: actual)
  #expect(difference.isEmpty, "\(difference)", sourceLocation: sourceLocation)
}
