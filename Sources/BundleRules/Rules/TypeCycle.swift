import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// No type conforms to itself through others.
  static let typeCycle = BundleRule(
    "type-cycle", .warning, "no declared type conforms to itself, directly or indirectly",
    basis: .undocumented, source: "inferred: conformance goes from the specific to the general"
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
        remedy: "remove one of the conformances", at: .info($0.path.key("UTTypeConformsTo")))
    }
  }
}
