import DeviceEvents
import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// How text is placed in fields and text views, and how large it makes them.
@MainActor @Suite struct TextShapeTests {
  @Test(
    .shows(
      "UITextField.init(frame:)", "UITextField.textRect(forBounds:)",
      "UITextField.editingRect(forBounds:)", "UITextField.placeholderRect(forBounds:)",
      "UITextField.borderRect(forBounds:)"))
  func aBorderTakesRoomFromTheText() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    let field = UITextField(frame: bounds)
    #expect(field.frame == bounds)
    #expect(field.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 2, width: 200, height: 36))
    field.borderStyle = .roundedRect
    let inside = CGRect(x: 7, y: 2, width: 186, height: 36)
    #expect(field.textRect(forBounds: bounds) == inside)
    #expect(field.editingRect(forBounds: bounds) == inside)
    #expect(field.placeholderRect(forBounds: bounds) == inside)
    #expect(field.borderRect(forBounds: bounds) == bounds)
  }

  @Test(
    .shows(
      "UITextField.leftViewRect(forBounds:)", "UITextField.rightViewRect(forBounds:)",
      "UITextField.layoutSubviews()"))
  func viewsStandAtTheEdgesWhileTheyAreShown() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let (left, right) = (
      UIView(frame: CGRect(x: 9, y: 9, width: 20, height: 10)),
      UIView(frame: CGRect(x: 9, y: 9, width: 30, height: 20))
    )
    (field.leftView, field.rightView) = (left, right)
    (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
    field.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 170, y: 10, width: 30, height: 20))
    #expect(field.leftViewRect(forBounds: field.bounds) == left.frame)
    #expect(field.rightViewRect(forBounds: field.bounds) == right.frame)
    #expect(!left.isHidden && right.isHidden)
  }

  @Test(.shows("UITextField.intrinsicContentSize", "UITextField.sizeThatFits(_:)"))
  func aFieldIsAsWideAsWhatStandsInIt() {
    let field = UITextField()
    field.placeholder = "Your name"
    let wide = field.intrinsicContentSize
    #expect(wide.width > 40 && field.sizeThatFits(.zero) == wide)
    field.text = "I"
    #expect(field.intrinsicContentSize.width < wide.width)
    field.borderStyle = .line
    #expect(field.sizeThatFits(.zero).height == 34)
  }

  @Test(
    .shows(
      "UITextField.attributedText", "UITextField.attributedPlaceholder",
      "UITextField.defaultTextAttributes", "UITextField.typingAttributes", "UITextField.textColor",
      "UITextField.font"))
  func aFieldsTextHasAttributes() throws {
    let field = UITextField()
    #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    field.attributedText = NSAttributedString(string: "Name")
    #expect(field.text == "Name")
    field.defaultTextAttributes = [.foregroundColor: UIColor.red]
    let color = field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    field.placeholder = "Say it"
    #expect(field.attributedPlaceholder?.string == "Say it")
    field.attributedPlaceholder = NSAttributedString(string: "Tell it")
    #expect(field.placeholder == "Tell it" && field.screenElement().placeholder == "Tell it")
    #expect(field.typingAttributes == nil)
    field.typingAttributes = [.foregroundColor: UIColor.blue]
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .blue)
    field.textColor = .purple
    let small = field.intrinsicContentSize
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.width > small.width * 1.9)
    #expect(field.screenElement().color == field.screenColor(.purple))
    #expect(field.screenElement().fontSize == 34)
  }

  @Test(
    .shows(
      "UITextView.attributedText", "UITextView.font", "UITextView.textColor",
      "UITextView.typingAttributes", "UITextView.linkTextAttributes"))
  func aTextViewsTextHasAttributes() throws {
    let view = UITextView()
    #expect(view.textColor == .label)
    let styled = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    view.attributedText = styled
    #expect(view.text == "Red" && view.attributedText == styled)
    view.text = "Plain"
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    let color = view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(view.attributedText.string == "Plain" && color as? UIColor == .blue)
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .green)
    let low = view.contentSize.height
    view.font = .systemFont(ofSize: 48)
    view.textColor = .purple
    #expect(view.contentSize.height > low * 2)
    #expect(view.screenElement().color == view.screenColor(.purple))
    #expect(view.screenElement().fontSize == 48)
  }

  @Test(
    .shows(
      "UITextView.init(frame:)", "UITextView.init(frame:textContainer:)",
      "UITextView.textContainer"))
  func theContainersPaddingMakesLinesShorter() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let container = NSTextContainer(size: CGSize(width: 80, height: 10))
    let (view, plain) = (
      UITextView(frame: frame, textContainer: container), UITextView(frame: frame)
    )
    #expect(view.textContainer === container && view.frame == frame)
    #expect(plain.frame == frame && plain.textContainer.lineFragmentPadding == 5)
    (view.text, plain.text) = ("Word", "Word")
    container.lineFragmentPadding = 20
    #expect(view.sizeThatFits(.zero).width == plain.sizeThatFits(.zero).width + 30)
  }
}
