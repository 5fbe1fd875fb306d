import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// What is unavailable in extensions; through a protocol it can be called here.
@MainActor private protocol Icons {
  var supportsAlternateIcons: Bool { get }
  var alternateIconName: String? { get }
  func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)?)
  func setAlternateIconName(_ alternateIconName: String?) async throws
}
extension UIApplication: Icons {}

/// What an app says about itself and the device.
@MainActor @Suite struct AppValueTests {
  private let app = UIApplication(isApp: true)

  @Test(
    .shows(
      "UIApplication.backgroundRefreshStatus", "UIApplication.backgroundFetchIntervalMinimum",
      "UIApplication.backgroundFetchIntervalNever", "UIApplication.isProtectedDataAvailable",
      "UIApplication.isRegisteredForRemoteNotifications", "UIApplication.statusBarOrientation",
      "UIApplication.preferredContentSizeCategory", "UIApplication.userInterfaceLayoutDirection"))
  func theDeviceIsAsItCame() {
    #expect(app.backgroundRefreshStatus == .available)
    #expect(UIApplication.backgroundFetchIntervalMinimum == 0)
    #expect(UIApplication.backgroundFetchIntervalNever == .greatestFiniteMagnitude)
    #expect(app.isProtectedDataAvailable && !app.isRegisteredForRemoteNotifications)
    #expect(app.statusBarOrientation == .portrait && app.preferredContentSizeCategory == .large)
    #expect(app.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test(
    .shows(
      "UIApplication.supportsAlternateIcons", "UIApplication.alternateIconName",
      "UIApplication.setAlternateIconName(_:completionHandler:)",
      "UIApplication.setAlternateIconName(_:)"))
  func anIconCanNotBeChanged() async {
    let icons: any Icons = app
    #expect(!icons.supportsAlternateIcons && icons.alternateIconName == nil)
    let error = await withCheckedContinuation { continuation in
      icons.setAlternateIconName("Other") { continuation.resume(returning: $0 as NSError?) }
    }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == 3328)
    #expect(icons.alternateIconName == nil)
    await #expect(throws: NSError(domain: NSCocoaErrorDomain, code: 3328)) {
      try await icons.setAlternateIconName("Other")
    }
  }

  @Test(.shows("UIApplication.connectedScenes", "UIApplication.openSessions"))
  func aSceneIsThereWithItsSession() {
    #expect(app.connectedScenes.isEmpty && app.openSessions.isEmpty)
    let session = UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      persistentIdentifier: "one")
    let scene = UIScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    app.scenes = [scene]
    #expect(app.connectedScenes == [scene] && app.openSessions == [session])
  }

  private final class Oldest: NSObject, UIApplicationDelegate {
    var lines: [String] = []
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
      lines.append(url.absoluteString)
      return true
    }
  }

  @Test(
    .shows(
      "UIApplicationDelegate.application(_:handleOpen:)",
      "UIApplicationDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)")
  )
  func aDelegateIsHandedAURLByItsOldestMethod() async throws {
    let delegate = Oldest()
    let url = try #require(URL(string: "reader:1"))
    #expect(delegate.application(app, open: url, options: [:]))
    #expect(delegate.lines == ["reader:1"])
    await withCheckedContinuation { done in
      delegate.application(app, handleEventsForBackgroundURLSession: "a") { done.resume() }
    }
  }

  private final class Awaiting: NSObject, UIApplicationDelegate {
    var sessions: [String] = []
    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
    ) async {
      sessions.append(identifier)
    }
  }

  @Test(.shows("UIApplicationDelegate.application(_:handleEventsForBackgroundURLSession:)"))
  func theFormThatAwaitsIsAskedForTheEventsOfASession() async {
    let delegate = Awaiting()
    await withCheckedContinuation { done in
      delegate.application(app, handleEventsForBackgroundURLSession: "a") { done.resume() }
    }
    #expect(delegate.sessions == ["a"])
  }

  @Test(
    .shows(
      "UIAccessibility", "UIAccessibility.isVoiceOverRunning",
      "UIAccessibility.isReduceMotionEnabled", "UIAccessibility.isReduceTransparencyEnabled",
      "UIAccessibility.isBoldTextEnabled"))
  func nothingHelpsThoseWhoSeeAndHear() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
  }

  @Test(.shows("Bundle.loadNibNamed(_:owner:options:)"))
  func aBundleMakesWhatIsInItsNib() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let nib = "<document><objects><view tag=\"4\" id=\"v1\"/></objects></document>"
    try Data(nib.utf8).write(to: folder.appendingPathComponent("Row.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let views = try #require(bundle.loadNibNamed("Row", owner: nil) as? [UIView])
    #expect(views.map(\.tag) == [4])
  }
}
