package import DeviceEvents
import DeviceProtocol
import Foundation
import Glibc
import UniformTypes

/// The system of the simulated device.
///
/// It installs bundles, starts and ends processes, carries requests between them, obeys the scene,
/// and keeps the event log.
///
/// One thread does all this, message by message: requests are carried out at once, and waiting is a
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
  /// The work of extensions for the system itself, by number.
  var pointSessions: [PointSession] = []
  private let parent = getppid()
  /// The major version of iOS that the device runs.
  var systemVersion = 26
  /// What is installed with the apps that this version doesn't have.
  var left = LeftOut()
  /// The app in the foreground.
  var front: ChildProcess? {
    didSet {
      front?.hasBeenInFront = true
      if front !== oldValue { noteUse() }
    }
  }
  var main: ChildProcess?
  /// Files on their way from one process to another.
  let deliveries = FileDelivery()
  /// The keychain, which outlives the apps.
  var keychain: DeviceKeychain
  /// The pasteboards, by name.
  var pasteboards = [Pasteboard.general: Pasteboard()]
  /// The user's answer when an app wants to paste from another.
  var pasteDecision = PasteDecision.allow
  /// The user's answer when an app wants to show notifications.
  var notificationDecision = NotificationPermission.authorized
  /// What the user does when they have to prove their identity.
  var userProof = UserProof.impossible
  /// The notifications of apps, by the app's identifier.
  var notifications: [String: AppNotifications] = [:]
  /// The lists that content blockers have supplied, by the extension's identifier.
  var contentRules: [String: Data] = [:]
  /// What the browser knows about web extensions.
  var webExtensionWork = WebExtensionWork()
  /// The notification that the user has opened.
  var openedNotification: OpenedNotification?
  /// The pictures and films in Photos.
  var photoLibrary = PhotoLibrary()
  /// The edits of these by extensions, in progress or finished.
  var photoEdits: [PhotoEdit] = []
  /// The photo pickers that are shown.
  var photoPickers: [OpenPhotoPicker] = []
  /// The sessions of capture extensions.
  var captures: [CaptureSession] = []
  /// The files of file providers.
  let inUse = FilesInUse()
  /// The Today view.
  var today = TodayView()
  /// The widgets on the home screen, and how many there have been.
  var homeWidgets: [HomeWidget] = []
  var homeWidgetCount = 0
  /// The Live Activities of apps.
  var liveActivities = LiveActivities()
  /// The controls in Control Centre.
  var controls = ControlCentre()
  /// The App Intents of apps, and their runs.
  var appIntents = AppIntentWork()
  /// The values that iCloud keeps for apps.
  var cloud = CloudStores()
  /// The user's contacts: names by numbers.
  var contacts: [String: String] = [:]
  /// The numbers that call directories have listed, by the extension's identifier.
  var callDirectories: [String: CallDirectoryNumbers] = [:]
  /// What apps have indexed for search, by the app's identifier.
  var searchIndex: [String: [SearchItem]] = [:]
  /// What apps have reported about their passwords, by the app's identifier.
  var credentialIdentities: [String: [LoginIdentity]] = [:]
  /// The login forms that the user has visited in the browser.
  var loginForms: [LoginFormState] = []
  /// The number of times that a passkey was requested.
  var passkeyRequests = 0
  /// The network settings that apps have made.
  var network = NetworkState()
  /// The broadcast of the screen.
  var broadcast = BroadcastWork()
  /// What Siri knows, and was asked.
  var siri = SiriWork()
  /// What Screen Time knows.
  let screenTime = ScreenTimeWork()
  /// The text messages that have arrived.
  var messages: [ReceivedMessage] = []
  /// The conversations in Messages.
  var conversations = MessagesConversations()
  /// The identifiers of the keyboards that are switched on, in the order in which they were
  /// switched on.
  var keyboards: [String] = []
  /// The keyboard that is on the screen.
  var keyboard: KeyboardInUse?
  /// The replacements for text that the user types (observed of new devices).
  var textReplacements = ["omw": KeyboardWords.onMyWay]
  /// The number of pushes that have arrived.
  var pushes = 0
  /// Darwin notifications on their way.
  var signals = SignalTable()
  /// What the scene has asked for while the device was in the middle of something else.
  var postponed: [Message] = []
  /// Decides about access to coordinated files.
  let arbiter = FileArbiter()
  /// How changes of settings reach other processes.
  var defaultsDelivery = DefaultsDelivery.deliver
  /// What is to be done at a later time.
  var agenda = Agenda()
  /// The number of agenda actions in progress: one may wait, while others become due.
  var actionsUnderWay = 0
  /// Whether apps and extensions are separated by the kernel.
  let hasWalls: Bool
  /// Background sessions, and the engine for their transfers.
  let transfers = Transfers()

  /// Prepares a run; the error is a sentence.
  ///
  /// - Parameters:
  ///   - plan: What to run.
  ///   - launcher: Starts programs; it may have been prepared.
  ///   - hasVirtualClock: Whether time passes only when nothing is at work; otherwise it is real
  ///   time.
  ///   - hasWalls: Whether the kernel separates apps and extensions, if it can.
  /// - Throws: ``DeviceFailure`` when the event log can't be written.
  package init(
    plan: RunPlan, launcher: Launcher = Launcher(), hasVirtualClock: Bool = true,
    hasWalls: Bool = true
  ) throws(DeviceFailure) {
    guard let recorder = EventRecorder(path: plan.log) else {
      throw DeviceFailure(message: SceneWords.unwritableLog(plan.log))
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

  /// How long a run may take on the device's clock, in seconds: sleeping costs nothing, but with a
  /// repeating timer the run would never end.
  private static let patience = 600.0

  /// Handles messages until the condition holds, for at most the given time.
  ///
  /// With `only`, the other processes are left waiting, so the order doesn't depend on which is
  /// quicker.
  ///
  /// - Returns: Whether the condition holds.
  @discardableResult
  func wait(
    seconds: Double, patience: Double? = nil, only process: ChildProcess? = nil,
    until condition: () -> Bool
  ) -> Bool {
    let allowance = clock.allowance(seconds: seconds, patience: patience)
    while !condition() {
      guard clock.allows(allowance) else { return false }
      // The process that asked for the run is gone. The device's processes end with their parent,
      // which is this one.
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

  /// Does something after a number of seconds, unless the mark is removed from the agenda before
  /// that.
  @discardableResult
  func later(_ seconds: Double, _ action: @escaping () -> Void) -> Agenda.Mark {
    agenda.add(at: clock.now + .seconds(seconds), action)
  }

  /// Asks every process to end, then forces it to; they end in the order of their launch.
  private func endAll() {
    flushSignals()
    for process in processes where process.isSuspended { wake(process) }
    end(processes.filter { $0.isRunning && !$0.isService })
    // The services that the others may talk to come last.
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

/// The reason why the device can't run at all.
package struct DeviceFailure: Error {
  package let message: String
}
