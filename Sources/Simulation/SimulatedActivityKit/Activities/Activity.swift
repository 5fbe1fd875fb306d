import DeviceProtocol
import Synchronization

/// A Live Activity: started by the app, shown on the lock screen and in the Dynamic Island.
///
/// Simulated: the device keeps it, also while the app isn't running, and has the widget extension say
/// what its views show. There is one object for each activity in a process. Differs: there are no
/// activities that begin at a later date.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, KnownActivity,
  @unchecked Sendable  // What changes is behind a lock.
{
  /// The type of what changes.
  public typealias ContentState = Attributes.ContentState

  /// The identifier.
  public let id: String
  /// What stays the same.
  public let attributes: Attributes
  let changes = Announcements<LiveActivityDescription>()
  private let lock = Mutex(())
  private var present: (description: LiveActivityDescription, state: ContentState)

  init?(_ description: LiveActivityDescription) {
    guard
      let attributes = try? ActivityCoding.decode(Attributes.self, from: description.attributes),
      let state = try? ActivityCoding.decode(ContentState.self, from: description.content.state)
    else { return nil }
    id = description.identifier
    self.attributes = attributes
    present = (description, state)
  }

  /// What it shows, with the date at which that is outdated.
  public var content: ActivityContent<ContentState> {
    let (description, state) = lock.withLock { _ in present }
    return ActivityContent(
      state: state, staleDate: description.content.staleDate,
      relevanceScore: description.content.relevance)
  }

  /// What it shows; deprecated since iOS 16.2.
  public var contentState: ContentState { content.state }

  /// The stage of its life.
  public var activityState: ActivityState { ActivityState(description.stage) }

  /// The token with which a server can update it; `nil` until Apple's servers have made it, shortly
  /// after the start, or if it was started without.
  public var pushToken: Data? { description.token }

  /// What the device has said last.
  var description: LiveActivityDescription { lock.withLock { _ in present.description } }

  /// Learns what is new, unless that is known already.
  func take(_ description: LiveActivityDescription) {
    // A state that can't be read, from a push, has no effect (documented).
    let state = try? ActivityCoding.decode(ContentState.self, from: description.content.state)
    let isNew = lock.withLock { _ in
      guard description.version > present.description.version else { return false }
      present = (description, state ?? present.state)
      return true
    }
    guard isNew else { return }
    changes.announce(description)
    if description.stage == .dismissed { changes.finish() }
  }
}

extension ActivityState {
  init(_ stage: LiveActivityStage) {
    switch stage {
    case .active: self = .active
    case .stale: self = .stale
    case .ended: self = .ended
    case .dismissed: self = .dismissed
    }
  }
}
