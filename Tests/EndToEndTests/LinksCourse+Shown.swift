/// What tutor shows of the exercise, in parts that come in several commands' output.
extension LinksCourse {
  /// What `next` shows of the exercise before it asks for work, or checks it.
  static let page = """
    Links · step 2 of 3

    Who is knocking?
    ────────────────

    Let Reader print kept when it becomes active.

      Reader/App.swift
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            print("lost")
          }
        }


    """

  /// What is said of a solution that isn't the course's; the next step follows.
  static let passed = """
    Who is knocking?

    ✓ The check passes.

    Why the course's solution is as it is

    It says so.

    ./tutor solution shows the course's solution, and how yours differs.


    """

  /// What is said of the course's own solution.
  static let passedWordForWord = """
    Who is knocking?

    ✓ The check passes.

    Why it is right

    It says so.

    Your files are the course's solution, word for word.

    Next: What comes next (links/next). Type ./tutor next

    """

  static let shownSolution = """
    The solution · Who is knocking?

    It says so.

      Reader/App.swift
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            print("kept")
          }
        }

    """

  static let hints = [
    "Hint 1 of 3 · Who is knocking?\n\nLook at `print`.\n",
    "Hint 2 of 3 · Who is knocking?\n\nIt takes a text.\n",
    """
    Hint 3 of 3 · Who is knocking?

    The text is kept.

    That was the last hint; ./tutor solution shows the rest.

    """,
  ]

  /// What `solution` answers while the exercise is open.
  static func refusal(_ hints: String) -> String {
    "tutor: not solved yet; './tutor hint' has \(hints), and './tutor solution --anyway' shows the "
      + "solution now\n"
  }
}
