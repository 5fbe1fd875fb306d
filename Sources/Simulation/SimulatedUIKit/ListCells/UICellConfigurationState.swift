import Foundation

/// The name of a state that a program adds to those of views and cells.
///
/// Simulated: the plain value.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state for which a configuration is updated.
///
/// Simulated: a cell's configurations get its state when it changes.
public protocol UIConfigurationState {
  /// Makes the state of a view in which nothing special happens.
  init(traitCollection: UITraitCollection)
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A state that the program has added.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that isn't a cell.
///
/// Simulated: keeps its values.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Makes the state of a view in which nothing special happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  ///
  /// Type-checks only: nothing has the focus.
  public var isFocused = false
  /// Whether it stays at the edge.
  ///
  /// Type-checks only: it never does.
  public var isPinned = false
  /// A state that the program has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}

/// The state of a cell.
///
/// Simulated: selected, highlighted, editing, disabled, and what the program adds. Differs: cells
/// have no focus and can't be dragged, swiped or moved.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is being dragged.
  ///
  /// Type-checks only: nothing can be dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  /// Whether something is dragged over a cell.
  ///
  /// Type-checks only: nothing can be dragged.
  public enum DropState: Int, Sendable { case none, notTargeted, targeted }

  private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  /// Makes the state of a cell in which nothing special happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  ///
  /// Type-checks only: nothing has the focus.
  public var isFocused = false
  /// Whether it stays at the edge.
  ///
  /// Type-checks only: it never does.
  public var isPinned = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether what is below it in an outline is shown.
  public var isExpanded = false
  /// Whether a finger swipes over it.
  ///
  /// Type-checks only: the user can't swipe.
  public var isSwiped = false
  /// Whether a finger moves it.
  ///
  /// Type-checks only: the user can't move items.
  public var isReordering = false
  /// Whether it is being dragged.
  ///
  /// Type-checks only: nothing can be dragged.
  public var cellDragState = DragState.none
  /// Whether something is dragged over it.
  ///
  /// Type-checks only: nothing can be dragged.
  public var cellDropState = DropState.none
  /// A state that the program has added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { added[key] }
    set { added[key] = newValue }
  }
}
