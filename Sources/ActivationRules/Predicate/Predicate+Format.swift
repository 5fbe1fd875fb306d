extension Predicate {
  /// A value that a program passes with a format.
  public struct Argument: Hashable, Sendable {
    /// Its index, counted from 0 over all arguments of the format.
    public var index: Int
    /// The letters after `%`: "@", "d", "ld" and so on.
    public var conversion: String
    /// Its place in the text.
    public var place: Place

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - index: Its index, counted from 0.
    ///   - conversion: The letters after `%`.
    ///   - place: Its place in the text.
    public init(_ index: Int, conversion: String, place: Place = Place()) {
      self.index = index
      self.conversion = conversion
      self.place = place
    }
  }

  /// Reads a format: a predicate in which `%@`, `%K`, `%d` and the like stand for arguments.
  ///
  /// Between quotation marks, `%` is an ordinary character.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - keyPaths: The key paths for `%K`, by the numbers of the arguments.
  /// - Returns: The predicate with its arguments, or what is wrong with the format.
  public static func parse(format: String, keyPaths: [Int: String]) -> Reading {
    PredicateParser.read(format: format, keyPaths: keyPaths)
  }

  /// Reads a format that is an expression.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - keyPaths: The key paths for `%K`, by the numbers of the arguments.
  /// - Returns: The expression; `nil` when the format isn't one.
  public static func parseExpression(format: String, keyPaths: [Int: String]) -> Expression? {
    PredicateParser.readExpression(format: format, keyPaths: keyPaths)
  }

  /// Finds the arguments of a format.
  ///
  /// - Parameter format: The format.
  /// - Returns: The letters after each `%` outside quotation marks, in order.
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
