import ActivationRules
import BundleRules
import DeviceEvents
import DeviceProtocol
import Findings
import Foundation

extension Device {
  /// Checks an app by the rules of the App Store, whether or not it could be installed.
  func validate(_ name: String) -> SceneAnswer {
    let bundle = plan.apps.first {
      URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent == name
    }.flatMap(BundleReader.init(path:))
    guard let bundle else { return .impossible(SceneWords.notInLesson(name)) }
    let findings = BundleValidator.findings(in: bundle.contents(.application))
    let refusals = findings.filter { $0.severity == .error }
    recorder.record(name, .validated(refusals: refusals.map(\.message)))
    return .validation(
      findings.map {
        StoreRemark(
          code: $0.code, severity: $0.severity.rawValue,
          bundle: URL(fileURLWithPath: $0.bundle).lastPathComponent, message: $0.message,
          remedy: $0.remedy, basis: $0.basis.rawValue)
      })
  }
}
