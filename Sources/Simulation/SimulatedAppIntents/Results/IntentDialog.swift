/// What the user is told or asked.
///
/// Simulated: a scene reads the full text. Differs: nothing is spoken, so the shorter text that
/// supports something on the screen isn't used.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  let full: LocalizedStringResource

  /// Makes a dialog from a text.
  public init(_ dialog: LocalizedStringResource) { full = dialog }

  /// Makes a dialog that is shorter where something is shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }

  /// Makes a dialog from a literal.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }

  /// Makes a dialog from a literal with values in it.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }

  /// The text in the user's language.
  var text: String { String(localized: full) }
}
