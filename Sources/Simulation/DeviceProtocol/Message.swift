package import DeviceEvents
package import KeychainItems

/// One message between the device and a process on it.
///
/// Every process has one connection, to the device alone; the device carries what one process says
/// to another.
package struct Message: Codable, Sendable {
  /// The number by which a reply names its request; 0 when no reply is awaited.
  package var number: Int
  package var body: Body

  package init(number: Int = 0, _ body: Body) {
    self.number = number
    self.body = body
  }

  /// What is said.
  package enum Body: Codable, Sendable {
    // From the device to any process.
    /// Who the process is; always the first message.
    case hello(LaunchContext)
    /// Answer when the main queue has nothing left to do.
    case settle
    /// End yourself: flush and exit.
    case finish

    // From the device to apps.
    case becomeActive
    case enterBackground
    /// Say goodbye: the user ends the app while it runs.
    case willTerminate
    /// A notification has come while you are in front: answered with `presentation`.
    case willPresent(KeptNotification)
    /// The user has done something with a notification of yours.
    case didReceive(NotificationDecision)

    // From the device to a host app.
    /// Make items of these things, keep them under the sheet's number, and answer with their
    /// description.
    case share(sheet: Int, [SharedThing])
    /// How a request on the items of a sheet ended; a host that cares for returned items loads them
    /// now, with `loadReturned`, and answers with what it has got.
    case requestEnded(sheet: Int, request: Int, RequestEnd)

    /// Run an extension's script in the page that the sheet is about; answered with the items that
    /// the extension is given instead, kept under the number of the source.
    case runScript(sheet: Int, source: Int, PageScript)
    /// Show the user a page; answered with `pageView`, or `failed` when it can't be read.
    case visit(PageVisit)

    // From an app of the lesson to the device.
    /// Open the share sheet on these items; answered with `requestEnded` when it is over.
    case presentSheet(sheet: Int, [ItemDescription])

    // From the device to an extension.
    case beginRequest(request: Int, principalClass: String, items: [ItemDescription])
    /// Something happened to the host of a request.
    case hostChanged(request: Int, HostChange)
    /// The time for the work behind a request that has ended is over.
    case completionExpired(request: Int)
    /// Make the principal object for work that is the system's own; answered with `done` or `failed`.
    case beginSession(session: Int, principalClass: String)
    /// Call that object; answered with `pointAnswer`.
    case call(session: Int, PointCall)
    /// The object isn't needed any more.
    case endSession(Int)

    // From the device to an app or an extension that shows something.
    /// Tell what you show; answered with `screen`, or `failed` when there is nothing.
    case showScreen(ShownPart)
    /// Do as the user does; answered with `done`, or `failed` when nothing on the screen is meant.
    case act(ShownPart, ScreenAct)
    /// About a keyboard that types into what you show; answered with `keyboardPlace`.
    case keyboard(ShownPart, KeyboardRequest)

    // Between whoever holds items and whoever wants one of their attachments, by way of the device.
    case load(attachment: AttachmentReference, question: LoadQuestion)
    /// Nobody waits for the load any more.
    case cancelLoad(LoadIdentifier)
    case loadProgress(LoadIdentifier, LoadProgress)
    /// From the device: a file or folder of another's was handed to you, and may be opened.
    case mayOpen(path: String)
    /// That is over.
    case mayNotOpen(path: String)
    /// Open a file that was handed to me, with the flags of `open`; answered with `done`, and a
    /// descriptor of the file beside it, or with `failed`.
    case openFile(path: String, flags: Int32)

    // From an extension to the device.
    case complete(request: Int, [ItemDescription])
    case cancel(request: Int, ErrorDescription)
    /// The work behind a request has been done.
    case completionEnded(request: Int)

    // About keyboards, to the device.
    /// From a keyboard: do this to what is edited; with how many edits there were so far.
    case edit(KeyboardEdit, number: Int)
    /// From the process in which something is edited: it has changed.
    case edited(KeyboardPlace)
    /// Which words the user has taught the device; answered with `lexicon`.
    case askLexicon

    // Activities, between any process and the device. The numbers are the process's own.
    /// How much memory of its own the process has before any code of its program has run, in bytes.
    case baseline(memory: Int)
    /// Give me time to finish something; answered with `done` or `failed`.
    case beginActivity(Int, reason: String)
    case endActivity(Int)
    /// The time is over.
    case activityExpired(Int)

    /// About Darwin notifications, in both directions.
    case signal(SignalMessage)

    /// Ask about a pasteboard; answered with `pasteboardAnswer`.
    case pasteboard(PasteboardQuestion)
    /// Ask about notifications; answered with `notificationReply`.
    case notifications(NotificationQuestion)
    /// From the interface of a notification.
    case notificationWish(NotificationWish)
    /// Ask about a content blocker.
    case contentBlocker(ContentBlockerQuestion)
    /// Let the user prove who they are, or tell whether they could; answered with `proof`.
    case prove(ProofQuestion)
    /// Ask the keychain; answered with `keychainAnswer`.
    case keychain(KeychainQuestion)

    /// A Today widget has something to show, or nothing.
    case widgetContent(Bool, widget: String)
    /// Show a document picker; answered with `pickerEnd` when it is over.
    case showPicker(PickerWish)
    /// Ask the system on behalf of an extension point; answered with `information`, `done` or `failed`.
    case pointQuestion(PointQuestion)

    // Settings, between any process and the device.
    /// Settings were changed; to the device, which answers with `done`, and from it to processes that
    /// observe one of the keys.
    case defaultsChanged(DefaultsChange)
    /// These keys of these files are observed, and no others.
    case observeDefaults([String: [String]])

    // From any process to the device.
    case print(PrintStream, String)
    case event(Action)
    case scene(SceneCommand)

    /// Open a URL, asked for in one of the ways that there are; answered with `done` or `failed`.
    case openURL(String, OpenTechnique, universalLinksOnly: Bool = false)
    /// Would an app take the URL; answered with `done` or `failed`.
    case canOpenURL(String)
    /// Take a URL; from the device to the app that was chosen. What comes from another device is from
    /// no app of this one.
    case takeURL(String, sourceApplication: String?)
    /// Take a universal link; from the device to the app that claims its domain.
    case takeLink(String, sourceApplication: String?)
    /// Show the item with this identifier, which the user has found by a search.
    case takeFoundItem(String)
    /// Go on with something that the user has asked Siri for.
    case takeIntent(HandedIntent)

    /// What a process and the arbiter of coordinated files say to each other.
    case files(FileMessage)
    /// From the device: a presenter of the process is asked under a number, or told something under
    /// a negative one; it then says that it was heard.
    case presenter(Int, PresenterCall, question: Int)
    /// Transfers in background sessions.
    case transfer(TransferMessage)
    /// From the device to the web server; answered with `serverReply`.
    case server(ServerCommand)
    case pointNews(PointNews)

    // Replies; `number` is that of the request.
    /// Access to coordinated files is granted, under these paths; with presenters about, whoever has
    /// the access awaits an answer at its end.
    case granted(paths: [String], hasPresenters: Bool)
    case done
    case items([ItemDescription])
    case loaded(WireValue)
    case failed(ErrorDescription)
    /// What a host has got of returned items, in words.
    case received([String])
    case sceneAnswer(SceneAnswer)
    case keychainAnswer(KeychainAnswer)
    case notificationReply(NotificationReply)
    case proof(UserProof)
    /// How a notification shows that came while the app was in front: Apple's bits.
    case presentation(UInt)
    /// What an extension's principal object answers to a call.
    case pointAnswer(PointAnswer)
    /// Whether a content blocker is on.
    case contentBlockerState(isOn: Bool)
    case pageView(PageView)
    case keyboardPlace(KeyboardPlace)
    /// Words by what the user types for them.
    case lexicon([String: String])
    /// What is in a pasteboard; `nil` when there is none of that name.
    case pasteboardAnswer(PasteboardContents?)
    case screen(Screen)
    /// The tasks of a session that aren't over.
    case transfers([OpenTransfer])
    /// The number of a task that was made.
    case madeTransfer(Int)
    case serverReply(ServerReply)
    case information(PointInformation)
    case pickerEnd(PickerEnd)
  }
}

