package import Foundation

/// The size of a piece, or its minimum and maximum size.
package struct PieceFrame {
  package var width: Limits
  package var height: Limits
  package var alignment: Alignment

  package init(width: Limits, height: Limits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// A piece's limits along one axis.
  package struct Limits {
    /// The fixed length, whatever the room.
    package var exact: CGFloat?
    package var least: CGFloat?
    package var most: CGFloat?
    /// The length where the room isn't limited.
    package var ideal: CGFloat?

    package init(
      exact: CGFloat? = nil, least: CGFloat? = nil, most: CGFloat? = nil, ideal: CGFloat? = nil
    ) {
      self.exact = exact
      self.least = least
      self.most = most
      self.ideal = ideal
    }

    /// Returns the part of some room that is offered to the piece inside.
    func offered(_ room: CGFloat) -> CGFloat {
      if room == .infinity, let ideal { return ideal }
      return exact ?? min(max(room, least ?? 0), most ?? .infinity)
    }

    /// Returns the length around a piece that has taken a part of what it was offered.
    func length(around inner: CGFloat, offered: CGFloat) -> CGFloat {
      if let exact { return exact }
      var length = inner
      if let least { length = max(least, min(length, offered)) }
      if let most, offered < .infinity { length = min(most, max(length, offered)) }
      return length
    }
  }
}
