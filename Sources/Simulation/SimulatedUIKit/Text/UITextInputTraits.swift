/// What a keyboard is like when it comes for a field.
///
/// Simulated: keeps its values. Differs: the system's keyboard isn't shown.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// What is written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether gaps follow what is cut and pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key can be used only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether dots stand for what is typed.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the field is for.
  var textContentType: UITextContentType! { get set }
}

/// What is written in capitals by itself.
///
/// Simulated: the documented values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// Each word.
  case words
  /// Each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words are corrected.
///
/// Simulated: the documented values.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether misspelt words are marked.
///
/// Simulated: the documented values.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether quotation marks become curly.
///
/// Simulated: the documented values.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens become a dash.
///
/// Simulated: the documented values.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether gaps follow what is cut and pasted.
///
/// Simulated: the documented values.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The keys of a keyboard.
///
/// Simulated: the documented values.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With `@` and `#`.
  case twitter = 9
  /// For addresses of the web and things to look for.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// An older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark.
///
/// Simulated: the documented values.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system thinks best.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
  /// An older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The word on the return key.
///
/// Simulated: the documented values.
public enum UIReturnKeyType: Int, Sendable {
  /// One of the known words; `default` is Return.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// Continue.
  case `continue`
}

/// What a field is for.
///
/// Simulated: keeps its value. Differs: nothing is filled in by itself.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that works once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A full address of a house.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}
