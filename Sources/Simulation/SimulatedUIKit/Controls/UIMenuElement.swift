public import Foundation

/// An element of a menu.
///
/// Simulated: shown with title, subtitle and tick in a menu that is open.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The state of an element of a menu.
  public enum State: Int, Sendable {
    /// The element isn't checked.
    case off
    /// The element is checked.
    case on
    /// The element is partly checked.
    case mixed
  }

  /// The attributes of an element of a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element can't be used.
    public static let disabled = Attributes(rawValue: 1)
    /// The element destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title.
  open var title: String
  /// The subtitle.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// A closure with a title and a picture.
///
/// Simulated: it runs when its control, bar button or line in a menu is used.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The action's name.
  public let identifier: Identifier
  /// A longer title, for where there is more room.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The picture while it is checked.
  open var selectedImage: UIImage?
  /// The object that has run the action.
  open private(set) var sender: Any?

  /// Runs the action.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// The closure that an action runs.
///
/// Simulated: called on the main actor.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu of elements to choose from.
///
/// Simulated: opened by a tap or a long press; a menu inside takes its place when it is tapped.
/// Differs: palettes and sizes of elements are shown as ordinary lines.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements appear in the surrounding menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu destroys something.
    public static let destructive = Options(rawValue: 2)
    /// Only one of the elements is checked.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Small elements.
    case small
    /// Elements as large as a line.
    case medium
    /// Large elements.
    case large
    /// The system's choice.
    case automatic = -1
  }

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu's name.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize

  /// Returns a copy with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
