public import Foundation

/// What distinguishes one registration from all others.
@MainActor final class RegistrationIdentity {
  private static var depth = 0
  /// Whether a data source is being asked for a view.
  private let wasMadeWhileAsked = RegistrationIdentity.depth > 0

  /// The identifier under which views are reused.
  var identifier: String { "registration \(UInt(bitPattern: ObjectIdentifier(self)))" }

  /// Notes that a data source is asked for a view in the meantime.
  static func whileAsked<View>(_ ask: () -> View?) -> View? {
    depth += 1
    defer { depth -= 1 }
    return ask()
  }

  func check() {
    if wasMadeWhileAsked { preconditionFailure(CollectionWords.registeredTooLate) }
  }
}

extension UICollectionView {
  /// A way to make cells of a class, or from a nib, and to set them up for an item.
  ///
  /// Simulated: a cell is made or reused for the registration, which needs no identifier, and its
  /// handler gets the item. A registration that is made while a cell is requested traps when it is
  /// used, as on iOS from 15 on (observed): no cell would ever be reused.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The closure that sets up a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let nib: UINib?
    let handler: Handler

    /// Makes a registration for the class of the handler's cells.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    /// Makes a registration for a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// A way to make headers, footers and similar views of a class, or from a nib.
  ///
  /// Simulated: as ``CellRegistration``.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The closure that sets up a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration for the class of the handler's views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }
    /// Makes a registration for a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// Returns a cell that is no longer visible, or a new one, after it was set up for an item.
  ///
  /// Simulated: see ``CellRegistration``.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.check()
    let identifier = registration.identity.identifier
    if let nib = registration.nib {
      pool.register(nib, identifier)
    } else {
      pool.register(Cell.self, identifier)
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    else { preconditionFailure(CollectionWords.otherClass("\(Cell.self)")) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view that is no longer visible, or a new one, after it was set up.
  ///
  /// Simulated: see ``SupplementaryRegistration``.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.check()
    let (kind, identifier) = (registration.kind, registration.identity.identifier)
    if let nib = registration.nib {
      pool.register(nib, kind + " " + identifier)
    } else {
      pool.register(Supplementary.self, kind + " " + identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure(CollectionWords.otherClass("\(Supplementary.self)"))
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
