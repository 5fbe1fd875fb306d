package import Foundation

/// How large a piece is, or how small and how large it may become.
package struct PieceFrame {
  package var width: Limits
  package var height: Limits
  package var alignment: Alignment

  /// A piece's limits along one axis.
  package struct Limits {
    /// The length, whatever the room.
    package var exact: CGFloat?
    package var least: CGFloat?
    package var most: CGFloat?

    package init(exact: CGFloat? = nil, least: CGFloat? = nil, most: CGFloat? = nil) {
      self.exact = exact
      self.least = least
      self.most = most
    }

    /// How much of some room the piece inside is offered.
    func offered(_ room: CGFloat) -> CGFloat {
      exact ?? min(max(room, least ?? 0), most ?? .infinity)
    }

    /// How long it is around a piece that has taken so much of what it was offered.
    func length(around inner: CGFloat, offered: CGFloat) -> CGFloat {
      if let exact { return exact }
      var length = inner
      if let least { length = max(least, min(length, offered)) }
      if let most { length = min(most, max(length, offered)) }
      return length
    }
  }
}
