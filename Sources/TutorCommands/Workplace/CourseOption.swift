import ArgumentParser

/// The option that chooses a command's course.
struct CourseOption: ParsableArguments {
  @Option(
    name: .customLong("course"),
    help: ArgumentHelp(CommandLineWords.courseHelp, valueName: "folder"),
    completion: .directory)
  var folder: String?

  /// The workplace of the course.
  ///
  /// - Throws: ``Failure`` if there is no course.
  func workplace() throws(Failure) -> Workplace { try Workplace(course: folder) }
}
