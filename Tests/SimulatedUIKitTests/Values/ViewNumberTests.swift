import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The raw values of views' options, as in archives and storyboards, are those of Apple's headers.
@Suite struct ViewNumberTests {
  @Test(
    .shows(
      "UIView.ContentMode", "UIView.ContentMode.scaleToFill", "UIView.ContentMode.scaleAspectFit",
      "UIView.ContentMode.scaleAspectFill", "UIView.ContentMode.redraw",
      "UIView.ContentMode.center", "UIView.ContentMode.top", "UIView.ContentMode.bottom",
      "UIView.ContentMode.left", "UIView.ContentMode.right", "UIView.ContentMode.topLeft",
      "UIView.ContentMode.topRight", "UIView.ContentMode.bottomLeft",
      "UIView.ContentMode.bottomRight"))
  func contentModesHaveApplesNumbers() {
    let all: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
      ])
  }

  @Test(
    .shows(
      "UIView.AnimationCurve", "UIView.AnimationCurve.easeInOut", "UIView.AnimationCurve.easeIn",
      "UIView.AnimationCurve.easeOut", "UIView.AnimationCurve.linear"))
  func animationCurvesHaveApplesNumbers() {
    let all: [UIView.AnimationCurve] = [
      .easeInOut, .easeIn, .easeOut, .linear,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIView.TintAdjustmentMode", "UIView.TintAdjustmentMode.automatic",
      "UIView.TintAdjustmentMode.normal", "UIView.TintAdjustmentMode.dimmed"))
  func tintAdjustmentModesHaveApplesNumbers() {
    let all: [UIView.TintAdjustmentMode] = [
      .automatic, .normal, .dimmed,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIView.AutoresizingMask", "UIView.AutoresizingMask.flexibleLeftMargin",
      "UIView.AutoresizingMask.flexibleWidth", "UIView.AutoresizingMask.flexibleRightMargin",
      "UIView.AutoresizingMask.flexibleTopMargin", "UIView.AutoresizingMask.flexibleHeight",
      "UIView.AutoresizingMask.flexibleBottomMargin"))
  func autoresizingMasksHaveApplesNumbers() {
    let all: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(
      all.map(\.rawValue) == [
        1, 2, 4, 8, 16, 32,
      ])
  }

  @Test(
    .shows(
      "UIView.AnimationOptions", "UIView.AnimationOptions.layoutSubviews",
      "UIView.AnimationOptions.allowUserInteraction",
      "UIView.AnimationOptions.beginFromCurrentState", "UIView.AnimationOptions.repeat",
      "UIView.AnimationOptions.autoreverse", "UIView.AnimationOptions.overrideInheritedDuration",
      "UIView.AnimationOptions.overrideInheritedCurve",
      "UIView.AnimationOptions.allowAnimatedContent",
      "UIView.AnimationOptions.showHideTransitionViews",
      "UIView.AnimationOptions.overrideInheritedOptions", "UIView.AnimationOptions.curveEaseInOut",
      "UIView.AnimationOptions.curveEaseIn", "UIView.AnimationOptions.curveEaseOut",
      "UIView.AnimationOptions.curveLinear", "UIView.AnimationOptions.transitionFlipFromLeft",
      "UIView.AnimationOptions.transitionFlipFromRight",
      "UIView.AnimationOptions.transitionCurlUp", "UIView.AnimationOptions.transitionCurlDown",
      "UIView.AnimationOptions.transitionCrossDissolve",
      "UIView.AnimationOptions.transitionFlipFromTop",
      "UIView.AnimationOptions.transitionFlipFromBottom"))
  func animationOptionsHaveApplesNumbers() {
    let all: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions, .curveEaseInOut, .curveEaseIn,
      .curveEaseOut, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom,
    ]
    #expect(
      all.map(\.rawValue) == [
        0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x0, 0x10000, 0x20000, 0x30000,
        0x100000, 0x200000, 0x300000, 0x400000, 0x500000, 0x600000, 0x700000,
      ])
  }

  @Test(
    .shows(
      "UIView.KeyframeAnimationOptions", "UIView.KeyframeAnimationOptions.layoutSubviews",
      "UIView.KeyframeAnimationOptions.allowUserInteraction",
      "UIView.KeyframeAnimationOptions.beginFromCurrentState",
      "UIView.KeyframeAnimationOptions.repeat", "UIView.KeyframeAnimationOptions.autoreverse",
      "UIView.KeyframeAnimationOptions.overrideInheritedDuration",
      "UIView.KeyframeAnimationOptions.overrideInheritedOptions",
      "UIView.KeyframeAnimationOptions.calculationModeLinear",
      "UIView.KeyframeAnimationOptions.calculationModeDiscrete",
      "UIView.KeyframeAnimationOptions.calculationModePaced",
      "UIView.KeyframeAnimationOptions.calculationModeCubic",
      "UIView.KeyframeAnimationOptions.calculationModeCubicPaced"))
  func keyframeOptionsHaveApplesNumbers() {
    let all: [UIView.KeyframeAnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions, .calculationModeLinear,
      .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(
      all.map(\.rawValue) == [
        0x1, 0x2, 0x4, 0x8, 0x10, 0x20, 0x200, 0x0, 0x400, 0x800, 0xC00, 0x1000,
      ])
  }

  @Test(
    .shows(
      "UITextField.BorderStyle", "UITextField.BorderStyle.none", "UITextField.BorderStyle.line",
      "UITextField.BorderStyle.bezel", "UITextField.BorderStyle.roundedRect"))
  func borderStylesHaveApplesNumbers() {
    let all: [UITextField.BorderStyle] = [
      .none, .line, .bezel, .roundedRect,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITextField.ViewMode", "UITextField.ViewMode.never", "UITextField.ViewMode.whileEditing",
      "UITextField.ViewMode.unlessEditing", "UITextField.ViewMode.always"))
  func viewModesHaveApplesNumbers() {
    let all: [UITextField.ViewMode] = [
      .never, .whileEditing, .unlessEditing, .always,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITextField.DidEndEditingReason", "UITextField.DidEndEditingReason.committed",
      "UITextField.DidEndEditingReason.cancelled"))
  func endingReasonsHaveApplesNumbers() {
    let all: [UITextField.DidEndEditingReason] = [
      .committed, .cancelled,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UIBarButtonItem.Style", "UIBarButtonItem.Style.plain", "UIBarButtonItem.Style.bordered",
      "UIBarButtonItem.Style.done"))
  func barButtonStylesHaveApplesNumbers() {
    let all: [UIBarButtonItem.Style] = [
      .plain, .bordered, .done,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIBarButtonItem.SystemItem", "UIBarButtonItem.SystemItem.done",
      "UIBarButtonItem.SystemItem.cancel", "UIBarButtonItem.SystemItem.edit",
      "UIBarButtonItem.SystemItem.save", "UIBarButtonItem.SystemItem.add",
      "UIBarButtonItem.SystemItem.flexibleSpace", "UIBarButtonItem.SystemItem.fixedSpace",
      "UIBarButtonItem.SystemItem.compose", "UIBarButtonItem.SystemItem.reply",
      "UIBarButtonItem.SystemItem.action", "UIBarButtonItem.SystemItem.organize",
      "UIBarButtonItem.SystemItem.bookmarks", "UIBarButtonItem.SystemItem.search",
      "UIBarButtonItem.SystemItem.refresh", "UIBarButtonItem.SystemItem.stop",
      "UIBarButtonItem.SystemItem.camera", "UIBarButtonItem.SystemItem.trash",
      "UIBarButtonItem.SystemItem.play", "UIBarButtonItem.SystemItem.pause",
      "UIBarButtonItem.SystemItem.rewind", "UIBarButtonItem.SystemItem.fastForward",
      "UIBarButtonItem.SystemItem.undo", "UIBarButtonItem.SystemItem.redo",
      "UIBarButtonItem.SystemItem.pageCurl", "UIBarButtonItem.SystemItem.close"))
  func systemItemsHaveApplesNumbers() {
    let all: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .pageCurl, .close,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
      ])
  }

  @Test(
    .shows(
      "UIButton.ButtonType", "UIButton.ButtonType.custom", "UIButton.ButtonType.system",
      "UIButton.ButtonType.detailDisclosure", "UIButton.ButtonType.infoLight",
      "UIButton.ButtonType.infoDark", "UIButton.ButtonType.contactAdd",
      "UIButton.ButtonType.plain", "UIButton.ButtonType.close", "UIButton.ButtonType.roundedRect"))
  func buttonTypesHaveApplesNumbers() {
    let all: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
      .roundedRect,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 1,
      ])
  }

  @Test(
    .shows(
      "UIButton.Role", "UIButton.Role.normal", "UIButton.Role.primary", "UIButton.Role.cancel",
      "UIButton.Role.destructive"))
  func buttonRolesHaveApplesNumbers() {
    let all: [UIButton.Role] = [
      .normal, .primary, .cancel, .destructive,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UIAlertAction.Style", "UIAlertAction.Style.`default`", "UIAlertAction.Style.cancel",
      "UIAlertAction.Style.destructive"))
  func alertActionStylesHaveApplesNumbers() {
    let all: [UIAlertAction.Style] = [
      .default, .cancel, .destructive,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UIAlertController.Style", "UIAlertController.Style.actionSheet",
      "UIAlertController.Style.alert"))
  func alertStylesHaveApplesNumbers() {
    let all: [UIAlertController.Style] = [
      .actionSheet, .alert,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1,
      ])
  }

  @Test(
    .shows(
      "UITableViewCell.CellStyle", "UITableViewCell.CellStyle.`default`",
      "UITableViewCell.CellStyle.value1", "UITableViewCell.CellStyle.value2",
      "UITableViewCell.CellStyle.subtitle"))
  func cellStylesHaveApplesNumbers() {
    let all: [UITableViewCell.CellStyle] = [
      .default, .value1, .value2, .subtitle,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITableViewCell.AccessoryType", "UITableViewCell.AccessoryType.none",
      "UITableViewCell.AccessoryType.disclosureIndicator",
      "UITableViewCell.AccessoryType.detailDisclosureButton",
      "UITableViewCell.AccessoryType.checkmark", "UITableViewCell.AccessoryType.detailButton"))
  func accessoryTypesHaveApplesNumbers() {
    let all: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4,
      ])
  }

  @Test(
    .shows(
      "UITableViewCell.SelectionStyle", "UITableViewCell.SelectionStyle.none",
      "UITableViewCell.SelectionStyle.blue", "UITableViewCell.SelectionStyle.gray",
      "UITableViewCell.SelectionStyle.`default`"))
  func selectionStylesHaveApplesNumbers() {
    let all: [UITableViewCell.SelectionStyle] = [
      .none, .blue, .gray, .default,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITableViewCell.EditingStyle", "UITableViewCell.EditingStyle.none",
      "UITableViewCell.EditingStyle.delete", "UITableViewCell.EditingStyle.insert"))
  func editingStylesHaveApplesNumbers() {
    let all: [UITableViewCell.EditingStyle] = [
      .none, .delete, .insert,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UITableViewCell.SeparatorStyle", "UITableViewCell.SeparatorStyle.none",
      "UITableViewCell.SeparatorStyle.singleLine",
      "UITableViewCell.SeparatorStyle.singleLineEtched"))
  func separatorStylesHaveApplesNumbers() {
    let all: [UITableViewCell.SeparatorStyle] = [
      .none, .singleLine, .singleLineEtched,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UITableView.Style", "UITableView.Style.plain", "UITableView.Style.grouped",
      "UITableView.Style.insetGrouped"))
  func tableStylesHaveApplesNumbers() {
    let all: [UITableView.Style] = [
      .plain, .grouped, .insetGrouped,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2,
      ])
  }

  @Test(
    .shows(
      "UITableView.ScrollPosition", "UITableView.ScrollPosition.none",
      "UITableView.ScrollPosition.top", "UITableView.ScrollPosition.middle",
      "UITableView.ScrollPosition.bottom"))
  func tableScrollPositionsHaveApplesNumbers() {
    let all: [UITableView.ScrollPosition] = [
      .none, .top, .middle, .bottom,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3,
      ])
  }

  @Test(
    .shows(
      "UITableView.RowAnimation", "UITableView.RowAnimation.fade",
      "UITableView.RowAnimation.right", "UITableView.RowAnimation.left",
      "UITableView.RowAnimation.top", "UITableView.RowAnimation.bottom",
      "UITableView.RowAnimation.none", "UITableView.RowAnimation.middle",
      "UITableView.RowAnimation.automatic"))
  func rowAnimationsHaveApplesNumbers() {
    let all: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 100,
      ])
  }

  @Test(
    .shows(
      "UIKeyboardType", "UIKeyboardType.`default`", "UIKeyboardType.asciiCapable",
      "UIKeyboardType.numbersAndPunctuation", "UIKeyboardType.URL", "UIKeyboardType.numberPad",
      "UIKeyboardType.phonePad", "UIKeyboardType.namePhonePad", "UIKeyboardType.emailAddress",
      "UIKeyboardType.decimalPad", "UIKeyboardType.twitter", "UIKeyboardType.webSearch",
      "UIKeyboardType.asciiCapableNumberPad", "UIKeyboardType.alphabet"))
  func keyboardTypesHaveApplesNumbers() {
    let all: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad, .alphabet,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1,
      ])
  }

  @Test(
    .shows(
      "UIReturnKeyType", "UIReturnKeyType.`default`", "UIReturnKeyType.go",
      "UIReturnKeyType.google", "UIReturnKeyType.join", "UIReturnKeyType.next",
      "UIReturnKeyType.route", "UIReturnKeyType.search", "UIReturnKeyType.send",
      "UIReturnKeyType.yahoo", "UIReturnKeyType.done", "UIReturnKeyType.emergencyCall",
      "UIReturnKeyType.`continue`"))
  func returnKeyTypesHaveApplesNumbers() {
    let all: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    #expect(
      all.map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ])
  }
}
