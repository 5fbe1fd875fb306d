import ActivationRules

extension BundleRule {
  /// The app takes its extensions along.
  static let embedPhase = BundleRule(
    "embed-phase", .error,
    "the app's target copies the extension into PlugIns, or into Extensions for ExtensionKit",
    basis: .observed, source: "what Xcode's Embed App Extensions phase does"
  ) { subject in
    guard subject.isExtension, let embedding = subject.bundle.build?.embedding else { return [] }
    let wanted = subject.point?.isOfExtensionKit == true ? "Extensions" : "PlugIns"
    switch embedding {
    case .none:
      return [
        Fault(
          "no app of the project copies the extension, so that it never gets onto a device",
          remedy: "add it to the app's phase Embed App Extensions", at: .bundle)
      ]
    case .copied(let folder, _) where folder != wanted:
      return [
        Fault(
          "the app copies the extension into \(Wording.quoted(folder)): the system looks for it in "
            + "'\(wanted)'",
          remedy: "set the phase's destination to \(wanted)", at: .bundle)
      ]
    case .copied(_, onlyWhenInstalling: true):
      return [
        Fault(
          "the phase copies the extension only when installing: a run from Xcode is without it",
          remedy: "switch 'Copy only when installing' off", at: .bundle, severity: .warning)
      ]
    case .copied: return []
    }
  }
}
