import DeviceEvents
import DeviceProtocol

/// Something on the screen that the user acts on: an app, or an extension that shows something.
public protocol UserInterface: Sendable {
  /// Where it is on the screen.
  var place: ScreenPlace { get }
}

/// Where something is on the screen of the device.
public struct ScreenPlace: Sendable {
  let owner: ScreenOwner
  let link: DeviceLink

  func pullDown() { act(.pullDown) }
  fileprivate func act(_ act: ScreenAct) { link.perform(.act(owner, act)) }
  fileprivate func look() -> Screen { link.look(at: owner) }
}

extension UserInterface {
  /// Taps what says this: a button, a row, a switch.
  public func tap(_ name: String) { place.act(.tap(name)) }

  /// Types behind what is in the text view or field that is being edited, or else in the first one.
  public func type(_ text: String) { place.act(.type(text, into: nil)) }

  /// Types into the text view or field that says this, or has it as its placeholder.
  public func type(_ text: String, into field: String) { place.act(.type(text, into: field)) }

  /// Empties the text view or field that is being edited, or else the first one.
  public func clear() { place.act(.clear(nil)) }

  /// Empties the text view or field that says this, or has it as its placeholder.
  public func clear(_ field: String) { place.act(.clear(field)) }

  /// What is on the screen, a line for each thing; empty when the interface is gone or not in front.
  public var screen: String { ScreenText.text(of: place.look()) }

  /// Whether the text can be read somewhere on the interface.
  public func shows(_ text: String) -> Bool { place.look().shows(text) }

  /// Photographs the screen; the picture stands among the events under the name.
  public func photograph(_ name: String) {
    place.link.perform(.photograph(place.owner, name: name))
  }
}

extension App: UserInterface {
  /// Its windows, while it is in front.
  public var place: ScreenPlace { ScreenPlace(owner: .app(name), link: link) }
}

extension ExtensionRequest: UserInterface {
  /// The interface of the extension that works on it.
  public var place: ScreenPlace { ScreenPlace(owner: .request(number), link: link) }
}
