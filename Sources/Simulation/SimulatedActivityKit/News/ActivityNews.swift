import DeviceProtocol
import Synchronization

/// What this process knows of its app's Live Activities, and who waits for news of them.
final class ActivityNews: Sendable {
  static let shared = ActivityNews()

  /// News of settings.
  let settings = Announcements<LiveActivitySettings>()
  private let state = Mutex(State())

  private struct State {
    var known: [String: any KnownActivity] = [:]
    var started: [String: Announcements<LiveActivityDescription>] = [:]
  }

  private init() {
    PointNewsReader.add { news in
      guard case .liveActivity(let news) = news else { return }
      Self.shared.take(news)
    }
  }

  /// Returns the news of new activities whose attributes have a type.
  func started(_ type: String) -> Announcements<LiveActivityDescription> {
    state.withLock { state in
      if let there = state.started[type] { return there }
      let new = Announcements<LiveActivityDescription>()
      state.started[type] = new
      return new
    }
  }

  /// Returns the object for an activity: always the same one, which learns what is new.
  func object<Attributes: ActivityAttributes>(
    for description: LiveActivityDescription, of type: Attributes.Type
  ) -> Activity<Attributes>? {
    let there = state.withLock { $0.known[description.identifier] as? Activity<Attributes> }
    if let there {
      there.take(description)
      return there
    }
    guard let new = Activity<Attributes>(description) else { return nil }
    state.withLock { $0.known[description.identifier] = new }
    return new
  }

  private func take(_ news: LiveActivityNews) {
    switch news {
    case .settings(let new): settings.announce(new)
    case .changed(let description):
      let (object, waiting) = state.withLock {
        ($0.known[description.identifier], $0.started[description.type])
      }
      if let object {
        object.take(description)
      } else if description.version == 1 {
        waiting?.announce(description)
      }
    }
  }
}

/// An activity, whatever its attributes.
protocol KnownActivity: AnyObject, Sendable {
  /// Learns what is new about it, unless that is known already.
  func take(_ description: LiveActivityDescription)
}

/// What this process asks the device.
enum ActivityRequest {
  /// Asks, and waits for the answer.
  static func ask(_ question: LiveActivityQuestion) -> Result<LiveActivityReply, ErrorDescription> {
    // Whoever asks wants to hear more.
    _ = ActivityNews.shared
    guard let connection = DeviceConnection.shared else { return .failure(outside) }
    return read(connection.ask(.pointQuestion(.liveActivity(question))))
  }

  /// Asks, without keeping the thread.
  static func ask(_ question: LiveActivityQuestion) async
    -> Result<LiveActivityReply, ErrorDescription>
  {
    guard let connection = DeviceConnection.shared else { return .failure(outside) }
    return await withCheckedContinuation { continuation in
      connection.ask(PointQuestion.liveActivity(question)) {
        continuation.resume(returning: read($0))
      }
    }
  }

  private static func read(_ answer: Message.Body) -> Result<LiveActivityReply, ErrorDescription> {
    switch answer {
    case .information(.liveActivity(let reply)): .success(reply)
    case .failed(let error): .failure(error)
    default: .failure(outside)
    }
  }

  /// Outside the device there are no Live Activities.
  private static let outside = ErrorDescription(
    domain: ActivityAuthorizationError.errorDomain,
    code: ActivityAuthorizationError.unsupported.rawValue, message: "")
}
