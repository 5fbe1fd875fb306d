import DeviceEvents
import DeviceProtocol

extension App {
  /// Taps what says this in the app: a button, a row, a switch.
  public func tap(_ name: String) { link.perform(.act(owner, .tap(name))) }

  /// Types behind what is in the text view or field that is being edited, or else in the first one.
  public func type(_ text: String) { link.perform(.act(owner, .type(text, into: nil))) }

  /// Types into the text view or field that says this, or has it as its placeholder.
  public func type(_ text: String, into field: String) {
    link.perform(.act(owner, .type(text, into: field)))
  }

  /// Empties the text view or field that is being edited, or else the first one.
  public func clear() { link.perform(.act(owner, .clear(nil))) }

  /// Empties the text view or field that says this, or has it as its placeholder.
  public func clear(_ field: String) { link.perform(.act(owner, .clear(field))) }

  /// What the app shows, a line for each thing; empty when it isn't in front.
  public var screen: String { ScreenText.text(of: link.look(at: owner)) }

  /// Whether the text can be read somewhere in the app.
  public func shows(_ text: String) -> Bool { link.look(at: owner).shows(text) }

  /// Photographs the screen; the picture stands among the events under the name.
  public func photograph(_ name: String) { link.perform(.photograph(owner, name: name)) }

  private var owner: ScreenOwner { .app(name) }
}
