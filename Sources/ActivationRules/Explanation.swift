/// A statement about a rule and what was shared, with the statements on which it is based.
public struct Explanation: Hashable, Sendable {
  /// The statement in plain words, without a full stop.
  public var text: String
  /// How well founded the statement is.
  public var basis: Basis
  /// Whether what the statement requires is the case; always true for a remark.
  public var holds: Bool
  /// Whether it requires nothing, and only says what is worth knowing in addition to the
  /// conditions.
  public var isRemark = false
  /// The statements on which it is based, and remarks about it.
  public var children: [Explanation]

  /// Makes a statement.
  ///
  /// - Parameters:
  ///   - text: The statement in plain words.
  ///   - basis: How well founded it is.
  ///   - holds: Whether what it requires is the case.
  ///   - children: The statements on which it is based.
  public init(
    _ text: String, basis: Basis, holds: Bool = true, children: [Explanation] = []
  ) {
    self.text = text
    self.basis = basis
    self.holds = holds
    self.children = children
  }

  /// Makes a remark, which says something worth knowing and requires nothing.
  ///
  /// - Parameters:
  ///   - text: The remark in plain words.
  ///   - basis: How well founded it is.
  ///   - holds: Whether it speaks for the rule rather than against it.
  /// - Returns: The remark.
  public static func remark(_ text: String, basis: Basis, holds: Bool = true) -> Explanation {
    var remark = Explanation(text, basis: basis, holds: holds)
    remark.isRemark = true
    return remark
  }

  /// The source of the knowledge about a behaviour, best first.
  public enum Basis: String, CaseIterable, Hashable, Sendable {
    /// Apple's documentation says so.
    case documented
    /// Developers saw it happen and wrote it down.
    case observed
    /// It was only reported or inferred, and may change with any version of the system.
    case undocumented
  }
}

extension Explanation {
  /// The tree as text: one statement per line, with those on which it is based indented below it.
  ///
  /// ```
  /// ✗ not offered: 2 web URLs, at most 1 [documented]
  ///   ✗ at most 1 web URL: 2 were shared [documented]
  /// ```
  public var outline: String {
    outline(indentation: "")
  }

  private func outline(indentation: String) -> String {
    let line = "\(indentation)\(holds ? "✓" : "✗") \(text) [\(basis.rawValue)]"
    return ([line] + children.map { $0.outline(indentation: indentation + "  ") })
      .joined(separator: "\n")
  }
}

extension Explanation.Basis {
  /// Returns how well founded a conclusion is that needs all of some statements.
  static func needingAll(_ bases: [Explanation.Basis]) -> Explanation.Basis {
    allCases.last(where: bases.contains) ?? .documented
  }

  /// Returns how well founded a conclusion is that needs only one of some statements.
  static func needingOne(_ bases: [Explanation.Basis]) -> Explanation.Basis {
    allCases.first(where: bases.contains) ?? .documented
  }
}
