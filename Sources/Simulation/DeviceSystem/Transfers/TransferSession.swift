import DeviceProtocol

/// A background session, which exists as long as it has tasks or a process has it open.
final class TransferSession {
  let identifier: String
  /// The app whose bundle contains the process that made the session.
  let app: String
  /// The process that asked for the transfers.
  var owner: String
  var settings: TransferSettings
  /// The folder for what is downloaded.
  var downloads: String
  /// The process that has the session open.
  var holder: ChildProcess?
  var tasks: [Task] = []
  var lastTask = 0
  /// Whether its app has been told that there is news, and hasn't finished with it.
  var isHandedOver = false

  init(
    _ settings: TransferSettings, app: String, owner: ChildProcess, downloads: String
  ) {
    identifier = settings.identifier
    self.app = app
    self.owner = owner.name
    self.settings = settings
    self.downloads = downloads
    holder = owner
  }

  /// A task that isn't over, or whose end hasn't been reported.
  final class Task {
    let number: Int
    /// The device's own number.
    let key: Int
    var order: TransferOrder
    var isStarted = false
    /// Whether the process that does the transfers has been asked to perform it.
    var isUnderWay = false
    var result: TransferResult?
    /// When it begins, or is tried again.
    var beginning: Agenda.Mark?
    /// When it has taken too long.
    var expiry: Agenda.Mark?
    /// The reason why it is being ended, while the data that it has is waited for.
    var stopping: ErrorDescription?
    private var pause = 5
    /// The files that the process that made it can reach; `nil` when there is no wall around it.
    private let reach: Reach?

    init(number: Int, key: Int, order: TransferOrder, reach: Reach?) {
      self.reach = reach
      self.number = number
      self.key = key
      self.order = order
    }

    /// The number of seconds after which it is tried again: 10 at first, then twice as many each
    /// time, up to an hour.
    var nextPause: Int {
      pause = min(pause * 2, 3600)
      return pause
    }

    /// Whether its maker itself could read the file that is uploaded.
    var mayReadFile: Bool {
      guard let file = order.file, let reach else { return true }
      return reach.contains(Reach.plain(file), writing: false)
    }
  }

  func task(_ number: Int) -> Task? { tasks.first { $0.number == number } }

  /// Whether nothing is in progress any more: every task that was started has ended.
  var isQuiet: Bool { tasks.allSatisfy { $0.result != nil || !$0.isStarted } }

  /// Whether something has ended that hasn't been reported.
  var hasNews: Bool { tasks.contains { $0.result != nil } }
}

/// All background sessions of the device, and the process that does their transfers.
final class Transfers {
  var sessions: [TransferSession] = []
  var lastKey = 0
  /// When the last transfer began, or is to begin.
  var lastStart = ContinuousClock.now - .seconds(86_400)
  /// The process that does the transfers; it is started by the first one.
  var worker: ChildProcess?
  /// The web server; it is started when a scene wants it.
  var server: ChildProcess?

  func task(key: Int) -> (TransferSession, TransferSession.Task)? {
    for session in sessions {
      if let task = session.tasks.first(where: { $0.key == key }) { return (session, task) }
    }
    return nil
  }
}
