/// What can happen on the device; each case is one kind of line in the timeline.
package enum Action: Hashable, Codable, Sendable {
  // Bundles.
  /// An app was installed, with the names of the extensions inside it.
  case installed(extensions: [String])
  /// An app couldn't be installed.
  case installationRefused(reasons: [String])
  /// The App Store looked at an app; with refusals it isn't accepted.
  case validated(refusals: [String])
  /// The user deleted an app, with its extensions and containers.
  case uninstalled
  /// The user switched an extension on or off: under More, if no other place is named.
  case switched(isOn: Bool, place: String? = nil)

  // Processes.
  /// A process was started.
  case launched(Role)
  /// An app came to the foreground.
  case becameActive
  /// An app left the foreground.
  case enteredBackground
  /// The system stopped a process's threads; it keeps its memory, and nothing runs in it.
  case suspended
  /// The system let a suspended process run again.
  case resumed
  /// The system counts a process's own memory, in MiB, above the limit for its kind.
  case memoryExceeded(limit: Int, basis: String)
  /// A process is about to be suspended with a file of a shared container locked.
  case locked(file: String)
  /// A process ended.
  case ended(Ending)
  /// A process wrote to its standard output or standard error.
  case printed(PrintStream, text: String)

  // Sharing.
  /// A host app opened the share sheet for the named things.
  case shared(summary: String)
  /// The share sheet decided which extensions to offer.
  case sheet(offers: [Offer])
  /// The user picked an extension in the sheet (`peer`).
  case picked
  /// An extension's principal class was given a request.
  case requestBegan(principalClass: String, attachments: Int)
  /// A host ran the extension's (`peer`) script in its page.
  case scriptRan(file: String, outcome: String)
  /// The machine lacks something that the device needs for this: what, and the package that has it.
  case lacking(what: String, package: String)
  /// A script changed the page.
  case pageChanged(changes: [String])
  /// The browser passed a message, or the answer to one, between scripts of a web extension.
  case messagePassed(from: String, to: String, message: String)
  /// An extension asked for a representation of an attachment (`peer` is the host).
  case loadBegan(type: String)
  /// The representation arrived.
  case loadEnded(type: String, value: String)
  /// The representation couldn't be had.
  case loadFailed(type: String, error: String)
  /// An extension was told what happens to its host (`peer`).
  case hostChanged(HostChange)
  /// An extension completed its request (`peer` is the host).
  case completed(returnedItems: Int)
  /// A host app received the items that an extension (`peer`) returned.
  case received(items: [String])
  /// The time for the work that follows a completed request was over.
  case completionExpired
  /// An extension cancelled its request (`peer` is the host).
  case cancelled(error: String)
  /// The request ended without the extension ending it; the host (`process`) was told why.
  case requestFailed(error: String)

  // Work that continues in the background.
  /// A process asked for time to finish an activity, and got it.
  case activityBegan(reason: String)
  /// A process asked for time, and there was none.
  case activityRefused(reason: String)
  /// The activity was over in time.
  case activityEnded(reason: String)
  /// The time for the activity ran out before it was over.
  case activityExpired(reason: String)

  // Opening URLs.
  /// A process opened a URL, and the system chose the app that takes it (`peer`); the remark gives
  /// the reason for the choice if it isn't obvious.
  case opened(url: String, remark: String? = nil)
  /// A process asked for a URL to be opened, and the system didn't.
  case openRefused(url: String, reason: String)
  /// An app was given a URL.
  case receivedURL(url: String)
  /// Something arrived by AirDrop, and the system chose the app that takes it (`peer`).
  ///
  /// The remark gives the reason for the choice, or says why no app takes it.
  case airDropped(what: String, remark: String? = nil)

  // Transfers.
  /// A transfer in a background session began, with its request.
  case transferBegan(session: String, task: Int, request: String)
  /// A transfer ended, with the server's status and the bytes of both bodies.
  case transferEnded(session: String, task: Int, status: Int, sent: Int, received: Int)
  /// A transfer failed for now; the system tries it again after this many seconds.
  case transferPostponed(session: String, task: Int, seconds: Int, error: String)
  /// A transfer failed.
  case transferFailed(session: String, task: Int, error: String)
  /// A background session can't be used by the process that opened it.
  case sessionRefused(session: String, reason: String)
  /// The system tells an app that there is news about a background session.
  case sessionHandedOver(session: String)
  /// The app has handled the news.
  case sessionHandled(session: String)

  // Screens.
  /// The user did something to what the process shows, as text: `taps "Post"`.
  case acted(String)
  /// A scene photographed the screen, under a name.
  case photographed(name: String, Screen)

  /// A scene showed the contents of a container, or what has changed in it: a title, and lines of
  /// text.
  case inspected(title: String, lines: [String])

  // The device.
  /// The device runs this version of iOS.
  case systemVersion(Int)
  /// The machine's kernel can't keep apps and extensions out of each other's files.
  case withoutWalls

  // Signals.
  /// A process posted a Darwin notification; the remark says why no process is told.
  case posted(notification: String, remark: String? = nil)
  /// A process's observers of a Darwin notification are called; `peer` has posted it; if several
  /// have, it is the last one.
  case notified(notification: String)

  // Pasteboards.
  /// Something of these kinds was copied to a pasteboard; to the general one when none is named.
  case copied(pasteboard: String? = nil, kinds: [String])
  /// A process read what another app (`peer`) has copied; or tried to, and found nothing.
  case pasted(isAllowed: Bool, remark: String)

  // What extensions do for the system.
  /// The principal object of an extension was made, for work for the system itself.
  case sessionBegan(principalClass: String)
  /// That work failed: there is no principal object, or it is of another kind.
  case sessionFailed(reason: String)
  /// A principal object was called: Apple's name for the method, and the subject.
  case called(callback: String, about: String)
  /// The extension's answer, as text.
  case answered(String)
  /// An extension that might have been asked wasn't asked.
  case leftOut(reason: String)
  /// A keyboard did something to what is edited in another process (`peer`): "inserts "a"".
  case edited(String)

  // Content blockers.
  /// The user visited a page in the browser; with the effects of content blockers' rules, as text.
  case visited(url: String, effects: [String])

  // Notifications.
  /// An app asked the user whether it may show notifications, and got this answer.
  case notificationsAsked(isAllowed: Bool)
  /// A process asked the user to prove their identity, for this reason if it gave one.
  case proofAsked(reason: String?, outcome: ProofOutcome)
  /// A push arrived for an app (`peer`).
  case pushed(summary: String)
  /// One of the app's notifications was shown.
  case alertShown(text: String)
  /// One of the app's notifications wasn't shown.
  case alertWithheld(reason: String)
  /// One of the app's Live Activities, whose attributes have this type, has changed.
  case liveActivity(type: String, change: String)

  // Storage.
  /// A value was written to a store: a defaults suite or the standard defaults.
  case stored(store: String, key: String, value: String)
  /// A value was removed from a store.
  case removed(store: String, key: String)
  /// A value that a process wrote, or removed, wasn't stored.
  case notStored(store: String, key: String, reason: String)
  /// A process was told that others have changed keys that it observes.
  case defaultsTold(store: String, keys: [String])
  /// A process asked for a group container that its entitlements don't name.
  case groupRefused(group: String)

  // Coordinated files.
  /// A process waits for coordinated access to files: "to write group.reader/note.txt".
  case fileAwaited(access: String, reason: String)
  /// A process that waited has access.
  case fileGranted(access: String)
  /// Processes wait for each other's files, so none of them can ever continue.
  case filesDeadlocked(circle: [String])
  /// A presenter was asked something on behalf of another process (`peer`): "let it write a.txt".
  case presenterAsked(request: String)
  /// A presenter was told something: "a.txt has changed".
  case presenterTold(news: String)
}

