import Foundation
import TestSupport

/// A course with one lesson, whose second step is an exercise.
enum LinksCourse {
  /// The course in a folder; the tests share its outcomes.
  static let shared = Result {
    let folder = try TemporaryFolder()
    try folder.write(
      "title: Course\nparts:\n  - title: Part\n    lessons: [links]\n", to: "Lessons/course.yml")
    try folder.write(lesson, to: "Lessons/links/lesson.md")
    return folder
  }

  /// The exercise, and the file in it, below a tutor's folder.
  static let step = "links/knocking"
  static let file = "Workspace/links/knocking/Reader/App.swift"

  static let starter = app(#""lost""#)
  static let solution = app(#""kept""#)

  /// An app that prints the value of an expression when it becomes active.
  private static func app(_ expression: String) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        print(\(expression))
      }
    }

    """
  }

  static let lesson = """
    ---
    format: 1
    id: links
    title: Links
    summary: An app keeps a link.
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
    ---
    ## What Reader is for {#reader}

    Reader keeps links.

    ## Who is knocking? {#knocking}

    Let Reader print *kept* when it becomes active.

    ```swift file=App.swift target=Reader starter
    \(starter)```

    ### Check

    ```swift scene
    import ExtensionHost
    device.open("Reader")
    ```

    ```text output=Reader
    kept
    ```

    | seen | verdict |
    |---|---|
    | `Reader: prints "lost\\n"` | Reader loses the link. |
    | otherwise | Reader doesn't print *kept*. |

    ### Hints

    1. Look at `print`.
    2. It takes a text.
    3. The text is *kept*.

    ### Solution

    It says so.

    ```swift file=App.swift target=Reader
    \(solution)```

    ### Accepted

    #### By letters

    ```swift file=App.swift target=Reader
    \(app(#""k" + "ept""#))```

    #### By a value

    ```swift file=App.swift target=Reader
    \(app(#""kept" as String"#))```

    ### Rejected

    #### Another word

    > Reader doesn't print *kept*.

    ```swift file=App.swift target=Reader
    \(app(#""perhaps""#))```

    #### No word

    > Reader doesn't print *kept*.

    ```swift file=App.swift target=Reader
    \(app("\"\""))```

    ## What comes next {#next}

    There is more.

    """
}
