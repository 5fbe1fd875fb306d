package import Foundation

/// A call to the principal object of an extension that works for the system, rather than for an app
/// that shares something.
package enum PointCall: Codable, Hashable, Sendable {
  /// A notification has arrived, and may be changed before it shows.
  case receiveNotification(NotificationDescription)
  /// The time for that is nearly over.
  case notificationTimeWillExpire
  /// Take a request of the system itself, one without items; answered with `returned` or `failed`.
  case beginRequest
  /// Show your interface, which has a request without items; answered with `done` or `failed`.
  case appear
  /// Show a notification on your interface.
  case showNotification(KeptNotification)
  /// The user has chosen a button of the notification that you show; answered with `responded`.
  case respond(NotificationDecision)
  /// Play the media of the notification, or stop it.
  case play(Bool)
  /// Say whether you can continue an earlier edit of a picture; answered with `said`.
  case canHandle(PhotoAdjustment)
  /// Show this picture for editing.
  case startEditing(PhotoToEdit)
  /// Return the result of the edit; answered with `edited`.
  case finishEditing
  /// Say whether the user is to be asked before changes are lost; answered with `said`.
  case asksBeforeCancelling
  /// The user cancels the edit.
  case cancelEditing
  /// Take your request, which has no items, before your interface is shown; answered with `done` or
  /// `failed`.
  case prepare
  /// A call to an extension with widgets on the home screen.
  case timeline(TimelineCall)
  /// A call to a Today widget.
  case widget(WidgetCall)
  /// List the numbers of a call directory: only what has changed if it asks for that.
  case listNumbers(isIncremental: Bool)
  /// Decide about a message; answered with `messageAction`.
  case filterMessage(ReceivedMessage)
  /// Index all items of your app again; answered with `done`.
  case reindexAll
  /// Index the items with these identifiers again; answered with `done`.
  case reindex([String])
  /// Take a request for links in the browser; answered with `links` or `failed`.
  case listLinks
  /// This is the text that you type into; the extension's code isn't told yet.
  case typeIn(TypedDocument)
  /// The text that you type into has changed.
  case documentChanged(TypedDocument)
  /// A call to an extension that shows files.
  case preview(PreviewCall)
  /// A call to a credential provider.
  case credential(CredentialCall)
  /// A call to a file provider; answered with `file`.
  case file(FileProviderCall)
  /// Show your documents for this picker; answered with `done`.
  case preparePicker(PickerWish, storage: String?)
  /// A call to an iMessage app.
  case conversation(ConversationCall)
  /// A call to the provider of a packet tunnel.
  case tunnel(TunnelCall)
  /// A call to one of the providers of a content filter.
  case filter(FilterCall)
  /// A call to the provider of a proxy.
  case proxy(ProxyCall)
  /// A call to a broadcast extension.
  case broadcast(BroadcastCall)
  /// A call to an extension for intents, or for their interface.
  case intent(IntentCall)
  /// A call to an audio unit.
  case audio(AudioCall)
  /// A call to an extension of Screen Time.
  case screenTime(ScreenTimeCall)
  /// Take a message from a web extension's scripts; answered with `webReply` or `failed`.
  case webMessage(NativeMessage)
  /// What do the views of a Live Activity show?
  case liveActivity(LiveActivityCall)
  /// Make your interface for a session with this folder for its contents; answered with `done`.
  case capture(folder: String)
  /// A call to a process with App Intents, or with controls.
  case appIntent(AppIntentCall), control(ControlCall)
}

/// The extension's answer.
package enum PointAnswer: Codable, Hashable, Sendable {
  /// It has done what was asked, and there is nothing to return.
  case done
  /// The notification to show instead.
  case notification(NotificationDescription)
  /// The contents of the attachments that it has returned.
  case returned([Data])
  /// What happens to the notification whose button was chosen: Apple's number.
  case responded(UInt)
  /// Its principal object isn't made for such calls, or has failed.
  case failed(ErrorDescription)
  /// Yes or no.
  case said(Bool)
  /// The result of editing a picture, if any.
  case edited(EditedPhoto?)
  /// The answer of an extension with widgets on the home screen.
  case timeline(TimelineAnswer)
  /// The answer of a Today widget.
  case widget(WidgetAnswer)
  /// A call directory's entries, and whether they are only the changes or the whole list.
  case numbers([CallDirectoryStep], isIncremental: Bool)
  /// The number of an ILMessageFilterAction.
  case messageAction(Int)
  /// The links of the items that it has returned.
  case links([SharedLinkDescription])
  /// The answer of an extension that shows files.
  case preview(PreviewAnswer)
  /// A credential provider's password.
  case credential(Login)
  /// A credential provider's answer for a passkey.
  case passkey(PasskeyAnswer)
  /// The answer of a file provider.
  case file(FileProviderAnswer)
  /// Bytes, if there are any.
  case contents(Data?)
  /// A content filter's verdict.
  case verdict(FilterVerdict)
  /// The answer of an extension for intents.
  case intent(IntentAnswer)
  /// The answer of an audio unit.
  case audio(AudioAnswer)
  /// The answer of an extension of Screen Time.
  case screenTime(ScreenTimeAnswer)
  /// A web extension's answer to its scripts as JSON; `nil` if there is none.
  case webReply(String?)
  /// What the views of a Live Activity show.
  case liveActivity(LiveActivityAnswer)
  /// The answer of a process with App Intents, or with controls.
  case appIntent(AppIntentAnswer), control(ControlAnswer)
}
