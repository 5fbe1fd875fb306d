public import Foundation

/// A person of an intent.
///
/// Simulated: keeps its values. Differs: a name made of parts is always the given name and then the
/// family name.
open class INPerson: NSObject, @unchecked Sendable {
  // What it keeps never changes, but for the image, which whoever made the person sets.
  /// Where the person can be reached.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name as it is shown: the given one, else that of the parts, else the handle's value.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// The person's contact on this device.
  public let contactIdentifier: String?
  /// What the app calls the person.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// How the person came to be suggested.
  public let suggestionType: INPersonSuggestionType

  /// Makes a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName =
      displayName ?? nameComponents.map(Self.text(of:))
      ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    self.suggestionType = suggestionType
    super.init()
  }

  private static func text(of name: PersonNameComponents) -> String {
    [name.givenName, name.familyName].compactMap(\.self).joined(separator: " ")
  }
}

/// How a person came to be suggested.
///
/// Type-checks only: nobody is suggested.
public enum INPersonSuggestionType: Int, Hashable, Sendable {
  /// Not at all.
  case none
  /// From a social network.
  case socialProfile
  /// From instant messages.
  case instantMessageAddress
}

/// Where a person can be reached.
///
/// Simulated: keeps its values.
open class INPersonHandle: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The address.
  public let value: String?
  /// What kind of address it is.
  public let type: INPersonHandleType
  /// What the address is for.
  public let label: INPersonHandleLabel?

  /// Makes a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// What kind of address a handle is.
///
/// Type-checks only: nobody is called or written to.
public enum INPersonHandleType: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown
  /// A mail address.
  case emailAddress
  /// A phone number.
  case phoneNumber
}

/// What an address is for.
///
/// Simulated: Apple's texts (observed; that of `school` is inferred of the others'). Differs: nobody is
/// called or written to.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// At home.
  public static let home = label("Home")
  /// At work.
  public static let work = label("Work")
  /// An iPhone.
  public static let iPhone = label("iPhone")
  /// A mobile phone.
  public static let mobile = label("Mobile")
  /// The one that is used most.
  public static let main = label("Main")
  /// A fax machine at home.
  public static let homeFax = label("Home_Fax")
  /// A fax machine at work.
  public static let workFax = label("Work_Fax")
  /// A pager.
  public static let pager = label("Pager")
  /// Any other.
  public static let other = label("Other")
  /// At school.
  public static let school = label("School")

  private static func label(_ name: String) -> INPersonHandleLabel {
    INPersonHandleLabel("com.apple.intents.PersonHandleLabel.\(name)")
  }
}

/// A text that can be said.
///
/// Simulated: keeps its values.
open class INSpeakableString: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// What the app calls it.
  public let vocabularyIdentifier: String?
  /// What is said.
  public let spokenPhrase: String
  /// How it is said.
  public let pronunciationHint: String?

  /// Makes a text.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
    pronunciationHint = nil
    super.init()
  }

  /// Makes a text that the app knows.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}
