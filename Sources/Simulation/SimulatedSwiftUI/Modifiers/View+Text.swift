public import Foundation

extension View {
  /// Sets the font of the texts inside.
  public func font(_ font: Font?) -> some View { telling { $0.font = font } }

  /// Makes the texts inside bold.
  public func bold(_ isActive: Bool = true) -> some View {
    telling { if isActive { $0.fontWeight = .bold } }
  }

  /// Makes the texts inside italic.
  ///
  /// Type-checks only: letters have no shapes.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Draws a line below the texts inside.
  ///
  /// Type-checks only: letters have no lines.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Draws a line through the texts inside.
  ///
  /// Type-checks only: letters have no lines.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Sets the weight of the texts inside.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    telling { $0.fontWeight = weight }
  }

  /// Sets the width of the letters inside.
  public func fontWidth(_ width: Font.Width?) -> some View { telling { $0.fontWidth = width } }

  /// Sets the design of the texts inside.
  ///
  /// Type-checks only: letters have no shapes.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Gives the digits inside one width.
  ///
  /// Type-checks only: digits always have one width.
  public func monospacedDigit() -> some View { self }

  /// Gives the letters inside one width.
  ///
  /// Type-checks only: letters keep their widths.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the room between letters.
  ///
  /// Type-checks only: letters keep their distances.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the room between letters.
  ///
  /// Type-checks only: letters keep their distances.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Sets the room between lines.
  ///
  /// Type-checks only: lines keep their distances.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets the colour of the texts and symbols inside.
  public func foregroundColor(_ color: Color?) -> some View {
    telling { $0.foreground = color }
  }

  /// Sets the look of the texts and symbols inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    telling { $0.foreground = style.color(in: $0) }
  }

  /// Sets the look of the texts and symbols inside; differs: only the first style counts.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  { foregroundStyle(primary) }

  /// Sets the colour of what can be tapped inside.
  public func tint(_ tint: Color?) -> some View { telling { $0.tint = tint ?? .accentColor } }

  /// Sets the style of what can be tapped inside.
  public func tint(_ tint: some ShapeStyle) -> some View {
    telling { $0.tint = tint.color(in: $0) }
  }

  /// Sets the colour of what can be tapped inside, by its older name.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the maximum number of lines of the texts inside; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View { telling { $0.lineLimit = number } }

  /// Sets the maximum number of lines of the texts inside; differs: the minimum has no effect.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets the minimum number of lines of the texts inside.
  ///
  /// Type-checks only: texts have the lines that they need.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Sets the maximum number of lines; differs: room isn't kept for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

  /// Sets the alignment of lines in the texts inside.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    telling { $0.multilineTextAlignment = alignment }
  }

  /// Sets the case of letters in the texts inside.
  public func textCase(_ textCase: Text.Case?) -> some View { telling { $0.textCase = textCase } }

  /// Sets where texts inside are cut.
  ///
  /// Type-checks only: text is cut at its end, without a mark.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Type-checks only: text isn't shrunk to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Lets the letters inside come closer to fit.
  ///
  /// Type-checks only: letters keep their distances.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Lets the user select the texts inside.
  ///
  /// Type-checks only: the user doesn't select texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Limits how large the texts inside get by the user's setting.
  ///
  /// Type-checks only: texts have the sizes of the default setting.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Limits how large the texts inside get by the user's setting.
  ///
  /// Type-checks only: texts have the sizes of the default setting.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  /// Hides the content of the views inside.
  public func redacted(reason: RedactionReasons) -> some View {
    telling { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the content of the views inside again.
  public func unredacted() -> some View { telling { $0.redactionReasons = [] } }

  /// Type-checks only: the screen is never locked, so private content is always shown.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Whether texts can be selected.
///
/// Type-checks only: the user doesn't select texts.
public protocol TextSelectability {
  /// Whether they can be.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
///
/// Type-checks only: the user doesn't select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether they can be.
  public static let allowsSelection = true
}

/// Texts can't be selected.
///
/// Type-checks only: the user doesn't select texts.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether they can be.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The user's setting for the size of text.
///
/// Type-checks only: texts have the sizes of the default setting.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes, from small to large.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
