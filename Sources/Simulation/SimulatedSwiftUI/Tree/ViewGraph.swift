import Foundation
import Observation
import SimulatedFoundation

/// The places of all views in one hosting view, and when they have to be read again.
///
/// Differs: SwiftUI reads only the bodies that depend on what has changed; here all bodies of the
/// tree are read again.
@MainActor package final class ViewGraph {
  /// The number of the present reading.
  private(set) var turn = 0
  /// Whether something has changed since the last reading.
  private(set) var needsReading = true
  /// Called when something has changed.
  var onChange: () -> Void = {}
  /// What is done with a URL that the app is to open.
  private(set) var urlActions: [(URL) -> Void] = []
  /// What is done with activities that the app is to continue, by their types.
  private(set) var activityActions: [(type: String, action: (NSUserActivity) -> Void)] = []
  /// What the views that were read last prefer.
  var preferences = Preferences()
  private var slots: [PresentationSlot] = []
  private var afterwards: [() -> Void] = []
  private var lastRank = 0
  private lazy var root = ViewNode(graph: self)

  package init() {}

  /// Reads a view: every body is evaluated, and places that are gone are told so.
  ///
  /// - Returns: What the view shows, as one piece.
  package func read(_ view: some View, in environment: EnvironmentValues) -> Piece {
    turn += 1
    needsReading = false
    slots = []
    urlActions = []
    activityActions = []
    preferences = Preferences()
    return observing { PieceReader.piece(of: view, in: ViewContext(environment, root)) }
  }

  /// Runs a part of a reading; a change of an observable object that it reads asks for a new one.
  func observing<Result>(_ part: () -> Result) -> Result {
    withObservationTracking(part) { [weak self] in self?.invalidate() }
  }

  /// Returns the next number in the order of places.
  func nextRank() -> Int {
    lastRank += 1
    return lastRank
  }

  /// Does what follows from a reading: views that are gone are told, then those that have changed,
  /// and, if they are on the screen, those that are new.
  func finishReading(isOnScreen: Bool) {
    root.prune()
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
    if isOnScreen { root.arrive() }
  }

  /// Leaves it at the last reading, until something changes again.
  func giveUp() { needsReading = false }

  /// What is presented over the view, from the lowest on.
  var presentations: [Presentation] { slots.compactMap(\.presentation) }

  /// Tells all views that they are gone.
  func leaveScreen() { root.leave() }

  /// Notes what is done with a URL that the app is to open.
  func onURL(_ action: @escaping (URL) -> Void) { urlActions.append(action) }

  /// Notes what is done with activities of a type that the app is to continue.
  func onActivity(_ type: String, _ action: @escaping (NSUserActivity) -> Void) {
    activityActions.append((type, action))
  }

  /// Notes an action for the end of the reading.
  func afterReading(_ action: @escaping () -> Void) { afterwards.append(action) }

  /// Keeps a place in the order of presentations for one whose content is still to be read.
  func reservePresentation(for node: ViewNode) -> PresentationSlot {
    if let slot = slots.first(where: { $0.node === node }) { return slot }
    let slot = PresentationSlot(node)
    slots.append(slot)
    return slot
  }

  /// Notes that something has changed, on any thread.
  nonisolated func invalidate() {
    if Thread.isMainThread {
      MainActor.assumeIsolated { note() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.note() } }
    }
  }

  private func note() {
    needsReading = true
    onChange()
  }
}

/// A place in the order of presentations.
@MainActor final class PresentationSlot {
  let node: ViewNode
  private(set) var presentation: Presentation?

  init(_ node: ViewNode) { self.node = node }

  func fill(_ presentation: Presentation) { self.presentation = presentation }
}
