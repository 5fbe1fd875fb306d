import Findings

/// Messages and skeletons of `tutor new`.
enum NewWords {
  static let abstract =
    "Create the skeleton of a lesson, step or course, or an example of an extension point."

  static var discussion: String {
    "A skeleton fails \(CommandName.quoted("test")) until it is filled in; an example runs as it is."
  }

  static func noIdentifier(in title: String) -> String {
    "\(quoted(title)) doesn't make an id: it needs letters or digits, and at most 60 characters"
  }

  // MARK: - new lesson

  static let lessonAbstract = "Create the skeleton of a lesson, and list it in the course."
  static let lessonTitleHelp = "The lesson's title, such as \"Sharing files\"."
  static func lessonExists(_ id: String) -> String { "a lesson '\(id)' already exists" }

  static let noLessonList = "Lessons/course.yml doesn't end with a list of lessons to add to"

  static func lessonMade(in folder: String, id: String) -> String {
    """
    Created \(folder)/\(id)/lesson.md, and listed it in \(folder)/course.yml.
    Its test fails until it says what happens: \(CommandName.typed) test \(id)

    """
  }

  /// A lesson with one step; `yamlTitle` is the title quoted for front matter.
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

  // MARK: - new course

  static let courseAbstract = "Create a course of your own, with the skeleton of a first lesson."
  static let courseFolderHelp = "The course's folder; it is created if it isn't there."
  static let courseTitleHelp = "The course's title (default: the folder's name)."
  static func courseExists(_ file: String) -> String { "\(quoted(file)) already exists" }

  /// The course.yml of a course with one lesson.
  static func courseSkeleton(yamlTitle: String, lesson: String) -> String {
    """
    title: \(yamlTitle)
    parts:
      - title: The first part
        lessons:
          - \(lesson)

    """
  }
  static let firstLessonTitle = "A first lesson"

  static func courseMade(in folder: String, lesson: String) -> String {
    let course = "--course \(folder)"
    return """
      Created \(folder)/Lessons/course.yml, and a first lesson in Lessons/\(lesson)/lesson.md.
      Read it with '\(CommandName.typed) next \(course)' and check it with '\(CommandName.typed) test \(course)',
      which fails until the lesson says what happens.

      """
  }

  // MARK: - new step

  static let stepAbstract = "Add the skeleton of a step to a lesson."
  static let stepTitleHelp = "The step's title, such as \"A place for files\"."

  static func stepExists(_ id: String, in lesson: String) -> String {
    "'\(lesson)' already has a step '\(id)'"
  }

  static func stepMade(in file: String, path: String) -> String {
    """
    Added the step to the end of \(file).
    Its test fails until it says what happens: \(CommandName.typed) test \(path)

    """
  }

  /// A step whose program doesn't print what the step says.
  static func stepSkeleton(title: String, id: String) -> String {
    """
    ## \(title) {#\(id)}

    The reason comes first, then the rule.

    ```swift
    print("what the step shows")
    ```

    ```text output
    Write what the reader should look at, or let './tutor accept' do it.
    ```

    """
  }

  // MARK: - new point

  static let pointAbstract = "Create a running example of an extension point."

  static var pointDiscussion: String {
    """
    The example is one Markdown file with an app, the smallest extension of its kind, and a scene \
    that uses it. Without a name, \(CommandName.quoted("new point")) lists the points that have one.
    """
  }

  static let pointNameHelp = "The point, such as \"notification-service\"."
  static let pointOutputHelp = "The file to write (default: NAME.md in this folder)."
  static let pointOutputAlone = "--output needs the name of a point"

  static func unknownPoint(_ name: String, suggestion: String) -> String {
    "no example of a point \(quoted(name))\(suggestion); "
      + "\(CommandName.quoted("new point")) lists them all"
  }

  static func fileExists(_ path: String) -> String { "'\(path)' already exists" }

  static func pointMade(at path: String) -> String {
    """
    Created \(path). It runs as it is: \(CommandName.typed) run \(path)

    """
  }

  static let pointsHeading = "Extension points with an example:"
}
