import ActivationRules
import Findings

extension BundleRule {
  /// iPhones run arm64.
  static let architectures = BundleRule(
    "architectures", .error, "the executable includes the architecture arm64",
    basis: .documented, source: "App Extension Programming Guide"
  ) { subject in
    guard let list = subject.bundle.architectures, !list.isEmpty,
      subject.bundle.platform != .macOS, subject.bundle.platform != .watchOS
    else { return [] }
    let isForSimulator = list.contains { $0 == "x86_64" || $0 == "i386" }
    if list.contains(where: { $0 == "arm64" || $0 == "arm64e" }) {
      guard isForSimulator, subject.bundle.platform == .iOS, !subject.bundle.isForSimulator
      else { return [] }
      return [
        Fault(
          "the executable includes a simulator architecture (\(Wording.list(list))); the upload is "
            + "refused with ITMS-90087 (observed)",
          remedy: "build for devices only", at: .bundle, basis: .observed)
      ]
    }
    if isForSimulator {
      return [
        Fault(
          "the executable is built for \(Wording.list(list)): it runs in the simulator on an Intel "
            + "Mac, but not on a device",
          remedy: "build for a device before you upload", at: .bundle, severity: .note)
      ]
    }
    return [
      Fault(
        "the executable has \(Wording.list(list)) but not arm64: it is refused",
        remedy: "add arm64 to the architectures of \(subject.name)'s target", at: .bundle)
    ]
  }
}
