package import DeviceEvents
package import KeychainItems

/// One message between the device and a process on it.
///
/// Every process has one connection, to the device only; the device carries what one process says
/// to another.
package struct Message: Codable, Sendable {
  /// The number by which an answer names its question; 0 when no answer is awaited.
  package var number: Int
  /// Whether it answers the question of that number, which the other side has asked.
  package var isAnswer: Bool
  package var body: Body

  /// Makes a message that awaits no answer, or a question with a number of its own.
  package init(asking number: Int = 0, _ body: Body) {
    self.number = number
    isAnswer = false
    self.body = body
  }

  /// Makes the answer to a question; without a number, a message that awaits no answer.
  package init(answering number: Int, _ body: Body) {
    self.number = number
    isAnswer = number != 0
    self.body = body
  }

  /// The content of the message.
  package enum Body: Codable, Sendable {
    // From the device to any process.
    /// Says who the process is; always the first message.
    case hello(LaunchContext)
    /// Answer when the main queue has nothing left to do.
    case settle
    /// Flush and exit.
    case finish

    // From the device to apps.
    case becomeActive
    case enterBackground
    /// Prepare to end: the user ends the app while it runs.
    case willTerminate
    /// A notification has arrived while the app is in the foreground: answered with `presentation`.
    case willPresent(KeptNotification)
    /// The user has done something with one of the app's notifications.
    case didReceive(NotificationDecision)

    // From the device to a host app.
    /// Make items from these things, keep them under the sheet's number, and answer with their
    /// description.
    case share(sheet: Int, [SharedThing])
    /// Says how a request for the items of a sheet ended.
    ///
    /// A host that wants returned items loads them now, with `loadReturned`, and answers with what
    /// it has received.
    case requestEnded(sheet: Int, request: Int, RequestEnd)

    /// Run an extension's script in the page that the sheet is about.
    ///
    /// It is answered with the items that the extension is given instead, which are kept under the
    /// source's number.
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
    /// The time for the work that follows a request is over.
    case completionExpired(request: Int)
    /// Make the principal object for work for the system itself; answered with `done` or `failed`.
    case beginSession(session: Int, principalClass: String)
    /// Call that object; answered with `pointAnswer`.
    case call(session: Int, PointCall)
    /// The object is no longer needed.
    case endSession(Int)

    // From the device to an app or an extension that shows something.
    /// Describe what you show; answered with `screen`, or `failed` when there is nothing.
    case showScreen(ShownPart)
    /// Act as the user does; answered with `done`, or `failed` when nothing on the screen matches.
    case act(ShownPart, ScreenAct)
    /// About a keyboard that types into what you show; answered with `keyboardPlace`.
    case keyboard(ShownPart, KeyboardRequest)

    // Between the process that holds items and the one that wants one of their attachments, through
    // the device.
    case load(attachment: AttachmentReference, question: LoadQuestion)
    /// Nothing waits for the load any more.
    case cancelLoad(LoadIdentifier)
    case loadProgress(LoadIdentifier, LoadProgress)
    /// From the device: another process's file or folder was handed to you, and may be opened.
    case mayOpen(path: String)
    /// That file or folder may no longer be opened.
    case mayNotOpen(path: String)
    /// Open a file that was handed to me, with the flags of `open`; answered with `done`, along
    /// with a descriptor of the file, or with `failed`.
    case openFile(path: String, flags: Int32)

    // From an extension to the device.
    case complete(request: Int, [ItemDescription])
    case cancel(request: Int, ErrorDescription)
    /// The work that follows a request is done.
    case completionEnded(request: Int)

    // About keyboards, to the device.
    /// From a keyboard: apply this edit; with the number of edits so far.
    case edit(KeyboardEdit, number: Int)
    /// From the process in which something is edited: the text has changed.
    case edited(KeyboardPlace)
    /// Returns the words that the user has taught the device; answered with `lexicon`.
    case askLexicon

    // Activities, between any process and the device. The numbers belong to the process.
    /// The memory of its own that the process has before any code of its program has run, in bytes.
    case baseline(memory: Int)
    /// Give me time to finish something; answered with `done` or `failed`.
    case beginActivity(Int, reason: String, isTask: Bool)
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
    /// Let the user prove their identity, or say whether they could; answered with `proof`.
    case prove(ProofQuestion)
    /// Ask the keychain; answered with `keychainAnswer`.
    case keychain(KeychainQuestion)

    /// A Today widget has something to show, or nothing.
    case widgetContent(Bool, widget: String)
    /// Show a document picker; answered with `pickerEnd` when it is over.
    case showPicker(PickerWish)
    /// Show a photo picker; answered with `pickedPhotos` when it is over.
    case showPhotoPicker(PhotoPickerWish)
    /// The program itself has removed the photo picker from the screen.
    case closePhotoPicker
    /// Ask the system on behalf of an extension point; answered with `information`, `done` or
    /// `failed`.
    case pointQuestion(PointQuestion)

    // Settings, between any process and the device.
    /// Settings were changed; to the device, which answers with `done`, and from it to processes
    /// that observe one of the keys.
    case defaultsChanged(DefaultsChange)
    /// These keys of these files are observed, and no others.
    case observeDefaults([String: [String]])

    // From any process to the device.
    case print(PrintStream, String)
    case event(Action)
    case scene(SceneCommand)

    /// Open a URL, which was requested in one of the possible ways; answered with `done` or
    /// `failed`.
    case openURL(String, OpenTechnique, universalLinksOnly: Bool = false)
    /// Whether an app would take the URL; answered with `done` or `failed`.
    case canOpenURL(String)
    /// Take a URL; from the device to the app that was chosen. A URL from another device has no
    /// source app.
    case takeURL(String, sourceApplication: String?)
    /// Take a universal link; from the device to the app that claims its domain.
    case takeLink(String, sourceApplication: String?)
    /// Show the item with this identifier, which the user has found by a search.
    case takeFoundItem(String)
    /// Continue with something that the user has asked Siri for.
    case takeIntent(HandedIntent)
    /// Continue an activity that a capture extension has begun.
    case takeActivity(ActivityDescription)

    /// What a process and the arbiter of coordinated files say to each other.
    case files(FileMessage)
    /// From the device: a presenter of the process is asked something, under a number, or told
    /// something, under a negative one.
    ///
    /// It then says that it has heard that.
    case presenter(Int, PresenterCall, question: Int)
    /// Transfers in background sessions.
    case transfer(TransferMessage)
    /// From the device to the web server; answered with `serverReply`.
    case server(ServerCommand)
    case pointNews(PointNews)

    // Replies; `number` is that of the request.
    /// Access to coordinated files is granted, at these paths; if there are presenters, the process
    /// waits for an answer at the end of the access.
    case granted(paths: [String], hasPresenters: Bool)
    case done
    case items([ItemDescription])
    case loaded(WireValue)
    case failed(ErrorDescription)
    /// What a host has received of returned items, as text.
    case received([String])
    case sceneAnswer(SceneAnswer)
    case keychainAnswer(KeychainAnswer)
    case notificationReply(NotificationReply)
    case proof(UserProof)
    /// How to show a notification that arrived while the app was in the foreground: Apple's bits.
    case presentation(UInt)
    /// The answer of an extension's principal object to a call.
    case pointAnswer(PointAnswer)
    /// Whether a content blocker is on.
    case contentBlockerState(isOn: Bool)
    case pageView(PageView)
    case keyboardPlace(KeyboardPlace)
    /// Words by the text that the user types for them.
    case lexicon([String: String])
    /// The contents of a pasteboard; `nil` when there is none with that name.
    case pasteboardAnswer(PasteboardContents?)
    case screen(Screen)
    /// The tasks of a session that aren't over.
    case transfers([OpenTransfer])
    /// The number of a task that was made.
    case madeTransfer(Int)
    case serverReply(ServerReply)
    case information(PointInformation)
    case pickerEnd(PickerEnd)
    /// The pictures that the user has picked; none if the picker was cancelled.
    case pickedPhotos([PickedPhoto])
  }
}

