import ActivationRules
import Findings
import UniformTypes

extension BundleRule {
  /// A bundle doesn't export types that aren't its own.
  static let typeOwner = BundleRule(
    "type-owner", .warning,
    "UTExportedTypeDeclarations has only the bundle's own types; those of others are imported",
    basis: .documented, source: "Apple's reference for UTExportedTypeDeclarations"
  ) { subject in
    DeclaredTypes(subject.info).exported.prefix(200).compactMap {
      let type = $0.declaration.identifier
      let name = UniformTypes.normalized(type)
      let isSystems = UniformTypes.standard.declaration(of: type)?.origin == .exported
      guard isSystems || name.hasPrefix("public.") || name.hasPrefix("com.apple.") else {
        return nil
      }
      return Fault(
        isSystems
          ? "\(quoted(type)) is declared by the system: this declaration has no effect"
          : "\(quoted(type)) has a name that only Apple gives to types",
        remedy: isSystems
          ? "delete the declaration, or import the type"
          : "name the type after a domain that you own", at: .info($0.path))
    }
  }
}
