public import Foundation

extension View {
  /// Adds room around it at some edges, in points; 16 if no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds room around it, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds room around it.
  public func padding(_ insets: EdgeInsets) -> some View { wrapped { .padded($0, insets) } }

  /// Gives it a width and a height, in points; a length that isn't given stays as it is.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(.init(exact: width), .init(exact: height), alignment)
  }

  /// Makes it as large as its room, but not smaller than the minimum or larger than the maximum.
  ///
  /// Simulated: if only the minimum or the maximum is given, the content decides in the other
  /// direction; the ideal sizes count where the room isn't limited, as inside a scroll view.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points.
  ///   - idealWidth: The width when no room is offered.
  ///   - maxWidth: The maximum width; `.infinity` takes everything that there is.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The height when no room is offered.
  ///   - maxHeight: The maximum height.
  ///   - alignment: The alignment in the frame.
  /// - Returns: The view in its frame.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      .init(least: minWidth, most: maxWidth, ideal: idealWidth),
      .init(least: minHeight, most: maxHeight, ideal: idealHeight), alignment)
  }

  private func framed(
    _ width: PieceFrame.Limits, _ height: PieceFrame.Limits, _ alignment: Alignment
  ) -> some View {
    wrapped { .framed($0, PieceFrame(width: width, height: height, alignment: alignment)) }
  }

  /// Gives it its natural size, whatever the room.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives it its natural width or height, whatever the room.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { .fixed($0, horizontal: horizontal, vertical: vertical) }
  }

  /// Sets how early it gets its room in a stack.
  public func layoutPriority(_ value: Double) -> some View {
    wrapped { $0.wrapped(.priority(value)) }
  }

  /// Gives it proportions, width by height: as large as the room allows, or as small as fills it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped { .proportioned($0, ratio: aspectRatio, fills: contentMode == .fill) }
  }

  /// Gives it proportions: as large as the room allows, or as small as fills it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// Keeps its proportions, as large as the room allows.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps its proportions, as small as fills the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves it without changing the room that it takes.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { $0.wrapped(.shifted(CGSize(width: x, height: y))) }
  }

  /// Moves it without changing the room that it takes.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Lets it reach into the parts of the screen that bars and corners cover.
  ///
  /// Simulated: where it touches their edges. Differs: regions and edges have no effect.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { wrapped { $0.wrapped(.expanded) } }

  /// Lets it reach into the parts of the screen that bars and corners cover, by its older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    wrapped { $0.wrapped(.expanded) }
  }

  /// Puts a view at an edge, beside this one.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let other = content()
    return VStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .top { other }
      self
      if edge == .bottom { other }
    }
  }

  /// Puts it in front of others in a stack in depth.
  ///
  /// Type-checks only: views are in front of each other in their order.
  public func zIndex(_ value: Double) -> some View { self }

  /// Puts a view of the same size behind it.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { layered(background) { .behind($0, alignment) } }

  /// Puts a style behind it, of the same size.
  ///
  /// Simulated: where it touches the edges of the safe area, the style extends to those of the
  /// screen. Differs: the edges can't be chosen.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(StyleFill(style)) }

  /// Puts the background's own colour behind it.
  ///
  /// Simulated: where it touches the edges of the safe area, the colour extends to those of the
  /// screen. Differs: the edges can't be chosen.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Puts views behind it.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { background(ZStack { content() }, alignment: alignment) }

  /// Puts a shape of a style behind it.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(shape.fill(style)) }

  /// Puts a shape of the background's own style behind it.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape) }

  /// Sets the style that `background` stands for inside.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    telling { $0.backgroundStyle = AnyShapeStyle(style) }
  }

  /// Puts a view of the same size in front of it.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { layered(overlay) { .inFront($0, alignment) } }

  /// Puts views in front of it.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { overlay(ZStack { content() }, alignment: alignment) }

  private func layered(_ other: some View, _ wrap: @escaping (Piece) -> Piece.Wrap) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, context in
        piece.wrapped(wrap(PieceReader.piece(of: other, in: context.inside(.part(1)))))
      })
  }

  /// Draws a line around it, of a width in points.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    overlay(Rectangle().stroke(content, lineWidth: width))
  }

  /// Rounds its corners, with a radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    wrapped { $0.wrapped(.clipped(.radius(radius))) }
  }

  /// Clips it at its edges.
  public func clipped(antialiased: Bool = false) -> some View {
    wrapped { $0.wrapped(.clipped(.radius(0))) }
  }

  /// Clips it at the edges of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    wrapped { $0.wrapped(.clipped(shape.form.corners)) }
  }

  /// Sets its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { wrapped { $0.wrapped(.faded(opacity)) } }

  /// Hides it without changing the room that it takes.
  public func hidden() -> some View { opacity(0) }
}

/// How a view fills its room.
///
/// Simulated: no known difference.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as the room allows.
  case fit
  /// As small as fills the room.
  case fill
}

/// The parts of the screen that aren't safe.
///
/// Simulated: all of them at once.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All parts.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// What bars and corners cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// How a shape is filled.
///
/// Type-checks only: shapes have no holes.
public struct FillStyle: Equatable, Sendable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
