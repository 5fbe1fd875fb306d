import Findings

/// Messages of `tutor activate`, and how to describe what is shared.
enum ActivationWords {
  static let abstract = "Say whether the share sheet would offer an extension, and why."

  static var discussion: String {
    """
    The rule comes from an Info.plist, an .appex, an .app or an Xcode project, or is a predicate.
    SPEC says what is shared: image, image:3, movie, text, url, webpage, contact, file:report.pdf, \
    or the types of one attachment joined by '+'.

      \(CommandName.typed) activate Share/Info.plist --share image:3 --share text
      \(CommandName.typed) activate Reader.app --item url,text --item image
      \(CommandName.typed) activate --predicate 'extensionItems.@count == 1' --share url

    Exit status: 0 if it is offered, 1 if not, 2 if the rule can't be read.
    """
  }

  static let pathHelp = "The extension, or an app or a project with extensions."
  static let predicateHelp = "A rule, written as a predicate."
  static let extensionHelp = "Only the extension with this name, path or identifier."

  // MARK: - Which rule

  static let noRule = "no rule given; name an extension's path, or use --predicate"
  static let twoRules = "a path and --predicate are two rules; use one of them"
  static func noExtension(in path: String) -> String { "'\(path)' contains no app extension" }

  static func noExtension(called name: String, in path: String, names: [String]) -> String {
    "no extension in '\(path)' is called \(quoted(name)); it has: \(names.joined(separator: ", "))"
  }

  static func noneInShareSheet(in path: String, names: [String]) -> String {
    "no extension in '\(path)' appears in the share sheet; "
      + "it has: \(names.joined(separator: ", "))"
  }

  static func ruleNotAsked(point: String, name: String) -> String {
    "the share sheet never asks an extension of '\(point)' (\(name)), so its rule has no effect"
  }

  static func extensionTitle(_ name: String, path: String) -> String { "\(name) (\(path))" }

  // MARK: - What is shared

  static let nothingShared = """
    nothing is shared
      say what is, such as --share image:3, or --item url,text for a separate item
    """

  static func shareHelp(words: [String]) -> String {
    "Attach this to the shared item: \(words.joined(separator: ", ")), or types joined by '+'; "
      + "':' and a number can follow all but a file."
  }

  static let itemHelp = "Share a separate item with these attachments, joined by ','."

  /// An invalid spec: `problem` is the reason, and `near` the word that may have been meant.
  static func wrongSpec(_ problem: String, near: String?, words: [String]) -> String {
    problem + NearMiss.suggestion(near)
      + "\n  use one of \(words.joined(separator: ", ")), or uniform types joined by '+', such as "
      + "public.jpeg+public.file-url"
  }
}
