/// What `tutor activate` says, and how to say what is shared.
enum ActivationWords {
  static let abstract = "Say whether the share sheet would offer an extension, and why."

  static let discussion = """
    The rule is that of an Info.plist, an .appex, an .app or an Xcode project, or a predicate.
    SPEC says what is shared: image, image:3, movie, text, url, webpage, contact, file:report.pdf, \
    or the types of one attachment joined by '+'.

      tutor activate Share/Info.plist --share image:3 --share text
      tutor activate Reader.app --item url,text --item image
      tutor activate --predicate 'extensionItems.@count == 1' --share url

    Exit status: 0 when it is offered, 1 when not, 2 when the rule can't be read.
    """

  static let pathHelp = "The extension, or an app or a project with extensions."
  static let predicateHelp = "A rule in the form of a predicate."
  static let extensionHelp = "Only the extension of this name, path or identifier."

  // MARK: - Which rule

  static let noRule = "which rule? Name an extension's path, or write --predicate"
  static let twoRules = "a path and --predicate are two rules; name one of them"
  static func noExtension(in path: String) -> String { "'\(path)' holds no app extension" }

  static func noExtension(called name: String, in path: String, names: [String]) -> String {
    "no extension of '\(path)' is called '\(name)'; there are: \(names.joined(separator: ", "))"
  }

  static func noneInShareSheet(in path: String, names: [String]) -> String {
    "no extension of '\(path)' is offered in the share sheet; "
      + "there are: \(names.joined(separator: ", "))"
  }

  static func ruleNotAsked(point: String, name: String) -> String {
    "no share sheet asks an extension of '\(point)' (\(name)), so its rule decides nothing"
  }

  static func extensionTitle(_ name: String, path: String) -> String { "\(name) (\(path))" }

  // MARK: - What is shared

  static let nothingShared = """
    nothing is shared
      say what is: --share image:3, or --item url,text for an item of its own
    """

  static func shareHelp(words: [String]) -> String {
    "Attach this to the one item that is shared: \(words.joined(separator: ", ")), or types joined "
      + "by '+'; all but a file can be followed by ':' and a number."
  }

  static let itemHelp = "Share an item of its own with these attachments, joined by ','."

  /// A spec that says nothing: `problem` is why, and `near` the word that may have been meant.
  static func wrongSpec(_ problem: String, near: String?, words: [String]) -> String {
    problem + (near.map { ", did you mean '\($0)'" } ?? "")
      + "\n  write one of \(words.joined(separator: ", ")), or uniform types joined by '+', such as "
      + "public.jpeg+public.file-url"
  }
}
