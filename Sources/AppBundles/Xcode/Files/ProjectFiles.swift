import BundleRules

/// Reads the files of projects, each only once, and collects what is wrong with them.
final class ProjectFiles {
  /// The problems that were met, each once.
  private(set) var problems: [ReadingProblem] = []
  /// The amount of text that build settings may still produce from each other.
  let settingsBudget = ExpansionBudget()
  /// The amount of text that may still be produced by resolving build settings in property lists.
  let listsBudget = ExpansionBudget()

  private var reported: Set<ReadingProblem> = []
  private var lists: [FilePlace: LocatedPropertyList?] = [:]
  private var configurations: [FilePlace: ConfigurationFile?] = [:]
  private var folders: [FilePlace: [String]?] = [:]
  /// The number of files that may still be looked at in synchronized folders.
  private var entriesLeft = 100_000
  /// The number of references between objects that may still be followed.
  private var referencesLeft = 500_000

  /// The maximum number of problems that are kept; the rest are only counted.
  private static let mostProblems = 200
  private var leftOut = 0

  /// Notes a problem, unless it is already known.
  func report(_ problem: ReadingProblem) {
    guard reported.count < Self.mostProblems else { return leftOut += 1 }
    if reported.insert(problem).inserted { problems.append(problem) }
  }

  /// Makes all problems of a kind ones that aren't fatal.
  func soften(_ code: String) {
    for index in problems.indices where problems[index].code == code {
      problems[index].isFatal = false
    }
  }

  /// Returns all problems, together with those of the reading as a whole.
  func allProblems(file: String) -> [ReadingProblem] {
    var all = problems
    if settingsBudget.isExhausted || listsBudget.isExhausted {
      let problem = ReadingProblem(
        "settings-too-large", isFatal: false,
        ProjectWords.settingsTooLarge, remedy: ProjectWords.settingsTooLargeRemedy, file: file)
      all.insert(problem, at: 0)
    }
    if leftOut > 0 {
      all.append(
        ReadingProblem(
          "too-many-problems", isFatal: false, ProjectWords.moreProblems(leftOut),
          remedy: ProjectWords.moreProblemsRemedy, file: file))
    }
    return all
  }

  /// Reads a property list in any of its formats.
  ///
  /// - Parameters:
  ///   - place: The place of the file.
  ///   - limit: The largest size that is read, in bytes.
  /// - Returns: The list; `nil` when the file exists but can't be read, which has been noted.
  func list(_ place: FilePlace, limit: Int = 4 << 20) -> LocatedPropertyList? {
    if let known = lists[place] { return known }
    let list = readList(place, limit: limit)
    lists[place] = list
    return list
  }

  /// Takes a number of references to follow from the budget; `false` if there were too many.
  ///
  /// So hundreds of targets can't share lists with thousands of objects.
  func takeReferences(_ count: Int) -> Bool {
    guard count <= referencesLeft else { return false }
    referencesLeft -= count
    return true
  }

  /// Lists the files of a synchronized folder; `nil` when it isn't there or contains too much.
  func synchronizedFiles(in folder: FilePlace) -> [String]? {
    if let known = folders[folder] { return known }
    let list = SynchronizedFolder.files(in: folder, limit: &entriesLeft)
    folders[folder] = list
    return list
  }

  /// Reads a configuration settings file.
  ///
  /// - Parameter place: The place of the file.
  /// - Returns: The file; `nil` when it can't be read.
  func configuration(_ place: FilePlace) -> ConfigurationFile? {
    if let known = configurations[place] { return known }
    var file: ConfigurationFile?
    if case .bytes(let bytes) = place.contents(limit: 1 << 20) {
      let read = ConfigurationFile.read(bytes, file: place.shown)
      file = read.file
      read.problems.forEach(report)
    }
    configurations[place] = file
    return file
  }
}

extension ProjectFiles {
  private func readList(_ place: FilePlace, limit: Int) -> LocatedPropertyList? {
    switch place.contents(limit: limit) {
    case .bytes(let bytes):
      let (list, problems) = PropertyListReader.read(bytes, file: place.shown)
      problems.forEach(report)
      return list
    case .missing:
      report(
        ReadingProblem(
          "no-such-file", isFatal: true, SharedWords.noSuchFile,
          remedy: ProjectWords.checkPathRemedy, file: place.shown))
    case .notAFile:
      report(
        ReadingProblem(
          "not-a-file", isFatal: true, ProjectWords.notAFile,
          remedy: ProjectWords.checkPathRemedy, file: place.shown))
    case .tooLarge:
      report(
        ReadingProblem(
          "file-too-large", isFatal: true, ProjectWords.tooLarge(atMost: limit >> 20),
          remedy: ProjectWords.tooLargeRemedy, file: place.shown))
    }
    return nil
  }
}
