import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// How controls are made, and what the less common ones keep.
@MainActor @Suite struct ControlMakingTests {
  private var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test(
    .shows(
      "UIControl.init(frame:)", "UIControl.init(coder:)", "UIControl.isTracking",
      "UIControl.isTouchInside", "UIControl.isContextMenuInteractionEnabled",
      "UIControl.changesSelectionAsPrimaryAction"))
  func aTapTurnsAChoiceOnAndOff() throws {
    let control = UIControl(frame: frame)
    #expect(control.frame == frame && control.isEnabled && control.state == .normal)
    #expect(!control.isTracking && !control.isTouchInside)
    #expect(try #require(UIControl(coder: coder)).isEnabled)
    keeps(UIControl(), \.isContextMenuInteractionEnabled, first: false, then: true)
    var states: [Bool] = []
    control.addAction(
      UIAction { [weak control] _ in states.append(control?.isSelected ?? false) },
      for: .primaryActionTriggered)
    control.tap()
    control.changesSelectionAsPrimaryAction = true
    control.tap()
    control.tap()
    #expect(states == [false, true, false])
    control.isEnabled = false
    control.tap()
    #expect(!control.isSelected)
  }

  @Test(
    .shows(
      "UIButton.init(frame:)", "UIButton.init(coder:)", "UIButton.init(frame:primaryAction:)",
      "UIButton.backgroundRect(forBounds:)",
      "UIButton.setPreferredSymbolConfiguration(_:forImageIn:)",
      "UIButton.preferredSymbolConfigurationForImage(in:)", "UIButton.ConfigurationUpdateHandler"))
  func aButtonIsMadeInSeveralWays() throws {
    let plain = UIButton(frame: frame)
    #expect(plain.frame == frame && plain.buttonType == .custom)
    #expect(try #require(UIButton(coder: coder)).buttonType == .system)
    var taps = 0
    let button = UIButton(frame: frame, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    button.tap()
    #expect(button.frame == frame && button.currentTitle == "Go" && taps == 1)
    #expect(button.backgroundRect(forBounds: frame) == frame)
    let small = UIImage.SymbolConfiguration(scale: .small)
    button.setPreferredSymbolConfiguration(small, forImageIn: .normal)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) === small)
    var told: [UIButton] = []
    let handler: UIButton.ConfigurationUpdateHandler = { told.append($0) }
    button.configurationUpdateHandler = handler
    #expect(told == [button])
  }

  @Test(
    .shows(
      "UIActivityIndicatorView.init(frame:)", "UIActivityIndicatorView.init(coder:)",
      "UIActivityIndicatorView.style", "UIActivityIndicatorView.color",
      "UIActivityIndicatorView.sizeThatFits(_:)"))
  func aWheelIsAsLargeAsItsStyle() throws {
    let wheel = UIActivityIndicatorView(frame: frame)
    #expect(wheel.frame == frame && wheel.style == .medium && wheel.isHidden)
    let sizes: [(UIActivityIndicatorView.Style, CGFloat)] = [
      (.medium, 20), (.large, 37), (.whiteLarge, 37), (.white, 20), (.gray, 20),
    ]
    for (style, side) in sizes {
      wheel.style = style
      #expect(wheel.sizeThatFits(.zero) == CGSize(width: side, height: side))
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    root.addSubview(wheel)
    wheel.translatesAutoresizingMaskIntoConstraints = false
    wheel.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(wheel.frame.width == 20)
    wheel.style = .large
    root.layoutIfNeeded()
    #expect(wheel.frame.width == 37)
    wheel.color = .red
    #expect(wheel.screenElement().color == wheel.screenColor(.red))
    let archived = try #require(UIActivityIndicatorView(coder: coder))
    #expect(archived.style == .medium && archived.isHidden)
  }

  @Test(
    .shows(
      "UIDatePicker.init(frame:)", "UIDatePicker.init(coder:)", "UIDatePicker.datePickerMode",
      "UIDatePicker.locale", "UIDatePicker.calendar", "UIDatePicker.timeZone",
      "UIDatePicker.minuteInterval", "UIDatePicker.countDownDuration",
      "UIDatePicker.preferredDatePickerStyle", "UIDatePicker.datePickerStyle",
      "UIDatePicker.setDate(_:animated:)", "UIDatePicker.intrinsicContentSize"))
  func aDatePickerKeepsItsValues() throws {
    #expect(UIDatePicker(frame: frame).frame == frame)
    #expect(try #require(UIDatePicker(coder: coder)).datePickerMode == .dateAndTime)
    keeps(UIDatePicker(), \.datePickerMode, first: .dateAndTime, then: .time)
    keeps(UIDatePicker(), \.locale, first: .current, then: Locale(identifier: "de_DE"))
    keeps(UIDatePicker(), \.calendar, first: .current, then: Calendar(identifier: .buddhist))
    keeps(UIDatePicker(), \.timeZone, first: nil, then: TimeZone(secondsFromGMT: 3600))
    keeps(UIDatePicker(), \.minuteInterval, first: 1, then: 15)
    keeps(UIDatePicker(), \.countDownDuration, first: 0, then: 90)
    keeps(UIDatePicker(), \.preferredDatePickerStyle, first: .automatic, then: .inline)
    let picker = UIDatePicker()
    for (steps, kept) in [(30, 30), (7, 1), (5, 5), (60, 1), (0, 1)] {
      picker.minuteInterval = steps
      #expect(picker.minuteInterval == kept)
    }
    picker.locale = nil
    picker.calendar = nil
    #expect(picker.locale == .current && picker.calendar == .current)
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    let day = Date(timeIntervalSince1970: 86400)
    picker.maximumDate = day
    picker.setDate(day.addingTimeInterval(9), animated: true)
    #expect(picker.date == day)
    picker.setDate(day.addingTimeInterval(-9), animated: false)
    #expect(picker.date == day.addingTimeInterval(-9))
    #expect(picker.intrinsicContentSize == CGSize(width: 200, height: 34))
  }

  @Test(
    .shows(
      "UIAction.init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)",
      "UIAction.identifier", "UIAction.discoverabilityTitle", "UIAction.attributes",
      "UIAction.state", "UIAction.selectedImage", "UIActionHandler"))
  func anActionIsWhatItIsMadeOf() {
    let (image, chosen) = (UIImage(), UIImage())
    var runs: [UIAction] = []
    let handler: UIActionHandler = { runs.append($0) }
    let action = UIAction(
      title: "Save", subtitle: "now", image: image, selectedImage: chosen,
      identifier: UIAction.Identifier("save"), discoverabilityTitle: "Saves the text",
      attributes: .destructive, state: .on, handler: handler)
    #expect(action.title == "Save" && action.subtitle == "now" && action.image === image)
    #expect(action.selectedImage === chosen && action.identifier.rawValue == "save")
    #expect(action.discoverabilityTitle == "Saves the text" && action.attributes == .destructive)
    #expect(action.state == .on)
    action.performWithSender("me", target: nil)
    #expect(runs == [action] && action.sender as? String == "me")
    let (one, other) = (UIAction(handler: handler), UIAction(handler: handler))
    #expect(one.title == "" && one.state == .off && one.attributes == [])
    #expect(!one.identifier.rawValue.isEmpty && one.identifier != other.identifier)
    keeps(UIAction { _ in }, \.discoverabilityTitle, first: nil, then: "a")
    keeps(UIAction { _ in }, \.attributes, first: [], then: .hidden)
    keeps(UIAction { _ in }, \.state, first: .off, then: .mixed)
    keeps(UIAction { _ in }, \.selectedImage, first: nil, then: image)
  }

  @Test(
    .shows(
      "UIContextualAction.Handler", "UIContextualAction.style", "UIContextualAction.handler",
      "UIContextualAction.title", "UIContextualAction.image", "UIContextualAction.backgroundColor",
      "UIContextualAction.init(style:title:handler:)"))
  func anActionForASwipeHasTheColorOfItsStyle() {
    var steps: [String] = []
    let handler: UIContextualAction.Handler = { action, _, done in
      steps.append(action.title ?? "")
      done(true)
    }
    let plain = UIContextualAction(style: .normal, title: "Mark", handler: handler)
    let red = UIContextualAction(style: .destructive, title: nil, handler: handler)
    #expect(plain.style == .normal && plain.title == "Mark" && plain.image == nil)
    #expect(plain.backgroundColor == .systemGray)
    #expect(red.style == .destructive && red.title == nil && red.backgroundColor == .systemRed)
    plain.handler(plain, UIView()) { steps.append("\($0)") }
    #expect(steps == ["Mark", "true"])
    let image = UIImage()
    red.title = "Delete"
    red.image = image
    red.backgroundColor = .blue
    #expect(red.title == "Delete" && red.image === image && red.backgroundColor == .blue)
  }

  @Test(.shows("UIAlertAction.accessibilityIdentifier", "UIAlertController.severity"))
  func anAlertKeepsItsOtherValues() {
    keeps(
      UIAlertAction(title: "OK", style: .default), \.accessibilityIdentifier, first: nil,
      then: "ok")
    keeps(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), \.severity,
      first: .default, then: .critical)
  }
}
