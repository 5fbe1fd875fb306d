/// What is said of things on the screen, and of what can't be tapped.
enum TappingWords {
  // MARK: Names

  /// Returns a thing's kind and name: `button "Post"`.
  static func thing(_ kind: String, named name: String?) -> String {
    name.map { "\(kind) \"\($0)\"" } ?? "\(kind) without a name"
  }

  /// Returns the same in a sentence: `the button "Post"`.
  static func the(_ kind: String, named name: String) -> String {
    "the " + thing(kind, named: name)
  }

  static func unnamed(_ type: UIView.Type) -> String { "a \(type) without a name" }

  /// Returns the first of some things, and how many more there are.
  static func list(_ things: [String]) -> String {
    let shown = things.prefix(longest).joined(separator: ", ")
    return things.count > longest ? "\(shown) and \(things.count - longest) more" : shown
  }

  private static let longest = 12

  // MARK: Reasons

  static let emptyScreen = "the screen is empty"

  static func nothing(named name: String, among others: [String]) -> String {
    "nothing named \"\(name)\" can be tapped"
      + (others.isEmpty ? ", and nothing else can" : "; these can: \(list(others))")
  }

  static func nothingToPress(named name: String) -> String {
    "nothing named \"\(name)\" reacts to a long press"
  }
  static let noMenu = "there is no menu to close"

  static func obstructed(_ thing: String, _ obstacle: String) -> String {
    "the \(thing) \(obstacle)"
  }
  static let dimmed = "is dimmed"
  static let hidden = "is hidden"
  static let noSize = "has no size: neither its frame nor its constraints give it one"

  static func covered(by view: String) -> String {
    "is covered by \(view), which takes the tap: send that one to the back, or set its "
      + "isUserInteractionEnabled to false"
  }

  static func outside(_ container: String) -> String {
    "is outside the bounds of the view that contains it, \(container), and gets no taps there: "
      + "enlarge that view"
  }

  static func behindPresented(_ thing: String, among others: [String]) -> String {
    "the \(thing) is covered by what is presented over it, where "
      + (others.isEmpty ? "nothing can be tapped" : "these can be tapped: \(list(others))")
  }
}
