import DeviceProtocol

extension Activity {
  /// Has the activity show something else.
  ///
  /// Simulated: also from the background; without effect when the activity has ended, or when
  /// attributes and state have more than 4 KB, which the event log says.
  public func update(_ content: ActivityContent<ContentState>) async {
    await change(content, nil, nil)
  }

  /// Has the activity show something else, and alerts the user to it.
  ///
  /// Simulated: as `update(_:)`; the event log says the words.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async { await change(content, alertConfiguration, nil) }

  /// Has the activity show something else, unless it shows something of a later time.
  ///
  /// Simulated: as `update(_:)`. The times in pushes count, too.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async { await change(content, alertConfiguration, timestamp) }

  /// Has the activity show something else; deprecated since iOS 16.2.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await update(
      ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
  }

  /// Ends the activity.
  ///
  /// Simulated: the app may do so from the background, too.
  ///
  /// - Parameters:
  ///   - content: What the lock screen shows until the activity leaves it; `nil` for what it shows.
  ///   - dismissalPolicy: When it does.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { await end(content, dismissalPolicy, nil) }

  /// Ends the activity, unless it shows something of a later time.
  ///
  /// Simulated: as the other form.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async { await end(content, dismissalPolicy, timestamp) }

  private func change(
    _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ date: Date?
  ) async {
    guard let content = try? LiveActivityContent(content) else { return }
    let alert = alert.map {
      LiveActivityAlert(
        title: String(localized: $0.title), body: String(localized: $0.body), sound: $0.sound.name)
    }
    learn(await ActivityRequest.ask(.update(identifier: id, content, alert, at: date)))
  }

  private func end(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ date: Date?
  ) async {
    let last = content.flatMap { try? LiveActivityContent($0) }
    let dismissal: LiveActivityDismissal =
      switch policy.kind {
      case .automatic: .automatic
      case .immediate: .immediate
      case .after(let date): .after(date)
      }
    learn(await ActivityRequest.ask(.end(identifier: id, last, dismissal, at: date)))
  }

  /// Ends the activity; deprecated since iOS 16.2.
  ///
  /// Simulated: as the other form.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy)
  }

  private func learn(_ answer: Result<LiveActivityReply, ErrorDescription>) {
    guard case .success(.activities(let list)) = answer else { return }
    for description in list { take(description) }
  }
}
