/// What can happen on the device; each case is one kind of line in the timeline.
package enum Action: Hashable, Codable, Sendable {
  // Bundles.
  /// An app was installed, with the names of the extensions inside it.
  case installed(extensions: [String])
  /// An app could not be installed.
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
  /// An app came to the front.
  case becameActive
  /// An app left the front.
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
  /// A host app opened the share sheet on the things named.
  case shared(summary: String)
  /// The share sheet decided which extensions to offer.
  case sheet(offers: [Offer])
  /// The user picked an extension in the sheet (`peer`).
  case picked
  /// An extension's principal class was handed a request.
  case requestBegan(principalClass: String, attachments: Int)
  /// A host ran the extension's (`peer`) script in its page.
  case scriptRan(file: String, outcome: String)
  /// The machine lacks something that the device needs for this: what, and the package that has it.
  case lacking(what: String, package: String)
  /// A script changed the page.
  case pageChanged(changes: [String])
  /// An extension asked for a representation of an attachment (`peer` is the host).
  case loadBegan(type: String)
  /// The representation arrived.
  case loadEnded(type: String, value: String)
  /// The representation could not be had.
  case loadFailed(type: String, error: String)
  /// An extension was told what happens to its host (`peer`).
  case hostChanged(HostChange)
  /// An extension completed its request (`peer` is the host).
  case completed(returnedItems: Int)
  /// A host app received the items that an extension (`peer`) returned.
  case received(items: [String])
  /// The time for the work behind a completed request was over.
  case completionExpired
  /// An extension cancelled its request (`peer` is the host).
  case cancelled(error: String)
  /// The request ended without the extension's word; the host (`process`) was told why.
  case requestFailed(error: String)

  // Work that goes on while nobody looks.
  /// A process asked for time to finish an activity, and got it.
  case activityBegan(reason: String)
  /// A process asked for time, and there was none.
  case activityRefused(reason: String)
  /// The activity was over in time.
  case activityEnded(reason: String)
  /// The time for the activity ran out before it was over.
  case activityExpired(reason: String)

  // Opening URLs.
  /// A process opened a URL, and the system chose the app that takes it (`peer`); the remark says what
  /// the choice rests on where that isn't plain.
  case opened(url: String, remark: String? = nil)
  /// A process asked for a URL to be opened, and the system didn't.
  case openRefused(url: String, reason: String)
  /// An app was handed a URL.
  case receivedURL(url: String)
  /// Something came by AirDrop, and the system chose the app that takes it (`peer`); the remark says
  /// what the choice rests on, or why no app takes it.
  case airDropped(what: String, remark: String? = nil)

  // Transfers.
  /// A transfer in a background session began: which request.
  case transferBegan(session: String, task: Int, request: String)
  /// A transfer ended, with the server's status and the bytes of both bodies.
  case transferEnded(session: String, task: Int, status: Int, sent: Int, received: Int)
  /// A transfer failed for now; the system tries it again after so many seconds.
  case transferPostponed(session: String, task: Int, seconds: Int, error: String)
  /// A transfer failed.
  case transferFailed(session: String, task: Int, error: String)
  /// A background session can't be used by the process that opened it.
  case sessionRefused(session: String, reason: String)
  /// The system tells an app that there is news of a background session.
  case sessionHandedOver(session: String)
  /// The app has done what there was to do about it.
  case sessionHandled(session: String)

  // Screens.
  /// The user did something to what the process shows, in words: `taps "Post"`.
  case acted(String)
  /// A scene photographed the screen, under a name of its own.
  case photographed(name: String, Screen)

  /// A scene showed what is in a container, or has changed in it: a title, and lines of text.
  case inspected(title: String, lines: [String])

  // The device.
  /// The device runs this version of iOS.
  case systemVersion(Int)
  /// The machine's kernel can't keep apps and extensions out of each other's files.
  case withoutWalls

  // Signals.
  /// A process posted a Darwin notification; the remark says why nobody is told.
  case posted(notification: String, remark: String? = nil)
  /// A process's observers of a Darwin notification are called; `peer` has posted it, the last one of
  /// several.
  case notified(notification: String)

  // Pasteboards.
  /// Something of these kinds was copied to a pasteboard; to the general one when none is named.
  case copied(pasteboard: String? = nil, kinds: [String])
  /// A process looked at what another app (`peer`) has copied; or wanted to, and found nothing.
  case pasted(isAllowed: Bool, remark: String)

  // What extensions do for the system.
  /// The principal object of an extension was made, for work that is the system's own.
  case sessionBegan(principalClass: String)
  /// Nothing comes of that work: there is no principal object, or it is of another kind.
  case sessionFailed(reason: String)
  /// A principal object was called: Apple's name of the method, and what it is about.
  case called(callback: String, about: String)
  /// What the extension answered, in words.
  case answered(String)
  /// An extension that might have been asked was not.
  case leftOut(reason: String)
  /// A keyboard did something to what is edited in another process (`peer`): "inserts "a"".
  case edited(String)

  // Content blockers.
  /// The user visited a page in the browser; what content blockers' rules did to it, in words.
  case visited(url: String, effects: [String])

  // Notifications.
  /// An app asked the user whether it may show notifications, and got this answer.
  case notificationsAsked(isAllowed: Bool)
  /// A process wanted the user to prove who they are, for this reason if it gave one.
  case proofAsked(reason: String?, outcome: ProofOutcome)
  /// A push arrived for an app (`peer`).
  case pushed(summary: String)
  /// A notification of the app's was shown.
  case alertShown(text: String)
  /// A notification of the app's was not shown.
  case alertWithheld(reason: String)

  // Storage.
  /// A value was written to a store: a defaults suite or the standard defaults.
  case stored(store: String, key: String, value: String)
  /// A value was removed from a store.
  case removed(store: String, key: String)
  /// A value that a process wrote, or removed, was not stored.
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
  /// Processes wait for each other's files, so that none of them ever goes on.
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

/// What a user did who was asked to prove who they are.
package enum ProofOutcome: String, Hashable, Codable, Sendable {
  case proved, failed, cancelled
}

/// The part that a process plays.
package enum Role: String, Hashable, Codable, Sendable {
  /// An app of the device's own in which the user shares something.
  case hostApp
  /// An app extension.
  case appExtension
  /// The app that contains the extension.
  case containingApp
  /// The script that plays the user.
  case scene
  /// A program on its own, without a device around it.
  case program

  /// The name of a process that no bundle names: the scene's, or that of a program on its own.
  package var mainName: String { self == .scene ? "Scene" : "Program" }
}

/// Standard output or standard error.
package enum PrintStream: String, Hashable, Codable, Sendable {
  case output, error
}

/// One extension in the share sheet: is it offered, and why.
package struct Offer: Hashable, Codable, Sendable {
  /// The name that the sheet shows.
  package var name: String
  package var isOffered: Bool
  /// The reason in plain words: "one web URL, at most 1".
  package var reason: String
  /// What the reason rests on: "documented", "observed" or "undocumented".
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
  /// It trapped or was stopped by a signal of its own making: its last words, and the file and
  /// line that they name.
  case crashed(signal: String, message: String, place: Place?)
  /// The device ended it.
  case stopped(Stop)

  /// Why the device ends a process.
  package enum Stop: String, Hashable, Codable, Sendable {
    /// Its work was done.
    case finished
    /// The scene ended it.
    case byScene
    /// It ran longer than it may.
    case timeLimit
    /// It used more memory than it may.
    case memoryLimit
    /// It printed more than it may.
    case outputLimit
    /// What it said on its connection to the device made no sense.
    case brokenConnection
    /// The run is over.
    case runOver
    /// An extension used more memory than its kind may on a device.
    case memoryOfKind
    /// An extension took too long to begin its request.
    case launchTime
    /// Its main queue did not come back in time.
    case watchdog
    /// It was suspended with a file of a shared container locked.
    case lockAtSuspension
    /// It went on working when the time for that was over.
    case expired
    /// The user removed it from the app switcher.
    case byUser
  }
}
