/// What a view stores besides its place.
struct Look {
  var tint: UIColor?
  var tag = 0
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var semantic = UISemanticContentAttribute.unspecified
  var tintMode = UIView.TintAdjustmentMode.automatic
  var clearsContext = true
  var restorationIdentifier: String?
  var maskView: UIView?
  var access = Access()

  /// The accessibility values of a view.
  struct Access {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var elementsHidden = false
    var isModal = false
    var elements: [Any]?
  }
}
