import ArgumentParser

/// Which course a command works with.
struct CourseOption: ParsableArguments {
  @Option(
    name: .customLong("course"),
    help: ArgumentHelp(CommandLineWords.courseHelp, valueName: "folder"),
    completion: .directory)
  var folder: String?

  /// The course's place.
  ///
  /// - Throws: ``Failure`` when there is no course.
  func workplace() throws(Failure) -> Workplace { try Workplace(course: folder) }
}
