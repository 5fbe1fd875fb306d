/// What `tutor new` says and writes.
enum NewWords {
  static let abstract = "Make a lesson's or a step's skeleton, or a point's example."

  static var discussion: String {
    "A skeleton fails \(CommandName.quoted("test")) until it is filled in; an example runs as it is."
  }

  static func noIdentifier(in title: String) -> String {
    "'\(title)' gives no id of at most 60 letters and digits"
  }

  // MARK: - new lesson

  static let lessonAbstract = "Make the skeleton of a lesson, and list it in the course."
  static let lessonTitleHelp = "The lesson's title: \"Sharing files\"."
  static func lessonExists(_ id: String) -> String { "there is a lesson '\(id)' already" }

  static let noLessonList = "Lessons/course.yml doesn't end with a list of lessons to add to"

  static func lessonMade(in folder: String, id: String) -> String {
    """
    Lessons/\(folder)/lesson.md is there and listed in Lessons/course.yml.
    It fails its check until it says what happens: \(CommandName.typed) test \(id)

    """
  }

  /// A lesson with one step; `yamlTitle` is the title as front matter has it.
  static func lessonSkeleton(title: String, yamlTitle: String, id: String) -> String {
    """
    ---
    format: 1
    id: \(id)
    title: \(yamlTitle)
    summary: One sentence that says what the reader can do afterwards.
    ---

    # \(title)

    What the reader wants, and what this lesson gives.

    \(stepSkeleton(title: "The first step", id: "first"))
    """
  }

  // MARK: - new step

  static let stepAbstract = "Add the skeleton of a step to a lesson."
  static let stepTitleHelp = "The step's title: \"A place for files\"."

  static func stepExists(_ id: String, in lesson: String) -> String {
    "'\(lesson)' has a step '\(id)' already"
  }

  static func stepMade(in file: String, path: String) -> String {
    """
    The step stands at the end of \(file).
    It fails its check until it says what happens: \(CommandName.typed) test \(path)

    """
  }

  /// A step whose program prints something else than the step says.
  static func stepSkeleton(title: String, id: String) -> String {
    """
    ## \(title) {#\(id)}

    The reason comes first, then the rule.

    ```swift
    print("what the step shows")
    ```

    ```text output
    Write here what the reader should look at, or let './tutor accept' do it.
    ```

    """
  }

  // MARK: - new point

  static let pointAbstract = "Make a running example of an extension point."

  static var pointDiscussion: String {
    """
    The example is one Markdown file with an app, the smallest extension of its kind, and a scene
    that uses it. \(CommandName.quoted("new point")) without a name lists the points that have one.
    """
  }

  static let pointNameHelp = "The point: \"notification-service\"."
  static let pointOutputHelp = "Where to write it; NAME.md in this folder without it."
  static let pointOutputAlone = "--output wants a point's name"

  static func unknownPoint(_ name: String, suggestion: String) -> String {
    "no example of a point '\(name)'\(suggestion); \(CommandName.quoted("new point")) lists them all"
  }

  static func fileExists(_ path: String) -> String { "\(path) is there already" }

  static func pointMade(at path: String) -> String {
    """
    \(path) is there. It runs as it is: \(CommandName.typed) run \(path)

    """
  }

  static let pointsHeading = "Extension points with an example:"
}
