package import DeviceEvents
public import Foundation

/// Several lines of text that the user can edit.
///
/// Simulated: the delegate is asked and told in UIKit's order. Differs: the system's keyboard isn't
/// shown; links in the text aren't detected and can't be tapped.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  private var typed = TypedText()
  private var attributed: NSAttributedString?
  /// The text that the compose sheet shows while there is no other.
  package var wordsWhileEmpty: String?

  /// Makes a view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view for a text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  /// The delegate, which is asked and told about typing.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text in the view.
  open var text: String! {
    get { typed.text }
    set {
      typed.set(newValue ?? "")
      attributed = nil
      contentChanged()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text in the view, with attributes.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: typed.text, attributes: typingAttributes) }
    set {
      typed.set(newValue?.string ?? "")
      attributed = newValue
      contentChanged()
    }
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { contentChanged() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can change the text.
  open var isEditable = true
  /// Whether the user can select parts of the text.
  open var isSelectable = true
  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { typed.cut }
    set {
      typed.selection = newValue
      TypingLink.notice()
      delegate?.textViewDidChangeSelection(self)
    }
  }
  /// The types of data that are detected in the text and can be tapped.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether the text is cleared with the first character.
  open var clearsOnInsertion = false
  /// The room around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// The container in which lines are laid out.
  public let textContainer: NSTextContainer
  /// Whether the font follows the user's preferred size.
  open var adjustsFontForContentSizeCategory = false
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

  /// Whether it can become the first responder, as an editable view can.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins typing, if the delegate allows it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends typing, if the delegate allows it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Scrolls to a part of the text.
  ///
  /// Type-checks only: the text isn't scrolled.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The size of the text, if the view doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// Returns the size of the text within the available room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let side = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let width = size.width > side ? size.width - side : CGFloat.greatestFiniteMagnitude
    let text = TextMeasure.size(typed.text.isEmpty ? " " : typed.text, shownFont, width: width)
    return CGSize(width: text.width + side, height: text.height + inset.top + inset.bottom)
  }

  // MARK: What keys do

  /// Whether there is text.
  open var hasText: Bool { !typed.text.isEmpty }

  /// Inserts text at the cursor; the delegate is told, but isn't asked.
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

  /// Describes a text view with its text.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .textView
    element.text = typed.text
    element.placeholder = wordsWhileEmpty
    element.isEnabled = isEditable
    element.write(color: textColor ?? .label, font: shownFont, textAlignment)
    return element
  }
}

extension UITextView {
  /// Posted when typing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when typing ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func contentChanged() {
    TypingLink.notice()
    contentSize = sizeThatFits(CGSize(width: bounds.width, height: 0))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ range: NSRange, to new: String) {
    typed.replace(range, by: new)
    attributed = nil
    contentChanged()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Called when the user types after the existing text: the delegate is asked, then told.
  package func userTypes(_ new: String) {
    guard isEditable, becomeFirstResponder() else { return }
    typed.selection = NSRange(location: typed.text.utf16.count, length: 0)
    userChanges(typed.cut, to: new)
  }

  /// Called when the user types at the cursor: the delegate is asked, then told.
  package func userInserts(_ new: String) {
    guard isEditable, becomeFirstResponder() else { return }
    userChanges(typed.cut, to: new)
  }

  /// Called when the user deletes the selection, or the character before the cursor.
  package func userDeletes() {
    guard isEditable, becomeFirstResponder(), typed.beforeCursor.length > 0 else { return }
    userChanges(typed.beforeCursor, to: "")
  }

  /// Called when the user clears the view.
  package func userClears() {
    guard isEditable, becomeFirstResponder() else { return }
    userChanges(NSRange(location: 0, length: typed.text.utf16.count), to: "")
  }

  private func userChanges(_ range: NSRange, to new: String) {
    guard
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
    else { return }
    change(range, to: new)
  }
}
