import DeviceEvents
import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Expects that a property of a configuration has one value at first, and then keeps another.
func keepsPart<Whole, Value: Equatable>(
  _ whole: Whole, _ part: WritableKeyPath<Whole, Value>, first: Value, then: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var changed = whole
  #expect(changed[keyPath: part] == first, sourceLocation: sourceLocation)
  changed[keyPath: part] = then
  #expect(changed[keyPath: part] == then, sourceLocation: sourceLocation)
}

@MainActor @Suite struct ButtonConfigurationTests {
  private let plain = UIButton.Configuration.plain()

  @Test(
    .shows(
      "UIButton.Configuration.titlePadding", "UIButton.Configuration.titleAlignment",
      "UIButton.Configuration.titleLineBreakMode", "UIButton.Configuration.buttonSize",
      "UIButton.Configuration.showsActivityIndicator", "UIButton.Configuration.indicator",
      "UIButton.Configuration.preferredSymbolConfigurationForImage",
      "UIButton.Configuration.attributedSubtitle",
      "UIButton.Configuration.automaticallyUpdateForSelection"))
  func aConfigurationKeepsItsValues() {
    keepsPart(plain, \.titlePadding, first: 1, then: 4)
    keepsPart(plain, \.titleAlignment, first: .automatic, then: .trailing)
    keepsPart(plain, \.titleLineBreakMode, first: .byWordWrapping, then: .byTruncatingTail)
    keepsPart(plain, \.buttonSize, first: .medium, then: .large)
    keepsPart(plain, \.showsActivityIndicator, first: false, then: true)
    keepsPart(plain, \.indicator, first: .automatic, then: .popup)
    keepsPart(
      plain, \.preferredSymbolConfigurationForImage, first: nil,
      then: UIImage.SymbolConfiguration(scale: .large))
    keepsPart(plain, \.attributedSubtitle, first: nil, then: AttributedString("below"))
    keepsPart(plain, \.automaticallyUpdateForSelection, first: true, then: false)
  }

