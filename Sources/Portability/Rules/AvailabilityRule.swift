import SwiftSyntax

/// Makes `#available(iOS 17, *)` in code ask the device for its version.
///
/// The compiler on Linux assumes that the answer to each such question is yes. `@available` stays:
/// it says what a declaration needs, and nothing here is too old.
struct AvailabilityRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let condition = node.as(AvailabilityConditionSyntax.self) else { return }
    let isNegated = condition.availabilityKeyword.tokenKind == .poundUnavailable
    let version = Self.version(condition.availabilityArguments)
    // A condition that doesn't name a version of iOS is about other systems: here it always holds.
    let answer = version.map { "_isiOS(\($0))" } ?? "true"
    let source = rewriting.source
    rewriting.usesDevice = rewriting.usesDevice || version != nil
    rewriting.adjust(
      .parenthesising(
        source.range(node), of: source.bytes, by: (isNegated ? "!" : "") + answer))
  }

  /// The required version of iOS, as arguments: `17, 4`.
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
