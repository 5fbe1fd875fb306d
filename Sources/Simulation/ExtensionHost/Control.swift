import DeviceProtocol

extension Device {
  /// Opens the gallery of controls, where the user picks them: each is asked for its preview.
  ///
  /// - Returns: The controls of installed apps.
  public func controlGallery() -> [ControlOffer] {
    guard case .gallery(let offers) = link.control(.gallery) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return offers.map(ControlOffer.init)
  }

  /// Adds a control to Control Centre, and returns when it has been asked for its value.
  ///
  /// - Parameters:
  ///   - controlKind: The `kind` of its configuration.
  ///   - app: Its app; by default the first one that has such a kind.
  /// - Returns: The control.
  @discardableResult
  public func addToControlCenter(controlKind: String, of app: String? = nil) -> Control {
    Control(Control.state(of: .add(kind: controlKind, app: app), link).number, link: link)
  }
}

/// A control in the gallery.
public struct ControlOffer: Sendable, CustomStringConvertible {
  /// The name that the user sees.
  public let name: String
  /// Its description in the gallery.
  public let about: String
  /// The app to which it belongs.
  public let app: String
  /// What it shows there; `nil` when its provider doesn't supply a preview.
  public let preview: String?

  init(_ offer: GalleryControl) {
    name = offer.description.name
    about = offer.description.about
    app = offer.app
    preview = offer.preview.map(WidgetWords.control)
  }

  /// The app, and the control: `Tea: Timer`.
  public var description: String { "\(app): \(name)" }
}

/// A control in Control Centre.
///
/// It shows the last value that its provider has returned: its extension isn't running.
public struct Control: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ number: Int, link: DeviceLink) {
    self.number = number
    self.link = link
  }

  /// Whether it is on; `nil` for one that is a button.
  public var isOn: Bool? { state.look?.isOn }

  /// The name of its symbol, if it has one.
  public var symbol: String? { state.look?.symbol }

  /// What it says that a tap does, if it says so.
  public var hint: String? { state.look?.hint }

  /// What the user can set, with its values: `Name: Tea`.
  public var settings: [String] { state.parameters.map(WidgetWords.setting) }

  /// Taps it: its intent is performed, and its provider is asked for the value again.
  public func tap() { _ = Self.state(of: .tap(number), link) }

  /// Sets a parameter, whose title the user sees, to a value or one of the choices.
  public func configure(_ parameter: String, _ words: String) {
    _ = Self.state(of: .configure(number, parameter: parameter, words: words), link)
  }

  /// Removes it from Control Centre.
  public func remove() { link.perform(.point(.control(.remove(number)))) }

  /// What it shows: `Timer: Off`.
  public var description: String {
    let state = state
    return state.look.map(WidgetWords.control) ?? WidgetWords.emptyControl(state.name)
  }

  private var state: ControlState { Self.state(of: .look(number), link) }

  fileprivate static func state(of command: ControlCommand, _ link: DeviceLink) -> ControlState {
    guard case .control(let state) = link.control(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return state
  }
}

extension DeviceLink {
  fileprivate func control(_ command: ControlCommand) -> ControlNews {
    guard case .point(.control(let news)) = perform(.point(.control(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return news
  }
}
