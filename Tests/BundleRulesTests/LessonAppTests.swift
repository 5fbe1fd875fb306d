import ActivationRules
import BundleRules
import Findings
import Testing

/// The apps of lessons, which are built from less than Xcode has.
///
/// Their Info.plist files have just these keys besides those that the lesson writes, and nothing is
/// known of their files.
@Suite struct LessonAppTests {
  @Test(
    arguments: [
      ["NSExtensionActivationSupportsWebURLWithMaxCount": 1],
      ["NSExtensionActivationSupportsText": true],
      ["NSExtensionActivationSupportsImageWithMaxCount": 5],
      [
        "NSExtensionActivationDictionaryVersion": 2,
        "NSExtensionActivationSupportsMovieWithMaxCount": 1,
      ],
      RuleCase.matching("com.adobe.pdf"),
    ] as [PropertyValue])
  func aPlainLessonAppHasNoErrorsAndNoWarnings(rule: PropertyValue) {
    var sample = Sample()
    sample.app = lessonBundle(.application, "Reader", "com.example.Reader", "APPL")
    let point = sample.share["NSExtension"]
    sample.share = lessonBundle(
      .appExtension, "Share", "com.example.Reader.Share", "XPC!")
    sample.share["NSExtension"] = point
    sample.rule = rule
    let findings = BundleValidator.findings(in: sample.whole)
    #expect(findings.filter { $0.severity != .note }.map { $0.message } == [])
  }

  @Test func aLessonCanShowWhatTheAppStoreRefuses() {
    var sample = Sample()
    sample.app = lessonBundle(.application, "Reader", "com.example.Reader", "APPL")
    let point = sample.share["NSExtension"]
    sample.share = lessonBundle(.appExtension, "Share", "com.example.Share", "XPC!")
    sample.share["NSExtension"] = point
    sample.rule = "TRUEPREDICATE"
    #expect(
      BundleValidator.findings(in: sample.whole).filter { $0.severity == .error }.map { $0.code }
        == ["bundle-identifier-prefix", "true-predicate"])
  }

  /// A bundle of a lesson: only what is generated.
  private func lessonBundle(
    _ kind: BundleContents.Kind, _ name: String, _ identifier: String, _ type: String
  ) -> BundleContents {
    BundleContents(
      kind, path: kind == .application ? "\(name).app" : "\(name).appex",
      info: [
        "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": .string(name),
        "CFBundleExecutable": .string(name), "CFBundleIdentifier": .string(identifier),
        "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": .string(name),
        "CFBundlePackageType": .string(type), "CFBundleShortVersionString": "1.0",
        "CFBundleVersion": "1",
      ])
  }
}
