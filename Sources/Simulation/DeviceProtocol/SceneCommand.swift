package import DeviceEvents

/// A scene's command to the device.
package enum SceneCommand: Codable, Sendable {
  /// Let the device run another version of iOS, for the processes launched from now on.
  case useSystem(version: Int)
  /// Bring an app to the foreground, launching it if it isn't running.
  case open(app: String)
  /// Send an app to the background.
  case background(app: String)
  /// Remove an app from the app switcher.
  case quit(app: String)
  /// Delete an app with everything that belongs to it.
  case uninstall(app: String)
  /// Install an app of the lesson again; in a development run with its embed phase set to "copy only
  /// when installing" its extensions aren't in it.
  case install(app: String, isDevelopmentRun: Bool)
  /// The list under More, in the user's order.
  case more
  /// Switch an extension on or off under More.
  case turn(name: String, isOn: Bool)
  /// Move an extension to a place in the list under More.
  case move(name: String, place: Int)
  /// The sheet that one of the lesson's apps has opened.
  case openSheet(app: String)
  /// Copy things in an app.
  case copy(app: String, [SharedThing])
  /// Set the user's answer for when an app wants to paste from another.
  case answerPaste(PasteDecision)
  /// Let time pass.
  case letTimePass(seconds: Double)
  /// Tap a link in an app.
  case openLink(app: String, url: String)
  /// Find the container of a bundle or a group.
  case container(name: String)
  /// End a process at once.
  case kill(process: String)
  /// End the process that works on a request.
  case killWorker(request: Int)
  /// Have the App Store check an app of the lesson, installed or not.
  case validate(app: String)
  /// Open the share sheet in a host app.
  case share(app: String, things: [SharedThing])
  /// Pick an extension in a sheet; with `waits` the answer comes when the request has ended.
  case pick(sheet: Int, name: String, waits: Bool)
  /// Wait until an extension has asked for an attachment.
  case awaitLoad(request: Int)
  /// Wait until a request has ended.
  case awaitEnd(request: Int)
  /// Keep a host app from answering loads, or let it answer again.
  case holdLoads(app: String, Bool)
  /// Set how changes of settings reach other processes from now on.
  case defaultsChanges(DefaultsDelivery)
  /// Describe what something shows.
  case look(ScreenOwner)
  /// Act as the user does on what something shows.
  case act(ScreenOwner, ScreenAct)
  /// Photograph what something shows, under a name.
  case photograph(ScreenOwner, name: String)
  /// Set the user's answer for when an app wants to show notifications.
  case answerNotifications(NotificationPermission)
  /// Set what the user does when they have to prove their identity.
  case answerAuthentication(UserProof)
  /// Send a push to an app of the lesson: the payload, in JSON.
  case push(app: String, payload: String)
  /// The notifications in the list.
  case notifications
  /// The number on the icon of an app.
  case badge(app: String)
  /// Act as the user does on a notification.
  case decide(ShownDescription, NotificationChoice)
  /// Open a notification, so that its interface shows.
  case openNotification(ShownDescription)
  /// Play the media of the opened notification, or stop it.
  case playNotification(Bool)
  /// Switch a content blocker on or off in the settings of the browser.
  case turnContentBlocker(name: String, isOn: Bool)
  /// Visit a page in the browser.
  case visit(app: String, PageVisit)
  /// Switch a keyboard on or off in Settings, with or without full access.
  case turnKeyboard(name: String, isOn: Bool, hasFullAccess: Bool)
  /// Pick a keyboard for what is edited there; answered with `keyboard`.
  case useKeyboard(ScreenOwner, name: String)
  /// Teach the device what a word stands for.
  case replaceText(shortcut: String, by: String)
  /// Another device sends something by AirDrop, and the user accepts it.
  case airDrop(SharedThing)
  /// Use the web server on the device, which is started by its first use.
  case server(ServerCommand)
  /// Do something with the photo library, in the app that has it.
  case photos(app: String, PhotoCommand)
  /// Use the Today view.
  case today(TodayCommand)
  /// Do something for which extensions work.
  case point(PointCommand)
}

/// The device's answer to a scene.
package enum SceneAnswer: Codable, Sendable {
  case done
  case sheet(number: Int, offers: [Offer])
  /// The list under More.
  case more([Switch])
  case request(number: Int, SceneRequestState)
  /// Whether a URL was opened.
  case opened(Bool)
  /// The app that received an AirDrop item, if one did.
  case taken(by: String?)
  /// What the App Store says about an app.
  case validation([StoreRemark])
  /// The folder of a container.
  case container(path: String)
  /// What is on the screen.
  case screen(Screen)
  case server(ServerReply)
  /// The notification that is shown, if one is.
  case notification(ShownDescription?)
  case notifications([ShownDescription])
  /// The number on an app's icon.
  case badge(Int)
  /// The session whose interface has come on screen, if one has.
  case interface(session: Int?)
  /// The result of visiting a page.
  case pageView(PageView)
  /// The contents of the Today view.
  case today(TodayAnswer)
  /// The result of something for which extensions work.
  case point(PointOutcome)
  /// The session of a keyboard that has appeared; `nil` for the system's.
  case keyboard(session: Int?)
  /// The scene asked for something impossible: an app that isn't installed, a process that isn't
  /// running.
  case impossible(String)
  case photos(PhotoAnswer)
}

/// The owner of a screen that a scene means.
package enum ScreenOwner: Codable, Hashable, Sendable {
  case app(String)
  /// The interface of the extension that works on a request.
  case request(Int)
  /// The interface of an extension that works for the system.
  case session(Int)
  case sheet(Int)
  case homeScreen
  case todayView
  /// A widget on the home screen.
  case homeWidget(Int)
  /// A Live Activity, by its identifier.
  case liveActivity(String, LiveActivityPlace)
}

/// An extension in the list under More.
package struct Switch: Codable, Hashable, Sendable {
  package var name: String
  package var isOn: Bool

  package init(name: String, isOn: Bool) {
    self.name = name
    self.isOn = isOn
  }
}

/// The state of a request, as a scene sees it.
package enum SceneRequestState: Codable, Hashable, Sendable {
  case notOffered(reason: String)
  case open
  /// It has ended; with what the host received of returned items, as text.
  case ended(RequestEnd, [String]?)
}
