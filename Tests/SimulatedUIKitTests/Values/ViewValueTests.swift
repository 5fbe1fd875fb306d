import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Values that views and their controllers keep, and their documented initial values.
@MainActor @Suite struct ViewValueTests {
  @Test(
    .shows(
      "UIView.alpha", "UIView.clipsToBounds", "UIView.contentMode", "UIView.isOpaque",
      "UIView.isMultipleTouchEnabled", "UIView.isExclusiveTouch",
      "UIView.preservesSuperviewLayoutMargins", "UIView.insetsLayoutMarginsFromSafeArea",
      "UIView.clearsContextBeforeDrawing", "UIView.semanticContentAttribute",
      "UIView.tintAdjustmentMode", "UIView.restorationIdentifier", "UIView.mask",
      "UIView.isAccessibilityElement", "UIView.accessibilityLabel", "UIView.accessibilityHint",
      "UIView.accessibilityValue", "UIView.accessibilityElementsHidden",
      "UIView.accessibilityViewIsModal"))
  func aPlainViewKeepsItsValues() {
    keeps(UIView(), \.alpha, first: 1, then: 0.5)
    keeps(UIView(), \.clipsToBounds, first: false, then: true)
    keeps(UIView(), \.contentMode, first: .scaleToFill, then: .center)
    keeps(UIView(), \.isOpaque, first: true, then: false)
    keeps(UIView(), \.isMultipleTouchEnabled, first: false, then: true)
    keeps(UIView(), \.isExclusiveTouch, first: false, then: true)
    keeps(UIView(), \.preservesSuperviewLayoutMargins, first: false, then: true)
    keeps(UIView(), \.insetsLayoutMarginsFromSafeArea, first: true, then: false)
    keeps(UIView(), \.clearsContextBeforeDrawing, first: true, then: false)
    keeps(UIView(), \.semanticContentAttribute, first: .unspecified, then: .forceRightToLeft)
    keeps(UIView(), \.tintAdjustmentMode, first: .automatic, then: .dimmed)
    keeps(UIView(), \.restorationIdentifier, first: nil, then: "a")
    keeps(UIView(), \.mask, first: nil, then: UIView())
    keeps(UIView(), \.isAccessibilityElement, first: false, then: true)
    keeps(UIView(), \.accessibilityLabel, first: nil, then: "a")
    keeps(UIView(), \.accessibilityHint, first: nil, then: "b")
    keeps(UIView(), \.accessibilityValue, first: nil, then: "c")
    keeps(UIView(), \.accessibilityElementsHidden, first: false, then: true)
    keeps(UIView(), \.accessibilityViewIsModal, first: false, then: true)
  }

  @Test(
    .shows(
      "UIViewController.modalTransitionStyle",
      "UIViewController.modalPresentationCapturesStatusBarAppearance",
      "UIViewController.definesPresentationContext",
      "UIViewController.providesPresentationContextTransitionStyle",
      "UIViewController.hidesBottomBarWhenPushed", "UIViewController.edgesForExtendedLayout",
      "UIViewController.extendedLayoutIncludesOpaqueBars",
      "UIViewController.automaticallyAdjustsScrollViewInsets",
      "UIViewController.overrideUserInterfaceStyle", "UIViewController.restorationIdentifier"))
  func aControllerKeepsItsValues() {
    keeps(UIViewController(), \.modalTransitionStyle, first: .coverVertical, then: .crossDissolve)
    keeps(
      UIViewController(), \.modalPresentationCapturesStatusBarAppearance, first: false,
      then: true)
    keeps(UIViewController(), \.definesPresentationContext, first: false, then: true)
    keeps(
      UIViewController(), \.providesPresentationContextTransitionStyle, first: false,
      then: true)
    keeps(UIViewController(), \.hidesBottomBarWhenPushed, first: false, then: true)
    keeps(UIViewController(), \.edgesForExtendedLayout, first: .all, then: [])
    keeps(UIViewController(), \.extendedLayoutIncludesOpaqueBars, first: false, then: true)
    keeps(UIViewController(), \.automaticallyAdjustsScrollViewInsets, first: true, then: false)
    keeps(UIViewController(), \.overrideUserInterfaceStyle, first: .unspecified, then: .dark)
    keeps(UIViewController(), \.restorationIdentifier, first: nil, then: "a")
  }

  @Test(
    .shows(
      "UIScrollView.contentInset", "UIScrollView.contentInsetAdjustmentBehavior",
      "UIScrollView.isScrollEnabled", "UIScrollView.isPagingEnabled",
      "UIScrollView.isDirectionalLockEnabled", "UIScrollView.bounces",
      "UIScrollView.alwaysBounceVertical", "UIScrollView.alwaysBounceHorizontal",
      "UIScrollView.bouncesZoom", "UIScrollView.showsVerticalScrollIndicator",
      "UIScrollView.showsHorizontalScrollIndicator", "UIScrollView.indicatorStyle",
      "UIScrollView.verticalScrollIndicatorInsets",
      "UIScrollView.horizontalScrollIndicatorInsets",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "UIScrollView.decelerationRate",
      "UIScrollView.keyboardDismissMode", "UIScrollView.scrollsToTop",
      "UIScrollView.delaysContentTouches", "UIScrollView.canCancelContentTouches",
      "UIScrollView.minimumZoomScale", "UIScrollView.maximumZoomScale",
      "UIScrollView.refreshControl"))
  func aScrollViewKeepsItsValues() {
    keeps(
      UIScrollView(), \.contentInset, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(UIScrollView(), \.contentInsetAdjustmentBehavior, first: .automatic, then: .never)
    keeps(UIScrollView(), \.isScrollEnabled, first: true, then: false)
    keeps(UIScrollView(), \.isPagingEnabled, first: false, then: true)
    keeps(UIScrollView(), \.isDirectionalLockEnabled, first: false, then: true)
    keeps(UIScrollView(), \.bounces, first: true, then: false)
    keeps(UIScrollView(), \.alwaysBounceVertical, first: false, then: true)
    keeps(UIScrollView(), \.alwaysBounceHorizontal, first: false, then: true)
    keeps(UIScrollView(), \.bouncesZoom, first: true, then: false)
    keeps(UIScrollView(), \.showsVerticalScrollIndicator, first: true, then: false)
    keeps(UIScrollView(), \.showsHorizontalScrollIndicator, first: true, then: false)
    keeps(UIScrollView(), \.indicatorStyle, first: .default, then: .white)
    keeps(
      UIScrollView(), \.verticalScrollIndicatorInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(
      UIScrollView(), \.horizontalScrollIndicatorInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(UIScrollView(), \.automaticallyAdjustsScrollIndicatorInsets, first: true, then: false)
    keeps(UIScrollView(), \.decelerationRate, first: .normal, then: .fast)
    keeps(UIScrollView(), \.keyboardDismissMode, first: .none, then: .onDrag)
    keeps(UIScrollView(), \.scrollsToTop, first: true, then: false)
    keeps(UIScrollView(), \.delaysContentTouches, first: true, then: false)
    keeps(UIScrollView(), \.canCancelContentTouches, first: true, then: false)
    keeps(UIScrollView(), \.minimumZoomScale, first: 1, then: 0.5)
    keeps(UIScrollView(), \.maximumZoomScale, first: 1, then: 4)
    keeps(UIScrollView(), \.refreshControl, first: nil, then: UIRefreshControl())
  }

  @Test(
    .shows(
      "UIStackView.isBaselineRelativeArrangement"))
  func aStackKeepsItsValues() {
    keeps(UIStackView(), \.isBaselineRelativeArrangement, first: false, then: true)
  }
}
