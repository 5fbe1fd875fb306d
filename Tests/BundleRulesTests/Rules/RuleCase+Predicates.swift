import ActivationRules
import BundleRules

extension RuleCase {
  /// Activation rules in predicate form.
  static let predicates: [RuleCase] = [
    RuleCase("true-predicate", .error, "the template's rule") {
      $0.rule = " TruePredicate\n"
    } right: {
      $0.rule = matching("public.jpeg")
    },
    RuleCase("true-predicate", .error, "the template's rule, and another point") {
      $0.share["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.services"
      $0.rule = "TRUEPREDICATE"
    } right: {
      $0.share["NSExtension", "NSExtensionPointIdentifier"] = "com.apple.services"
    },
    RuleCase("true-predicate", .warning, "the template's word within more") {
      $0.rule = "extensionItems.@count == 1 AND TRUEPREDICATE"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-syntax", .error, "a parenthesis too few") {
      $0.rule = "SUBQUERY(extensionItems, $item, TRUE == TRUE.@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, TRUE == TRUE).@count == 1"
    },
    RuleCase("predicate-syntax", .error, "a predicate from which Xcode took the variables") {
      $0.rule = "SUBQUERY ( extensionItems, , SUBQUERY ( , , ANY  UTI-CONFORMS-TO \"public.url\""
    } right: {
      $0.makeSource()
      $0.rule = "$(RULE)"
    },
    RuleCase("predicate-root", .warning, "the class instead of the key") {
      $0.rule = "NSExtensionItems.@count == 1"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-types", .warning, "a misspelt type") {
      $0.rule = matching("public.plan-text")
    } right: {
      $0.rule = matching("public.plain-text")
    },
    RuleCase("predicate-types", .note, "a type of the app's that it doesn't declare") {
      $0.rule = matching("com.example.recipe")
    } right: {
      $0.rule = matching("com.example.recipe")
      $0.app["UTExportedTypeDeclarations"] = [
        ["UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": ["public.data"]]
      ]
    },
    RuleCase("predicate-types", .note, "a type of Apple's that isn't known here") {
      $0.rule = matching("com.apple.time-machine-of-the-future")
    } right: {
      $0.rule = matching("org.appextension.find-login-action")
    },
    RuleCase("predicate-mixture", .note, "AND and OR side by side") {
      $0.rule = "extensionItems.@count == 1 OR extensionItems.@count == 2 AND 1 == 1"
    } right: {
      $0.rule = "extensionItems.@count == 1 OR (extensionItems.@count == 2 AND 1 == 1)"
    },
  ]

  /// A rule for exactly one item with attachments of a type only.
  static func matching(_ type: String) -> PropertyValue {
    .string(
      """
      SUBQUERY(
        extensionItems, $item,
        SUBQUERY(
          $item.attachments, $attachment,
          ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "\(type)"
        ).@count == $item.attachments.@count
      ).@count == 1
      """)
  }
}