/// What a process is: its role, and the containers that it may use.
package struct LaunchContext: Codable, Sendable {
  /// The name on the timeline.
  package var name: String
  package var role: Role
  package var bundleIdentifier: String
  /// The process's own container.
  package var home: String
  /// The group containers that its entitlements name, by group identifier.
  package var groups: [String: String]
  /// The keychain's groups that it may use, with that of its new items first.
  package var accessGroups: [String] = []
  /// The major version of iOS that the device runs.
  package var systemVersion: Int
  /// The URL that an app is launched to open, and the bundle identifier of the app that opened it.
  package var launchURL: String?
  package var launchSource: String?
  /// Whether that URL is a universal link.
  package var launchesForLink = false
  /// The identifier of the item that the user has found by a search, if an app is launched to show
  /// it.
  package var launchItem: String?
  /// What the user has asked Siri for, if an app is launched to continue with it.
  package var launchIntent: HandedIntent?
  /// The activity of a capture extension, if an app is launched to continue with it.
  package var launchActivity: ActivityDescription?
  /// The extension point of an extension.
  package var point: String?
  /// Whether it may use the network and the pasteboard, and write into its groups' containers.
  ///
  /// A keyboard may do so only if the user allows it, and a message filter never.
  package var hasFullAccess = true
  /// The types that installed bundles declare, in order of precedence.
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

/// How a request ended, as the host learns.
package enum RequestEnd: Codable, Hashable, Sendable {
  case completed([ItemDescription])
  case cancelled(ErrorDescription)
  /// The extension is gone, or never answered.
  case failed(ErrorDescription)
}
