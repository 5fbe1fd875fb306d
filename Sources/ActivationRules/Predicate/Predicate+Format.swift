extension Predicate {
  /// A value that a program hands over beside a format.
  public struct Argument: Hashable, Sendable {
    /// Which one, counted from 0 over all that the format leaves open.
    public var index: Int
    /// The letters behind `%`: "@", "d", "ld" and so on.
    public var conversion: String
    /// Where it stands.
    public var place: Place

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - index: Which one, counted from 0.
    ///   - conversion: The letters behind `%`.
    ///   - place: Where it stands.
    public init(_ index: Int, conversion: String, place: Place = Place()) {
      self.index = index
      self.conversion = conversion
      self.place = place
    }
  }

  /// Reads a format: a predicate in which `%@`, `%K`, `%d` and the like stand for arguments.
  ///
  /// Between quotation marks `%` is a character as any other.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - keyPaths: The key paths for `%K`, by the numbers of the arguments.
  /// - Returns: The predicate with arguments in it, or what is wrong with the format.
  public static func parse(format: String, keyPaths: [Int: String]) -> Reading {
    PredicateParser.read(format: format, keyPaths: keyPaths)
  }

  /// Reads a format that has a value.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - keyPaths: The key paths for `%K`, by the numbers of the arguments.
  /// - Returns: The expression; `nil` when the format is none.
  public static func parseExpression(format: String, keyPaths: [Int: String]) -> Expression? {
    PredicateParser.readExpression(format: format, keyPaths: keyPaths)
  }

  /// Finds what a format leaves open.
  ///
  /// - Parameter format: The format.
  /// - Returns: The letters behind each `%` outside of quotation marks, in order.
  public static func conversions(in format: String) -> [String] {
    guard format.utf8.count <= longestText else { return [] }
    var lexer = PredicateLexer(format, isFormat: true)
    var conversions: [String] = []
    while true {
      switch lexer.next().kind {
      case .placeholder(_, let conversion): conversions.append(conversion)
      case .end: return conversions
      default: break
      }
    }
  }
}
