package import DeviceEvents

/// What a scene asks of the device.
package enum SceneCommand: Codable, Sendable {
  /// Let the device run another version of iOS, for the processes launched from now on.
  case useSystem(version: Int)
  /// Bring an app to the front, launching it when it isn't running.
  case open(app: String)
  /// Send an app to the background.
  case background(app: String)
  /// Remove an app from the app switcher.
  case quit(app: String)
  /// Delete an app with all that is its own.
  case uninstall(app: String)
  /// Install an app of the lesson again; in a development run with its embed phase set to "copy only
  /// when installing" its extensions aren't in it.
  case install(app: String, isDevelopmentRun: Bool)
  /// The list under More, in the user's order.
  case more
  /// Switch an extension on or off under More.
  case turn(name: String, isOn: Bool)
  /// Put an extension to a place in the list under More.
  case move(name: String, place: Int)
  /// The sheet that an app of the lesson has opened.
  case openSheet(app: String)
  /// Copy things in an app.
  case copy(app: String, [SharedThing])
  /// What the user answers when an app wants to paste from another.
  case answerPaste(PasteDecision)
  /// Let time pass.
  case letTimePass(seconds: Double)
  /// Tap a link in an app.
  case openLink(app: String, url: String)
  /// Tell where the container of a bundle or a group is.
  case container(name: String)
  /// End a process at once.
  case kill(process: String)
  /// End the process that works on a request.
  case killWorker(request: Int)
  /// Let the App Store look at an app of the lesson, installed or not.
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
  /// Let changes of settings come to other processes in this way from now on.
  case defaultsChanges(DefaultsDelivery)
  /// Tell what something shows.
  case look(ScreenOwner)
  /// Do as the user does on what something shows.
  case act(ScreenOwner, ScreenAct)
  /// Photograph what something shows, under a name.
  case photograph(ScreenOwner, name: String)
  /// What the user answers when an app wants to show notifications.
  case answerNotifications(NotificationPermission)
  /// What the user does who has to prove who they are.
  case answerAuthentication(UserProof)
  /// Send a push to an app of the lesson: the payload, in JSON.
  case push(app: String, payload: String)
  /// The notifications in the list.
  case notifications
  /// The number on the icon of an app.
  case badge(app: String)
  /// Do as the user does with a notification.
  case decide(ShownDescription, NotificationChoice)
  /// Open a notification, so that its interface shows.
  case openNotification(ShownDescription)
  /// Play what the opened notification brings, or stop it.
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
  /// Something that extensions work for.
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
  /// The app that was given what came by AirDrop, if one was.
  case taken(by: String?)
  /// What the App Store says of an app.
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
  /// What became of a page that was visited.
  case pageView(PageView)
  /// What is in the Today view.
  case today(TodayAnswer)
  /// What became of something that extensions work for.
  case point(PointOutcome)
  /// The session of a keyboard that has come; `nil` when the system's has.
  case keyboard(session: Int?)
  /// The scene asked for something that can't be: an app that isn't installed, a process that isn't
  /// running.
  case impossible(String)
  case photos(PhotoAnswer)
}

/// Whose screen a scene means.
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

/// Where a request stands, as a scene sees it.
package enum SceneRequestState: Codable, Hashable, Sendable {
  case notOffered(reason: String)
  case open
  /// It has ended; with what the host received of returned items, in words.
  case ended(RequestEnd, [String]?)
}
