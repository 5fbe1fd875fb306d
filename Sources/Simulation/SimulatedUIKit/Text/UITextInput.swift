public import Foundation

/// Something that takes characters from keys.
///
/// Simulated: text fields and text views conform, and change by it.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text where the cursor is.
  func insertText(_ text: String)
  /// Takes away what is chosen, or the character before the cursor.
  func deleteBackward()
}

/// Something with text that a keyboard works on.
///
/// Simulated: fields and text views conform; positions are told apart by a number of UTF-16 units.
/// Differs: marked text, geometry and the walk by lines aren't made.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// What is chosen.
  var selectedTextRange: UITextRange? { get set }
  /// The position of the beginning.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end.
  var endOfDocument: UITextPosition { get }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts other text into a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position so many units away.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How many units are between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A position in a text.
///
/// Simulated: a number of UTF-16 units.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
///
/// Simulated: between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }
}

/// What is typed in, with the cursor; the common part of fields and text views.
@MainActor struct TypedText {
  var text = ""
  var selection = NSRange(location: 0, length: 0)

  private var length: Int { text.utf16.count }

  /// The selection, inside of the text.
  var cut: NSRange { clamped(selection) }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Sets the text as code does: the cursor comes to stand behind it.
  mutating func set(_ new: String) {
    text = new
    selection = NSRange(location: length, length: 0)
  }

  func replacing(_ range: NSRange, by new: String) -> String {
    NSString(string: text).replacingCharacters(in: clamped(range), with: new)
  }

  mutating func replace(_ range: NSRange, by new: String) {
    let range = clamped(range)
    text = replacing(range, by: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }

  /// What the delete key takes away.
  var beforeCursor: NSRange {
    let range = cut
    guard range.length == 0, range.location > 0 else { return range }
    return NSString(string: text).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// Moves the cursor by a number of characters, as far as there are any.
  mutating func move(_ count: Int) {
    let characters = NSString(string: text)
    var place = count < 0 ? cut.location : cut.location + cut.length
    for _ in 0..<min(Int(clamping: count.magnitude), length) {
      if count < 0, place > 0 {
        place = characters.rangeOfComposedCharacterSequence(at: place - 1).location
      } else if count > 0, place < length {
        let range = characters.rangeOfComposedCharacterSequence(at: place)
        place = range.location + range.length
      }
    }
    selection = NSRange(location: place, length: 0)
  }

  func part(_ range: NSRange) -> String { NSString(string: text).substring(with: clamped(range)) }
}

extension UITextInput {
  /// The range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// The position so many units away; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let found = position.offset + offset
    return (0...endOfDocument.offset).contains(found) ? UITextPosition(found) : nil
  }

  /// How many units are between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two positions comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
