public import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit draws.
  ///
  /// Simulated: the font and the colours, in the title of a button's configuration. Differs: the
  /// other attributes are missing.
  public struct UIKitAttributes: AttributeScope {
    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = "NSFont"
    }

    /// The key of the text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSColor"
    }

    /// The key of the colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute holds.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSBackgroundColor"
    }

    /// The font.
    public let font: FontAttribute
    /// The text's colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
  }

  /// The attributes of text that UIKit draws.
  ///
  /// Simulated: no known difference for the attributes that there are.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds one of UIKit's attributes by its name.
  ///
  /// Simulated: no known difference for the attributes that there are.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Makes attributes from those of an `NSAttributedString`.
  ///
  /// Simulated: takes over the font, the text's colour and the colour behind it. Differs: others
  /// are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = dictionary[.font] as? UIFont {
      self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    }
    if let color = dictionary[.foregroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    }
    if let color = dictionary[.backgroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = color
    }
  }
}

extension AttributedString {
  /// The same text for views that draw an `NSAttributedString`.
  var forViews: NSAttributedString {
    let text = NSMutableAttributedString()
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] =
        run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] =
        run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
      text.append(
        NSAttributedString(string: String(characters[run.range]), attributes: attributes))
    }
    return text
  }
}
