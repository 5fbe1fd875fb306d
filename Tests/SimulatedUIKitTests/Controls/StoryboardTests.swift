import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct StoryboardTests {
  init() { Form.list() }

  @Test(
    .shows(
      "UIStoryboard.instantiateInitialViewController()",
      "UIStoryboard.instantiateViewController(withIdentifier:)", "UIViewController.storyboard"))
  func theFirstControllerIsTheOneThatIsMarked() throws {
    let storyboard = try #require(UIStoryboard(text: Drawn.form))
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(controller.title == "Form" && controller.storyboard === storyboard)
    #expect(!controller.isViewLoaded)
    let other = storyboard.instantiateViewController(withIdentifier: "Details")
    #expect(other.title == "Details & more")
  }

  @Test func viewsAreAsTheyWereDrawn() throws {
    let storyboard = try #require(UIStoryboard(text: Drawn.form))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let view = try #require(controller.view)
    #expect(view.backgroundColor == .systemBackground)
    let label = try #require(view.viewWithTag(7) as? UILabel)
    #expect(label.text == "Title" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.font.pointSize == 20 && label.textColor == UIColor(white: 0.5, alpha: 1))
    controller.layOut()
    #expect(label.frame.minX == 20 && label.frame.maxX == view.bounds.width - 20)
    #expect(label.frame.minY == view.safeAreaInsets.top + 12)
    let button = try #require(view.viewWithTag(8) as? UIButton)
    #expect(button.currentTitle == "Save" && button.layer.cornerRadius == 8)
    #expect(!button.isEnabled && button.accessibilityIdentifier == "save")
  }

  @Test(.shows("UIViewController.awakeFromNib()"))
  func outletsAndActionsAreConnectedBeforeTheViewIsLoaded() throws {
    let storyboard = try #require(UIStoryboard(text: Drawn.form))
    let form = try #require(storyboard.instantiateInitialViewController() as? Form)
    #expect(form.lines == ["awakes"])
    form.loadViewIfNeeded()
    #expect(form.lines == ["awakes", "loads with Title"])
    #expect(form.label === form.view.viewWithTag(7))
    let button = try #require(form.view.viewWithTag(8) as? UIButton)
    button.isEnabled = true
    button.tap()
    #expect(form.lines.last == "saves")
  }

  @Test(
    .shows(
      "UIViewController.performSegue(withIdentifier:sender:)",
      "UIViewController.prepare(for:sender:)", "UIStoryboardSegue.identifier",
      "UIStoryboardSegue.destination", "UIStoryboardSegue.source", "UIStoryboardSegue.perform()",
      "UIViewController.shouldPerformSegue(withIdentifier:sender:)"))
  func aSegueIsPreparedAndShown() throws {
    let storyboard = try #require(UIStoryboard(text: Drawn.form))
    let form = try #require(storyboard.instantiateInitialViewController() as? Form)
    form.loadViewIfNeeded()
    form.performSegue(withIdentifier: "toDetails", sender: "me")
    #expect(form.lines.last == "prepares toDetails for me")
    #expect(form.presentedViewController?.title == "Details & more")
    form.dismiss(animated: false)
    let more = try #require(form.view.viewWithTag(9) as? UIButton)
    form.allows = false
    more.tap()
    #expect(form.presentedViewController == nil)
    form.allows = true
    more.tap()
    #expect(form.presentedViewController?.title == "Details & more")
  }

  @Test(.shows("UINib.init(data:bundle:)", "UINib.instantiate(withOwner:options:)"))
  func aNibConnectsItsOwner() throws {
    let form = Form()
    let views = UINib(data: Data(Drawn.nib.utf8), bundle: nil).instantiate(withOwner: form)
    #expect(views.count == 1)
    #expect(form.label?.text == "In a nib" && form.view === views.first as? UIView)
  }

  @Test func aNavigationControllerHasItsRoot() throws {
    let storyboard = try #require(UIStoryboard(text: Drawn.navigation))
    let first = storyboard.instantiateInitialViewController()
    let navigation = try #require(first as? UINavigationController)
    let root = try #require(navigation.topViewController as? UITableViewController)
    #expect(root.navigationItem.title == "List")
    #expect(root.navigationItem.rightBarButtonItem?.shownTitle == "Add")
    #expect(root.tableView.style == .grouped)
    let cell = root.tableView.dequeueReusableCell(withIdentifier: "entry")
    #expect(cell?.detailTextLabel != nil && cell?.accessoryType == .disclosureIndicator)
  }

  @Test(arguments: [
    "", "no XML", "<document>", "<document><a></document>", "</document>", "<document a=b/>",
    "<other/>", String(repeating: "<document>", count: 5000), "<!-- open",
  ])
  func whatIsNoStoryboardIsNotRead(_ text: String) {
    #expect(UIStoryboard(text: text) == nil)
  }
}

