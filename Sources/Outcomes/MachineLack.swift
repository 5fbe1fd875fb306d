import DeviceEvents

/// Something that a program needs and this machine lacks.
package struct MachineLack: Hashable, Sendable {
  /// In words: "a JavaScript engine".
  package var what: String
  /// The package to install.
  package var package: String

  package init(what: String, package: String) {
    self.what = what
    self.package = package
  }
}

extension Outcome {
  /// What this machine lacked for the program; what the program did without it proves nothing.
  package var lack: MachineLack? {
    for event in events {
      guard case .lacking(let what, let package) = event.action else { continue }
      return MachineLack(what: what, package: package)
    }
    return nil
  }
}
