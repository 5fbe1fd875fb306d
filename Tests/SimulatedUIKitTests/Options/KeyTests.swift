import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The strings behind names and keys, as seen on devices.
@Suite struct KeyTests {
  @Test(
    .shows(
      "NSAttributedString.Key.font", "NSAttributedString.Key.foregroundColor",
      "NSAttributedString.Key.paragraphStyle", "NSAttributedString.Key.backgroundColor",
      "NSAttributedString.Key.ligature", "NSAttributedString.Key.kern",
      "NSAttributedString.Key.tracking", "NSAttributedString.Key.strikethroughStyle",
      "NSAttributedString.Key.strikethroughColor", "NSAttributedString.Key.underlineStyle",
      "NSAttributedString.Key.underlineColor", "NSAttributedString.Key.strokeColor",
      "NSAttributedString.Key.strokeWidth", "NSAttributedString.Key.shadow",
      "NSAttributedString.Key.textEffect", "NSAttributedString.Key.attachment",
      "NSAttributedString.Key.link", "NSAttributedString.Key.baselineOffset",
      "NSAttributedString.Key.obliqueness", "NSAttributedString.Key.expansion",
      "NSAttributedString.Key.writingDirection"))
  func attributesHaveTheirNames() {
    let all: [(NSAttributedString.Key, String)] = [
      (.font, "NSFont"), (.foregroundColor, "NSColor"), (.paragraphStyle, "NSParagraphStyle"),
      (.backgroundColor, "NSBackgroundColor"), (.ligature, "NSLigature"), (.kern, "NSKern"),
      (.tracking, "CTTracking"), (.strikethroughStyle, "NSStrikethrough"),
      (.strikethroughColor, "NSStrikethroughColor"), (.underlineStyle, "NSUnderline"),
      (.underlineColor, "NSUnderlineColor"), (.strokeColor, "NSStrokeColor"),
      (.strokeWidth, "NSStrokeWidth"), (.shadow, "NSShadow"), (.textEffect, "NSTextEffect"),
      (.attachment, "NSAttachment"), (.link, "NSLink"), (.baselineOffset, "NSBaselineOffset"),
      (.obliqueness, "NSObliqueness"), (.expansion, "NSExpansion"),
      (.writingDirection, "NSWritingDirection"),
    ]
    for (key, name) in all { #expect(key.rawValue == name) }
  }

  @Test(
    .shows(
      "UIApplication.LaunchOptionsKey.remoteNotification",
      "UIApplication.LaunchOptionsKey.localNotification",
      "UIApplication.LaunchOptionsKey.annotation", "UIApplication.LaunchOptionsKey.location",
      "UIApplication.LaunchOptionsKey.shortcutItem",
      "UIApplication.LaunchOptionsKey.bluetoothCentrals",
      "UIApplication.LaunchOptionsKey.bluetoothPeripherals",
      "UIApplication.LaunchOptionsKey.cloudKitShareMetadata"))
  func launchOptionsHaveTheirNames() {
    let all: [(UIApplication.LaunchOptionsKey, String)] = [
      (.remoteNotification, "RemoteNotification"), (.localNotification, "LocalNotification"),
      (.annotation, "Annotation"), (.location, "Location"), (.shortcutItem, "ShortcutItem"),
      (.bluetoothCentrals, "BluetoothCentrals"), (.bluetoothPeripherals, "BluetoothPeripherals"),
      (.cloudKitShareMetadata, "CloudKitShareMetadata"),
    ]
    for (key, name) in all { #expect(key.rawValue == "UIApplicationLaunchOptions\(name)Key") }
  }

  @Test(
    .shows(
      "UIContentSizeCategory", "UIContentSizeCategory.rawValue",
      "UIContentSizeCategory.init(rawValue:)", "UIContentSizeCategory.unspecified",
      "UIContentSizeCategory.extraSmall", "UIContentSizeCategory.small",
      "UIContentSizeCategory.medium", "UIContentSizeCategory.large",
      "UIContentSizeCategory.extraLarge", "UIContentSizeCategory.extraExtraLarge",
      "UIContentSizeCategory.extraExtraExtraLarge", "UIContentSizeCategory.accessibilityMedium",
      "UIContentSizeCategory.accessibilityLarge", "UIContentSizeCategory.accessibilityExtraLarge",
      "UIContentSizeCategory.accessibilityExtraExtraLarge",
      "UIContentSizeCategory.accessibilityExtraExtraExtraLarge",
      "UIContentSizeCategory.isAccessibilityCategory"))
  func sizesOfTextHaveTheirNames() {
    let plain: [(UIContentSizeCategory, String)] = [
      (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
      (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"),
    ]
    let large: [(UIContentSizeCategory, String)] = [
      (.accessibilityMedium, "M"), (.accessibilityLarge, "L"), (.accessibilityExtraLarge, "XL"),
      (.accessibilityExtraExtraLarge, "XXL"), (.accessibilityExtraExtraExtraLarge, "XXXL"),
    ]
    for (size, name) in plain {
      #expect(size.rawValue == "UICTContentSizeCategory\(name)")
      #expect(!size.isAccessibilityCategory)
    }
    for (size, name) in large {
      let rawValue = "UICTContentSizeCategoryAccessibility\(name)"
      #expect(size == UIContentSizeCategory(rawValue: rawValue))
      #expect(size.isAccessibilityCategory)
    }
    #expect(UIContentSizeCategory.unspecified.rawValue == "_UICTContentSizeCategoryUnspecified")
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test(
    .shows(
      "UIAccessibility.Notification", "UIAccessibility.Notification.rawValue",
      "UIAccessibility.Notification.init(rawValue:)",
      "UIAccessibility.Notification.announcement", "UIAccessibility.Notification.layoutChanged",
      "UIAccessibility.Notification.screenChanged"))
  func accessibilityNotificationsHaveTheirNumbers() {
    let all: [UIAccessibility.Notification] = [.screenChanged, .layoutChanged, .announcement]
    #expect(all.map(\.rawValue) == [1000, 1001, 1008])
    #expect(UIAccessibility.Notification(rawValue: 1008) == .announcement)
  }

  @Test(
    .shows(
      "UIAction.Identifier", "UIAction.Identifier.rawValue", "UIAction.Identifier.init(rawValue:)",
      "UIAction.Identifier.init(_:)", "UIBackgroundTaskIdentifier.rawValue",
      "UIBackgroundTaskIdentifier.init(rawValue:)", "UICollectionView.elementKindSectionHeader",
      "UICollectionView.elementKindSectionFooter"))
  func namesAreWhatTheyAreMadeOf() {
    #expect(UIAction.Identifier("save").rawValue == "save")
    #expect(UIAction.Identifier(rawValue: "save") == UIAction.Identifier("save"))
    #expect(UIBackgroundTaskIdentifier(rawValue: 0) == .invalid)
    #expect(UIBackgroundTaskIdentifier(rawValue: 7).rawValue == 7)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }
}
