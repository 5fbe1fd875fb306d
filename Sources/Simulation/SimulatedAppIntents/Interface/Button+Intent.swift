public import SimulatedSwiftUI

extension Button {
  /// Makes a button that performs an intent.
  ///
  /// Simulated: in a widget the device has the extension perform it, or the app, and then asks for
  /// a new timeline (documented); elsewhere the program performs it itself. Differs: a file that
  /// imports only AppIntents sees it, too.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label)
  }

  /// Makes a button with a role that performs an intent.
  public init<Intent: AppIntent>(
    role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(
      role: role, errand: IntentErrands.data(IntentErrands.errand(for: intent)),
      action: { IntentErrands.perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that performs an intent.
  public init<Intent: AppIntent>(_ title: some StringProtocol, intent: Intent) {
    self.init(intent: intent) { Text(title) }
  }
}

extension Toggle {
  /// Makes a switch that performs an intent.
  ///
  /// Simulated: a tap sets the value of a SetValueIntent, and performs the intent. In a widget the
  /// state comes with the next timeline; elsewhere, from the view's own state.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - intent: What a tap performs.
  ///   - label: What it shows.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { IntentErrands.perform(intent, turning: $0) }),
      errand: IntentErrands.data(IntentErrands.errand(for: intent, turning: !isOn)), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title that performs an intent.
  public init<Intent: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
