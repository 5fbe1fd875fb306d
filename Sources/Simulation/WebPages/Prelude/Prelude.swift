/// The program that the engine runs before an extension's script: it makes the page in JavaScript.
///
/// The pieces are one program in one closure, so each can use what another one declares.
enum Prelude {
  /// The name of the program's file, by which its lines are told from those of a script.
  static let fileName = "simulated-page.js"

  /// What is put before an extension's script, on its first line.
  ///
  /// The engine reads a file in order to run it, so files can't be closed to it any earlier. The
  /// name can't be declared again by the script, which would otherwise run while they are open.
  static let scriptPrefix = "simulatedPageStarts();"

  /// The whole program.
  static let program = """
    (function () {
    "use strict";
    \(engine)
    \(guarding)
    \(addresses)
    \(nodes)
    \(text)
    \(selectors)
    \(changes)
    \(styles)
    \(elements)
    \(collections)
    \(document)
    \(window)
    \(timers)
    \(encoding)
    \(decoding)
    \(session)
    })();
    """
}
