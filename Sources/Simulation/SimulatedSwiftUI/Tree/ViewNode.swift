/// What is kept for one place in a tree of views, for as long as a view stands there.
///
/// As in SwiftUI (documented), the place is given by structure: the part of a stack, the branch of
/// an `if`, the identifier of an element in `ForEach`, or what `id(_:)` says.
@MainActor package final class ViewNode {
  /// The way from a view to one inside it.
  package enum Slot: Hashable {
    case part(Int)
    case type(ObjectIdentifier)
    case id(AnyHashable)
  }

  package private(set) weak var graph: ViewGraph?
  /// What a view at this place has asked to be told.
  let presence = Presence()
  private var children: [Slot: ViewNode] = [:]
  private var kept: [String: AnyObject] = [:]
  private var farewells: [() -> Void] = []
  private var turn = 0
  /// The order among the places that the last reading came to.
  private var rank = 0

  init(graph: ViewGraph) { self.graph = graph }

  /// Returns the place inside this one, which is new if nothing stood there at the last reading.
  func child(_ slot: Slot) -> ViewNode {
    guard let graph else { return self }
    let child = children[slot] ?? ViewNode(graph: graph)
    children[slot] = child
    if child.turn != graph.turn { child.rank = graph.nextRank() }
    child.turn = graph.turn
    return child
  }

  /// Returns the object that is kept under a name; it is made at the first reading.
  func kept<Object: AnyObject>(_ name: String, make: () -> Object) -> Object {
    if let object = kept[name] as? Object { return object }
    let object = make()
    kept[name] = object
    return object
  }

  /// Notes what is to be done when nothing stands here any more.
  func whenGone(_ action: @escaping () -> Void) { farewells.append(action) }

  /// Forgets the places that the last reading didn't come to.
  func prune() {
    guard let graph else { return }
    for (slot, child) in children.sorted(by: { $0.value.rank < $1.value.rank }) {
      if child.turn == graph.turn {
        child.prune()
      } else {
        children[slot] = nil
        child.leave()
        child.end()
      }
    }
  }

  /// Tells all views here that they are gone.
  func leave() {
    for child in inOrder { child.leave() }
    presence.leave()
  }

  /// Does what is to be done now that nothing stands here any more.
  private func end() {
    for child in inOrder { child.end() }
    for farewell in farewells { farewell() }
  }

  /// Tells the views here, from the outermost on, that they are on the screen.
  func arrive() {
    presence.arrive()
    for child in inOrder { child.arrive() }
  }

  /// The places inside, in the order in which they were read.
  private var inOrder: [ViewNode] { children.values.sorted { $0.rank < $1.rank } }
}
