package import DeviceProtocol
package import Foundation
package import SimulatedUIKit

/// Something to be laid out, with all the values that the surrounding views have set for it.
package indirect enum Piece {
  case text(StyledText)
  case image(StyledImage)
  case color(UIColor)
  case shape(ShapePiece)
  /// A gap that takes the remaining room, and at least a number of points.
  case spacer(least: CGFloat)
  case divider
  /// A progress; `nil` if it isn't known.
  case progress(Double?)
  /// A view of UIKit: a control, or one of the program's own.
  case native(NativePiece)
  /// A piece that depends on the size of its room, all of which it takes.
  case sized(@MainActor (CGSize) -> Piece)
  case stack(PieceStack)
  case grid(PieceGrid)
  /// Pieces that are placed by rules of their own.
  case arranged(ArrangedPiece)
  case padded(Piece, EdgeInsets)
  case framed(Piece, PieceFrame)
  /// A piece in its natural size along some axes.
  case fixed(Piece, horizontal: Bool, vertical: Bool)
  /// A piece in its proportions.
  case proportioned(Piece, ratio: CGFloat?, fills: Bool)
  /// A piece of which a part is visible.
  case scrolled(Piece, ScrolledPiece)
  /// A piece with something that doesn't change its size.
  case wrapped(Piece, Wrap)

  /// What is done to a piece without changing its size.
  package enum Wrap {
    /// Another piece of the same size is behind it.
    case behind(Piece, Alignment)
    /// Another piece of the same size is in front of it.
    case inFront(Piece, Alignment)
    /// It is clipped at round corners.
    case clipped(ShapePiece.Corners)
    case faded(CGFloat)
    case shifted(CGSize)
    /// It extends to the edges of the screen where it touches the edges of the safe area.
    case expanded
    /// It opens a URL when it is tapped.
    case link(URL)
    /// The device does something when it is tapped where its program isn't running, in a widget.
    case errand(Data)
    /// It is inside a view, such as a button or one that recognizes taps.
    case held(UIView)
    /// It has names for code and for screen readers.
    case named(PieceNames)
    /// It stands for a value, such as a choice.
    case tagged(AnyHashable)
    /// How early it gets its room in a stack.
    case priority(Double)
    /// It is a bar that changes by itself.
    case counting(CountingProgress)
    /// It says where it is aligned.
    case guided(AlignmentKey, (ViewDimensions) -> CGFloat)
    /// Its size is told whenever it is placed.
    case measured(@MainActor (CGSize) -> Void)
    /// It has a value that the layout around reads.
    case valued(ObjectIdentifier, any Sendable)
    /// It has an identity by which what scrolls finds it.
    case identified(AnyHashable)
    /// It is laid out in a direction, unlike what is around it.
    case directed(LayoutDirection)
    /// It says something about the whole that contains it.
    case marked(Mark)
  }

  /// What a piece says about the whole that contains it.
  package enum Mark {
    /// The URL that opens when the user taps anywhere.
    case url(URL)
    /// The background of the whole.
    case background(Piece)
    /// The colour behind a Live Activity, and that of the text on the system's own button.
    case activityTint(UIColor), activityAction(UIColor)
    /// It may be below the camera, in the expanded Dynamic Island.
    case belowCamera
    /// What a control says of its value, and of what a tap on it does.
    case controlStatus(String), controlHint(String)
    /// The title of a navigation bar.
    case title(String)
    /// An item of a navigation bar or toolbar.
    case barItem(Piece, ToolbarItemPlacement)
    /// Whether the back button is hidden.
    case backButtonHidden(Bool)
    /// Whether some bars are hidden.
    case barsHidden(Bool, [ToolbarPlacement])
    /// The label of a tab.
    case tab(Piece)
    /// The header and the footer of a section.
    case section(header: [Piece], footer: [Piece])
    /// How a row is deleted.
    case deletion(@MainActor () -> Void)
    /// The distances of a row from the edges.
    case rowInsets(EdgeInsets)
    /// What is behind a row.
    case rowBackground(Piece)
    /// Whether the sheet can't be pulled down.
    case staysUp(Bool)
  }
}

