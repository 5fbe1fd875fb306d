import SwiftSyntax

/// Asks the device for its version where code asks `#available(iOS 17, *)`.
///
/// The compiler on Linux takes each such question for answered with yes. `@available` stays: it says
/// what a declaration needs, and there is nothing here that is too old.
struct AvailabilityRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let condition = node.as(AvailabilityConditionSyntax.self) else { return }
    let isNegated = condition.availabilityKeyword.tokenKind == .poundUnavailable
    let version = Self.version(condition.availabilityArguments)
    // What names no version of iOS is about other systems: here it is always there.
    let answer = version.map { "_isiOS(\($0))" } ?? "true"
    let source = rewriting.source
    rewriting.usesDevice = rewriting.usesDevice || version != nil
    rewriting.adjust(
      .parenthesising(
        source.range(node), of: source.bytes, by: (isNegated ? "!" : "") + answer))
  }

  /// The version of iOS that is asked for, as arguments: `17, 4`.
  private static func version(_ arguments: AvailabilityArgumentListSyntax) -> String? {
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
        let version = restriction.version
      else { continue }
      let parts = [version.major.text] + version.components.map(\.number.text)
      return parts.prefix(2).joined(separator: ", ")
    }
    return nil
  }
}
