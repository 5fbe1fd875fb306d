import Foundation
import TestSupport

/// A course with one lesson, whose step and exercise open a web page.
enum PagesCourse {
  /// The course in a folder; the tests share its outcomes.
  static let shared = Result {
    let folder = try TemporaryFolder()
    try folder.write(
      "title: Course\nparts:\n  - title: Part\n    lessons:\n      - pages\n",
      to: "Lessons/course.yml")
    try folder.write(lesson, to: "Lessons/pages/lesson.md")
    try FileManager.default.createSymbolicLink(
      at: folder.file("Site"), withDestinationURL: Repository.file("Site"))
    return folder
  }

  private static let lesson = """
    ---
    format: 1
    id: pages
    title: Pages
    summary: A page is opened.
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
    ---
    ## A visit {#visit}

    ```swift scene
    import ExtensionHost
    print(device.open(.browser).visit("<p>Hi</p>", at: "https://a.example/"))
    ```

    It prints:

    ```text output
    loaded https://a.example/
    ```

    ### Prediction

    What is loaded?

    - [ ] `loaded https://a.example/` — The page itself.
    - [ ] `blocked https://a.example/` — Nobody blocks it.

    ## Exercise

    Print *yes*.

    ```swift file=App.swift target=Reader starter
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("no") }
    }
    ```

    ### Check

    ```swift scene
    import ExtensionHost
    device.open("Reader")
    _ = device.open(.browser).visit("<p>Hi</p>", at: "https://a.example/")
    ```

    ```text output=Reader
    yes
    ```

    | seen | verdict |
    |---|---|
    | otherwise | It prints something else. |

    ### Hints

    1. Look at `print`.
    2. It takes a text.

    ### Solution

    It says so.

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("yes") }
    }
    ```

    ### Accepted

    #### By letters

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("y" + "es") }
    }
    ```

    #### By a value

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("yes" as String) }
    }
    ```

    ### Rejected

    #### Another word

    > It prints something else.

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("perhaps") }
    }
    ```

    #### No word

    > It prints something else.

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) { print("") }
    }
    ```

    ## Prose

    There is nothing to run.

    ## A sum {#sum}

    ```swift
    print(1 + 1)
    ```

    ```text output
    2
    ```

    """
}
