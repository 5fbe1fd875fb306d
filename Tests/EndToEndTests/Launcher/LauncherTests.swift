import Foundation
import TestSupport
import Testing

/// The launcher's own messages, in a folder with nothing to build.
@Suite struct LauncherTests {
  private let tutor: TutorProgram

  init() throws {
    tutor = try TutorProgram()
    try FileManager.default.createDirectory(
      at: tutor.folder.file("Sources/Launcher"), withIntermediateDirectories: true)
    for path in ["tutor", "Sources/Launcher/words.bash"] {
      try FileManager.default.copyItem(at: Repository.file(path), to: tutor.folder.file(path))
    }
  }

  private func run(_ words: [String]) throws -> TutorProgram.Result {
    try tutor.run(
      program: URL(fileURLWithPath: "/bin/sh"), ["-c", "exec ./tutor \"$@\"", "sh"] + words)
  }

  @Test(arguments: [
    ["self-test", "--help"], ["self-test", "-h"], ["self-test", "--filter", "X", "--help"],
    ["help", "self-test"],
  ])
  func selfTestSaysWhatItDoesWithoutDoingIt(_ words: [String]) throws {
    let result = try run(words)
    #expect(
      result
        == TutorProgram.Result(
          status: 0,
          output: """
            OVERVIEW: Lint, check the scripts, build, and run tutor's own tests.

            The long tests, which Tests/thorough lists, are left out. --thorough includes them,
            and --only-thorough runs nothing else.

            All other arguments go to 'swift test': './tutor self-test --filter PackageTests' runs only
            the tests whose names contain that. With TUTOR_RECORD=1 in the environment, expected
            texts are rewritten instead of compared.

            While the tests run, it shows how many have ended; at the end, it lists those that failed
            and those that were skipped. Their full output is in .build/tutor-tests.log and, for the
            suites with exit tests, which run by themselves, in .build/tutor-tests-exits.log.

            Exit status: 0 if everything passed, 1 if anything failed, 3 if the machine lacks
            something.

            USAGE: ./tutor self-test [--thorough | --only-thorough] [--verbose] [<argument> ...]

            OPTIONS:
              --thorough              Run all tests.
              --only-thorough         Run only the tests that are otherwise left out.
              --verbose               Show everything that the tests print.
              -h, --help              Show help information.

            """, errors: ""))
  }

  @Test(arguments: [["clean", "--help"], ["clean", "-h"], ["help", "clean"]])
  func cleanSaysWhatItRemovesWithoutRemovingIt(_ words: [String]) throws {
    try tutor.folder.write("", to: ".build/something")
    let result = try run(words)
    #expect(
      result
        == TutorProgram.Result(
          status: 0,
          output: """
            OVERVIEW: Remove what was built: the folders .build and Site/public.

            The next call rebuilds everything, which takes a few minutes. Workspace, which
            holds your own work and your progress, stays.

            USAGE: ./tutor clean

            OPTIONS:
              -h, --help              Show help information.

            """, errors: ""))
    #expect(try tutor.folder.read(".build/something") == "")
  }

  @Test func cleanRefusesOtherWordsAndNamesItsHelp() throws {
    try tutor.folder.write("", to: ".build/something")
    #expect(
      try run(["clean", "all"])
        == TutorProgram.Result(
          status: 2, output: "",
          errors: "tutor: clean takes no arguments, but got 'all'; see './tutor clean --help'\n"
        ))
    #expect(try tutor.folder.read(".build/something") == "")
  }

  @Test func theToolIsToldHowItWasCalled() throws {
    // To hand over, the launcher reads nothing but itself.
    try FileManager.default.removeItem(at: tutor.folder.file("Sources"))
    try tutor.folder.write(#"echo "$TUTOR_COMMAND""#, to: ".build/tutor/debug/tutor")
    for name in [
      "tutor-device", "tutor-server", "tutor-warden", "tutor-zygote", "libSimulation.so",
    ] {
      try tutor.folder.write("", to: ".build/tutor/debug/" + name)
    }
    // The launcher thinks everything is built: its own `state` function wrote the stamp.
    let result = try tutor.run(
      program: URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        #"""
        chmod +x .build/tutor/debug/*
        { sed '/^case ${1-},/,$d' tutor; echo 'state >"$stamp"'; } >stamp && bash ./stamp
        ./tutor; cd .build && ../tutor; PATH=$PATH:${PWD%/.build} tutor; "${PWD%/.build}/tutor"
        """#,
      ])
    #expect(
      result
        == TutorProgram.Result(
          status: 0, output: "./tutor\n../tutor\ntutor\n\(tutor.folder.path)/tutor\n", errors: ""))
  }
}
