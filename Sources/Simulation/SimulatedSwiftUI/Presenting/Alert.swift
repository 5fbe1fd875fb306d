/// An alert in the form that came before `alert(_:isPresented:actions:)`.
///
/// Simulated: title, message and buttons.
public struct Alert {
  let title: String
  let message: String?
  private let buttons: [Button]

  /// Makes an alert with one button, *OK* if none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title.string
    self.message = message?.string
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title.string
    self.message = message?.string
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var actions: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      SimulatedSwiftUI.Button(button.title, role: button.role) { button.action?() }
    }
  }

  /// A button of an alert.
  ///
  /// Simulated: no known difference.
  public struct Button {
    let title: String
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Makes a button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: nil, action: action)
    }

    /// Makes a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: .cancel, action: action)
    }

    /// Makes a button that cancels, called *Cancel*.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: "Cancel", role: .cancel, action: action)
    }

    /// Makes a button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label.string, role: .destructive, action: action)
    }
  }
}
