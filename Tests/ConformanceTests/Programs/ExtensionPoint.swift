/// The extension points that the sources are written for.
enum ExtensionPoint: String, Sendable {
  case share = "com.apple.share-services"
  case action = "com.apple.ui-services"
  case actionWithoutInterface = "com.apple.services"
  case today = "com.apple.widget-extension"
  case notificationService = "com.apple.usernotifications.service"
  case notificationContent = "com.apple.usernotifications.content-extension"
  case keyboard = "com.apple.keyboard-service"
  case photoEditing = "com.apple.photo-editing"
  case fileProvider = "com.apple.fileprovider-nonui"
  case fileProviderInterface = "com.apple.fileprovider-actionsui"
  case contentBlocker = "com.apple.Safari.content-blocker"
  case webExtension = "com.apple.Safari.web-extension"
  case messageFilter = "com.apple.identitylookup.message-filter"
  case callDirectory = "com.apple.callkit.call-directory"
}
