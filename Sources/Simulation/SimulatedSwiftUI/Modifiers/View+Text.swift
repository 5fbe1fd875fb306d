extension View {
  /// The font of the texts inside.
  public func font(_ font: Font?) -> some View { telling { $0.font = font } }

  /// The texts inside are bold.
  public func bold() -> some View { telling { $0.font = ($0.font ?? .body).bold() } }

  /// The texts inside have letters so thick.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    telling { $0.font = ($0.font ?? .body).weight(weight ?? .regular) }
  }

  /// The colour of the texts and symbols inside.
  public func foregroundColor(_ color: Color?) -> some View {
    telling { $0.foreground = color ?? .primary }
  }

  /// The look of the texts and symbols inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    telling { $0.foreground = style.color(in: $0) }
  }

  /// How many lines a text inside may have; `nil` is no limit.
  public func lineLimit(_ number: Int?) -> some View { telling { $0.lineLimit = number } }

  /// How the lines of texts inside stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    telling { $0.multilineTextAlignment = alignment }
  }

  /// Views inside don't show what they are about.
  public func redacted(reason: RedactionReasons) -> some View {
    telling { $0.redactionReasons.formUnion(reason) }
  }

  /// Views inside show what they are about again.
  public func unredacted() -> some View { telling { $0.redactionReasons = [] } }

  /// Sets a value of the environment for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { telling { $0[keyPath: keyPath] = value } }

  /// Type-checks only: no screen is locked, so everybody may look.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Type-checks only: nobody reads the screen aloud.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }

  /// Type-checks only: text isn't made smaller to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
