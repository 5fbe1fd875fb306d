extension View {
  /// Room around it at some edges, in points; 16 when no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Room around it, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Room around it.
  public func padding(_ insets: EdgeInsets) -> some View { wrapped { .padded($0, insets) } }

  /// Makes it so wide and high, in points; what isn't given stays as it is.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(.init(exact: width), .init(exact: height), alignment)
  }

  /// Makes it as large as its room, but no smaller than the least and no larger than the most.
  ///
  /// Simulated: where only the least or the most is given, what is inside decides towards the other side.
  /// Differs: the ideal sizes count for nothing, since every view here is offered room.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width without any room to go by.
  ///   - maxWidth: The greatest width; `.infinity` takes all that there is.
  ///   - minHeight: The least height.
  ///   - idealHeight: The height without any room to go by.
  ///   - maxHeight: The greatest height.
  ///   - alignment: Where it stands inside.
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

  /// Puts a view behind it, as large as itself.
  public func background(_ background: some View) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, environment in
        .backed(piece, by: PieceReader.piece(of: background, in: environment))
      })
  }

  /// Puts a style behind it, as large as itself.
  ///
  /// Differs: no edge is left out, since there are no safe areas here.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { background(StyleFill(style)) }

  /// Puts views behind it.
  public func background(@ViewBuilder content: () -> some View) -> some View {
    background(content())
  }

  /// Cuts its corners off, with a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    wrapped { .rounded($0, radius: radius) }
  }

  /// Makes it less opaque: from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { wrapped { .faded($0, opacity: opacity) } }
}
