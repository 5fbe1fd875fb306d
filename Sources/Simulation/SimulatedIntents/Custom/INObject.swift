public import Foundation

/// A value of a type that an app itself defines for its intents.
///
/// Simulated: keeps its values. The user sees the text and, in a list of options, the subtitle. Of
/// a subclass's own properties, texts and numbers are kept along with the user's choice.
open class INObject: NSObject, @unchecked Sendable {
  // Its owner changes it, and not while it is being passed on.
  /// The app's own identifier of the value.
  public let identifier: String?
  /// The text that the user sees.
  public let displayString: String
  /// The pronunciation of the text.
  ///
  /// Type-checks only: the text isn't spoken.
  public let pronunciationHint: String?
  /// The text below.
  open var subtitleString: String?
  /// The picture beside the text.
  ///
  /// Type-checks only: options have no pictures.
  open var displayImage: INImage?

  var values = ManagedValues()

  /// Makes a value with a pronunciation.
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  /// Makes a value.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// Makes a value with a text and a picture that are shown in a list of options.
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }
}

/// The values that the user can choose from, in sections.
///
/// Simulated: the user sees them in this order, or in that of their names. Differs: their number
/// isn't limited.
public final class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  // Its owner changes it, and not while it is being passed on.
  /// The sections.
  public let sections: [INObjectSection<ObjectType>]
  /// Whether the values are sorted by name.
  public var usesIndexedCollation = false

  /// Makes a collection of sections.
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  /// Makes a collection with one section, which has no title.
  public convenience init(items: [ObjectType]) {
    self.init(sections: [INObjectSection(title: nil, items: items)])
  }

  /// The values of all sections.
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A part of the values that the user can choose from.
///
/// Simulated: the log names the titles. Differs: a scene sees the values without them.
public final class INObjectSection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The title.
  public let title: String?
  /// The values.
  public let items: [ObjectType]

  /// Makes a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}
