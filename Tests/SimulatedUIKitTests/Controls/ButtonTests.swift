import DeviceEvents
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct ButtonTests {
  @Test(
    .shows(
      "UIButton.setTitle(_:for:)", "UIButton.title(for:)", "UIButton.currentTitle",
      "UIButton.setTitleColor(_:for:)", "UIButton.titleColor(for:)", "UIButton.currentTitleColor",
      "UIButton.setImage(_:for:)", "UIButton.image(for:)", "UIButton.currentImage",
      "UIButton.setAttributedTitle(_:for:)", "UIButton.attributedTitle(for:)",
      "UIButton.currentAttributedTitle", "UIButton.setBackgroundImage(_:for:)",
      "UIButton.backgroundImage(for:)", "UIButton.currentBackgroundImage",
      "UIButton.setTitleShadowColor(_:for:)", "UIButton.titleShadowColor(for:)"))
  func aStateWithoutALookHasTheNormalOne() {
    let button = UIButton(type: .custom)
    let star = UIImage(systemName: "star")
    button.setTitle("Save", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .normal)
    button.setImage(star, for: .normal)
    button.setBackgroundImage(star, for: .normal)
    #expect(button.currentTitle == "Save")
    #expect(button.title(for: .selected) == "Save")
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.titleShadowColor(for: .disabled) == .green)
    #expect(button.image(for: .disabled) === star && button.currentImage === star)
    #expect(button.backgroundImage(for: .disabled) === star)
    #expect(button.currentBackgroundImage === star)
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.currentTitleColor == .red)
    button.setAttributedTitle(NSAttributedString(string: "Later"), for: .disabled)
    #expect(button.attributedTitle(for: .disabled)?.string == "Later")
    #expect(button.currentAttributedTitle?.string == "Later")
    #expect(button.attributedTitle(for: .normal) == nil)
    #expect(button.titleLabel?.text == "Later")
  }

  @Test(
    .shows(
      "UIButton.init(type:)", "UIButton.buttonType", "UIButton.intrinsicContentSize",
      "UIButton.sizeThatFits(_:)", "UIButton.titleLabel"))
  func aButtonIsAsLargeAsItsTitle() throws {
    let button = UIButton(type: .system)
    #expect(button.buttonType == .system)
    let empty = button.intrinsicContentSize
    button.setTitle("A rather long title", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(empty.width == 30)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width)
    #expect(button.intrinsicContentSize.height == label.intrinsicContentSize.height + 12)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  @Test(
    .shows(
      "UIButton.layoutSubviews()", "UIButton.titleRect(forContentRect:)",
      "UIButton.imageRect(forContentRect:)", "UIButton.contentRect(forBounds:)",
      "UIButton.imageView"))
  func pictureAndTitleStandSideBySide() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    #expect(picture.frame.maxX == label.frame.minX)
    #expect(abs(picture.frame.minX + label.frame.maxX - 200) < 0.1)
    #expect(button.contentRect(forBounds: button.bounds) == button.bounds)
  }

  @Test(
    .shows(
      "UIButton.init(configuration:primaryAction:)", "UIButton.configuration",
      "UIButton.Configuration.filled()", "UIButton.Configuration.plain()",
      "UIButton.init(type:primaryAction:)"))
  func aConfigurationTakesThePlaceOfTitlesByState() {
    var taps = 0
    var look = UIButton.Configuration.filled()
    look.title = "Import"
    let button = UIButton(configuration: look, primaryAction: UIAction { _ in taps += 1 })
    #expect(button.screenElement().text == "Import")
    #expect(button.screenElement().background == UIButton().screenColor(.systemBlue))
    button.tap()
    #expect(taps == 1)
    button.configuration?.title = "Again"
    #expect(button.titleLabel?.text == "Again")
    button.configuration = .plain()
    #expect(button.screenElement().background == nil)
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Own") { _ in taps += 1 })
    other.tap()
    #expect(taps == 2)
    #expect(other.currentTitle == "Own")
  }

  @Test(
    .shows(
      "UIButton.configurationUpdateHandler", "UIButton.setNeedsUpdateConfiguration()",
      "UIButton.updateConfiguration()"))
  func theHandlerIsCalledWhenTheStateChanges() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      let title = button.isEnabled ? "On" : "Off"
      if button.configuration?.title != title { button.configuration?.title = title }
    }
    #expect(button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func aButtonSaysWhatIsReadOnIt() {
    let button = UIButton(type: .system)
    button.setTitle("Post", for: .normal)
    button.accessibilityIdentifier = "post"
    button.isEnabled = false
    let element = button.screenElement()
    #expect(element.kind == .button)
    #expect(element.text == "Post")
    #expect(element.identifier == "post")
    #expect(!element.isEnabled)
    #expect(element.children == [])
  }
}
