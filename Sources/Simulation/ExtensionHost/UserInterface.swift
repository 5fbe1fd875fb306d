import DeviceEvents
import DeviceProtocol

/// Something on the screen that the user acts on: an app, or an extension that shows something.
public protocol UserInterface: Sendable {
  /// Its place on the screen.
  var place: ScreenPlace { get }
}

/// A place on the screen of the device.
public struct ScreenPlace: Sendable {
  let owner: ScreenOwner
  let link: DeviceLink

  func pullDown() { act(.pullDown) }
  fileprivate func act(_ act: ScreenAct) { link.perform(.act(owner, act)) }
  fileprivate func look() -> Screen { link.look(at: owner) }
}

extension UserInterface {
  /// Taps the element with this text: a button, a row, a switch.
  public func tap(_ name: String) { place.act(.tap(name)) }

  /// Presses the element with this text for a while, until its menu opens or whatever else that
  /// does.
  ///
  /// Elements of a menu are tapped by their titles.
  public func longPress(_ name: String) { place.act(.press(name)) }

  /// Closes the open menu without choosing anything: taps beside it.
  public func closeMenu() { place.act(.closeMenu) }

  /// Types after the text in the text view or field that is being edited, or otherwise in the first
  /// one.
  public func type(_ text: String) { place.act(.type(text, into: nil)) }

  /// Types into the text view or field with this text or placeholder.
  public func type(_ text: String, into field: String) { place.act(.type(text, into: field)) }

  /// Empties the text view or field that is being edited, or otherwise the first one.
  public func clear() { place.act(.clear(nil)) }

  /// Empties the text view or field with this text or placeholder.
  public func clear(_ field: String) { place.act(.clear(field)) }

  /// What is on the screen, one line for each element; empty when the interface is gone or not in
  /// the foreground.
  public var screen: String { ScreenText.text(of: place.look()) }

  /// Whether the text is visible somewhere on the interface.
  public func shows(_ text: String) -> Bool { place.look().shows(text) }

  /// Photographs the screen; the picture is among the events under that name.
  public func photograph(_ name: String) {
    place.link.perform(.photograph(place.owner, name: name))
  }
}

extension App: UserInterface {
  /// Its windows, while it is in the foreground.
  public var place: ScreenPlace { ScreenPlace(owner: .app(name), link: link) }
}

extension ExtensionRequest: UserInterface {
  /// The interface of the extension that works on it.
  public var place: ScreenPlace { ScreenPlace(owner: .request(number), link: link) }
}
