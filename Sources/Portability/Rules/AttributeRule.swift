import SwiftSyntax

/// Removes the attributes that only an Objective-C run time understands.
///
/// Spaces take their place, so nothing else moves.
struct AttributeRule: Rule {
  func apply(to node: Syntax, in scope: Scope, rewriting: inout Rewriting) {
    guard let attribute = node.as(AttributeSyntax.self) else { return }
    switch attribute.plainName {
    case let name where ObjectiveCAttributes.removable.contains(name):
      rewriting.blank(attribute)
    case "convention" where attribute.arguments?.lineOfText == "block":
      rewriting.blank(attribute)
    case "UIApplicationMain", "NSApplicationMain":
      replaceByMain(attribute, rewriting: &rewriting)
    default:
      break
    }
  }

  private func replaceByMain(_ attribute: AttributeSyntax, rewriting: inout Rewriting) {
    let range = rewriting.source.range(attribute)
    let text = "@main" + String(repeating: " ", count: max(range.count - 5, 0))
    rewriting.replace(Edit(offset: range.lowerBound, length: range.count, replacement: text))
  }
}