/// A controller that a storyboard names.
private final class Form: UIViewController {
  weak var label: UILabel?
  var lines: [String] = []
  var allows = true

  override func awakeFromNib() { lines.append("awakes") }
  override func viewDidLoad() { lines.append("loads with \(label?.text ?? "nothing")") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isRight = segue.source === self && segue.destination.title == "Details & more"
    let who = sender as? String ?? "a button"
    lines.append("\(isRight ? "prepares" : "mixes up") \(segue.identifier ?? "") for \(who)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    allows
  }

  static func list() {
    ObjectiveCRegistry.register(
      Form.self, name: "StoryboardForm",
      methods: [
        ("setLabel:", { form, label, _ in set(form, label as? UILabel) }),
        ("save:", { form, _, _ in note(form, "saves") }),
      ], make: nil)
  }

  nonisolated private static func note(_ form: AnyObject, _ line: String) -> Any? {
    let form = form as? Form
    MainActor.assumeIsolated { form?.lines.append(line) }
    return nil
  }

  nonisolated private static func set(_ form: AnyObject, _ label: UILabel?) -> Any? {
    let form = form as? Form
    MainActor.assumeIsolated { form?.label = label }
    return nil
  }
}

/// Files as Xcode writes them, in our own wording.
private enum Drawn {
  static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="f1">
      <!-- one form, one page -->
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="f1" title="Form" customClass="StoryboardForm">
            <view key="view" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label tag="7" text="Title" textAlignment="center" numberOfLines="0"
                  translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
                  <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                </label>
                <button tag="8" enabled="NO" id="b1">
                  <rect key="frame" x="10" y="300" width="80" height="30"/>
                  <accessibility key="accessibilityConfiguration" identifier="save"/>
                  <state key="normal" title="Save"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                      <integer key="value" value="8"/>
                    </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
                  <connections>
                    <action selector="save:" destination="f1" eventType="touchUpInside" id="c1"/>
                  </connections>
                </button>
                <button tag="9" id="b2">
                  <state key="normal" title="More"/>
                  <connections>
                    <segue destination="d1" kind="presentation" identifier="byButton" id="c2"/>
                  </connections>
                </button>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g1"/>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <constraints>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="v1"
                  secondAttribute="leading" constant="20" id="k1"/>
                <constraint firstAttribute="trailing" secondItem="l1" secondAttribute="trailing"
                  constant="20" id="k2"/>
                <constraint firstItem="l1" firstAttribute="top" secondItem="g1"
                  secondAttribute="top" constant="12" id="k3"/>
              </constraints>
            </view>
            <connections>
              <outlet property="label" destination="l1" id="c3"/>
              <segue destination="d1" kind="presentation" identifier="toDetails" id="c4"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Details" id="d1" title="Details &amp; more">
            <view key="view" id="v2"/>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  static let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StoryboardForm">
          <connections>
            <outlet property="view" destination="v1" id="c1"/>
            <outlet property="label" destination="l1" id="c2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="v1"><subviews><label text="In a nib" id="l1"/></subviews></view>
      </objects>
    </document>
    """

  static let navigation = """
    <document initialViewController="n1">
      <scenes>
        <scene><objects>
          <navigationController id="n1">
            <connections>
              <segue destination="t1" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
          </navigationController>
        </objects></scene>
        <scene><objects>
          <tableViewController id="t1">
            <tableView key="view" style="grouped" id="v1">
              <prototypes>
                <tableViewCell reuseIdentifier="entry" style="IBUITableViewCellStyleSubtitle"
                  accessoryType="disclosureIndicator" id="p1"/>
              </prototypes>
            </tableView>
            <navigationItem key="navigationItem" title="List" id="i1">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="b1"/>
            </navigationItem>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """
}
