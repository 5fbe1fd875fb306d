import Foundation
import SimulatedFoundation

/// A maker of cells and headers of registered classes.
///
/// Linux can't call an initialiser of a class that is only known at run time: the program's own
/// classes are made through the registration in their files.
@MainActor enum TableCellMaker {
  static func cell(_ type: AnyClass, _ identifier: String) -> UIView? {
    if type == UITableViewCell.self {
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return made(type)
  }

  static func header(_ type: AnyClass, _ identifier: String) -> UIView? {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    return made(type)
  }

  static func reusable(_ type: AnyClass) -> UIView? {
    if type == UICollectionViewCell.self { return UICollectionViewCell(frame: .zero) }
    if type == UICollectionViewListCell.self { return UICollectionViewListCell(frame: .zero) }
    if type == UICollectionReusableView.self { return UICollectionReusableView(frame: .zero) }
    return made(type)
  }

  private static func made(_ type: AnyClass) -> UIView? {
    guard let view = ObjectiveCRegistry.decode(type) as? UIView else {
      preconditionFailure("'\(type)' can't be made: it has none of its superclass's initialisers")
    }
    return view
  }
}
