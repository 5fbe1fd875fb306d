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
  /// direction. Differs: the ideal sizes have no effect, since every view here is offered room.
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
      .init(least: minWidth, most: maxWidth), .init(least: minHeight, most: maxHeight), alignment)
  }

  private func framed(
    _ width: PieceFrame.Limits, _ height: PieceFrame.Limits, _ alignment: Alignment
  ) -> some View {
    wrapped { .framed($0, PieceFrame(width: width, height: height, alignment: alignment)) }
  }

  /// Puts a view of the same size behind it.
  public func background(_ background: some View) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, environment in
        .backed(piece, by: PieceReader.piece(of: background, in: environment))
      })
  }

  /// Puts a style behind it, of the same size.
  ///
  /// Differs: the edges have no effect, since there are no safe areas here.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(StyleFill(style)) }

  /// Puts views behind it.
  public func background(@ViewBuilder content: () -> some View) -> some View {
    background(content())
  }

  /// Rounds its corners, with a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    wrapped { .rounded($0, radius: radius) }
  }

  /// Sets its opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { wrapped { .faded($0, opacity: opacity) } }
}
