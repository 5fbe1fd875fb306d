/// Serves the system in an extension that has a type marked `@main` instead of a principal class.
@MainActor package enum MainObject {
  /// The object that takes the calls.
  package static var object: (any PointPrincipal)?
  /// The name of the type.
  package static var name = ""
}
