import DeviceEvents
import Foundation
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// A keyboard's controller and view, and what takes characters from keys.
@MainActor @Suite(.serialized) struct KeyboardViewTests {
  @Test(
    .shows(
      "UIInputViewController.inputView", "UIInputViewController.loadView()",
      "UIInputViewController.primaryLanguage", "UIInputViewController.hasDictationKey",
      "UIInputViewController.needsInputModeSwitchKey"))
  func aKeyboardHasAViewAsWideAsTheScreen() {
    let keyboard = UIInputViewController()
    #expect(keyboard.inputView == nil && !keyboard.needsInputModeSwitchKey)
    keyboard.loadViewIfNeeded()
    #expect(keyboard.inputView === keyboard.view && keyboard.inputView?.inputViewStyle == .keyboard)
    #expect(keyboard.view.frame.size == CGSize(width: 390, height: 216))
    let own = UIInputView(frame: .zero, inputViewStyle: .default)
    keyboard.inputView = own
    #expect(keyboard.view === own)
    keeps(UIInputViewController(), \.primaryLanguage, first: nil, then: "de-DE")
    keeps(UIInputViewController(), \.hasDictationKey, first: false, then: true)
  }

  @Test(
    .shows(
      "UIInputView", "UIInputView.init(frame:inputViewStyle:)", "UIInputView.init(coder:)",
      "UIInputView.inputViewStyle", "UIInputView.allowsSelfSizing"))
  func onlyAKeyboardsViewHasItsColour() throws {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    let plain = UIInputView(frame: frame, inputViewStyle: .default)
    let keyboard = UIInputView(frame: frame, inputViewStyle: .keyboard)
    #expect(plain.frame == frame && plain.inputViewStyle == .default)
    #expect(plain.screenElement().background == nil)
    #expect(keyboard.screenElement().background != nil)
    let read = try #require(UIInputView(coder: ObjectiveCRegistry.emptyCoder))
    #expect(read.inputViewStyle == .default && !read.allowsSelfSizing)
    keeps(
      UIInputView(frame: .zero, inputViewStyle: .keyboard), \.allowsSelfSizing, first: false,
      then: true)
  }

  @Test(
    .shows(
      "UIKeyInput", "UIKeyInput.hasText", "UIKeyInput.insertText(_:)",
      "UIKeyInput.deleteBackward()"))
  func fieldsAndTextViewsTakeCharactersAlike() {
    let (field, view) = (UITextField(), UITextView())
    for input in [field, view] as [any UIKeyInput] {
      #expect(!input.hasText)
      input.insertText("ab")
      input.insertText("c")
      #expect(input.hasText)
      input.deleteBackward()
    }
    #expect(field.text == "ab" && view.text == "ab")
  }

  @Test(.shows("UILabel.textColor", "UILabel.lineBreakStrategy"))
  func aLabelIsSeenInItsColour() {
    let label = UILabel()
    label.text = "Text"
    #expect(label.textColor == .label)
    label.textColor = .red
    #expect(label.textColor == .red)
    #expect(
      label.screenElement().color == ScreenColor(red: 1, green: 0, blue: 0, alpha: 1))
    label.lineBreakStrategy = .pushOut
    #expect(label.lineBreakStrategy == .pushOut && UILabel().lineBreakStrategy != .pushOut)
  }

  @Test(
    .shows(
      "UINib.init(nibName:bundle:)", "UINib.OptionsKey", "UINib.OptionsKey.rawValue",
      "UINib.OptionsKey.init(rawValue:)", "UINib.OptionsKey.externalObjects"))
  func aNibsPlaceholdersAreObjectsFromOutside() throws {
    #expect(UINib.OptionsKey.externalObjects.rawValue == "UINibExternalObjects")
    #expect(UINib.OptionsKey(rawValue: "UINibExternalObjects") == .externalObjects)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawn = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <placeholder placeholderIdentifier="log" id="o1"/>
          <button id="b1">
            <state key="normal" title="Save"/>
            <connections>
              <action selector="tapped" destination="o1" eventType="touchUpInside" id="c1"/>
            </connections>
          </button>
        </objects>
      </document>
      """
    try Data(drawn.utf8).write(to: folder.appendingPathComponent("Row.xib"))
    let nib = UINib(nibName: "Row", bundle: Bundle(path: folder.path))
    let log = ControlsLog()
    let objects = nib.instantiate(withOwner: nil, options: [.externalObjects: ["log": log]])
    let button = try #require(objects.first as? UIButton)
    button.tap()
    #expect(button.currentTitle == "Save" && log.take() == ["tapped"])
  }
}
