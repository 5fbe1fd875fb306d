import Foundation
import SimulatedFoundation
import TestSupport
import Testing

@testable import SimulatedUIKit

/// A storyboard's view that knows when it is complete.
private final class Awake: UIView {
  var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// A controller that a program makes itself, with a property of its own.
private final class Named: UIViewController {
  let name: String
  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { return nil }
}

/// Scene delegates, with a window and without.
private final class WithWindow: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
private final class WithoutWindow: UIResponder, UIWindowSceneDelegate {}

/// An app that gives its scenes this configuration.
private final class Configuring: NSObject, UIApplicationDelegate {
  let configuration: UISceneConfiguration
  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { configuration }
}

@MainActor @Suite(.serialized) struct CreatorTests {
  private static let text = """
    <document initialViewController="a">
      <scenes>
        <scene><objects>
          <viewController id="a" title="First">
            <view key="view" id="v1" customClass="CreatorTestsAwake"/>
          </viewController>
        </objects></scene>
        <scene><objects>
          <viewController storyboardIdentifier="Other" id="b" title="Second"/>
        </objects></scene>
      </scenes>
    </document>
    """

  init() {
    ObjectiveCRegistry.register(Awake.self, name: "CreatorTestsAwake", methods: [], make: nil)
    ObjectiveCRegistry.register(
      WithWindow.self, name: nil, methods: [], make: { MainActor.assumeIsolated { WithWindow() } })
    ObjectiveCRegistry.register(
      WithoutWindow.self, name: nil, methods: [],
      make: { MainActor.assumeIsolated { WithoutWindow() } })
  }

  @Test(.shows("UIStoryboard.init(name:bundle:)", "UIView.awakeFromNib()"))
  func aStoryboardIsReadFromItsBundle() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "Base.lproj/Main.storyboard")
    let bundle = try #require(Bundle(path: folder.path))
    let storyboard = UIStoryboard(name: "Main", bundle: bundle)
    let first = try #require(storyboard.instantiateInitialViewController())
    #expect(first.title == "First")
    #expect(try #require(first.view as? Awake).isAwake)
  }

  @Test(
    .shows(
      "UIStoryboard.instantiateInitialViewController(creator:)",
      "UIStoryboard.instantiateViewController(identifier:creator:)"))
  func aProgramMakesTheControllersItself() throws {
    let storyboard = try #require(UIStoryboard(text: Self.text))
    let first = try #require(
      storyboard.instantiateInitialViewController { Named(coder: $0, name: "own") })
    #expect(first.name == "own" && first.title == "First")
    let other = storyboard.instantiateViewController(identifier: "Other") {
      Named(coder: $0, name: "two")
    }
    #expect(other.name == "two" && other.title == "Second")
    let none: UIViewController? = try #require(UIStoryboard(text: "<document/>"))
      .instantiateInitialViewController { Named(coder: $0, name: "none") }
    #expect(none == nil)
  }

  @Test(
    .shows(
      "UIStoryboardSegue.init(identifier:source:destination:)",
      "UIStoryboardSegue.init(identifier:source:destination:performHandler:)"))
  func aSegueOfOnesOwnRunsWhatItIsGiven() {
    let (source, destination) = (UIViewController(), UIViewController())
    var runs = 0
    let segue = UIStoryboardSegue(
      identifier: "go", source: source, destination: destination, performHandler: { runs += 1 })
    segue.perform()
    #expect(runs == 1 && segue.identifier == "go")
    #expect(segue.source === source && segue.destination === destination)
    let still = UIStoryboardSegue(identifier: nil, source: source, destination: destination)
    still.perform()
    #expect(still.identifier == nil && still.source === source)
    #expect(still.destination === destination && source.presentedViewController == nil)
  }

  @Test(.shows("UIWindowSceneDelegate.window"), arguments: [true, false])
  func aScenesDelegateIsGivenTheStoryboardsWindow(hasWindow: Bool) throws {
    let application = UIApplication(isApp: true)
    let (running, key) = (UIApplication.running, UIWindow.key)
    UIApplication.running = application
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.storyboard = UIStoryboard(text: Self.text)
    configuration.delegateClass = hasWindow ? WithWindow.self : WithoutWindow.self
    let owner = Configuring(configuration)
    application.delegate = owner
    let life = SceneLife()
    life.connect(
      to: application, for: AppLaunch(url: nil, source: nil, isForLink: false))
    let scene = try #require(application.scenes.first)
    let delegate = try #require(scene.delegate as? any UIWindowSceneDelegate)
    let shown = (scene as? UIWindowScene)?.windows.first
    if hasWindow {
      #expect(delegate.window?.rootViewController?.title == "First")
      #expect(delegate.window === shown && delegate.window?.isKeyWindow == true)
    } else {
      #expect(delegate.window == nil)
    }
    shown?.isHidden = true
    life.disconnect()
    (UIApplication.running, UIWindow.key) = (running, key)
  }
}
