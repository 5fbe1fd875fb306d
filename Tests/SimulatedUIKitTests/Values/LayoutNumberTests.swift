import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The raw values of options for layout, texts, bars and apps are those of Apple's headers.
@Suite struct LayoutNumberTests {
  @Test(
    .shows(
      "UIUserInterfaceSizeClass", "UIUserInterfaceSizeClass.unspecified",
      "UIUserInterfaceSizeClass.compact", "UIUserInterfaceSizeClass.regular"))
  func sizeClassesHaveApplesNumbers() {
    let all: [UIUserInterfaceSizeClass] = [
      .unspecified, .compact, .regular,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIUserInterfaceIdiom", "UIUserInterfaceIdiom.unspecified", "UIUserInterfaceIdiom.phone",
      "UIUserInterfaceIdiom.pad", "UIUserInterfaceIdiom.tv", "UIUserInterfaceIdiom.carPlay",
      "UIUserInterfaceIdiom.mac", "UIUserInterfaceIdiom.vision"))
  func idiomsHaveApplesNumbers() {
    let all: [UIUserInterfaceIdiom] = [
      .unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision,
    ]
    #expect(
      all.map(\.rawValue) == [
        -1, 0, 1, 2, 3, 5, 6,
      ])
  }

  @Test(
    .shows(
      "NSTextAlignment", "NSTextAlignment.left", "NSTextAlignment.center", "NSTextAlignment.right",
      "NSTextAlignment.justified", "NSTextAlignment.natural"))
  func textAlignmentsHaveApplesNumbers() {
    let all: [NSTextAlignment] = [
      .left, .center, .right, .justified, .natural,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
  }

  @Test(
    .shows(
      "NSLineBreakMode", "NSLineBreakMode.byWordWrapping", "NSLineBreakMode.byCharWrapping",
      "NSLineBreakMode.byClipping", "NSLineBreakMode.byTruncatingHead",
      "NSLineBreakMode.byTruncatingTail", "NSLineBreakMode.byTruncatingMiddle"))
  func lineBreakModesHaveApplesNumbers() {
    let all: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
      .byTruncatingMiddle,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5,
      ])
  }

  @Test(
    .shows(
      "UISemanticContentAttribute", "UISemanticContentAttribute.unspecified",
      "UISemanticContentAttribute.playback", "UISemanticContentAttribute.spatial",
      "UISemanticContentAttribute.forceLeftToRight", "UISemanticContentAttribute.forceRightToLeft"))
  func semanticAttributesHaveApplesNumbers() {
    let all: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
  }

  @Test(
    .shows(
      "UITextAutocapitalizationType", "UITextAutocapitalizationType.none",
      "UITextAutocapitalizationType.words", "UITextAutocapitalizationType.sentences",
      "UITextAutocapitalizationType.allCharacters"))
  func autocapitalizationsHaveApplesNumbers() {
    let all: [UITextAutocapitalizationType] = [
      .none, .words, .sentences, .allCharacters,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITextAutocorrectionType", "UITextAutocorrectionType.`default`",
      "UITextAutocorrectionType.no", "UITextAutocorrectionType.yes"))
  func autocorrectionsHaveApplesNumbers() {
    let all: [UITextAutocorrectionType] = [
      .default, .no, .yes,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UITextSpellCheckingType", "UITextSpellCheckingType.`default`", "UITextSpellCheckingType.no",
      "UITextSpellCheckingType.yes"))
  func spellCheckingsHaveApplesNumbers() {
    let all: [UITextSpellCheckingType] = [
      .default, .no, .yes,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIScrollView.KeyboardDismissMode", "UIScrollView.KeyboardDismissMode.none",
      "UIScrollView.KeyboardDismissMode.onDrag", "UIScrollView.KeyboardDismissMode.interactive"))
  func keyboardDismissModesHaveApplesNumbers() {
    let all: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIScrollView.IndicatorStyle", "UIScrollView.IndicatorStyle.`default`",
      "UIScrollView.IndicatorStyle.black", "UIScrollView.IndicatorStyle.white"))
  func indicatorStylesHaveApplesNumbers() {
    let all: [UIScrollView.IndicatorStyle] = [
      .default, .black, .white,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIScrollView.ContentInsetAdjustmentBehavior",
      "UIScrollView.ContentInsetAdjustmentBehavior.automatic",
      "UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes",
      "UIScrollView.ContentInsetAdjustmentBehavior.never",
      "UIScrollView.ContentInsetAdjustmentBehavior.always"))
  func insetAdjustmentsHaveApplesNumbers() {
    let all: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIRectEdge", "UIRectEdge.top", "UIRectEdge.left", "UIRectEdge.bottom", "UIRectEdge.right",
      "UIRectEdge.all"))
  func rectEdgesHaveApplesNumbers() {
    let all: [UIRectEdge] = [
      .top, .left, .bottom, .right, .all,
    ]
    #expect(
      all.map(\.rawValue) == [
        1, 2, 4, 8, 15,
      ])
  }

  @Test(
    .shows(
      "UIRectCorner", "UIRectCorner.topLeft", "UIRectCorner.topRight", "UIRectCorner.bottomLeft",
      "UIRectCorner.bottomRight"))
  func rectCornersHaveApplesNumbers() {
    let all: [UIRectCorner] = [
      .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(
      all.map(\.rawValue) == [
        1, 2, 4, 8,
      ])
  }

  @Test(
    .shows(
      "UIBarStyle", "UIBarStyle.`default`", "UIBarStyle.black"))
  func barStylesHaveApplesNumbers() {
    let all: [UIBarStyle] = [
      .default, .black,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UIBarMetrics", "UIBarMetrics.`default`", "UIBarMetrics.compact",
      "UIBarMetrics.defaultPrompt", "UIBarMetrics.compactPrompt"))
  func barMetricsHaveApplesNumbers() {
    let all: [UIBarMetrics] = [
      .default, .compact, .defaultPrompt, .compactPrompt,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 101, 102,
      ])
  }

  @Test(
    .shows(
      "UINavigationItem.LargeTitleDisplayMode", "UINavigationItem.LargeTitleDisplayMode.automatic",
      "UINavigationItem.LargeTitleDisplayMode.always",
      "UINavigationItem.LargeTitleDisplayMode.never"))
  func largeTitleModesHaveApplesNumbers() {
    let all: [UINavigationItem.LargeTitleDisplayMode] = [
      .automatic, .always, .never,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UISearchBar.Style", "UISearchBar.Style.`default`", "UISearchBar.Style.prominent",
      "UISearchBar.Style.minimal"))
  func searchBarStylesHaveApplesNumbers() {
    let all: [UISearchBar.Style] = [
      .default, .prominent, .minimal,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIActivityIndicatorView.Style", "UIActivityIndicatorView.Style.medium",
      "UIActivityIndicatorView.Style.large"))
  func activityStylesHaveApplesNumbers() {
    let all: [UIActivityIndicatorView.Style] = [
      .medium, .large,
    ]
    #expect(
      all.map(\.rawValue) == [
        100, 101,
      ])
  }

  @Test(
    .shows(
      "UIContextualAction.Style", "UIContextualAction.Style.normal",
      "UIContextualAction.Style.destructive"))
  func contextualStylesHaveApplesNumbers() {
    let all: [UIContextualAction.Style] = [
      .normal, .destructive,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UIApplication.State", "UIApplication.State.active", "UIApplication.State.inactive",
      "UIApplication.State.background"))
  func applicationStatesHaveApplesNumbers() {
    let all: [UIApplication.State] = [
      .active, .inactive, .background,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIBackgroundRefreshStatus", "UIBackgroundRefreshStatus.restricted",
      "UIBackgroundRefreshStatus.denied", "UIBackgroundRefreshStatus.available"))
  func refreshStatusesHaveApplesNumbers() {
    let all: [UIBackgroundRefreshStatus] = [
      .restricted, .denied, .available,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIBlurEffect.Style", "UIBlurEffect.Style.extraLight", "UIBlurEffect.Style.light",
      "UIBlurEffect.Style.dark", "UIBlurEffect.Style.regular", "UIBlurEffect.Style.prominent",
      "UIBlurEffect.Style.systemUltraThinMaterial", "UIBlurEffect.Style.systemThinMaterial",
      "UIBlurEffect.Style.systemMaterial", "UIBlurEffect.Style.systemThickMaterial",
      "UIBlurEffect.Style.systemChromeMaterial", "UIBlurEffect.Style.systemUltraThinMaterialLight",
      "UIBlurEffect.Style.systemThinMaterialLight", "UIBlurEffect.Style.systemMaterialLight",
      "UIBlurEffect.Style.systemThickMaterialLight",
      "UIBlurEffect.Style.systemChromeMaterialLight",
      "UIBlurEffect.Style.systemUltraThinMaterialDark",
      "UIBlurEffect.Style.systemThinMaterialDark", "UIBlurEffect.Style.systemMaterialDark",
      "UIBlurEffect.Style.systemThickMaterialDark", "UIBlurEffect.Style.systemChromeMaterialDark"))
  func blurStylesHaveApplesNumbers() {
    let all: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
      ])
  }

  @Test(
    .shows(
      "UITouch.Phase", "UITouch.Phase.began", "UITouch.Phase.moved", "UITouch.Phase.stationary",
      "UITouch.Phase.ended", "UITouch.Phase.cancelled"))
  func touchPhasesHaveApplesNumbers() {
    let all: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
  }

  @Test(
    .shows(
      "UIEvent.EventType", "UIEvent.EventType.touches", "UIEvent.EventType.motion",
      "UIEvent.EventType.remoteControl", "UIEvent.EventType.presses"))
  func eventTypesHaveApplesNumbers() {
    let all: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIDevice.BatteryState", "UIDevice.BatteryState.unknown", "UIDevice.BatteryState.unplugged",
      "UIDevice.BatteryState.charging", "UIDevice.BatteryState.full"))
  func batteryStatesHaveApplesNumbers() {
    let all: [UIDevice.BatteryState] = [
      .unknown, .unplugged, .charging, .full,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }
}
