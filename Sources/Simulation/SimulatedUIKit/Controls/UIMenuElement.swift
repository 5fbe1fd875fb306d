public import Foundation

/// A thing in a menu.
///
/// Simulated: keeps its values. Differs: menus aren't shown.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether a thing in a menu is ticked.
  public enum State: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// It is in part.
    case mixed
  }

  /// What a thing in a menu is like.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can't be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// What it says.
  open var title: String
  /// What it says below that.
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
/// Simulated: it runs when the control or bar button that has it is used. Differs: menus aren't
/// shown.
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
  /// What it says where there is more room.
  open var discoverabilityTitle: String?
  /// What it is like.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// The picture while it is ticked.
  open var selectedImage: UIImage?
  /// Who has run it.
  open private(set) var sender: Any?

  /// Runs the action.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// What an action runs.
///
/// Simulated: called on the main actor.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Things to choose from.
///
/// Simulated: keeps its values. Differs: menus aren't shown.
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

  /// What a menu is like.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its things stand in the menu around it.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// Only one of its things is ticked.
    public static let singleSelection = Options(rawValue: 32)
    /// Its things are pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// How large its things are.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small
    /// As large as a line.
    case medium
    /// Large.
    case large
    /// As the system thinks best.
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
  /// What it is like.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]
  /// How large its things are.
  open var preferredElementSize: ElementSize

  /// A copy with other things in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
