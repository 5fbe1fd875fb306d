import Foundation
import TestSupport
import Testing

/// What the launcher does when packages are missing, with a fake apt-get.
@Suite struct MissingPackageTests {
  private let part: LauncherPart

  /// A need is met here if the folder `there` has a file with its name.
  private let pretended = """
    package_table=$root/table
    for need in compiler engine; do eval "has_$need() { [ -e there/$need ]; }"; done
    sleep() { :; }
    is_root() { false; }
    can_ask() { false; }

    """

  init() throws {
    part = try LauncherPart("packages")
    try part.folder.write(
      """
      class need     debian-12
      build compiler compiler-deb
      steps engine   engine-deb,engine-data

      """, to: "table")
    try part.folder.write("ID=debian\nVERSION_ID=\"12\"\n", to: "os-release")
    try part.program(
      "apt-get",
      #"""
      echo "apt-get $*" >>calls
      for word in "$@"; do
        if [ -e "refused/$word" ]; then echo "E: Unable to locate package $word"; exit 100; fi
        case $word in *-deb) mkdir -p there && touch "there/${word%-deb}" ;; esac
      done
      """#)
    try part.program("sudo", #"echo "sudo $*" >>calls; [ "$1" = -v ] || exec "$@""#)
  }

  private func check(_ words: String, _ changes: String = "") throws -> TutorProgram.Result {
    try part.run(
      pretended + "os_release=$root/os-release\n" + changes + "\ncheck_packages \(words)\necho done"
    )
  }

  /// What apt-get was told to install.
  private func installed() -> [String] {
    ((try? part.folder.read("calls")) ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("apt-get") && $0.contains(" install ") }
      .map { $0.components(separatedBy: "recommends ")[1] }
  }

  @Test func rootGetsBothClassesUnasked() throws {
    try check("steps", "is_root() { true; }").expect(
      output: "done\n",
      errors: """
        tutor: missing packages, needed to build: compiler-deb
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: installing compiler-deb with apt-get
        tutor: installing engine-deb engine-data with apt-get

        """)
    #expect(installed() == ["compiler-deb", "engine-deb engine-data"])
    // After that there is nothing left to say.
    try check("steps", "is_root() { true; }").expect(output: "done\n")
  }

  @Test func withoutTheWordOnlyWhatBuildsIsLookedFor() throws {
    try check("", "is_root() { true; }").expect(
      output: "done\n",
      errors: """
        tutor: missing packages, needed to build: compiler-deb
        tutor: installing compiler-deb with apt-get

        """)
    #expect(installed() == ["compiler-deb"])
  }

  @Test func whatOnlyStepsNeedIsGoneOnWithout() throws {
    try part.folder.write("", to: "refused/engine-data")
    // It is tried again with fresh lists.
    try check("steps", "is_root() { true; }").expect(
      output: "done\n",
      errors: """
        tutor: missing packages, needed to build: compiler-deb
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: installing compiler-deb with apt-get
        tutor: installing engine-deb engine-data with apt-get
        E: Unable to locate package engine-data
        E: Unable to locate package engine-data
        tutor: apt-get couldn't install engine-deb engine-data; its output is above
        tutor: continuing without; steps that need engine-deb engine-data will be skipped

        """)
  }

  @Test func whatBuildsIsNotGoneOnWithout() throws {
    try part.folder.write("", to: "refused/compiler-deb")
    try check("steps", "is_root() { true; }").expect(
      status: 3,
      errors: """
        tutor: missing packages, needed to build: compiler-deb
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: installing compiler-deb with apt-get
        E: Unable to locate package compiler-deb
        E: Unable to locate package compiler-deb
        tutor: apt-get couldn't install compiler-deb; its output is above
        tutor: run tutor again once the packages needed to build it are installed

        """)
  }

  @Test(arguments: [(there: false, status: Int32(3)), (there: true, status: 0)])
  func whoCannotBeAskedIsToldWhatToType(there: Bool, status: Int32) throws {
    if there { try part.folder.write("", to: "there/compiler") }
    let packages = (there ? "" : "compiler-deb ") + "engine-deb engine-data"
    try check("steps").expect(
      status: status, output: there ? "done\n" : "",
      errors: (there ? "" : "tutor: missing packages, needed to build: compiler-deb\n") + """
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: to install them, run:
          sudo apt-get update && sudo apt-get install -y --no-install-recommends \(packages)

        """
        + (there
          ? "" : "tutor: run tutor again once the packages needed to build it are installed\n"))
    #expect(installed() == [])
  }

  @Test func whoSaysYesIsAskedOnce() throws {
    try check("steps", "can_ask() { true; }\nexec < <(echo y)").expect(
      output: "done\n",
      errors: """
        tutor: missing packages, needed to build: compiler-deb
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: run this now?  sudo apt-get update && sudo apt-get install -y \
        --no-install-recommends compiler-deb engine-deb engine-data  [y/N] \
        tutor: installing compiler-deb with apt-get
        tutor: installing engine-deb engine-data with apt-get

        """)
    let apt = "apt-get -q -o DPkg::Lock::Timeout=120"
    let calls = [
      "\(apt) -q update", "\(apt) install -y --no-install-recommends compiler-deb",
      "\(apt) install -y --no-install-recommends engine-deb engine-data",
    ]
    #expect(
      try part.folder.read("calls")
        == "sudo -v\n"
        + calls.map { "sudo env DEBIAN_FRONTEND=noninteractive \($0)\n\($0)\n" }.joined())
  }

  @Test func noToWhatStepsNeedIsRemembered() throws {
    try part.folder.write("", to: "there/compiler")
    let first = try check("steps", "can_ask() { true; }\nexec < <(echo n)")
    first.expect(
      output: "done\n",
      errors: """
        tutor: missing packages, needed for some steps: engine-deb engine-data
        tutor: run this now?  sudo apt-get update && sudo apt-get install -y \
        --no-install-recommends engine-deb engine-data  [y/N] \
        tutor: steps that need engine-deb engine-data will be skipped; './tutor doctor' says how to \
        install them

        """)
    try check("steps", "can_ask() { true; }").expect(output: "done\n")
    #expect(installed() == [])
  }
}
