package import Foundation

/// What the system says to the principal object of an extension that works for it, rather than for
/// an app that shares something.
package enum PointCall: Codable, Hashable, Sendable {
  /// A notification has arrived, and may be changed before it shows.
  case receiveNotification(NotificationDescription)
  /// The time for that is nearly over.
  case notificationTimeWillExpire
  /// Take a request of the system's own, one without items; answered with `returned` or `failed`.
  case beginRequest
  /// Show your interface, which has a request without items; answered with `done` or `failed`.
  case appear
  /// Show a notification on your interface.
  case showNotification(KeptNotification)
  /// The user has chosen a button of the notification that you show; answered with `responded`.
  case respond(NotificationDecision)
  /// The user wants what the notification brings to play, or not any more.
  case play(Bool)
  /// Say whether you can go on with what was done to a picture before; answered with `said`.
  case canHandle(PhotoAdjustment)
  /// Show this picture for editing.
  case startEditing(PhotoToEdit)
  /// Hand over what you have made of it; answered with `edited`.
  case finishEditing
  /// Say whether the user is to be asked before changes are lost; answered with `said`.
  case asksBeforeCancelling
  /// The user gives up.
  case cancelEditing
  /// Take your request, which has no items, before your interface is shown; answered with `done` or
  /// `failed`.
  case prepare
  /// What an extension with widgets of the home screen is asked.
  case timeline(TimelineCall)
  /// What a Today widget is told.
  case widget(WidgetCall)
  /// List the numbers of a call directory: only what has changed if it asks for that.
  case listNumbers(isIncremental: Bool)
  /// Say what becomes of a message; answered with `messageAction`.
  case filterMessage(ReceivedMessage)
  /// Index all items of your app again; answered with `done`.
  case reindexAll
  /// Index the items with these identifiers again; answered with `done`.
  case reindex([String])
  /// Take a request for links in the browser; answered with `links` or `failed`.
  case listLinks
  /// This is what you type in; nobody is told of it yet.
  case typeIn(TypedDocument)
  /// What you type in has changed.
  case documentChanged(TypedDocument)
  /// What an extension is told that shows files.
  case preview(PreviewCall)
  /// What a credential provider is told.
  case credential(CredentialCall)
  /// What a file provider is told; answered with `file`.
  case file(FileProviderCall)
  /// Show your documents for this picker; answered with `done`.
  case preparePicker(PickerWish, storage: String?)
  /// What an iMessage app is told.
  case conversation(ConversationCall)
  /// What the provider of a packet tunnel is told.
  case tunnel(TunnelCall)
  /// What the providers of a content filter are told.
  case filter(FilterCall)
  /// What the provider of a proxy is told.
  case proxy(ProxyCall)
  /// What a broadcast extension is told.
  case broadcast(BroadcastCall)
  /// What an extension for intents, or for their interface, is told.
  case intent(IntentCall)
  /// What an audio unit is told.
  case audio(AudioCall)
}

/// What the extension answers.
package enum PointAnswer: Codable, Hashable, Sendable {
  /// It has done what was asked, and there is nothing to hand over.
  case done
  /// What is to be shown instead.
  case notification(NotificationDescription)
  /// The contents of the attachments that it has returned.
  case returned([Data])
  /// What becomes of the notification whose button was chosen: Apple's number.
  case responded(UInt)
  /// Its principal object isn't made for such calls, or has failed.
  case failed(ErrorDescription)
  /// Yes or no.
  case said(Bool)
  /// What it has made of a picture, if anything.
  case edited(EditedPhoto?)
  /// What an extension with widgets of the home screen answers.
  case timeline(TimelineAnswer)
  /// What a Today widget answers.
  case widget(WidgetAnswer)
  /// What a call directory says, and whether it is all that has changed or all that there is.
  case numbers([CallDirectoryStep], isIncremental: Bool)
  /// The number of an ILMessageFilterAction.
  case messageAction(Int)
  /// The links of the items that it has returned.
  case links([SharedLinkDescription])
  /// What an extension answers that shows files.
  case preview(PreviewAnswer)
  /// What a credential provider hands over.
  case credential(Login)
  /// What a credential provider hands over for a passkey.
  case passkey(PasskeyAnswer)
  /// What a file provider answers.
  case file(FileProviderAnswer)
  /// Bytes, if there are any.
  case contents(Data?)
  /// What a content filter says.
  case verdict(FilterVerdict)
  /// What an extension for intents answers.
  case intent(IntentAnswer)
  /// What an audio unit answers.
  case audio(AudioAnswer)
}
