extension UIApplication {
  /// Why the app was launched: the keys of the launch options.
  ///
  /// Simulated: ``url``, ``sourceApplication``, ``userActivityDictionary`` and ``userActivityType``.
  /// Differs: nothing else launches an app here, so the other keys are never there.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app was launched to open.
    ///
    /// Simulated: there when the app wasn't running; the URL comes in `application(_:open:options:)` as
    /// well (documented). An app with scenes has it in its connection options instead.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The bundle identifier of the process that opened the URL.
    ///
    /// Simulated: beside ``url`` (documented).
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

    /// A dictionary about the activity that the app was launched to continue.
    ///
    /// Simulated: there when a universal link launches the app (documented).
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The type of that activity.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// A push notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A local notification.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// A property list from whoever opened the URL.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A change of the place.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A quick action of the app's icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Central managers of Bluetooth.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Peripheral managers of Bluetooth.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A share of CloudKit.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }
}
