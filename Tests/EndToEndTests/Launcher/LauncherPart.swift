import Foundation
import TestSupport

/// A copy of the launcher's parts in a folder with nothing to build, for calling single functions.
struct LauncherPart {
  let tutor: TutorProgram
  /// The file in Sources/Launcher whose functions are called.
  let name: String

  var folder: TemporaryFolder { tutor.folder }

  /// Copies the parts, their table and the scripts of continuous integration.
  init(_ name: String) throws {
    self.name = name
    tutor = try TutorProgram()
    try FileManager.default.createDirectory(
      at: folder.file("Sources"), withIntermediateDirectories: true)
    for path in ["Sources/Launcher", "Sources/packages.txt", ".ci"] {
      try FileManager.default.copyItem(at: Repository.file(path), to: folder.file(path))
    }
  }

  /// Writes a program that is found before any other of its name.
  func program(_ name: String, _ script: String) throws {
    let file = try folder.write("#!/bin/bash\n" + script, to: "bin/" + name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Runs a bash script after sourcing the part; in its output the folder's path is ROOT.
  func run(_ script: String) throws -> TutorProgram.Result {
    var result = try tutor.run(
      program: URL(fileURLWithPath: "/bin/bash"),
      [
        "-c",
        """
        set -u -o pipefail
        PATH=$PWD/bin:$PATH root=$PWD
        say() { printf '%s\\n' "tutor: $*" >&2; }
        . Sources/Launcher/words.bash
        . Sources/Launcher/\(name).bash
        \(script)
        """,
      ])
    result.output = result.output.replacingOccurrences(of: folder.path, with: "ROOT")
    result.errors = result.errors.replacingOccurrences(of: folder.path, with: "ROOT")
    return result
  }
}
