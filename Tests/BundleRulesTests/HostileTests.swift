import ActivationRules
import BundleRules
import Testing

/// What nobody writes but somebody may pass in: rules end soon, and don't trap.
@Suite struct HostileTests {
  @Test(.timeLimit(.minutes(40)), arguments: HostileBundle.all)
  func rulesEndSoonWhateverComesIn(example: HostileBundle) {
    let findings = BundleValidator.findings(in: example.bundle)
    #expect(findings.count < 20_000)
    #expect(findings.allSatisfy { $0.message.utf8.count < 2_000 })
    _ = BundleChanges.between(Sample().whole, example.bundle)
  }
}

/// A bundle with too much of something, or with something of the wrong kind.
struct HostileBundle: CustomTestStringConvertible, Sendable {
  let about: String
  let bundle: BundleContents

  init(_ about: String, _ change: (inout Sample) -> Void) {
    var sample = Sample()
    change(&sample)
    self.about = about
    bundle = sample.whole
  }

  var testDescription: String { about }

  /// How much is too much.
  private static let many = 20_000

  static let all: [HostileBundle] =
    kinds + [
      HostileBundle("many keys in NSExtension") {
        $0.share["NSExtension"] = entries { "NSExtensionActivationRule\($0)" }
      },
      HostileBundle("one key many times") {
        $0.share["NSExtension"] = entries { _ in "NSExtensionActivationRule" }
      },
      HostileBundle("many keys in the rule") {
        $0.rule = entries { "NSExtensionActivationSupports\($0)" }
      },
      HostileBundle("a long key") {
        $0.rule = .dictionary([.init(String(repeating: "NSExtension", count: many), 1)])
      },
      HostileBundle("a long identifier") {
        $0.share["CFBundleIdentifier"] = .string(String(repeating: "com.", count: many))
      },
      HostileBundle("a long point") {
        $0.extend(String(repeating: "com.apple.", count: many))
      },
      HostileBundle("a long predicate") {
        $0.rule = .string(String(repeating: "NOT (", count: many))
      },
      HostileBundle("a predicate with many types") {
        $0.rule = .string(
          (0..<500).map { "\"\($0)\" UTI-CONFORMS-TO \"public.type\($0)\"" }
            .joined(separator: " OR "))
      },
      HostileBundle("many groups") {
        let groups: PropertyValue = [
          "com.apple.security.application-groups": .array(
            (0..<many).map { .string("group.\($0)") })
        ]
        $0.app.entitlements = groups
        $0.share.entitlements = groups
      },
      HostileBundle("many schemes") {
        $0.app["CFBundleURLTypes"] = .array(
          (0..<many).map { ["CFBundleURLSchemes": [.string("scheme \($0)")]] })
      },
      HostileBundle("many types that are kinds of each other") {
        $0.app["UTExportedTypeDeclarations"] = .array(
          (0..<1_000).map {
            [
              "UTTypeIdentifier": .string("com.example.type\($0)"),
              "UTTypeConformsTo": .string("com.example.type\(($0 + 1) % 1_000)"),
            ]
          })
      },
      HostileBundle("many files") {
        $0.share.files = (0..<many).map { "Inner\($0).framework/Inner" }
      },
      HostileBundle("many extensions") {
        var other = $0.share
        $0.others = (0..<200).map {
          other.path = "Reader.app/PlugIns/\($0).appex"
          return other
        }
      },
      HostileBundle("deep nesting") {
        var value: PropertyValue = "$(NAME)"
        for _ in 0..<1_000 { value = ["inner": [value]] }
        $0.share["Example"] = value
        $0.rule = ["NSExtensionActivationSupportsText": value]
      },
    ]

  /// Something of the wrong kind in each place.
  private static let kinds: [HostileBundle] = [
    "text", 1, 1.5, true, [], [:], .data([1]), .date(0), [[[]]], ["a": ["b": ["c": []]]],
  ].flatMap { (value: PropertyValue) in
    places.map { place in
      HostileBundle("\(value.kindInWords) for \(place.last ?? "")") {
        $0.share.info.set(value, at: place[...])
        $0.app.info.set(value, at: place[...])
        $0.share.entitlements = value
        $0.app.entitlements = ["com.apple.security.application-groups": value]
      }
    }
  }

  private static let places = [
    [], ["NSExtension"], ["NSExtension", "NSExtensionAttributes"],
    ["NSExtension", "NSExtensionPointIdentifier"], ["NSExtension", "NSExtensionMainStoryboard"],
    ["NSExtension", "NSExtensionPrincipalClass"],
    ["NSExtension", "NSExtensionAttributes", "NSExtensionActivationRule"],
    ["NSExtension", "NSExtensionAttributes", "NSExtensionJavaScriptPreprocessingFile"],
    ["NSExtension", "NSExtensionFileProviderActions"], ["EXAppExtensionAttributes"],
    ["CFBundleVersion"], ["CFBundleURLTypes"], ["UTExportedTypeDeclarations"],
    ["CFBundlePackageType"], ["MinimumOSVersion"],
  ]

  private static func entries(_ key: (Int) -> String) -> PropertyValue {
    .dictionary((0..<many).map { .init(key($0), 1) })
  }
}
