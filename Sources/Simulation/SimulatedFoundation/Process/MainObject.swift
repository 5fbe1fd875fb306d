/// What serves the system in an extension that has a type marked `@main` in place of a principal class.
@MainActor package enum MainObject {
  /// Who takes the calls.
  package static var object: (any PointPrincipal)?
  /// The name of the type.
  package static var name = ""
}
