import Foundation
import SimulatedUIKit

/// How controls look and work where a view is: package-private values of the environment.
package struct ControlLook {
  /// What draws buttons; `nil` for the usual look of the place.
  var buttons: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
  /// What makes buttons; `nil` for the usual look of the place.
  var primitiveButtons: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)?
  var toggles: (@MainActor (ToggleStyleConfiguration) -> AnyView)?
  var pickers = PickerStyleKind.automatic
  var fields = FieldStyleKind.automatic
  var lists = ListStyleKind.insetGrouped
  var labels = LabelStyleKind.automatic
  var progress = ProgressStyleKind.automatic
  var isInList = false
  var isInBar = false
  /// Whether another page of a navigation stack covers the view.
  var isCovered = false
  var hidesLabels = false
  /// The menu that offers what is inside.
  weak var menu: UIView?
  var typing = TypingLook()
  var focus: FocusLink?
  var stack: StackActions?
  /// What a list's links select.
  var selection: ((AnyHashable) -> Bool)?
  /// The column that a phone shows after the one that the view is in.
  var nextColumn: SplitColumn?
  /// Whether a navigation stack inside is part of the one around.
  var joinsStack = false
  /// The readers around that scroll what is inside.
  var scrollReaders: [ScrollReaderLink] = []
  /// What is added to the names of symbols.
  var symbolVariants = SymbolVariants.none
}

/// What is set for fields of text.
struct TypingLook {
  var keyboard = 0
  var isAutocorrected = true
  var capitalization = 2
  var contentType: String?
}

/// The link from a field to which field is being typed into.
struct FocusLink {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

enum PickerStyleKind { case automatic, menu, segmented, inline, wheel, navigationLink }
enum FieldStyleKind { case automatic, plain, rounded }
enum ListStyleKind { case plain, insetGrouped }
enum LabelStyleKind { case automatic, titleAndIcon, titleOnly, iconOnly }
enum ProgressStyleKind { case automatic, circular, linear }

extension EnvironmentValues {
  /// The values for what is presented over the view: those that aren't about its look.
  var forPresentation: EnvironmentValues {
    var values = self
    values.font = nil
    values.fontWeight = nil
    values.foreground = nil
    values.lineLimit = nil
    values.multilineTextAlignment = .leading
    values.isEnabled = true
    values.look = ControlLook()
    values.submit = nil
    return values
  }
}
