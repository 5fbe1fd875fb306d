import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// No type conforms to itself through others.
  static let typeCycle = BundleRule(
    "type-cycle", .warning, "no declared type conforms to itself, by however many steps",
    basis: .undocumented, source: "inferred: conformance is from the special to the general"
  ) { subject in
    let declared = DeclaredTypes(subject.info)
    return (declared.exported + declared.imported).prefix(200).filter {
      let own = UniformTypes.normalized($0.declaration.identifier)
      return $0.declaration.conformsTo.contains {
        UniformTypes.normalized($0) == own || subject.types.conforms($0, to: own)
      }
    }
    .prefix(20).map {
      Fault(
        "\(quoted($0.declaration.identifier)) conforms to a type that conforms to it",
        remedy: "take one of the conformances out", at: .info($0.path.key("UTTypeConformsTo")))
    }
  }
}
