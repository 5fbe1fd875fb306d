import ActivationRules
import BundleRules
import Findings

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
    RuleCase("true-predicate", .error, "the template's rule where nothing reads it") {
      $0.extend(
        "com.apple.usernotifications.service",
        attributes: ["NSExtensionActivationRule": "TRUEPREDICATE"])
    } right: {
      $0.extend("com.apple.usernotifications.service")
    },
    RuleCase("true-predicate", .warning, "the template's word within more") {
      $0.rule = "extensionItems.@count == 1 AND TRUEPREDICATE"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-syntax", .error, "a key of the dictionary form") {
      $0.rule = "NSExtensionActivationSupportsText"
    } right: {
      $0.rule = ["NSExtensionActivationSupportsText": true, webURLs: 1]
    },
    RuleCase("predicate-syntax", .error, "a parenthesis too few") {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a'.@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a').@count == 1"
    },
    RuleCase("predicate-syntax", .error, "a predicate from which Xcode took the variables") {
      $0.rule = "SUBQUERY ( extensionItems, , SUBQUERY ( , , ANY  UTI-CONFORMS-TO \"public.url\""
    } right: {
      $0.makeSource()
      $0.rule = "$(RULE)"
    },
    RuleCase("predicate-root", .warning, "a file provider's key in a rule") {
      $0.rule = "fileproviderItems.@count == 1"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-unknown-key", .warning, "the class instead of the key") {
      $0.rule = "extensionItems.@count == 1 OR NSExtensionItems.@count == 1"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-unknown-type", .warning, "a misspelt type") {
      $0.rule = matching("public.plan-text")
    } right: {
      $0.rule = matching("public.plain-text")
    },
    RuleCase("predicate-unknown-type", .warning, "a type of Apple's that isn't known here") {
      $0.rule = matching("com.apple.time-machine-of-the-future")
    } right: {
      $0.rule = matching("org.appextension.find-login-action")
    },
    RuleCase("predicate-foreign-type", .note, "a type that the app doesn't declare") {
      $0.rule = matching("com.example.recipe")
    } right: {
      $0.rule = matching("com.example.recipe")
      $0.app["UTExportedTypeDeclarations"] = [
        ["UTTypeIdentifier": "com.example.recipe", "UTTypeConformsTo": ["public.data"]]
      ]
    },
    RuleCase("predicate-mixture", .note, "AND and OR side by side") {
      $0.rule = item("$item.title == 'a' OR $item.title == 'b' AND $item.contentText == 'c'")
    } right: {
      $0.rule = item("$item.title == 'a' OR ($item.title == 'b' AND $item.contentText == 'c')")
    },
    RuleCase("predicate-always-met", .warning, "a condition that can't fail") {
      $0.rule = "1 == 1"
    } right: {
      $0.rule = "extensionItems.@count == 1"
    },
    RuleCase("predicate-never-met", .warning, "conditions that exclude each other") {
      $0.rule = "extensionItems.@count == 1 AND extensionItems.@count == 2"
    } right: {
      $0.rule = "extensionItems.@count == 1 OR extensionItems.@count == 2"
    },
    RuleCase("predicate-true-of-none", .warning, "at most two, and none") {
      $0.rule = .string(counting("<= 2"))
    } right: {
      $0.rule = .string(counting("== 2"))
    },
    RuleCase("predicate-unbound-variable", .warning, "a misspelt variable") {
      $0.rule =
        "SUBQUERY(extensionItems, $item, $itme.title == 'a' AND $item.title != 'b').@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a').@count == 1"
    },
    RuleCase("predicate-unused-variable", .warning, "a condition about nothing of the item") {
      $0.rule = "SUBQUERY(extensionItems, $item, extensionItems.@count == 1).@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a').@count == 1"
    },
    RuleCase("predicate-missing-any", .warning, "several types compared like one") {
      $0.rule = .string(
        testing("$attachment.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url'"))
    } right: {
      $0.rule = .string(
        testing("ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url'"))
    },
    RuleCase("predicate-needless-any", .warning, "one title compared like several") {
      $0.rule = "SUBQUERY(extensionItems, $item, ANY $item.title == 'a').@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a').@count == 1"
    },
    RuleCase("predicate-unlike-values", .warning, "a title compared with a number") {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title BEGINSWITH 1).@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title BEGINSWITH '1').@count == 1"
    },
    RuleCase("predicate-exact-type", .note, "types compared by name") {
      $0.rule = .string(testing("ANY $attachment.registeredTypeIdentifiers == 'public.image'"))
    } right: {
      $0.rule = .string(
        testing("ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image'"))
    },
    RuleCase("predicate-unsafe", .warning, "a number that changes by itself") {
      $0.rule = "extensionItems.@count == random(2)"
    } right: {
      $0.rule = "extensionItems.@count == 2"
    },
    RuleCase("predicate-faulty-pattern", .warning, "a pattern without its end") {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title MATCHES '(a').@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title MATCHES '(a)').@count == 1"
    },
    RuleCase("predicate-dropped-backslash", .warning, "a backslash that does nothing") {
      $0.rule = #"SUBQUERY(extensionItems, $item, $item.title MATCHES 'a\d').@count == 1"#
    } right: {
      $0.rule = #"SUBQUERY(extensionItems, $item, $item.title MATCHES 'a\\d').@count == 1"#
    },
    RuleCase("predicate-reserved-word", .note, "a key that is a word of the language") {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.first == 'a').@count == 1"
    } right: {
      $0.rule = "SUBQUERY(extensionItems, $item, $item.title == 'a').@count == 1"
    },
  ]

  /// A rule for one item that passes a test.
  private static func item(_ test: String) -> PropertyValue {
    .string("SUBQUERY(extensionItems, $item, \(test)).@count == 1")
  }

  /// A rule for one item, with a test of its number of images.
  private static func counting(_ test: String) -> String {
    """
    SUBQUERY(
      extensionItems, $item,
      SUBQUERY(
        $item.attachments, $attachment,
        ANY $attachment.registeredTypeIdentifiers UTI-CONFORMS-TO "public.image"
      ).@count \(test)
    ).@count == 1
    """
  }

  /// A rule for one item with one attachment that passes a test.
  private static func testing(_ test: String) -> String {
    "SUBQUERY(extensionItems, $item, "
      + "SUBQUERY($item.attachments, $attachment, \(test)).@count == 1).@count == 1"
  }

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
