import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The bits of option sets are those of Apple's headers.
@Suite struct OptionNumberTests {
  @Test(
    .shows(
      "NSLayoutConstraint.FormatOptions", "NSLayoutConstraint.FormatOptions.rawValue",
      "NSLayoutConstraint.FormatOptions.init(rawValue:)",
      "NSLayoutConstraint.FormatOptions.alignAllLeft",
      "NSLayoutConstraint.FormatOptions.alignAllRight",
      "NSLayoutConstraint.FormatOptions.alignAllTop",
      "NSLayoutConstraint.FormatOptions.alignAllBottom",
      "NSLayoutConstraint.FormatOptions.alignAllLeading",
      "NSLayoutConstraint.FormatOptions.alignAllTrailing",
      "NSLayoutConstraint.FormatOptions.alignAllCenterX",
      "NSLayoutConstraint.FormatOptions.alignAllCenterY",
      "NSLayoutConstraint.FormatOptions.alignAllLastBaseline",
      "NSLayoutConstraint.FormatOptions.alignAllFirstBaseline",
      "NSLayoutConstraint.FormatOptions.directionLeadingToTrailing",
      "NSLayoutConstraint.FormatOptions.directionLeftToRight",
      "NSLayoutConstraint.FormatOptions.directionRightToLeft",
      "NSLayoutConstraint.Attribute.baseline"))
  func formatOptionsAreTheBitsOfTheirAttributes() {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .baseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in all { #expect(option.rawValue == 1 << attribute.rawValue) }
    #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 1 << 11)
    let directions: [NSLayoutConstraint.FormatOptions] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft,
    ]
    #expect(directions.map(\.rawValue) == [0, 1 << 16, 2 << 16])
    #expect(
      NSLayoutConstraint.FormatOptions(rawValue: 6)
        == [.alignAllLeft, .alignAllRight])
  }

  @Test(
    .shows(
      "NSDirectionalRectEdge", "NSDirectionalRectEdge.rawValue",
      "NSDirectionalRectEdge.init(rawValue:)", "NSDirectionalRectEdge.top",
      "NSDirectionalRectEdge.leading", "NSDirectionalRectEdge.bottom",
      "NSDirectionalRectEdge.trailing", "NSDirectionalRectEdge.all"))
  func edgesInTheDirectionOfReadingHaveApplesNumbers() {
    let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(NSDirectionalRectEdge(rawValue: 10) == [.leading, .trailing])
  }

  @Test(
    .shows(
      "NSParagraphStyle.LineBreakStrategy", "NSParagraphStyle.LineBreakStrategy.rawValue",
      "NSParagraphStyle.LineBreakStrategy.init(rawValue:)",
      "NSParagraphStyle.LineBreakStrategy.pushOut",
      "NSParagraphStyle.LineBreakStrategy.hangulWordPriority",
      "NSParagraphStyle.LineBreakStrategy.standard", "NSStringDrawingOptions",
      "NSStringDrawingOptions.rawValue", "NSStringDrawingOptions.init(rawValue:)",
      "NSStringDrawingOptions.usesLineFragmentOrigin", "NSStringDrawingOptions.usesFontLeading",
      "NSStringDrawingOptions.usesDeviceMetrics",
      "NSStringDrawingOptions.truncatesLastVisibleLine", "NSUnderlineStyle",
      "NSUnderlineStyle.rawValue", "NSUnderlineStyle.init(rawValue:)", "NSUnderlineStyle.single",
      "NSUnderlineStyle.thick", "NSUnderlineStyle.double", "NSUnderlineStyle.patternDot",
      "NSUnderlineStyle.patternDash", "NSUnderlineStyle.byWord"))
  func optionsOfTextsHaveApplesNumbers() {
    let strategies: [NSParagraphStyle.LineBreakStrategy] = [
      .pushOut, .hangulWordPriority, .standard,
    ]
    #expect(strategies.map(\.rawValue) == [1, 2, 0xFFFF])
    #expect(NSParagraphStyle.LineBreakStrategy(rawValue: 3) == [.pushOut, .hangulWordPriority])
    let drawing: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(drawing.map(\.rawValue) == [1, 2, 8, 32])
    #expect(NSStringDrawingOptions(rawValue: 3) == [.usesLineFragmentOrigin, .usesFontLeading])
    let lines: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .byWord,
    ]
    #expect(lines.map(\.rawValue) == [1, 2, 9, 0x100, 0x200, 0x8000])
    #expect(NSUnderlineStyle(rawValue: 0x101) == [.single, .patternDot])
  }

  @Test(
    .shows(
      "UIAccessibilityTraits", "UIAccessibilityTraits.rawValue",
      "UIAccessibilityTraits.init(rawValue:)", "UIAccessibilityTraits.none",
      "UIAccessibilityTraits.button", "UIAccessibilityTraits.link", "UIAccessibilityTraits.image",
      "UIAccessibilityTraits.selected", "UIAccessibilityTraits.playsSound",
      "UIAccessibilityTraits.keyboardKey", "UIAccessibilityTraits.staticText",
      "UIAccessibilityTraits.summaryElement", "UIAccessibilityTraits.notEnabled",
      "UIAccessibilityTraits.updatesFrequently", "UIAccessibilityTraits.searchField",
      "UIAccessibilityTraits.startsMediaSession", "UIAccessibilityTraits.adjustable",
      "UIAccessibilityTraits.allowsDirectInteraction", "UIAccessibilityTraits.causesPageTurn",
      "UIAccessibilityTraits.header"))
  func accessibilityTraitsAreBitsInApplesOrder() {
    let all: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn,
    ]
    #expect(all.map(\.rawValue) == (0..<15).map { 1 << $0 })
    #expect(UIAccessibilityTraits.header.rawValue == 1 << 16)
    #expect(UIAccessibilityTraits.none.rawValue == 0)
    #expect(UIAccessibilityTraits(rawValue: 9) == [.button, .selected])
  }

  @Test(
    .shows(
      "UIDataDetectorTypes", "UIDataDetectorTypes.rawValue", "UIDataDetectorTypes.init(rawValue:)",
      "UIDataDetectorTypes.phoneNumber", "UIDataDetectorTypes.link",
      "UIDataDetectorTypes.address", "UIDataDetectorTypes.calendarEvent",
      "UIDataDetectorTypes.all"))
  func dataDetectorsHaveApplesNumbers() {
    let all: [UIDataDetectorTypes] = [.phoneNumber, .link, .address, .calendarEvent]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIDataDetectorTypes.all.rawValue == .max)
    #expect(UIDataDetectorTypes(rawValue: 3) == [.phoneNumber, .link])
  }

  @Test(
    .shows(
      "UICollectionView.ScrollPosition", "UICollectionView.ScrollPosition.rawValue",
      "UICollectionView.ScrollPosition.init(rawValue:)", "UICollectionView.ScrollPosition.top",
      "UICollectionView.ScrollPosition.centeredVertically",
      "UICollectionView.ScrollPosition.bottom", "UICollectionView.ScrollPosition.left",
      "UICollectionView.ScrollPosition.centeredHorizontally",
      "UICollectionView.ScrollPosition.right", "UICollectionView.ScrollDirection",
      "UICollectionView.ScrollDirection.vertical", "UICollectionView.ScrollDirection.horizontal"))
  func placesInACollectionHaveApplesNumbers() {
    let all: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(UICollectionView.ScrollPosition(rawValue: 9) == [.top, .left])
    let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]
    #expect(directions.map(\.rawValue) == [0, 1])
  }

  @Test(
    .shows(
      "UIControl.Event.rawValue", "UIControl.Event.init(rawValue:)", "UIControl.State.rawValue",
      "UIControl.State.init(rawValue:)"))
  func eventsAndStatesAreMadeOfTheirNumbers() {
    #expect(UIControl.Event(rawValue: 0x41) == [.touchDown, .touchUpInside])
    #expect((UIControl.Event.touchDown.union(.valueChanged)).rawValue == 0x1001)
    #expect(UIControl.State(rawValue: 6) == [.disabled, .selected])
    #expect(UIControl.State.highlighted.union(.focused).rawValue == 9)
  }

  @Test(
    .shows(
      "UIActivityIndicatorView.Style.whiteLarge", "UIActivityIndicatorView.Style.white",
      "UIActivityIndicatorView.Style.gray", "UIBaselineAdjustment",
      "UIBaselineAdjustment.alignBaselines", "UIBaselineAdjustment.alignCenters",
      "UIBaselineAdjustment.none", "UIAccessibilityContrast",
      "UIAccessibilityContrast.unspecified", "UIAccessibilityContrast.normal",
      "UIAccessibilityContrast.high", "UIBarButtonItem.Style.prominent",
      "UIBarButtonItem.Style.done", "UIBarButtonItem.SystemItem.writingTools",
      "UIAlertControllerSeverity", "UIAlertControllerSeverity.`default`",
      "UIAlertControllerSeverity.critical"))
  func casesHaveApplesNumbers() {
    let wheels: [UIActivityIndicatorView.Style] = [.whiteLarge, .white, .gray, .medium, .large]
    #expect(wheels.map(\.rawValue) == [0, 1, 2, 100, 101])
    let lines: [UIBaselineAdjustment] = [.alignBaselines, .alignCenters, .none]
    #expect(lines.map(\.rawValue) == [0, 1, 2])
    let contrasts: [UIAccessibilityContrast] = [.unspecified, .normal, .high]
    #expect(contrasts.map(\.rawValue) == [-1, 0, 1])
    // `done` was renamed `prominent`, so both have the same number.
    #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.Style.done == .prominent)
    #expect(UIBarButtonItem.SystemItem.writingTools.rawValue == 25)
    let severities: [UIAlertControllerSeverity] = [.default, .critical]
    #expect(severities.map(\.rawValue) == [0, 1])
  }
}
