import SimulatedUIKit

/// What ends typing.
///
/// Simulated: the return key.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The name of the return key.
///
/// Type-checks only: the system's keyboard isn't shown.
public struct SubmitLabel: Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Join.
  public static let join = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
  /// Continue.
  public static let `continue` = SubmitLabel()
}

/// Which letters become capitals.
///
/// Simulated: no known difference.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// No letters.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }
}
