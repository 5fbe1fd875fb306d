import SwiftSyntax

/// Makes the author's own `@available(iOSApplicationExtension, unavailable)` mean what it means on
/// iOS.
///
/// The compiler on Linux knows the platform's name but ignores it. The declaration is marked in the
/// way in which the simulation marks Apple's own: the compiler finds every use, and the engine
/// reports it in an extension as Xcode does, and nowhere else.
struct ExtensionRule: Rule {
  /// The text by which the engine recognises the mark; see `ExtensionAPI` there.
  static let mark = "unavailable in application extensions for iOS"

  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let attribute = node.as(AttributeSyntax.self), attribute.plainName == "available",
      case .availability(let arguments) = attribute.arguments,
      arguments.first?.argument.word == "iOSApplicationExtension",
      arguments.contains(where: { $0.argument.word == "unavailable" })
    else { return }
    let rewritten =
      "*, deprecated, message: \"" + Self.mark
      + (Self.text("message", in: arguments).map { ": \($0)" } ?? "") + "\""
      + (Self.text("renamed", in: arguments).map { ", renamed: \"\($0)\"" } ?? "")
    let source = rewriting.source
    rewriting.adjust(.replacing(source.range(arguments), of: source.bytes, by: rewritten))
  }

  /// Returns the text after a label, as written between its quotes.
  private static func text(_ label: String, in arguments: AvailabilityArgumentListSyntax) -> String?
  {
    for argument in arguments {
      guard case .availabilityLabeledArgument(let labelled) = argument.argument,
        labelled.label.text == label, case .string(let literal) = labelled.value
      else { continue }
      return literal.segments.map { "\($0)" }.joined()
    }
    return nil
  }
}
