package import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc
import UniformTypes

/// The system of the simulated device: it installs bundles, starts and ends processes, carries
/// requests between them, obeys the scene, and keeps the event log.
///
/// One thread does it all, from message to message: what is asked is done at once, and waiting is a
/// loop that handles messages until a condition holds.
package final class Device {
  let plan: RunPlan
  let recorder: EventRecorder
  /// The time on the device.
  let clock: DeviceClock
  let launcher: Launcher
  var apps: [InstalledApp] = []
  /// The extensions under More, by name, in the user's order.
  var order: [String] = []
  /// The system's uniform types, and those that installed bundles declare.
  var types = UniformTypes.standard
  var processes: [ChildProcess] = []
  var sheets: [Sheet] = []
  var requests: [Request] = []
  /// What extensions do for the system itself, by number.
  var pointSessions: [PointSession] = []
  private let parent = getppid()
  /// The major version of iOS that the device runs.
  var systemVersion = 26
  /// The app in front.
  var front: ChildProcess? { didSet { front?.hasBeenInFront = true } }
  var main: ChildProcess?
  /// Files on their way from one process to another.
  let deliveries = FileDelivery()
  /// The keychain, which outlives the apps.
  var keychain: DeviceKeychain
  /// The pasteboards, by name.
  var pasteboards = [Pasteboard.general: Pasteboard()]
  /// What the user answers when an app wants to paste from another.
  var pasteDecision = PasteDecision.allow
  /// What the user answers when an app wants to show notifications.
  var notificationDecision = NotificationPermission.authorized
  /// What a user does who has to prove who they are.
  var userProof = UserProof.impossible
  /// The notifications of apps, by the app's identifier.
  var notifications: [String: AppNotifications] = [:]
  /// The lists that content blockers have given, by the extension's identifier.
  var contentRules: [String: Data] = [:]
  /// The notification that the user has opened.
  var openedNotification: OpenedNotification?
  /// The pictures and films in Photos.
  var photoLibrary = PhotoLibrary()
  /// What extensions edit of them, or have edited.
  var photoEdits: [PhotoEdit] = []
  /// The files of file providers.
  let inUse = FilesInUse()
  /// The Today view.
  var today = TodayView()
  /// The widgets on the home screen, and how many have been there.
  var homeWidgets: [HomeWidget] = []
  var homeWidgetCount = 0
  /// The user's contacts: names by numbers.
  var contacts: [String: String] = [:]
  /// What call directories have listed, by the extension's identifier.
  var callDirectories: [String: CallDirectoryNumbers] = [:]
  /// What apps have indexed for searches, by the app's identifier.
  var searchIndex: [String: [SearchItem]] = [:]
  /// What apps have told of their passwords, by the app's identifier.
  var credentialIdentities: [String: [LoginIdentity]] = [:]
  /// The forms that the user has come to in the browser.
  var loginForms: [LoginFormState] = []
  /// How often a passkey has been asked for.
  var passkeyRequests = 0
  /// What apps have made of the network.
  var network = NetworkState()
  /// The broadcast of the screen.
  var broadcast = BroadcastWork()
  /// What Siri knows, and was asked.
  var siri = SiriWork()
  /// The text messages that have come.
  var messages: [ReceivedMessage] = []
  /// The conversations in Messages.
  var conversations = MessagesConversations()
  /// The identifiers of the keyboards that are switched on, in the order in which that was done.
  var keyboards: [String] = []
  /// The keyboard that is on the screen.
  var keyboard: KeyboardInUse?
  /// What stands in a text for what the user types (observed of new devices).
  var textReplacements = ["omw": "On my way!"]
  /// How many pushes have come.
  var pushes = 0
  /// Darwin notifications on their way.
  var signals = SignalTable()
  /// What the scene has asked for while the device was in the middle of something else.
  var postponed: [Message] = []
  /// Who has access to coordinated files.
  let arbiter = FileArbiter()
  /// How changes of settings come to other processes.
  var defaultsDelivery = DefaultsDelivery.deliver
  /// What is to be done at a later time.
  var agenda = Agenda()
  /// How many things of the agenda are being done: one may wait, and others be due meanwhile.
  var actionsUnderWay = 0
  /// Whether apps and extensions are kept apart by the kernel.
  let hasWalls: Bool
  /// Background sessions, and what does their transfers.
  let transfers = Transfers()

  /// Prepares a run; the failure is a sentence.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - launcher: What starts programs; it may have been prepared.
  ///   - hasVirtualClock: Whether time goes on only when nobody works; otherwise it is the real one.
  ///   - hasWalls: Whether the kernel keeps apps and extensions apart, if it can.
  /// - Throws: ``DeviceFailure`` when the event log can't be written.
  package init(
    plan: RunPlan, launcher: Launcher = Launcher(), hasVirtualClock: Bool = true,
    hasWalls: Bool = true
  ) throws(DeviceFailure) {
    guard let recorder = EventRecorder(path: plan.log) else {
      throw DeviceFailure(message: "the event log \(plan.log) can't be written")
    }
    self.plan = plan
    self.launcher = launcher
    keychain = DeviceKeychain(folder: plan.storage + "/Keychain")
    self.recorder = recorder
    clock = DeviceClock(isVirtual: hasVirtualClock)
    self.hasWalls = hasWalls && Wall.version > 0
  }

  /// Runs the plan to its end.
  package func run() {
    ResourceLimits.apply(plan.limits)
    launcher.hold(to: plan.limits)
    if !hasWalls, !plan.apps.isEmpty { recorder.record("Device", .withoutWalls) }
    for path in plan.apps { install(path) }
    guard let main = launchMain() else { return }
    self.main = main
    let isOver = wait(
      seconds: plan.limits.seconds, patience: Self.patience, until: { !main.isRunning })
    if !isOver {
      stop(main, for: .timeLimit)
    }
    endAll()
  }

  /// How long a run may take on the device's clock, in seconds: sleeping costs nothing, but a timer
  /// that goes off again and again would never end.
  private static let patience = 600.0

  /// Handles messages until the condition holds, for at most the given time.
  ///
  /// With `only` the others are left waiting, for an order that doesn't depend on who is quicker.
  ///
  /// - Returns: Whether the condition came to hold.
  @discardableResult
  func wait(
    seconds: Double, patience: Double? = nil, only process: ChildProcess? = nil,
    until condition: () -> Bool
  ) -> Bool {
    let allowance = clock.allowance(seconds: seconds, patience: patience)
    while !condition() {
      guard clock.allows(allowance) else { return false }
      // Whoever asked for the run is gone. The processes end with their parent, which is this one.
      guard getppid() == parent else { _exit(1) }
      handleMessages(of: process.map { [$0] } ?? processes, until: allowance.end)
    }
    return true
  }

  private func launchMain() -> ChildProcess? {
    let name = plan.role.mainName
    var context = LaunchContext(
      name: name, role: plan.role, bundleIdentifier: "tutor.\(name.lowercased())",
      home: plan.storage + "/Data/\(name)", groups: [:])
    context.accessGroups = [Team.prefix + context.bundleIdentifier]
    return launch(.library(plan.main), context: context)
  }

  /// Does something after a number of seconds, unless the mark is struck from the agenda before.
  @discardableResult
  func later(_ seconds: Double, _ action: @escaping () -> Void) -> Agenda.Mark {
    agenda.add(at: clock.now + .seconds(seconds), action)
  }

  /// Asks every process to end, then makes it; they end in the order of their launch.
  private func endAll() {
    flushSignals()
    for process in processes where process.isSuspended { wake(process) }
    end(processes.filter { $0.isRunning && !$0.isService })
    // Last of all what the others may talk to.
    end(processes.filter { $0.isRunning && $0.isService })
  }

  private func end(_ running: [ChildProcess]) {
    for process in running {
      process.stop = .runOver
      process.send(.finish)
    }
    for process in running where !wait(seconds: 1, only: process, until: { !process.isRunning }) {
      process.kill(.runOver)
      wait(seconds: 5, only: process) { !process.isRunning }
    }
  }
}

/// Why the device can't run at all.
package struct DeviceFailure: Error {
  package let message: String
}
