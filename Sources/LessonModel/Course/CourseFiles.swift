/// The files that a course is read from: a folder, or in tests a dictionary.
package struct CourseFiles: Sendable {
  /// The folder's path in messages: "Lessons".
  package var path: String
  /// Returns the names of the folders in it.
  package var folders: @Sendable () -> Result<[String], FileProblem>
  /// Reads a file by its path in the folder: "share/lesson.md".
  package var read: @Sendable (String) -> Result<[UInt8], FileProblem>

  package init(
    path: String, folders: @escaping @Sendable () -> Result<[String], FileProblem>,
    read: @escaping @Sendable (String) -> Result<[UInt8], FileProblem>
  ) {
    self.path = path
    self.folders = folders
    self.read = read
  }
}

/// Why a file can't be read.
package enum FileProblem: Error, Hashable, Sendable {
  case missing
  /// A folder, a pipe or a device.
  case notAFile
  /// More bytes than a lesson may have.
  case tooLarge
  /// What the system reports: "Permission denied".
  case system(String)
}
