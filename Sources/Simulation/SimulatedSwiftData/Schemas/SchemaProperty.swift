/// What says how a property is kept: an attribute or a relationship.
///
/// Simulated: `Schema.Attribute` and `Schema.Relationship` conform.
public protocol SchemaProperty {}

extension Schema {
  /// A property of a class, as `@Model` describes it.
  ///
  /// Simulated: for `@Model` only. Differs: Apple's has other members.
  public struct PropertyMetadata {
    enum Content {
      case property(ModelProperty, AnyKeyPath)
      case unique([[AnyKeyPath]])
      case index([[AnyKeyPath]])
    }

    let content: Content

    /// Describes a property.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>,
      defaultValue: @autoclosure () -> Value? = nil, metadata: (any SchemaProperty)? = nil
    ) {
      content = .property(
        ModelProperty(name, of: Value.self, initial: defaultValue(), metadata), keypath)
    }

    private init(content: Content) { self.content = content }

    /// Describes properties whose values are unique together.
    public static func unique<Model>(_ groups: [[PartialKeyPath<Model>]]) -> PropertyMetadata {
      PropertyMetadata(content: .unique(groups))
    }

    /// Describes properties by which objects are found.
    public static func index<Model>(_ groups: [[PartialKeyPath<Model>]]) -> PropertyMetadata {
      PropertyMetadata(content: .index(groups))
    }
  }

  /// How the store keeps a value.
  ///
  /// Simulated: `unique` and `ephemeral`, and the name that a property had before. Differs: values
  /// of other types than the plain ones are stored as JSON, in one column.
  public struct Attribute: SchemaProperty, Sendable {
    private let options: [Option]
    let originalName: String?
    let hashModifier: String?

    /// Makes a description with options.
    ///
    /// Simulated: a store whose property had the original name is migrated; another hash modifier
    /// makes the property a different one. No known difference.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    func has(_ option: Option) -> Bool { options.contains(option) }

    /// An option of an attribute.
    ///
    /// Simulated: as each says.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// A value that no two objects have: saving a second one changes the first instead.
      ///
      /// Simulated: the object in the store takes the values of the new one, and the new one stands
      /// for its row from then on.
      public static let unique = Option(name: "unique")
      /// A value that isn't stored, although its changes are.
      ///
      /// Simulated: a fetch from the store begins without it.
      public static let ephemeral = Option(name: "ephemeral")
      /// A value that may be kept beside the database.
      ///
      /// Type-checks only: bytes of any size are kept in the database.
      public static let externalStorage = Option(name: "externalStorage")
      /// A value that searches find.
      ///
      /// Type-checks only: nothing is indexed for searches.
      public static let spotlight = Option(name: "spotlight")
      /// A value that CloudKit encrypts.
      ///
      /// Type-checks only: there is no CloudKit.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// A value that the history of a deleted object has.
      ///
      /// Type-checks only: SwiftData's history isn't there to be read.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")

      /// A value that goes through a transformer.
      ///
      /// Type-checks only: the value is stored as JSON, because there are no transformers.
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  /// How a property's models are related to the object.
  ///
  /// Simulated: the inverse is kept in step, and deletions follow the rule.
  public struct Relationship: SchemaProperty {
    let deleteRule: DeleteRule
    let counts: (least: Int, most: Int)
    let originalName: String?
    let hashModifier: String?
    let inverse: AnyKeyPath?

    /// Makes a description.
    ///
    /// Simulated: as an attribute's; a save is refused if there are fewer or more objects than the
    /// counts say, where 0 says nothing.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      counts = (minimumModelCount ?? 0, maximumModelCount ?? 0)
      self.originalName = originalName
      self.inverse = inverse
      self.hashModifier = hashModifier
    }

    /// An option of a relationship.
    ///
    /// Type-checks only: see `unique`.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// A related object that no two objects share.
      ///
      /// Type-checks only: nothing checks it.
      public static let unique = Option(name: "unique")
    }

    /// What a deletion does to the related objects.
    ///
    /// Simulated: no known difference.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// Nothing.
      case noAction
      /// They forget the object.
      case nullify
      /// They are deleted too.
      case cascade
      /// The object isn't deleted while there are any.
      case deny
    }
  }
}
