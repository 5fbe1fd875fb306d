import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Values that labels, fields, buttons and controls keep, and their documented initial values.
@MainActor @Suite struct TextValueTests {
  @Test(
    .shows(
      "UITextField.placeholder", "UITextField.textAlignment", "UITextField.borderStyle",
      "UITextField.clearsOnBeginEditing", "UITextField.clearsOnInsertion",
      "UITextField.allowsEditingTextAttributes", "UITextField.adjustsFontSizeToFitWidth",
      "UITextField.minimumFontSize", "UITextField.adjustsFontForContentSizeCategory",
      "UITextField.background", "UITextField.disabledBackground", "UITextField.clearButtonMode",
      "UITextField.leftView", "UITextField.leftViewMode", "UITextField.rightView",
      "UITextField.rightViewMode", "UITextField.inputView", "UITextField.inputAccessoryView",
      "UITextField.autocapitalizationType", "UITextField.autocorrectionType",
      "UITextField.spellCheckingType", "UITextField.smartQuotesType",
      "UITextField.smartDashesType", "UITextField.smartInsertDeleteType",
      "UITextField.keyboardType", "UITextField.keyboardAppearance", "UITextField.returnKeyType",
      "UITextField.enablesReturnKeyAutomatically", "UITextField.isSecureTextEntry",
      "UITextField.textContentType"))
  func aTextFieldKeepsItsValues() {
    keeps(UITextField(), \.placeholder, first: nil, then: "Name")
    keeps(UITextField(), \.textAlignment, first: .natural, then: .center)
    keeps(UITextField(), \.borderStyle, first: .none, then: .roundedRect)
    keeps(UITextField(), \.clearsOnBeginEditing, first: false, then: true)
    keeps(UITextField(), \.clearsOnInsertion, first: false, then: true)
    keeps(UITextField(), \.allowsEditingTextAttributes, first: false, then: true)
    keeps(UITextField(), \.adjustsFontSizeToFitWidth, first: false, then: true)
    keeps(UITextField(), \.minimumFontSize, first: 0, then: 9)
    keeps(UITextField(), \.adjustsFontForContentSizeCategory, first: false, then: true)
    keeps(UITextField(), \.background, first: nil, then: UIImage())
    keeps(UITextField(), \.disabledBackground, first: nil, then: UIImage())
    keeps(UITextField(), \.clearButtonMode, first: .never, then: .always)
    keeps(UITextField(), \.leftView, first: nil, then: UIView())
    keeps(UITextField(), \.leftViewMode, first: .never, then: .always)
    keeps(UITextField(), \.rightView, first: nil, then: UIView())
    keeps(UITextField(), \.rightViewMode, first: .never, then: .whileEditing)
    keeps(UITextField(), \.inputView, first: nil, then: UIView())
    keeps(UITextField(), \.inputAccessoryView, first: nil, then: UIView())
    keeps(UITextField(), \.autocapitalizationType, first: .sentences, then: .words)
    keeps(UITextField(), \.autocorrectionType, first: .default, then: .no)
    keeps(UITextField(), \.spellCheckingType, first: .default, then: .no)
    keeps(UITextField(), \.smartQuotesType, first: .default, then: .no)
    keeps(UITextField(), \.smartDashesType, first: .default, then: .no)
    keeps(UITextField(), \.smartInsertDeleteType, first: .default, then: .no)
    keeps(UITextField(), \.keyboardType, first: .default, then: .URL)
    keeps(UITextField(), \.keyboardAppearance, first: .default, then: .dark)
    keeps(UITextField(), \.returnKeyType, first: .default, then: .send)
    keeps(UITextField(), \.enablesReturnKeyAutomatically, first: false, then: true)
    keeps(UITextField(), \.isSecureTextEntry, first: false, then: true)
    keeps(UITextField(), \.textContentType, first: nil, then: .URL)
  }

  @Test(
    .shows(
      "UITextView.textAlignment", "UITextView.isSelectable", "UITextView.dataDetectorTypes",
      "UITextView.allowsEditingTextAttributes", "UITextView.clearsOnInsertion",
      "UITextView.adjustsFontForContentSizeCategory", "UITextView.inputView",
      "UITextView.inputAccessoryView", "UITextView.autocapitalizationType",
      "UITextView.autocorrectionType", "UITextView.spellCheckingType",
      "UITextView.smartQuotesType", "UITextView.smartDashesType",
      "UITextView.smartInsertDeleteType", "UITextView.keyboardType",
      "UITextView.keyboardAppearance", "UITextView.returnKeyType",
      "UITextView.enablesReturnKeyAutomatically", "UITextView.isSecureTextEntry",
      "UITextView.textContentType"))
  func aTextViewKeepsItsValues() {
    keeps(UITextView(), \.textAlignment, first: .natural, then: .center)
    keeps(UITextView(), \.isSelectable, first: true, then: false)
    keeps(UITextView(), \.dataDetectorTypes, first: [], then: .link)
    keeps(UITextView(), \.allowsEditingTextAttributes, first: false, then: true)
    keeps(UITextView(), \.clearsOnInsertion, first: false, then: true)
    keeps(UITextView(), \.adjustsFontForContentSizeCategory, first: false, then: true)
    keeps(UITextView(), \.inputView, first: nil, then: UIView())
    keeps(UITextView(), \.inputAccessoryView, first: nil, then: UIView())
    keeps(UITextView(), \.autocapitalizationType, first: .sentences, then: .words)
    keeps(UITextView(), \.autocorrectionType, first: .default, then: .no)
    keeps(UITextView(), \.spellCheckingType, first: .default, then: .no)
    keeps(UITextView(), \.smartQuotesType, first: .default, then: .no)
    keeps(UITextView(), \.smartDashesType, first: .default, then: .no)
    keeps(UITextView(), \.smartInsertDeleteType, first: .default, then: .no)
    keeps(UITextView(), \.keyboardType, first: .default, then: .URL)
    keeps(UITextView(), \.keyboardAppearance, first: .default, then: .dark)
    keeps(UITextView(), \.returnKeyType, first: .default, then: .send)
    keeps(UITextView(), \.enablesReturnKeyAutomatically, first: false, then: true)
    keeps(UITextView(), \.isSecureTextEntry, first: false, then: true)
    keeps(UITextView(), \.textContentType, first: nil, then: .URL)
  }

