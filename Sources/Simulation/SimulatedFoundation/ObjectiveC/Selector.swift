/// The name of a method, as Objective-C spells it: `openURL:`.
///
/// Simulated: on iOS a selector belongs to the Objective-C run time; here it is its name. Differs:
/// names aren't checked against any run time when a selector is made from text.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector from its name.
  public init(_ name: String) { description = name }

  /// Makes a selector from its name written in the code.
  public init(stringLiteral name: String) { description = name }

  /// Makes a selector and lets the compiler check that the method it names exists; `#selector(…)`
  /// becomes this.
  public init<Method>(_ name: String, checking method: @autoclosure () -> Method) {
    description = name
  }
}

/// Makes a selector from a name that is known only at run time.
///
/// Simulated: no known difference for names that a lesson's classes have.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Makes a selector from a name that is known only at run time.
///
/// Simulated: as ``NSSelectorFromString(_:)``.
public func sel_registerName(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
///
/// Simulated: no known difference.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
