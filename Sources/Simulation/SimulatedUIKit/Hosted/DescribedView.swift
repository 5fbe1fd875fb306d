package import DeviceEvents
import Foundation

/// A view that another framework describes, such as a picture or a bar of SwiftUI.
package final class DescribedView: UIView {
  /// Returns the description, from that of a plain view.
  package var describe: (DescribedView, ScreenElement) -> ScreenElement = { $1 }
  /// Called when the view has been put into another one.
  package var whenPlaced: (DescribedView) -> Void = { _ in }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    whenPlaced(self)
  }

  package override func screenElement() -> ScreenElement { describe(self, super.screenElement()) }
}

/// A view that shows the rows of another framework's list.
package final class DescribedList: UIScrollView {
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .table
    return element
  }
}
