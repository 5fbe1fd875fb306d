public import Foundation

/// A person in an intent.
///
/// Simulated: keeps its values. Differs: a name made from components is always the given name
/// followed by the family name.
open class INPerson: NSObject, @unchecked Sendable {
  // Its values never change, except for the image, which the person's owner sets.
  /// The address of the person.
  public let personHandle: INPersonHandle?
  /// The components of the name.
  public let nameComponents: PersonNameComponents?
  /// The name to be shown: the given one, or else that of the components, or else the handle's
  /// value.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// The identifier of the person's contact on this device.
  public let contactIdentifier: String?
  /// The app's own identifier of the person.
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  /// The origin of the suggestion.
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

/// The origin of the suggestion of a person.
///
/// Type-checks only: there are no suggestions.
public enum INPersonSuggestionType: Int, Hashable, Sendable {
  /// The person wasn't suggested.
  case none
  /// The suggestion comes from a social network.
  case socialProfile
  /// The suggestion comes from instant messages.
  case instantMessageAddress
}

/// The address of a person.
///
/// Simulated: keeps its values.
open class INPersonHandle: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The address.
  public let value: String?
  /// The kind of address.
  public let type: INPersonHandleType
  /// The label of the address.
  public let label: INPersonHandleLabel?

  /// Makes a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// The kind of an address.
///
/// Type-checks only: people aren't called or written to.
public enum INPersonHandleType: Int, Hashable, Sendable {
  /// An unknown kind.
  case unknown
  /// A mail address.
  case emailAddress
  /// A phone number.
  case phoneNumber
}

/// The label of an address.
///
/// Simulated: Apple's texts (observed; that of `school` is inferred from the others). Differs:
/// people aren't called or written to.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a label.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The label of a home address.
  public static let home = label("Home")
  /// The label of a work address.
  public static let work = label("Work")
  /// The label of an iPhone.
  public static let iPhone = label("iPhone")
  /// The label of a mobile phone.
  public static let mobile = label("Mobile")
  /// The label of the main address.
  public static let main = label("Main")
  /// The label of a fax machine at home.
  public static let homeFax = label("Home_Fax")
  /// The label of a fax machine at work.
  public static let workFax = label("Work_Fax")
  /// The label of a pager.
  public static let pager = label("Pager")
  /// The label of any other address.
  public static let other = label("Other")
  /// The label of a school's address.
  public static let school = label("School")

  private static func label(_ name: String) -> INPersonHandleLabel {
    INPersonHandleLabel("com.apple.intents.PersonHandleLabel.\(name)")
  }
}

/// A text that can be spoken.
///
/// Simulated: keeps its values.
open class INSpeakableString: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The app's own identifier of the text.
  public let vocabularyIdentifier: String?
  /// The spoken text.
  public let spokenPhrase: String
  /// The pronunciation of the text.
  public let pronunciationHint: String?

  /// Makes a text.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    vocabularyIdentifier = nil
    pronunciationHint = nil
    super.init()
  }

  /// Makes a text with the app's own identifier.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
    super.init()
  }
}
