import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// A type conforms to another.
  static let typeConformance = BundleRule(
    "type-conformance", .warning, "a declared type says what it conforms to",
    basis: .documented, source: "Apple's reference of UTTypeConformsTo"
  ) { subject in
    let declared = DeclaredTypes(subject.info)
    return (declared.exported + declared.imported)
      .filter { $0.declaration.conformsTo.isEmpty }.prefix(20).map {
        Fault(
          "\(quoted($0.declaration.identifier)) conforms to nothing: a file of the type is "
            + "neither data nor content, so that rules for files don't see it",
          remedy: "let it conform to public.data, and to public.content for a document",
          at: .info($0.path))
      }
  }
}