  @Test(
    .shows(
      "UILabel.textAlignment", "UILabel.lineBreakMode", "UILabel.adjustsFontSizeToFitWidth",
      "UILabel.minimumScaleFactor", "UILabel.allowsDefaultTighteningForTruncation",
      "UILabel.baselineAdjustment", "UILabel.adjustsFontForContentSizeCategory",
      "UILabel.isEnabled", "UILabel.isHighlighted", "UILabel.highlightedTextColor",
      "UILabel.shadowColor", "UILabel.shadowOffset"))
  func aLabelKeepsItsValues() {
    keeps(UILabel(), \.textAlignment, first: .natural, then: .center)
    keeps(UILabel(), \.lineBreakMode, first: .byTruncatingTail, then: .byWordWrapping)
    keeps(UILabel(), \.adjustsFontSizeToFitWidth, first: false, then: true)
    keeps(UILabel(), \.minimumScaleFactor, first: 0, then: 0.5)
    keeps(UILabel(), \.allowsDefaultTighteningForTruncation, first: false, then: true)
    keeps(UILabel(), \.baselineAdjustment, first: .alignBaselines, then: .alignCenters)
    keeps(UILabel(), \.adjustsFontForContentSizeCategory, first: false, then: true)
    keeps(UILabel(), \.isEnabled, first: true, then: false)
    keeps(UILabel(), \.isHighlighted, first: false, then: true)
    keeps(UILabel(), \.highlightedTextColor, first: nil, then: .red)
    keeps(UILabel(), \.shadowColor, first: nil, then: .gray)
    keeps(
      UILabel(), \.shadowOffset, first: CGSize(width: 0, height: -1),
      then: CGSize(width: 2, height: 2))
  }

  @Test(
    .shows(
      "UIButton.automaticallyUpdatesConfiguration", "UIButton.menu", "UIButton.role",
      "UIButton.adjustsImageWhenHighlighted", "UIButton.adjustsImageWhenDisabled",
      "UIButton.showsTouchWhenHighlighted", "UIButton.reversesTitleShadowWhenHighlighted",
      "UIButton.isPointerInteractionEnabled", "UIButton.contentEdgeInsets",
      "UIButton.titleEdgeInsets", "UIButton.imageEdgeInsets"))
  func aButtonKeepsItsValues() {
    keeps(UIButton(), \.automaticallyUpdatesConfiguration, first: true, then: false)
    keeps(UIButton(), \.menu, first: nil, then: UIMenu())
    keeps(UIButton(), \.role, first: .normal, then: .destructive)
    keeps(UIButton(), \.adjustsImageWhenHighlighted, first: true, then: false)
    keeps(UIButton(), \.adjustsImageWhenDisabled, first: true, then: false)
    keeps(UIButton(), \.showsTouchWhenHighlighted, first: false, then: true)
    keeps(UIButton(), \.reversesTitleShadowWhenHighlighted, first: false, then: true)
    keeps(UIButton(), \.isPointerInteractionEnabled, first: false, then: true)
    keeps(
      UIButton(), \.contentEdgeInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(
      UIButton(), \.titleEdgeInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    keeps(
      UIButton(), \.imageEdgeInsets, first: .zero,
      then: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    .shows(
      "UIControl.contentVerticalAlignment", "UIControl.contentHorizontalAlignment",
      "UIControl.showsMenuAsPrimaryAction", "UIControl.toolTip"))
  func aControlKeepsItsValues() {
    keeps(UIControl(), \.contentVerticalAlignment, first: .center, then: .top)
    keeps(UIControl(), \.contentHorizontalAlignment, first: .center, then: .left)
    keeps(UIControl(), \.showsMenuAsPrimaryAction, first: false, then: true)
    keeps(UIControl(), \.toolTip, first: nil, then: "a")
  }

  @Test(
    .shows(
      "UISearchBar.prompt", "UISearchBar.searchBarStyle", "UISearchBar.barStyle",
      "UISearchBar.barTintColor", "UISearchBar.isTranslucent", "UISearchBar.showsScopeBar",
      "UISearchBar.scopeButtonTitles", "UISearchBar.selectedScopeButtonIndex",
      "UISearchBar.backgroundImage", "UISearchBar.keyboardType"))
  func aSearchBarKeepsItsValues() {
    keeps(UISearchBar(), \.prompt, first: nil, then: "Find")
    keeps(UISearchBar(), \.searchBarStyle, first: .default, then: .minimal)
    keeps(UISearchBar(), \.barStyle, first: .default, then: .black)
    keeps(UISearchBar(), \.barTintColor, first: nil, then: .red)
    keeps(UISearchBar(), \.isTranslucent, first: true, then: false)
    keeps(UISearchBar(), \.showsScopeBar, first: false, then: true)
    keeps(UISearchBar(), \.scopeButtonTitles, first: nil, then: ["a"])
    keeps(UISearchBar(), \.selectedScopeButtonIndex, first: 0, then: 1)
    keeps(UISearchBar(), \.backgroundImage, first: nil, then: UIImage())
    keeps(UISearchBar(), \.keyboardType, first: .default, then: .URL)
  }
}