/// Who a process is: the part it plays, and the containers it may use.
package struct LaunchContext: Codable, Sendable {
  /// The name on the timeline.
  package var name: String
  package var role: Role
  package var bundleIdentifier: String
  /// The process's own container.
  package var home: String
  /// The group containers that its entitlements name, by group identifier.
  package var groups: [String: String]
  /// The keychain's groups that it may use, that of its new items first.
  package var accessGroups: [String] = []
  /// The major version of iOS that the device runs.
  package var systemVersion: Int
  /// The URL that an app is launched to open, and the bundle identifier of whoever opened it.
  package var launchURL: String?
  package var launchSource: String?
  /// Whether that URL is a universal link.
  package var launchesForLink = false
  /// The identifier of the item that the user has found by a search, and an app is launched to show.
  package var launchItem: String?
  /// What the user has asked Siri for, and an app is launched to go on with.
  package var launchIntent: HandedIntent?
  /// The extension point of an extension.
  package var point: String?
  /// Whether it may use the network and the pasteboard, and write into its groups' containers: a keyboard
  /// may only when the user allows it, a message filter never.
  package var hasFullAccess = true
  /// The types that installed bundles declare, those that take precedence first.
  package var types: [TypeDeclaration]

  package init(
    name: String, role: Role, bundleIdentifier: String, home: String, groups: [String: String],
    systemVersion: Int = 26, types: [TypeDeclaration] = []
  ) {
    self.name = name
    self.role = role
    self.bundleIdentifier = bundleIdentifier
    self.home = home
    self.groups = groups
    self.systemVersion = systemVersion
    self.types = types
  }
}

/// An extension's script that is run in the page before the extension starts.
package struct PageScript: Codable, Hashable, Sendable {
  /// The file's name: "Action.js".
  package var name: String
  /// The script; `nil` when the bundle has no such file.
  package var text: String?
  /// Whether the page's address is delivered beside what the script gives.
  package var keepsAddress: Bool

  package init(name: String, text: String?, keepsAddress: Bool) {
    self.name = name
    self.text = text
    self.keepsAddress = keepsAddress
  }
}

/// How a request ended, as the host is told.
package enum RequestEnd: Codable, Hashable, Sendable {
  case completed([ItemDescription])
  case cancelled(ErrorDescription)
  /// The extension is gone, or never answered.
  case failed(ErrorDescription)
}
