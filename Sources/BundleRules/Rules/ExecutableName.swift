import ActivationRules
import Findings

extension BundleRule {
  /// The executable is there, and the bundle is named after it.
  static let executableName = BundleRule(
    "executable-name", .error,
    "the executable that CFBundleExecutable names is in the bundle, whose folder is named after it",
    basis: .observed, source: "reported with ITMS-90362"
  ) { subject in
    guard subject.bundle.isBuilt, let name = subject.info["CFBundleExecutable"]?.knownText else {
      return []
    }
    let folder = subject.bundle.lastPathPart
    var faults: [Fault] = []
    // On a Mac the executable is in a deeper folder.
    let places = [name, "Contents/MacOS/\(name)"]
    if let files = subject.bundle.files, !files.contains(where: places.contains) {
      faults.append(
        Fault(
          "CFBundleExecutable is \(quoted(name)), and there is no such file in the bundle",
          remedy: "name the file that holds the program", at: .info(["CFBundleExecutable"])))
    }
    if subject.isExtension, folder.hasSuffix(".appex"), folder != name + ".appex" {
      faults.append(
        Fault(
          "the folder is called \(quoted(folder)), its executable \(quoted(name)): "
            + "an upload was refused for that with ITMS-90362",
          remedy: "call the folder '\(name).appex'", at: .info(["CFBundleExecutable"]),
          severity: .warning))
    }
    return faults
  }
}
