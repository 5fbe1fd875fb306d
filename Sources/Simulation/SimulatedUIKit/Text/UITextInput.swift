public import Foundation

/// An object that receives characters from keys.
///
/// Simulated: text fields and text views conform, and change accordingly.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the cursor.
  func deleteBackward()
}

/// An object with text that a keyboard can edit.
///
/// Simulated: fields and text views conform; positions are numbers of UTF-16 units. Differs: marked
/// text, geometry and movement by lines don't exist.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The selected range.
  var selectedTextRange: UITextRange? { get set }
  /// The position of the beginning.
  var beginningOfDocument: UITextPosition { get }
  /// The position of the end.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance in units.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the distance of two positions in units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the order of two positions.
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
/// Simulated: the text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// The beginning of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether it is empty.
  open var isEmpty: Bool { range.length == 0 }
}

/// The edited text with its cursor; the part that fields and text views share.
@MainActor struct TypedText {
  var text = ""
  var selection = NSRange(location: 0, length: 0)

  private var length: Int { text.utf16.count }

  /// The selection, limited to the text.
  var cut: NSRange { clamped(selection) }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Sets the text as code does: the cursor moves behind it.
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

  /// The range that the delete key removes.
  var beforeCursor: NSRange {
    let range = cut
    guard range.length == 0, range.location > 0 else { return range }
    return NSString(string: text).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// Moves the cursor by a number of characters, within the text.
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
  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    let start = min(fromPosition.offset, toPosition.offset)
    let end = max(fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: start, length: end - start))
  }

  /// Returns the position at a distance in units; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let found = position.offset + offset
    return (0...endOfDocument.offset).contains(found) ? UITextPosition(found) : nil
  }

  /// Returns the distance of two positions in units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}
