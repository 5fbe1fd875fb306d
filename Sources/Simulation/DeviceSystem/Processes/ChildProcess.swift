import DeviceEvents
import DeviceProtocol
import Foundation

/// A process that the device started, seen from the device.
final class ChildProcess {
  /// The name on the timeline.
  let name: String
  let role: Role
  /// The name of the executable's file.
  let executable: String
  let identifier: pid_t
  /// Its container.
  let home: String
  let socket: Int32
  let output: Int32
  let errors: Int32
  /// Its end of the device's clock; `nil` when it has the real one.
  let clock: ProcessClock?
  /// The files that it can reach; `nil` when there is no wall around it.
  var reach: Reach?

  /// Set when it has been reaped.
  var ending: Ending?
  /// The reason why the device ended it, if it did.
  var stop: Ending.Stop?
  /// Whether its connection is closed, in which case its end is near.
  var isDisconnected = false

  var reader = FrameReader()
  var outputLines = LineBuffer()
  var errorLines = LineBuffer()
  /// The last lines of standard error, which include the last words of a trap.
  var lastWords: [String] = []
  var printedBytes = 0
  /// Whether the system stopped its threads.
  var isSuspended = false
  /// When its threads are to be stopped, if its app has left the foreground.
  var suspension: Agenda.Mark?
  /// The activities for which it wants time, by its own numbers; while there are any, it isn't
  /// suspended.
  var activities: [Int: Activity] = [:]
  /// Its own memory in bytes before any code of its program ran; `nil` until it has reported it.
  var baselineMemory: Int?
  /// When its memory was last looked at.
  var lastMemoryLook = ContinuousClock.now
  /// The additional memory in MiB that it may have because of its kind of extension.
  var memoryOfKind: Int?
  /// Whether it is waiting for an answer from the device, and can't do anything else in the
  /// meantime.
  var isAsking = false
  /// Whether it has received an answer for which a handler on another queue is waiting.
  var hasAnswerToHandle = false
  /// Whether it is an app that was in the foreground at some time.
  var hasBeenInFront = false
  /// Whether it may use the network and the pasteboard.
  var hasFullAccess = true
  /// The keychain's groups that it may use.
  var accessGroups: [String] = []
  /// The Darwin notifications that it observes.
  var observedSignals: Set<String> = []
  /// Those that were posted but not delivered yet, in the order of their first posts.
  var pendingSignals: [PendingSignal] = []
  /// The processes that last posted the delivered ones.
  var signalPosters: [String: String] = [:]
  /// Whether it is a part of the system, which the log doesn't mention.
  var isService = false
  /// The keys of settings that it observes, by their files.
  var observedDefaults: [String: Set<String>] = [:]
  /// What it is to be told about settings when it runs again, or when more has accumulated.
  var untoldDefaults: [DefaultsNews] = []
  /// Whether this host app keeps loads waiting.
  var holdsLoads = false

  private var lastNumber = 0
  private var replies: [Int: (Message.Body) -> Void] = [:]

  init(
    name: String, role: Role, executable: String, identifier: pid_t, home: String, socket: Int32,
    output: Int32, errors: Int32, clock: ProcessClock?, reach: Reach?
  ) {
    self.name = name
    self.role = role
    self.executable = executable
    self.identifier = identifier
    self.home = home
    self.socket = socket
    self.output = output
    self.errors = errors
    self.clock = clock
    self.reach = reach
  }

  var isRunning: Bool { ending == nil }
  /// Whether the run time is saying on standard error why the process is about to end.
  var isCrashing: Bool { isRunning && lastWords.contains(where: LastWords.begin) }

  /// Sends a message that needs no answer, or answers request `number`; a copy of `file` goes with
  /// it.
  func send(_ body: Message.Body, number: Int = 0, with file: Int32? = nil) {
    write(Message(answering: number, body), with: file)
  }

  /// Sends a request; `reply` is called when the answer is read, or never if the process ends.
  func request(_ body: Message.Body, reply: @escaping (Message.Body) -> Void) {
    lastNumber += 1
    replies[lastNumber] = reply
    write(Message(asking: lastNumber, body))
  }

  private func write(_ message: Message, with file: Int32? = nil) {
    guard isRunning, let frame = try? Frame.encode(message) else { return }
    Pipe.write(frame, with: file, to: socket)
  }

  /// Passes an answer to the code that asked; `false` when none did.
  func takeReply(_ message: Message) -> Bool {
    guard message.isAnswer, let reply = replies.removeValue(forKey: message.number) else {
      return false
    }
    reply(message.body)
    return true
  }

  /// Ends the process at once.
  func kill(_ reason: Ending.Stop) {
    guard isRunning else { return }
    if stop == nil { stop = reason }
    killGroup()
  }

  /// Takes the process's status if it has ended.
  ///
  /// Its own child processes end with it, except those that have left the group, which the process
  /// leads; these end with the run.
  func takeStatus() -> Int32? {
    var news = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    guard isRunning, waitid(P_PID, id_t(identifier), &news, options) == 0, news.si_signo == SIGCHLD
    else { return nil }
    // Until its status is taken, no other group can have the number.
    killGroup()
    var status: Int32 = 0
    return waitpid(identifier, &status, 0) == identifier ? status : nil
  }

  private func killGroup() { Glibc.kill(-identifier, SIGKILL) }
}
