import TestSupport
import Testing

@testable import AppBundles

@Suite struct ConfigurationFileReaderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func includesAreReadWhereTheyStand() throws {
    try folder.write("A = 1\n#include \"Sub/Inner.xcconfig\"\nB = 3", to: "Outer.xcconfig")
    try folder.write("B = 2\n#include \"Deep.xcconfig\"", to: "Sub/Inner.xcconfig")
    try folder.write("C = 4", to: "Sub/Deep.xcconfig")
    #expect(read("Outer.xcconfig") == "A=1 B=2 C=4 B=3")
  }

  @Test func includesAreLookedForInTheProjectFolderToo() throws {
    try folder.write("#include \"Pods/Pods.xcconfig\"", to: "Flutter/Release.xcconfig")
    try folder.write("A = 1", to: "Pods/Pods.xcconfig")
    #expect(read("Flutter/Release.xcconfig") == "A=1")
  }

  @Test func missingFilesAreReportedUnlessOptional() throws {
    try folder.write("#include? \"None.xcconfig\"\n#include \"No.xcconfig\"", to: "A.xcconfig")
    #expect(
      read("A.xcconfig")
        == """
        App/A.xcconfig:2:1: warning xcconfig-not-found: the included file 'No.xcconfig' can't be \
        read; its settings are unknown; create it, run the tool that does, or write '#include?' if \
        it may be missing
        """)
    #expect(
      read("Z.xcconfig")
        == """
        App/P.xcodeproj: warning xcconfig-not-found: the configuration settings file \
        'App/Z.xcconfig' can't be read; its settings are unknown; create it, or run the tool that \
        does (such as 'pod install')
        """)
  }

  @Test func aFileThatIncludesItselfIsReadOnce() throws {
    try folder.write("A = 1\n#include \"B.xcconfig\"", to: "A.xcconfig")
    try folder.write("B = 2\n#include \"./A.xcconfig\"\nC = 3", to: "B.xcconfig")
    #expect(
      read("A.xcconfig")
        == """
        A=1 B=2 C=3
        App/B.xcconfig:2:1: warning xcconfig-cycle: the file includes itself through \
        './A.xcconfig'; remove one '#include' to break the circle
        """)
  }

  @Test func includesThatDoubleWithEachFileAreCutOff() throws {
    for number in 0..<40 {
      let next = "#include \"\(number + 1).xcconfig\"\n"
      try folder.write("A = \(number)\n" + next + next, to: "\(number).xcconfig")
    }
    let result = read("0.xcconfig")
    #expect(result.hasPrefix("A=0 A=1 A=2 "))
    #expect(result.contains("warning xcconfig-includes: "))
  }

  @Test func capitalLettersMakeNoDifferenceAsOnAMac() throws {
    try folder.write("#include \"../config/version.PUBLIC.xcconfig\"", to: "Config/App.xcconfig")
    try folder.write(
      "A = 1\n#include \"version.public.xcconfig\"", to: "Config/Version.Public.xcconfig")
    #expect(
      read("CONFIG/app.xcconfig")
        == """
        A=1
        App/Config/Version.Public.xcconfig:2:1: warning xcconfig-cycle: the file includes itself \
        through 'version.public.xcconfig'; remove one '#include' to break the circle
        """)
  }

  @Test func xcodesOwnFilesArePassedOver() throws {
    try folder.write(
      "#include \"<DEVELOPER_DIR>/Makefiles/BSD.xcconfig\"\nA = 1", to: "A.xcconfig")
    #expect(read("A.xcconfig") == "A=1")
  }

  private func read(_ name: String) -> String {
    let place = FilePlace(path: folder.path, shown: "App")
    let files = ProjectFiles()
    let reader = ConfigurationFileReader(files: files, projectFolder: place)
    let settings = reader.settings(in: place.appending(name), for: place.appending("P.xcodeproj"))
    let line = settings.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    return ([line] + files.problems.map(\.dump)).filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
