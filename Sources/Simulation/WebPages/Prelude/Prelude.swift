/// The program that the engine runs before an extension's script: it makes the page in JavaScript.
///
/// The pieces are one program in one closure, so each can use what another declares.
enum Prelude {
  /// The name of the program's file, which distinguishes its lines from those of a script.
  static let fileName = "simulated-page.js"

  /// What precedes an extension's script, on its first line.
  ///
  /// The engine reads a file in order to run it, so it can't be kept from opening files any
  /// earlier. The script can't declare the name again; otherwise it would run while files can still
  /// be opened.
  static let scriptPrefix = "simulatedPageStarts();"

  /// The whole program for the script of a Share or Action extension.
  static let program = program(endingIn: session)

  /// The whole program for scripts of a web extension, in a page or in the background.
  static let worldProgram = program(
    endingIn: [background, extensionEvents, extensionStorage, extensionAPI, world]
      .joined(separator: "\n"))

  private static func program(endingIn end: String) -> String {
    """
    (function () {
    "use strict";
    \(ScriptWords.members)
    \(engine)
    \(guarding)
    \(addresses)
    \(nodes)
    \(text)
    \(selectors)
    \(changes)
    \(styles)
    \(inserting)
    \(elements)
    \(collections)
    \(document)
    \(window)
    \(timers)
    \(encoding)
    \(decoding)
    \(errors)
    \(end)
    })();
    """
  }
}