/// Text with its look.
package struct StyledText {
  package var text: String
  package var font: UIFont
  package var color: UIColor
  /// The maximum number of lines; 0 for no limit.
  package var lines: Int
  package var alignment: TextAlignment
  /// How it changes by itself.
  package var counting: CountingText?
}

/// A picture with its look.
package struct StyledImage {
  /// The name for screen readers: the symbol's name.
  package var name: String
  package var size: CGSize
  package var isResizable: Bool
  package var color: UIColor
  /// The picture, if it isn't a symbol.
  package var image: UIImage?

  package init(
    name: String, size: CGSize, isResizable: Bool, color: UIColor, image: UIImage? = nil
  ) {
    (self.name, self.size, self.isResizable) = (name, size, isResizable)
    (self.color, self.image) = (color, image)
  }
}

/// An area with a colour, round corners, and a line around it.
package struct ShapePiece {
  package var corners: Corners
  package var fill: UIColor?
  package var line: UIColor?
  package var lineWidth: CGFloat = 1
  /// Whether it is as high as it is wide.
  package var isSquare = false

  package init(
    corners: Corners, fill: UIColor? = nil, line: UIColor? = nil, lineWidth: CGFloat = 1,
    isSquare: Bool = false
  ) {
    (self.corners, self.fill, self.line) = (corners, fill, line)
    (self.lineWidth, self.isSquare) = (lineWidth, isSquare)
  }

  /// The radius of round corners.
  package enum Corners {
    case radius(CGFloat)
    /// Half of the shorter side.
    case round

    func radius(in size: CGSize) -> CGFloat {
      switch self {
      case .radius(let radius): min(radius, min(size.width, size.height) / 2)
      case .round: min(size.width, size.height) / 2
      }
    }
  }
}

/// A view of UIKit with its size.
package struct NativePiece {
  package let view: UIView
  /// Returns the size in some room; a length is infinite where it isn't limited.
  package let size: @MainActor (CGSize) -> CGSize
  /// Whether it takes all the width or height that it is offered.
  package var fillsWidth = false
  package var fillsHeight = false

  package init(
    view: UIView, size: @escaping @MainActor (CGSize) -> CGSize, fillsWidth: Bool = false,
    fillsHeight: Bool = false
  ) {
    (self.view, self.size) = (view, size)
    (self.fillsWidth, self.fillsHeight) = (fillsWidth, fillsHeight)
  }
}

/// The view that shows a part of a piece.
package struct ScrolledPiece {
  package let view: UIScrollView
  var horizontal: Bool
  var vertical: Bool
  /// Where code can scroll to.
  var targets: ScrollTargets?
}

/// The names of a piece.
package struct PieceNames {
  var label: String?
  var identifier: String?
  var hint: String?
  var value: String?

  package init(
    label: String? = nil, identifier: String? = nil, hint: String? = nil, value: String? = nil
  ) { (self.label, self.identifier, self.hint, self.value) = (label, identifier, hint, value) }
}

/// Pieces in a row, in a column, or behind each other.
package struct PieceStack {
  package enum Axis { case horizontal, vertical, depth }

  package var axis: Axis
  package var pieces: [Piece]
  package var spacing: CGFloat
  package var alignment: Alignment

  package init(axis: Axis, pieces: [Piece], spacing: CGFloat, alignment: Alignment) {
    self.axis = axis
    self.pieces = pieces
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Pieces in rows and columns, whose cells have the widths of the widest and the heights of the
/// highest.
package struct PieceGrid {
  package var rows: [[Piece]]
  package var spacing: CGSize
  package var alignment: Alignment
  /// The vertical alignments of rows that have their own.
  package var rowAlignments: [Int: VerticalAlignment] = [:]
  /// The rows whose only view extends over all columns.
  package var wideRows: Set<Int> = []
  /// Whether all columns have the same width.
  package var isEven = false
}
