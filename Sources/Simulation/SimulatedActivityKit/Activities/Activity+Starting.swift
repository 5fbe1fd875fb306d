import DeviceProtocol

extension Activity {
  /// Starts a Live Activity.
  ///
  /// Simulated: for an app in the foreground whose property list has NSSupportsLiveActivities, with
  /// at most 4 KB of attributes and state (documented), and at most five at the same time
  /// (observed). The widget extension is launched to show it.
  ///
  /// - Parameters:
  ///   - attributes: What stays the same.
  ///   - content: What it shows first.
  ///   - pushType: How a server may update it; `nil` if only the app does.
  /// - Returns: The activity.
  /// - Throws: ``ActivityAuthorizationError``, or the error of encoding.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let start = LiveActivityStart(
      type: Attributes.typeName, attributes: try ActivityCoding.encode(attributes),
      content: try LiveActivityContent(content), wantsToken: pushType != nil)
    switch ActivityRequest.ask(.start(start)) {
    case .success(.activities(let started)):
      guard let first = started.first,
        let activity = ActivityNews.shared.object(for: first, of: Attributes.self)
      else { throw ActivityAuthorizationError.persistenceFailure }
      ActivityNews.shared.started(first.type).announce(first)
      return activity
    case .success: throw ActivityAuthorizationError.persistenceFailure
    case .failure(let error):
      throw ActivityAuthorizationError(rawValue: error.code) ?? .persistenceFailure
    }
  }

  /// Starts a Live Activity; deprecated since iOS 16.2.
  ///
  /// Simulated: as the other form.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType)
  }

  /// The app's activities with attributes of this type that are still seen somewhere.
  public static var activities: [Activity<Attributes>] {
    let question = LiveActivityQuestion.list(type: Attributes.typeName)
    guard case .success(.activities(let list)) = ActivityRequest.ask(question) else { return [] }
    return list.compactMap { ActivityNews.shared.object(for: $0, of: Attributes.self) }
  }
}

extension LiveActivityContent {
  init<State>(_ content: ActivityContent<State>) throws {
    self.init(
      state: try ActivityCoding.encode(content.state), staleDate: content.staleDate,
      relevance: content.relevanceScore)
  }
}
