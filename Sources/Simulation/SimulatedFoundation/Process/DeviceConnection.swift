package import DeviceProtocol
package import Foundation
import Synchronization

/// A process's connection to the device: its only way in and out.
///
/// A dedicated thread reads messages. Replies go to the callers that wait for them, everything else
/// to the receiver that has been set.
package final class DeviceConnection: Sendable {
  package typealias Reply = @Sendable (Message.Body) -> Void
  package typealias Receiver = @Sendable (Message, DeviceConnection) -> Void

  /// What this process is.
  package let context: LaunchContext
  /// Handlers that are running; the process isn't ended before they return.
  package let runningHandlers = DispatchGroup()
  /// Handlers on other queues whose answer has come; the process isn't reported as idle before they
  /// return, so what they print has its place in the log.
  package let answeredHandlers = DispatchGroup()
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    var lastNumber = 0
    var replies: [Int: Reply] = [:]
    var receiver: Receiver?
    var early: [Message] = []
  }

  /// The connection of this process; `nil` when it was not launched by the device.
  package static let shared: DeviceConnection? = connect()

  private init(context: LaunchContext, descriptor: Int32) {
    self.context = context
    self.descriptor = descriptor
  }

  /// Sends a message that needs no answer, or answers question `number`.
  package func send(_ body: Message.Body, number: Int = 0) {
    write(Message(answering: number, body))
  }

  private func write(_ message: Message) {
    // A message that can't be encoded or sent means that the device is gone; the reading thread
    // notices and ends the process.
    guard let frame = try? Frame.encode(message) else { return }
    state.withLock { _ in Descriptor.write(frame, to: descriptor) }
  }

  /// Sends a question; `reply` is called on the reading thread.
  package func request(_ body: Message.Body, reply: @escaping Reply) {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.replies[state.lastNumber] = reply
      return state.lastNumber
    }
    write(Message(asking: number, body))
  }

  /// Sends a question and waits for the answer.
  ///
  /// It waits as long as the device works, which the engine limits for every run: this process ends
  /// with the device. A limit of its own would be one in the device's time, which moves on when
  /// everything waits.
  package func ask(_ body: Message.Body) -> Message.Body {
    let answered = DispatchSemaphore(value: 0)
    let answer = Mutex(Message.Body.done)
    request(body) { body in
      answer.withLock { $0 = body }
      answered.signal()
    }
    answered.wait()
    return answer.withLock { $0 }
  }

  /// Sets the receiver of what the device says unprompted; earlier messages are passed on at once.
  package func receive(_ receiver: @escaping Receiver) {
    let early = state.withLock { state in
      state.receiver = receiver
      defer { state.early = [] }
      return state.early
    }
    for message in early { receiver(message, self) }
  }
}

extension DeviceConnection {
  private static func connect() -> DeviceConnection? {
    guard let text = ProcessInfo.processInfo.environment["TUTOR_DEVICE_FD"],
      let descriptor = Int32(text)
    else { return nil }
    var reader = FrameReader()
    guard let message = Descriptor.readMessage(from: descriptor, into: &reader),
      case .hello(let context) = message.body
    else { return nil }
    let connection = DeviceConnection(context: context, descriptor: descriptor)
    connection.startReading(reader)
    return connection
  }

  private func startReading(_ reader: FrameReader) {
    let thread = Thread { [self] in
      var reader = reader
      while let message = Descriptor.readMessage(from: descriptor, into: &reader) {
        deliver(message)
      }
      // The device is gone: nothing that this process does from here on could be seen.
      _exit(0)
    }
    thread.name = Self.readerName
    thread.start()
  }

  private static let readerName = "device connection"

  /// Whether this is the thread that reads what the device says.
  static var isReading: Bool { Thread.current.name == readerName }

  private func deliver(_ message: Message) {
    if message.isAnswer {
      state.withLock { $0.replies.removeValue(forKey: message.number) }?(message.body)
      return
    }
    if case .settle = message.body {
      answerWhenIdle(message.number)
      return
    }
    if case .finish = message.body {
      // The device's clock moves when all processes wait; what tasks were just about to do is done
      // by then.
      runningHandlers.notify(queue: .main) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(1)) { exit(0) }
      }
      return
    }
    if case .defaultsChanged(let change) = message.body { return DefaultsNews.receive(change) }
    if case .activityExpired(let number) = message.body { return ExpiringActivities.expire(number) }
    if case .signal(.arrived(let name)) = message.body { return DarwinSignals.arrive(name) }
    if case .pointNews(let news) = message.body { return PointNewsReader.take(news) }
    if case .loadProgress(let identifier, let progress) = message.body {
      return RemoteLoads.move(identifier, progress)
    }
    if case .mayOpen(let path) = message.body { return HandedFiles.allow(path) }
    if case .mayNotOpen(let path) = message.body { return HandedFiles.forbid(path) }
    if case .cancelLoad(let identifier) = message.body { return ServedLoads.cancel(identifier) }
    if case .presenter(let number, let call, let question) = message.body {
      return PresenterList.call(number, call, question: question)
    }
    if case .transfer(let transfer) = message.body, BackgroundSessions.receive(transfer) { return }
    let receiver = state.withLock { state in
      if state.receiver == nil { state.early.append(message) }
      return state.receiver
    }
    receiver?(message, self)
  }

  /// Answers after everything that the main queue holds now and what that adds to it at once.
  ///
  /// It also waits for handlers on other queues whose answer has come, unless they take too long.
  private func answerWhenIdle(_ number: Int) {
    DispatchQueue.main.async { [self] in
      DispatchQueue.main.async { [self] in
        if answeredHandlers.wait(timeout: .now()) == .success {
          // The last thing a handler did may have been to put work behind this block.
          return DispatchQueue.main.async { [self] in send(.done, number: number) }
        }
        let isSaid = Mutex(false)
        let say: @Sendable () -> Void = { [self] in
          let isFirst = isSaid.withLock { isSaid in
            defer { isSaid = true }
            return !isSaid
          }
          if isFirst { send(.done, number: number) }
        }
        answeredHandlers.notify(queue: .main, execute: say)
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.handlerSeconds, execute: say)
      }
    }
  }

  /// How long a handler may keep the process from being idle.
  private static let handlerSeconds = 0.5
}
