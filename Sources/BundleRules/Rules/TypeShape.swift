import ActivationRules
import Findings

extension BundleRule {
  /// Declarations of types can be read.
  static let typeShape = BundleRule(
    "type-shape", .warning,
    "types are declared by an array of dictionaries with UTTypeIdentifier, UTTypeConformsTo and "
      + "UTTypeTagSpecification",
    basis: .documented, source: "Apple's reference for UTExportedTypeDeclarations"
  ) { subject in
    DeclaredTypes(subject.info).problems.prefix(20).map {
      Fault($0.message, remedy: "write it as Apple's reference shows it", at: .info($0.path))
    }
  }
}