/// What happens to the app that a request came from.
package enum HostChange: String, Hashable, Codable, Sendable {
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
}

/// What the user did when asked to prove their identity.
package enum ProofOutcome: String, Hashable, Codable, Sendable {
  case proved, failed, cancelled
}

/// The role of a process.
package enum Role: String, Hashable, Codable, Sendable {
  /// One of the device's own apps, in which the user shares something.
  case hostApp
  /// An app extension.
  case appExtension
  /// The app that contains the extension.
  case containingApp
  /// The script that plays the user.
  case scene
  /// A standalone program, without a device around it.
  case program

  /// The name of a process that no bundle names: the scene's or a standalone program's.
  package var mainName: String { self == .scene ? "Scene" : "Program" }
}

/// Standard output or standard error.
package enum PrintStream: String, Hashable, Codable, Sendable {
  case output, error
}

/// One extension in the share sheet: whether it is offered, and why.
package struct Offer: Hashable, Codable, Sendable {
  /// The name in the sheet.
  package var name: String
  package var isOffered: Bool
  /// The reason in plain words: "one web URL, at most 1".
  package var reason: String
  /// The basis of the reason: "documented", "observed" or "undocumented".
  package var basis: String

  package init(name: String, isOffered: Bool, reason: String, basis: String) {
    self.name = name
    self.isOffered = isOffered
    self.reason = reason
    self.basis = basis
  }
}

/// A file and a line in it, as a trap names them: `Share/ShareViewController.swift`, with the executable's name
/// first.
package struct Place: Hashable, Codable, Sendable {
  package var file: String
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// How a process ended.
package enum Ending: Hashable, Codable, Sendable {
  /// It returned or called `exit`.
  case exited(status: Int)
  /// It trapped or was stopped by a signal that it caused: its last words, and the file and line
  /// that they name.
  case crashed(signal: String, message: String, place: Place?)
  /// The device ended it.
  case stopped(Stop)

  /// The reason why the device ends a process.
  package enum Stop: String, Hashable, Codable, Sendable {
    /// Its work was done.
    case finished
    /// The scene ended it.
    case byScene
    /// It ran longer than allowed.
    case timeLimit
    /// It used more memory than allowed.
    case memoryLimit
    /// It printed more than allowed.
    case outputLimit
    /// It sent invalid data on its connection to the device.
    case brokenConnection
    /// The run is over.
    case runOver
    /// An extension used more memory than its kind is allowed on a device.
    case memoryOfKind
    /// An extension took too long to begin its request.
    case launchTime
    /// Its main queue didn't respond in time.
    case watchdog
    /// It was suspended with a file of a shared container locked.
    case lockAtSuspension
    /// It continued working when its time was over.
    case expired
    /// It kept a background task when its time was over.
    case backgroundTask
    /// The user removed it from the app switcher.
    case byUser
  }
}
