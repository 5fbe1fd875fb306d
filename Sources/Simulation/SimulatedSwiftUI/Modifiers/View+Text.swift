extension View {
  /// Sets the font of the texts inside.
  public func font(_ font: Font?) -> some View { telling { $0.font = font } }

  /// Makes the texts inside bold.
  public func bold() -> some View { telling { $0.font = ($0.font ?? .body).bold() } }

  /// Sets the weight of the texts inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    telling { $0.font = ($0.font ?? .body).weight(weight ?? .regular) }
  }

  /// Sets the colour of the texts and symbols inside.
  public func foregroundColor(_ color: Color?) -> some View {
    telling { $0.foreground = color ?? .primary }
  }

  /// Sets the look of the texts and symbols inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    telling { $0.foreground = style.color(in: $0) }
  }

  /// Sets the maximum number of lines of the texts inside; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View { telling { $0.lineLimit = number } }

  /// Sets the alignment of lines in the texts inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    telling { $0.multilineTextAlignment = alignment }
  }

  /// Hides the content of the views inside.
  public func redacted(reason: RedactionReasons) -> some View {
    telling { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the content of the views inside again.
  public func unredacted() -> some View { telling { $0.redactionReasons = [] } }

  /// Sets a value of the environment for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { telling { $0[keyPath: keyPath] = value } }

  /// Type-checks only: the screen is never locked, so private content is always shown.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Type-checks only: the screen isn't read aloud.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Type-checks only: text isn't shrunk to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
