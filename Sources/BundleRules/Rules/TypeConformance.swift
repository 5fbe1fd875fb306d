import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// A type conforms to another.
  static let typeConformance = BundleRule(
    "type-conformance", .warning, "a declared type says what it conforms to",
    basis: .documented, source: "Apple's reference for UTTypeConformsTo"
  ) { subject in
    let declared = DeclaredTypes(subject.info)
    return (declared.exported + declared.imported)
      .filter { $0.declaration.conformsTo.isEmpty }.prefix(20).map {
        Fault(
          "\(quoted($0.declaration.identifier)) conforms to nothing: a file of the type is neither "
            + "data nor content, so rules for files don't match it",
          remedy: "make it conform to public.data, and to public.content if it is a document",
          at: .info($0.path))
      }
  }
}
