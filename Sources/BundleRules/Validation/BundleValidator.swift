public import UniformTypes

/// Checks apps and extensions against every rule.
///
/// ```
/// let findings = BundleValidator.findings(in: app)
/// ```
public enum BundleValidator {
  /// Collects the findings of all rules about a bundle and the extensions in it.
  ///
  /// Rules about the relation between an app and its extension only apply if both are known, that
  /// is, for the extensions of an app.
  ///
  /// - Parameter bundle: An app with its extensions, or an extension alone.
  /// - Returns: The findings: first the bundle's own, then those of each extension, in the order of
  ///   ``BundleRule/all``.
  public static func findings(in bundle: BundleContents) -> [BundleFinding] {
    let types = DeviceTypes.types(with: bundle)
    return subjects(bundle, in: nil, types: types).flatMap { subject in
      let findings = BundleRule.all.flatMap { $0.findings(about: subject) }
      return subject.bundle.isInfoComplete ? findings : findings.filter { !$0.place.isInInfo }
    }
  }

  /// Returns a bundle, followed by what it embeds: a WatchKit extension may embed extensions too.
  private static func subjects(
    _ bundle: BundleContents, in container: BundleContents?, types: UniformTypes
  ) -> [Subject] {
    [Subject(bundle, in: container, types: types)]
      + bundle.extensions.flatMap { subjects($0, in: bundle, types: types) }
  }
}

extension BundleFinding.Place {
  /// Whether the place is in the Info.plist.
  fileprivate var isInInfo: Bool {
    if case .info = self { true } else { false }
  }
}

/// The uniform types of a device on which a bundle is installed.
public enum DeviceTypes {
  /// Returns the types of the system and those that an app and its extensions declare.
  ///
  /// - Parameter bundle: An app with its extensions, or an extension alone.
  /// - Returns: The types that the share sheet uses if that is the only app installed.
  public static func types(with bundle: BundleContents) -> UniformTypes {
    let bundles = [bundle] + bundle.extensions
    let declared = bundles.map { DeclaredTypes($0.info) }
    let exported = declared.flatMap { $0.exported }
    let imported = declared.flatMap { $0.imported }
    if exported.isEmpty, imported.isEmpty { return .standard }
    return .standard.declaring((exported + imported).map { $0.declaration })
  }
}
