package import DeviceEvents

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

    // From the device to a host app.
    /// Make items of these things and answer with their description.
    case share([SharedThing])
    /// How the request on the shared items ended.
    case requestEnded(RequestEnd)

    // From the device to an extension.
    case beginRequest(principalClass: String, items: [ItemDescription])

    // From an extension to the device, and from the device to the host app.
    case load(attachment: AttachmentReference, type: String)

    // From an extension to the device.
    case complete(returnedItems: Int)
    case cancel(ErrorDescription)

    // From any process to the device.
    case print(PrintStream, String)
    case event(Action)
    case scene(SceneCommand)

    /// Open a URL, asked for in one of the ways that there are.
    case openURL(String, OpenTechnique)
    /// Take a URL; from the device to the app that was chosen.
    case takeURL(String, sourceApplication: String)

    // Replies; `number` is that of the request.
    case done
    case items([ItemDescription])
    case loaded(WireValue)
    case failed(ErrorDescription)
    case sceneAnswer(SceneAnswer)
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
  /// The major version of iOS that the device runs.
  package var systemVersion: Int
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

/// The ways in which code asks for a URL to be opened.
package enum OpenTechnique: String, Codable, Hashable, Sendable {
  /// `NSExtensionContext.open(_:completionHandler:)`.
  case extensionContext
  /// The old `openURL:`, found along the responder chain and called by its selector.
  case openURLSelector
  /// `UIApplication.open(_:options:completionHandler:)`.
  case application
}

/// How a request ended, as the host is told.
package enum RequestEnd: Codable, Hashable, Sendable {
  case completed(returnedItems: Int)
  case cancelled(ErrorDescription)
  /// The extension is gone, or never answered.
  case failed(ErrorDescription)
}

/// An NSError that crosses between processes.
package struct ErrorDescription: Codable, Hashable, Sendable {
  package var domain: String
  package var code: Int
  package var message: String

  package init(domain: String, code: Int, message: String) {
    self.domain = domain
    self.code = code
    self.message = message
  }
}
