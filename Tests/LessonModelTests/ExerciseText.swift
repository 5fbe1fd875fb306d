/// The Markdown of an exercise; each test replaces the part that it is about.
struct ExerciseText {
  var task = "```swift file=A.swift target=Share starter\nlet a = 0\n```"
  var check = "```swift scene\n```"
  var hints = "1. Nudge.\n2. Nearly."
  var solution = "Because.\n\n```swift file=A.swift target=Share\nlet a = 1\n```"
  var accepted = """
    #### One
    ```swift file=A.swift target=Share
    let a = 2
    ```
    #### Two
    ```swift file=A.swift target=Share
    let a = 3
    ```
    """
  var rejected = """
    #### Three
    > No.
    ```swift file=A.swift target=Share
    let a = 4
    ```
    #### Four
    > No.
    ```swift file=A.swift target=Share
    let a = 5
    ```
    """
  /// What follows the exercise.
  var rest = ""

  /// A lesson with the exercise in its one step.
  var lesson: String { LessonModelTests.lesson(markdown) }

  /// The step's Markdown.
  var markdown: String {
    """
    \(task)

    ### Check

    \(check)

    ### Hints

    \(hints)

    ### Solution

    \(solution)

    ### Accepted

    \(accepted)

    ### Rejected

    \(rejected)

    \(rest)
    """
  }
}
