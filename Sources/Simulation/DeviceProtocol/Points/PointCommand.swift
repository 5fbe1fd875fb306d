/// What a scene does, or lets happen, for which extensions work.
package enum PointCommand: Codable, Sendable {
  /// Look at the extensions of an app.
  case extensions(app: String)
  /// Add a person to the user's contacts.
  case addContact(name: String, number: String)
  /// Switch a call directory on or off in the settings.
  case turnCallDirectory(name: String, isOn: Bool)
  /// Receive a call.
  case receiveCall(number: Int64)
  /// Switch a message filter on or off in the settings.
  case turnMessageFilter(name: String, isOn: Bool)
  /// Receive a text message.
  case receiveMessage(ReceivedMessage)
  /// Look at all messages.
  case messages
  /// Search what apps have indexed.
  case search(String)
  /// Tap an item that was found.
  case openFound(FoundItem)
  /// Lose what an app has indexed: these items, or all.
  case loseIndex(app: String, [String]?)
  /// Switch an extension's links on or off in the browser.
  case turnSharedLinks(name: String, isOn: Bool)
  /// Something with widgets on the home screen.
  case homeWidget(HomeWidgetCommand)
  /// Open the browser's list of shared links.
  case sharedLinks(app: String)
  case previews(PreviewCommand)
  case credentials(CredentialCommand)
  /// What the user does with files.
  case files(FilesCommand)
  /// Use the conversation with these people in Messages.
  case conversation(app: String, with: [String], ConversationCommand)
  /// Something about the network.
  case network(NetworkCommand)
  /// Something about broadcasts of the screen.
  case broadcast(BroadcastCommand)
  /// What the user does with Siri.
  case siri(SiriCommand)
  /// Something with audio units.
  case audio(AudioCommand)
  /// Something about Screen Time.
  case screenTime(ScreenTimeCommand)
  /// What the user does with web extensions in the browser's settings.
  case webExtension(WebExtensionCommand)
  /// Something with Live Activities.
  case liveActivity(LiveActivityCommand)
  /// Something with a photo picker.
  case photoPicker(PhotoPickerCommand)
  /// Something with the camera of an app.
  case capture(CaptureCommand)
  /// Something with App Intents, or with controls.
  case appIntent(AppIntentCommand), control(ControlCommand)
  /// What the user's other device does with values in iCloud.
  case cloud(CloudCommand)
}

/// What a scene learns about it.
package enum PointOutcome: Codable, Sendable {
  case extensions([PluggedExtension])
  case call(ReceivedCall)
  case messages([ReceivedMessage])
  case found([FoundItem])
  case homeWidget(HomeWidgetAnswer)
  case links([SharedLinkDescription])
  case files(FilesAnswer)
  case preview(ShownFile)
  case listed(ListedFile)
  case login(LoginFormState)
  /// The session of a provider that is on the screen, if one is.
  case provider(session: Int?)
  case conversation(ConversationOutcome)
  case network(NetworkOutcome)
  case broadcast(BroadcastState)
  case siri(SiriState)
  case audio(AudioOutcome)
  /// Whether a shield covers an app.
  case isShielded(Bool)
  case liveActivity(LiveActivityOutcome)
  /// The names of the pictures that can be picked.
  case pickable([String])
  case appIntent(AppIntentNews), control(ControlNews)
  /// The values that iCloud keeps for an app, as text.
  case cloudValues([String: String])
}
