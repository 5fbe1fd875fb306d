/// What happens when a view appears and disappears.
@MainActor final class Presence {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var task: TaskAction?
  /// Whether another page covers the view, so that it isn't on the screen although it is kept.
  var isCovered = false
  private var isThere = false
  private var running: Task<Void, Never>?
  private var runningID: AnyHashable?

  /// Work that is under way while a view is on the screen, begun anew when its identifier changes.
  struct TaskAction {
    var id: AnyHashable
    var priority: TaskPriority
    var action: @Sendable () async -> Void
  }

  /// Called after each reading that has come to the view.
  func arrive() {
    if isCovered { return leave() }
    if !isThere {
      isThere = true
      appear?()
    }
    guard let task, running == nil || runningID != task.id else { return }
    running?.cancel()
    runningID = task.id
    running = Task(priority: task.priority) { await task.action() }
  }

  /// Called when the view is gone.
  func leave() {
    guard isThere else { return }
    isThere = false
    running?.cancel()
    running = nil
    disappear?()
  }
}
