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
          "CFBundleExecutable is \(quoted(name)), but the bundle has no such file",
          remedy: "name the executable", at: .info(["CFBundleExecutable"])))
    }
    if subject.isExtension, folder.hasSuffix(".appex"), folder != name + ".appex" {
      faults.append(
        Fault(
          "the folder is named \(quoted(folder)) but its executable \(quoted(name)): an upload was "
            + "refused for this with ITMS-90362",
          remedy: "rename the folder to '\(name).appex'", at: .info(["CFBundleExecutable"]),
          severity: .warning))
    }
    return faults
  }
}
