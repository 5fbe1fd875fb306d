import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The raw values of options for tables, keyboards and controls are those of Apple's headers.
@Suite struct ControlNumberTests {
  @Test(
    .shows(
      "UIKeyboardAppearance", "UIKeyboardAppearance.`default`", "UIKeyboardAppearance.dark",
      "UIKeyboardAppearance.light", "UIKeyboardAppearance.alert"))
  func keyboardAppearancesHaveApplesNumbers() {
    let all: [UIKeyboardAppearance] = [
      .default, .dark, .light, .alert,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 1,
      ])
  }

  @Test(
    .shows(
      "UIModalPresentationStyle", "UIModalPresentationStyle.fullScreen",
      "UIModalPresentationStyle.pageSheet", "UIModalPresentationStyle.formSheet",
      "UIModalPresentationStyle.currentContext", "UIModalPresentationStyle.custom",
      "UIModalPresentationStyle.overFullScreen", "UIModalPresentationStyle.overCurrentContext",
      "UIModalPresentationStyle.popover", "UIModalPresentationStyle.none",
      "UIModalPresentationStyle.automatic"))
  func presentationStylesHaveApplesNumbers() {
    let all: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, -1, -2,
      ])
  }

  @Test(
    .shows(
      "UIModalTransitionStyle", "UIModalTransitionStyle.coverVertical",
      "UIModalTransitionStyle.flipHorizontal", "UIModalTransitionStyle.crossDissolve",
      "UIModalTransitionStyle.partialCurl"))
  func transitionStylesHaveApplesNumbers() {
    let all: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIStatusBarStyle", "UIStatusBarStyle.`default`", "UIStatusBarStyle.lightContent",
      "UIStatusBarStyle.darkContent"))
  func statusBarStylesHaveApplesNumbers() {
    let all: [UIStatusBarStyle] = [
      .default, .lightContent, .darkContent,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 3,
      ])
  }

  @Test(
    .shows(
      "UIStatusBarAnimation", "UIStatusBarAnimation.none", "UIStatusBarAnimation.fade",
      "UIStatusBarAnimation.slide"))
  func statusBarAnimationsHaveApplesNumbers() {
    let all: [UIStatusBarAnimation] = [
      .none, .fade, .slide,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIDeviceOrientation", "UIDeviceOrientation.unknown", "UIDeviceOrientation.portrait",
      "UIDeviceOrientation.portraitUpsideDown", "UIDeviceOrientation.landscapeLeft",
      "UIDeviceOrientation.landscapeRight", "UIDeviceOrientation.faceUp",
      "UIDeviceOrientation.faceDown"))
  func deviceOrientationsHaveApplesNumbers() {
    let all: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
      .faceDown,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6,
      ])
  }

  @Test(
    .shows(
      "UIInterfaceOrientation", "UIInterfaceOrientation.unknown",
      "UIInterfaceOrientation.portrait", "UIInterfaceOrientation.portraitUpsideDown",
      "UIInterfaceOrientation.landscapeLeft", "UIInterfaceOrientation.landscapeRight"))
  func interfaceOrientationsHaveApplesNumbers() {
    let all: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 4, 3,
      ])
  }

  @Test(
    .shows(
      "UIInterfaceOrientationMask", "UIInterfaceOrientationMask.portrait",
      "UIInterfaceOrientationMask.portraitUpsideDown", "UIInterfaceOrientationMask.landscapeLeft",
      "UIInterfaceOrientationMask.landscapeRight", "UIInterfaceOrientationMask.landscape",
      "UIInterfaceOrientationMask.all", "UIInterfaceOrientationMask.allButUpsideDown"))
  func orientationMasksHaveApplesNumbers() {
    let all: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .landscape, .all,
      .allButUpsideDown,
    ]
    #expect(
      all.map(\.rawValue) == [
        2, 4, 16, 8, 24, 30, 26,
      ])
  }

  @Test(
    .shows(
      "UIControl.Event", "UIControl.Event.touchDown", "UIControl.Event.touchDownRepeat",
      "UIControl.Event.touchDragInside", "UIControl.Event.touchDragOutside",
      "UIControl.Event.touchDragEnter", "UIControl.Event.touchDragExit",
      "UIControl.Event.touchUpInside", "UIControl.Event.touchUpOutside",
      "UIControl.Event.touchCancel", "UIControl.Event.valueChanged",
      "UIControl.Event.primaryActionTriggered", "UIControl.Event.menuActionTriggered",
      "UIControl.Event.editingDidBegin", "UIControl.Event.editingChanged",
      "UIControl.Event.editingDidEnd", "UIControl.Event.editingDidEndOnExit",
      "UIControl.Event.allTouchEvents", "UIControl.Event.allEditingEvents",
      "UIControl.Event.applicationReserved", "UIControl.Event.systemReserved",
      "UIControl.Event.allEvents"))
  func controlEventsHaveApplesNumbers() {
    let all: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
      .applicationReserved, .systemReserved, .allEvents,
    ]
    #expect(
      all.map(\.rawValue) == [
        0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x1000, 0x2000, 0x4000, 0x10000,
        0x20000, 0x40000, 0x80000, 0xFFF, 0xF0000, 0xF000000, 0xF0000000, 0xFFFFFFFF,
      ])
  }

  @Test(
    .shows(
      "UIControl.State", "UIControl.State.normal", "UIControl.State.highlighted",
      "UIControl.State.disabled", "UIControl.State.selected", "UIControl.State.focused",
      "UIControl.State.application", "UIControl.State.reserved"))
  func controlStatesHaveApplesNumbers() {
    let all: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 4, 8, 0xFF_0000, 0xFF00_0000,
      ])
  }

  @Test(
    .shows(
      "UIControl.ContentVerticalAlignment", "UIControl.ContentVerticalAlignment.center",
      "UIControl.ContentVerticalAlignment.top", "UIControl.ContentVerticalAlignment.bottom",
      "UIControl.ContentVerticalAlignment.fill"))
  func verticalAlignmentsHaveApplesNumbers() {
    let all: [UIControl.ContentVerticalAlignment] = [
      .center, .top, .bottom, .fill,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIControl.ContentHorizontalAlignment", "UIControl.ContentHorizontalAlignment.center",
      "UIControl.ContentHorizontalAlignment.left", "UIControl.ContentHorizontalAlignment.right",
      "UIControl.ContentHorizontalAlignment.fill", "UIControl.ContentHorizontalAlignment.leading",
      "UIControl.ContentHorizontalAlignment.trailing"))
  func horizontalAlignmentsHaveApplesNumbers() {
    let all: [UIControl.ContentHorizontalAlignment] = [
      .center, .left, .right, .fill, .leading, .trailing,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5,
      ])
  }

  @Test(
    .shows(
      "NSLayoutConstraint.Attribute", "NSLayoutConstraint.Attribute.notAnAttribute",
      "NSLayoutConstraint.Attribute.left", "NSLayoutConstraint.Attribute.right",
      "NSLayoutConstraint.Attribute.top", "NSLayoutConstraint.Attribute.bottom",
      "NSLayoutConstraint.Attribute.leading", "NSLayoutConstraint.Attribute.trailing",
      "NSLayoutConstraint.Attribute.width", "NSLayoutConstraint.Attribute.height",
      "NSLayoutConstraint.Attribute.centerX", "NSLayoutConstraint.Attribute.centerY",
      "NSLayoutConstraint.Attribute.lastBaseline", "NSLayoutConstraint.Attribute.firstBaseline",
      "NSLayoutConstraint.Attribute.leftMargin", "NSLayoutConstraint.Attribute.rightMargin",
      "NSLayoutConstraint.Attribute.topMargin", "NSLayoutConstraint.Attribute.bottomMargin",
      "NSLayoutConstraint.Attribute.leadingMargin", "NSLayoutConstraint.Attribute.trailingMargin",
      "NSLayoutConstraint.Attribute.centerXWithinMargins",
      "NSLayoutConstraint.Attribute.centerYWithinMargins"))
  func layoutAttributesHaveApplesNumbers() {
    let all: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
      ])
  }

  @Test(
    .shows(
      "NSLayoutConstraint.Relation", "NSLayoutConstraint.Relation.lessThanOrEqual",
      "NSLayoutConstraint.Relation.equal", "NSLayoutConstraint.Relation.greaterThanOrEqual"))
  func layoutRelationsHaveApplesNumbers() {
    let all: [NSLayoutConstraint.Relation] = [
      .lessThanOrEqual, .equal, .greaterThanOrEqual,
    ]
    #expect(
      all.map(\.rawValue) == [
        -1, 0, 1,
      ])
  }

  @Test(
    .shows(
      "NSLayoutConstraint.Axis", "NSLayoutConstraint.Axis.horizontal",
      "NSLayoutConstraint.Axis.vertical"))
  func layoutAxesHaveApplesNumbers() {
    let all: [NSLayoutConstraint.Axis] = [
      .horizontal, .vertical,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UIStackView.Distribution", "UIStackView.Distribution.fill",
      "UIStackView.Distribution.fillEqually", "UIStackView.Distribution.fillProportionally",
      "UIStackView.Distribution.equalSpacing", "UIStackView.Distribution.equalCentering"))
  func stackDistributionsHaveApplesNumbers() {
    let all: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
  }

  @Test(
    .shows(
      "UIStackView.Alignment", "UIStackView.Alignment.fill", "UIStackView.Alignment.leading",
      "UIStackView.Alignment.top", "UIStackView.Alignment.firstBaseline",
      "UIStackView.Alignment.center", "UIStackView.Alignment.trailing",
      "UIStackView.Alignment.bottom", "UIStackView.Alignment.lastBaseline"))
  func stackAlignmentsHaveApplesNumbers() {
    let all: [UIStackView.Alignment] = [
      .fill, .leading, .top, .firstBaseline, .center, .trailing, .bottom, .lastBaseline,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 1, 2, 3, 4, 4, 5,
      ])
  }

  @Test(
    .shows(
      "UIImage.Orientation", "UIImage.Orientation.up", "UIImage.Orientation.down",
      "UIImage.Orientation.left", "UIImage.Orientation.right", "UIImage.Orientation.upMirrored",
      "UIImage.Orientation.downMirrored", "UIImage.Orientation.leftMirrored",
      "UIImage.Orientation.rightMirrored"))
  func imageOrientationsHaveApplesNumbers() {
    let all: [UIImage.Orientation] = [
      .up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7,
      ])
  }

  @Test(
    .shows(
      "UIImage.RenderingMode", "UIImage.RenderingMode.automatic",
      "UIImage.RenderingMode.alwaysOriginal", "UIImage.RenderingMode.alwaysTemplate"))
  func renderingModesHaveApplesNumbers() {
    let all: [UIImage.RenderingMode] = [
      .automatic, .alwaysOriginal, .alwaysTemplate,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIImage.ResizingMode", "UIImage.ResizingMode.tile", "UIImage.ResizingMode.stretch"))
  func resizingModesHaveApplesNumbers() {
    let all: [UIImage.ResizingMode] = [
      .tile, .stretch,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UIGestureRecognizer.State", "UIGestureRecognizer.State.possible",
      "UIGestureRecognizer.State.began", "UIGestureRecognizer.State.changed",
      "UIGestureRecognizer.State.ended", "UIGestureRecognizer.State.cancelled",
      "UIGestureRecognizer.State.failed"))
  func gestureStatesHaveApplesNumbers() {
    let all: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5,
      ])
  }

  @Test(
    .shows(
      "UISwipeGestureRecognizer.Direction", "UISwipeGestureRecognizer.Direction.right",
      "UISwipeGestureRecognizer.Direction.left", "UISwipeGestureRecognizer.Direction.up",
      "UISwipeGestureRecognizer.Direction.down"))
  func swipeDirectionsHaveApplesNumbers() {
    let all: [UISwipeGestureRecognizer.Direction] = [
      .right, .left, .up, .down,
    ]
    #expect(
      all.map(\.rawValue) == [
        1, 2, 4, 8,
      ])
  }

  @Test(
    .shows(
      "UIDatePicker.Mode", "UIDatePicker.Mode.time", "UIDatePicker.Mode.date",
      "UIDatePicker.Mode.dateAndTime", "UIDatePicker.Mode.countDownTimer"))
  func datePickerModesHaveApplesNumbers() {
    let all: [UIDatePicker.Mode] = [
      .time, .date, .dateAndTime, .countDownTimer,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIDatePickerStyle", "UIDatePickerStyle.automatic", "UIDatePickerStyle.wheels",
      "UIDatePickerStyle.compact", "UIDatePickerStyle.inline"))
  func datePickerStylesHaveApplesNumbers() {
    let all: [UIDatePickerStyle] = [
      .automatic, .wheels, .compact, .inline,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIUserInterfaceStyle", "UIUserInterfaceStyle.unspecified", "UIUserInterfaceStyle.light",
      "UIUserInterfaceStyle.dark"))
  func interfaceStylesHaveApplesNumbers() {
    let all: [UIUserInterfaceStyle] = [
      .unspecified, .light, .dark,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }
}
