/// The properties of the keyboard for a field.
///
/// Simulated: keeps its values. Differs: the system's keyboard isn't shown.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The rule for automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash automatically.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted after cutting and pasting.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard: light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is only enabled while there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the typed text is hidden.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The kind of content, such as a name or an address.
  var textContentType: UITextContentType! { get set }
}

/// The rule for automatic capitalization.
///
/// Simulated: the documented values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization.
  case none
  /// Capitalization of each word.
  case words
  /// Capitalization of each sentence.
  case sentences
  /// Capitalization of every letter.
  case allCharacters
}

/// Whether words are corrected automatically.
///
/// Simulated: the documented values.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// The feature is off.
  case no
  /// The feature is on.
  case yes
}

/// Whether misspelt words are marked.
///
/// Simulated: the documented values.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// The feature is off.
  case no
  /// The feature is on.
  case yes
}

/// Whether quotation marks become curly.
///
/// Simulated: the documented values.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// The feature is off.
  case no
  /// The feature is on.
  case yes
}

/// Whether two hyphens become a dash automatically.
///
/// Simulated: the documented values.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// The feature is off.
  case no
  /// The feature is on.
  case yes
}

/// Whether spaces are adjusted after cutting and pasting.
///
/// Simulated: the documented values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system's choice.
  case `default`
  /// The feature is off.
  case no
  /// The feature is on.
  case yes
}

/// The type of a keyboard.
///
/// Simulated: the documented values.
public enum UIKeyboardType: Int, Sendable {
  /// The language's usual keyboard.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard for digits.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for mail addresses.
  case emailAddress = 7
  /// A keyboard for digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with `@` and `#`.
  case twitter = 9
  /// A keyboard for web addresses and search terms.
  case webSearch = 10
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad = 11
  /// An older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark.
///
/// Simulated: the documented values.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's choice.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// An older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of the return key.
///
/// Simulated: the documented values.
public enum UIReturnKeyType: Int, Sendable {
  /// A standard label; `default` is Return.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The label Continue.
  case `continue`
}

/// The kind of content in a field.
///
/// Simulated: keeps its value. Differs: nothing is filled in automatically.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}
