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
    wrapped { .framed($0, PieceFrame(width: width, height: height, alignment: alignment)) }
  }

  /// Makes it as large as its room, up to so many points; differs: the least and the ideal sizes
  /// aren't there.
  public func frame(
    maxWidth: CGFloat?, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { .framed($0, PieceFrame(widest: maxWidth, highest: maxHeight, alignment: alignment)) }
  }

  /// Makes it as high as its room, up to so many points.
  public func frame(maxHeight: CGFloat?, alignment: Alignment = .center) -> some View {
    frame(maxWidth: nil, maxHeight: maxHeight, alignment: alignment)
  }

  /// Puts a view behind it, as large as itself.
  public func background(_ background: some View) -> some View {
    ModifiedView(
      content: self,
      wraps: { piece, environment in
        .backed(piece, by: PieceReader.piece(of: background, in: environment))
      })
  }

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