  @Test(
    .shows(
      "UIButton.Configuration.titleTextAttributesTransformer",
      "UIButton.Configuration.subtitleTextAttributesTransformer",
      "UIButton.Configuration.imageColorTransformer"))
  func aConfigurationKeepsItsTransformers() {
    var look = plain
    #expect(look.titleTextAttributesTransformer == nil)
    #expect(look.subtitleTextAttributesTransformer == nil && look.imageColorTransformer == nil)
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
      AttributeContainer().link(URL(fileURLWithPath: "/title"))
    }
    look.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
      AttributeContainer().link(URL(fileURLWithPath: "/subtitle"))
    }
    look.imageColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let none = AttributeContainer()
    #expect(look.titleTextAttributesTransformer?.transform(none).link?.path == "/title")
    #expect(look.subtitleTextAttributesTransformer?.transform(none).link?.path == "/subtitle")
    #expect(look.imageColorTransformer?.transform(.blue) == .red)
  }

  @Test(
    .shows(
      "UIButton.Configuration.title", "UIButton.Configuration.attributedTitle",
      "UIButton.Configuration.subtitle", "UIButton.Configuration.image",
      "UIButton.Configuration.baseForegroundColor", "UIButton.Configuration.updated(for:)"))
  func theButtonShowsWhatItsConfigurationSays() {
    var look = plain
    #expect(look.title == nil && look.subtitle == nil && look.image == nil)
    look.title = "Go"
    look.subtitle = "far"
    look.image = UIImage(systemName: "star")
    look.baseForegroundColor = .red
    let button = UIButton(configuration: look)
    let element = button.screenElement()
    #expect(element.text == "Go" && element.detail == "far")
    #expect(element.color == button.screenColor(.red))
    #expect(button.imageView?.image === look.image && button.imageView?.isHidden == false)
    let updated = look.updated(for: button)
    #expect(updated.title == "Go" && updated.image === look.image)
    button.configuration?.attributedTitle = AttributedString("Stay")
    #expect(button.screenElement().text == "Stay")
    button.configuration?.baseForegroundColor = nil
    #expect(button.screenElement().color == button.screenColor(button.tintColor))
  }

  @Test(
    .shows(
      "UIButton.Configuration.tinted()", "UIButton.Configuration.gray()",
      "UIButton.Configuration.borderless()", "UIButton.Configuration.bordered()",
      "UIButton.Configuration.borderedTinted()", "UIButton.Configuration.borderedProminent()",
      "UIButton.Configuration.baseBackgroundColor", "UIButton.Configuration.background"))
  func looksHaveTheirBackgrounds() {
    typealias Look = UIButton.Configuration
    let light = UIColor.systemBlue.withAlphaComponent(0.2)
    let all: [(Look, UIColor?, UIColor?)] = [
      (.tinted(), light, UIColor.red.withAlphaComponent(0.2)), (.gray(), .systemGray5, .red),
      (.borderless(), nil, .red), (.bordered(), .systemGray5, .red),
      (.borderedTinted(), light, UIColor.red.withAlphaComponent(0.2)),
      (.borderedProminent(), .systemBlue, .red),
    ]
    for (look, plain, red) in all {
      let button = UIButton(configuration: look)
      #expect(button.screenElement().background == plain.flatMap { button.screenColor($0) })
      button.configuration?.baseBackgroundColor = .red
      #expect(button.screenElement().background == red.flatMap { button.screenColor($0) })
      button.configuration?.background.backgroundColor = .green
      #expect(button.screenElement().background == button.screenColor(.green))
    }
  }

  @Test(
    .shows(
      "UIButton.Configuration.cornerStyle", "UIButton.Configuration.CornerStyle",
      "UIButton.Configuration.CornerStyle.fixed", "UIButton.Configuration.CornerStyle.dynamic",
      "UIButton.Configuration.CornerStyle.small", "UIButton.Configuration.CornerStyle.medium",
      "UIButton.Configuration.CornerStyle.large", "UIButton.Configuration.CornerStyle.capsule",
      "UIBackgroundConfiguration.cornerRadius"),
    arguments: [
      (UIButton.Configuration.CornerStyle.fixed, 9.0), (.dynamic, 9), (.small, 4), (.medium, 8),
      (.large, 12), (.capsule, 20),
    ])
  func cornersAreAsRoundAsTheirStyle(_ style: UIButton.Configuration.CornerStyle, _ radius: Double)
  {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    #expect(button.configuration?.cornerStyle == .dynamic)
    #expect(button.screenElement().cornerRadius == 6)
    button.configuration?.background.cornerRadius = 9
    button.configuration?.cornerStyle = style
    #expect(button.screenElement().cornerRadius == radius)
  }

  @Test(
    .shows(
      "UIButton.Configuration.imagePlacement", "UIButton.Configuration.imagePadding",
      "UIButton.Configuration.contentInsets"),
    arguments: [
      (NSDirectionalRectEdge.leading, 3.0, 28.0), (.trailing, 28, 3), (.top, 3, 28),
      (.bottom, 28, 3),
    ])
  func pictureAndTitleStandWhereTheyAreToStand(
    _ place: NSDirectionalRectEdge, _ picture: Double, _ title: Double
  ) throws {
    var look = plain
    #expect(look.imagePlacement == .leading && look.imagePadding == 0)
    #expect(
      look.contentInsets
        == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    look.title = "Go"
    look.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    look.imagePlacement = place
    look.imagePadding = 5
    look.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 4, trailing: 4)
    let button = UIButton(configuration: look)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
    let isAcross = [.leading, .trailing].contains(place)
    let text = isAcross ? label.frame.width : label.frame.height
    let whole = isAcross ? button.frame.width : button.frame.height
    #expect(abs(whole - (3 + 20 + 5 + text + 4)) < 0.01)
    // The first of the two is at the inset, the other one after it and the gap.
    let start = picture < title ? (3.0, 28.0) : (3 + Double(text) + 5, 3.0)
    #expect(abs((isAcross ? image.frame.minX : image.frame.minY) - start.0) < 0.01)
    #expect(abs((isAcross ? label.frame.minX : label.frame.minY) - start.1) < 0.01)
  }

  @Test(
    .shows(
      "UIButton.Configuration.Size", "UIButton.Configuration.Size.medium",
      "UIButton.Configuration.Size.small", "UIButton.Configuration.Size.mini",
      "UIButton.Configuration.Size.large", "UIButton.Configuration.TitleAlignment",
      "UIButton.Configuration.TitleAlignment.automatic",
      "UIButton.Configuration.TitleAlignment.leading",
      "UIButton.Configuration.TitleAlignment.center",
      "UIButton.Configuration.TitleAlignment.trailing", "UIButton.Configuration.Indicator",
      "UIButton.Configuration.Indicator.automatic", "UIButton.Configuration.Indicator.none",
      "UIButton.Configuration.Indicator.popup"))
  func aConfigurationKeepsEachOfItsKinds() {
    var look = plain
    for size in [.mini, .small, .large, .medium] as [UIButton.Configuration.Size] {
      #expect(look.buttonSize != size)
      look.buttonSize = size
      #expect(look.buttonSize == size)
    }
    for side in [.leading, .center, .trailing, .automatic]
      as [UIButton.Configuration.TitleAlignment]
    {
      #expect(look.titleAlignment != side)
      look.titleAlignment = side
      #expect(look.titleAlignment == side)
    }
    for arrow in [.none, .popup, .automatic] as [UIButton.Configuration.Indicator] {
      #expect(look.indicator != arrow)
      look.indicator = arrow
      #expect(look.indicator == arrow)
    }
  }

  @Test(
    .shows(
      "UIBackgroundConfiguration", "UIBackgroundConfiguration.backgroundColor",
      "UIBackgroundConfiguration.cornerRadius", "UIBackgroundConfiguration.backgroundInsets",
      "UIBackgroundConfiguration.strokeColor", "UIBackgroundConfiguration.strokeWidth",
      "UIBackgroundConfiguration.image", "UIBackgroundConfiguration.clear()",
      "UIBackgroundConfiguration.listPlainCell()", "UIBackgroundConfiguration.listGroupedCell()"))
  func aBackgroundKeepsItsValues() {
    let clear = UIBackgroundConfiguration.clear()
    keepsPart(clear, \.backgroundColor, first: nil, then: .red)
    keepsPart(clear, \.cornerRadius, first: 0, then: 3)
    keepsPart(
      clear, \.backgroundInsets, first: .zero,
      then: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    keepsPart(clear, \.strokeColor, first: nil, then: .red)
    keepsPart(clear, \.strokeWidth, first: 0, then: 2)
    keepsPart(clear, \.image, first: nil, then: UIImage())
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == .systemBackground)
    #expect(
      UIBackgroundConfiguration.listGroupedCell().backgroundColor
        == .secondarySystemGroupedBackground)
  }

  @Test(
    .shows(
      "AttributeContainer.init(_:)", "AttributeDynamicLookup.subscript(dynamicMember:)",
      "AttributeScopes.UIKitAttributes", "AttributeScopes.UIKitAttributes.font",
      "AttributeScopes.UIKitAttributes.foregroundColor",
      "AttributeScopes.UIKitAttributes.backgroundColor", "AttributeScopes.uiKit",
      "UIConfigurationTextAttributesTransformer",
      "UIConfigurationTextAttributesTransformer.transform",
      "UIConfigurationTextAttributesTransformer.init(_:)"),
    .shows(
      "AttributeScopes.UIKitAttributes.FontAttribute",
      "AttributeScopes.UIKitAttributes.FontAttribute.Value",
      "AttributeScopes.UIKitAttributes.FontAttribute.name",
      "AttributeScopes.UIKitAttributes.ForegroundColorAttribute",
      "AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value",
      "AttributeScopes.UIKitAttributes.ForegroundColorAttribute.name",
      "AttributeScopes.UIKitAttributes.BackgroundColorAttribute",
      "AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value",
      "AttributeScopes.UIKitAttributes.BackgroundColorAttribute.name"))
  func aTitleIsDrawnWithItsAttributesAndTheTransformers() throws {
    let attributes = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.systemRed,
      .backgroundColor: UIColor.systemBlue, .kern: 2,
    ])
    #expect(attributes.font == .systemFont(ofSize: 30))
    typealias Keys = AttributeScopes.UIKitAttributes
    #expect(
      [Keys.FontAttribute.name, Keys.ForegroundColorAttribute.name]
        + [Keys.BackgroundColorAttribute.name] == ["NSFont", "NSColor", "NSBackgroundColor"])
    #expect(attributes.foregroundColor == .systemRed && attributes.backgroundColor == .systemBlue)
    var look = plain
    look.attributedTitle = AttributedString("Save", attributes: attributes)
    let button = UIButton(configuration: look)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    func drawn() throws -> (text: String?, size: Double?, color: ScreenColor?) {
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel).screenElement()
      return (label.text, label.fontSize, label.color)
    }
    let red = UILabel()
    (red.text, red.textColor) = ("a", .systemRed)
    #expect(try drawn() == ("Save", 30, red.screenElement().color))
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = .systemFont(ofSize: 12)
        return new
      }
    #expect(try drawn() == ("Save", 12, red.screenElement().color))
    button.configuration?.attributedTitle = nil
    button.configuration?.title = "Keep"
    #expect(try drawn().text == "Keep" && drawn().size == 12)
  }
}
