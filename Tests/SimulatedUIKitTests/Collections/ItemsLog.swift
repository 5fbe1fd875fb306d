import SimulatedFoundation
import SimulatedUIKit

/// The items of a collection; it records what it is asked and told.
@MainActor final class ItemsLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts = [4]
  var lines: [String] = []
  /// Items that must not be touched, selected or deselected.
  var refuses: Set<String> = []
  var scrolls = 0
  /// Sets up the cells.
  var cell: (UICollectionViewCell) -> Void = { _ in }

  /// The lines so far, which are then cleared.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func may(_ what: String) -> Bool {
    lines.append(what + "?")
    return !refuses.contains(what)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let made = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell(made)
    return made
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { may("touch") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { may("choose") }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { may("leave") }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("chooses \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("leaves \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("shows \(indexPath.section).\(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("hides \(indexPath.section).\(indexPath.item)") }

  /// A collection of these items, 100 wide and high, with items of 40.
  func collection(_ layout: UICollectionViewLayout? = nil) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout ?? flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
    return view
  }
}
