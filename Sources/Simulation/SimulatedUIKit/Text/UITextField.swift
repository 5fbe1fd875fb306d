package import DeviceEvents
public import Foundation

/// A line of text that the user can edit.
///
/// Simulated: the delegate is asked and told in UIKit's order, and the control's events are sent.
/// Differs: the system's keyboard isn't shown; of the views around the text only the left and the
/// right view are placed.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A line.
    case line
    /// A line that looks sunken.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// The choice of when a view at the edge is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the user types.
    case whileEditing
    /// While the user doesn't type.
    case unlessEditing
    /// Always.
    case always
  }

  /// The reason for the end of typing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field has ended editing.
    case committed
    /// The user has cancelled.
    case cancelled
  }

  private var typed = TypedText()
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Makes a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  /// Makes a field; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is asked and told about typing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text in the field.
  open var text: String? {
    get { typed.text }
    set {
      typed.set(newValue ?? "")
      contentChanged()
    }
  }

  /// The text in the field, with attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: typed.text, attributes: attributes) }
    set { text = newValue?.string }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
  }
  private var styledPlaceholder: NSAttributedString?

  /// The text that is shown while the field is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder }
    set {
      styledPlaceholder = newValue
      if placeholder != newValue?.string { placeholder = newValue?.string }
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The border around the text.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// The attributes of the text in the field.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes }
    set { attributes = newValue }
  }
  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the text is cleared when typing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is cleared with the first character.
  open var clearsOnInsertion = false
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// The limit to which it may shrink.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the user's preferred size.
  open var adjustsFontForContentSizeCategory = false
  /// The picture behind the text.
  open var background: UIImage?
  /// The background picture while the field is disabled.
  open var disabledBackground: UIImage?
  /// The choice of when the clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// A view at the left edge.
  open var leftView: UIView? { didSet { put(leftView, oldValue) } }
  /// The choice of when that view is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the right edge.
  open var rightView: UIView? { didSet { put(rightView, oldValue) } }
  /// The choice of when that view is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  /// The view that is shown in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view that is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  /// Whether the user is typing.
  open var isEditing: Bool { isFirstResponder }

  // The traits of the keyboard.
  /// The rule for automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected automatically.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelt words are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash automatically.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted after cutting and pasting.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The type of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard: light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is only enabled while there is text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the typed text is hidden.
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of content, such as a name or an address.
  open var textContentType: UITextContentType!

  /// Returns the place of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    return bounds.insetBy(dx: inset, dy: 2)
  }

  /// Returns the place of the text while the user types.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the place of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the place of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the place of the view at the left edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Returns the place of the view at the right edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Whether it can become the first responder, as an enabled field can.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins typing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if clearsOnBeginEditing, !typed.text.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      text = ""
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends typing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// The height of a line and the width of the text.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the height of a line and the width of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = typed.text.isEmpty ? placeholder ?? "" : typed.text
    let text = TextMeasure.size(shown.isEmpty ? " " : shown, shownFont)
    let edge: CGFloat = borderStyle == .none ? 0 : 14
    let height = borderStyle == .none ? text.height : max(text.height + 12, 34)
    return CGSize(width: text.width + edge, height: height)
  }

  /// Lays out the views at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: What keys do

  /// Whether there is text.
  open var hasText: Bool { !typed.text.isEmpty }

  /// Inserts text at the cursor, as code does: the delegate isn't asked.
  open func insertText(_ text: String) { change(typed.cut, to: text) }

  /// Deletes the selection, or the character before the cursor.
  open func deleteBackward() { change(typed.beforeCursor, to: "") }

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(typed.cut) }
    set {
      typed.selection = newValue?.range ?? NSRange(location: typed.text.utf16.count, length: 0)
      TypingLink.notice()
    }
  }

  /// The position of the beginning.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position of the end.
  open var endOfDocument: UITextPosition { UITextPosition(typed.text.utf16.count) }

  /// Returns the text of a range.
  open func text(in range: UITextRange) -> String? { typed.part(range.range) }

  /// Replaces the text of a range.
  open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

  /// Describes the field, including the text as typed so far.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .textField
    element.text =
      isSecureTextEntry ? String(repeating: "•", count: typed.text.count) : typed.text
    element.placeholder = placeholder
    element.write(color: textColor ?? .label, font: shownFont, textAlignment)
    if borderStyle == .roundedRect {
      element.cornerRadius = 5
      element.border = .init(width: 1, color: UIColor.separator.plainScreenColor)
    }
    return element
  }
}

extension UITextField {
  /// Posted when typing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when typing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func put(_ new: UIView?, _ old: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  private func contentChanged() {
    TypingLink.notice()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ range: NSRange, to new: String) {
    typed.replace(range, by: new)
    contentChanged()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Called when the user types after the existing text: the delegate is asked, then told.
  package func userTypes(_ new: String) {
    guard isEnabled, becomeFirstResponder() else { return }
    typed.selection = NSRange(location: typed.text.utf16.count, length: 0)
    userChanges(typed.cut, to: new)
  }

  /// Called when the user types at the cursor: the delegate is asked, then told.
  package func userInserts(_ new: String) {
    guard isEnabled, becomeFirstResponder() else { return }
    userChanges(typed.cut, to: new)
  }

  /// Called when the user deletes the selection, or the character before the cursor.
  package func userDeletes() {
    guard isEnabled, becomeFirstResponder(), typed.beforeCursor.length > 0 else { return }
    userChanges(typed.beforeCursor, to: "")
  }

  /// Called when the user clears the field.
  package func userClears() {
    guard isEnabled, becomeFirstResponder() else { return }
    userChanges(NSRange(location: 0, length: typed.text.utf16.count), to: "")
  }

  /// Called when the user taps the return key.
  package func userReturns() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
  }

  private func userChanges(_ range: NSRange, to new: String) {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    if isAllowed {
      change(range, to: new)
      delegate?.textFieldDidChangeSelection(self)
    }
  }
}
