import Foundation

extension UICollectionView {
  /// Called when the user taps an item: the delegate is asked and told.
  package func userTaps(itemAt indexPath: IndexPath) {
    guard allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    if let cell = items.cells[indexPath] as? UICollectionViewListCell, cell.isOutlineHeader {
      return toggleOutline(of: cell)
    }
    if items.chosen.contains(indexPath) {
      guard allowsMultipleSelection,
        delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true
      else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let left = allowsMultipleSelection ? [] : items.chosen
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for other in left { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }
}
