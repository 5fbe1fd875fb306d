import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The device and its screen, as seen by a process without a device.
@MainActor @Suite(.serialized) struct DeviceTests {
  @Test(
    .shows(
      "UIDevice.current", "UIDevice.userInterfaceIdiom", "UIDevice.name", "UIDevice.model",
      "UIDevice.localizedModel", "UIDevice.systemName", "UIDevice.systemVersion",
      "UIDevice.isMultitaskingSupported"))
  func itIsAPhoneOfTheNewestVersion() {
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone && device.isMultitaskingSupported)
    #expect([device.name, device.model, device.localizedModel] == ["iPhone", "iPhone", "iPhone"])
    #expect(device.systemName == "iOS" && device.systemVersion == "26.0")
  }

  @Test(.shows("UIDevice.identifierForVendor"))
  func itHasOneNameForAVendorsApps() throws {
    let name = try #require(UIDevice.current.identifierForVendor)
    #expect(UIDevice.current.identifierForVendor == name)
    // A random UUID, by its version and variant.
    let (version, variant): (UInt8, UInt8) = (name.uuid.6, name.uuid.8)
    #expect(version & 0xF0 == 0x40)
    #expect(variant & 0xC0 == 0x80)
  }

  @Test(
    .shows(
      "UIDevice.orientation", "UIDevice.isGeneratingDeviceOrientationNotifications",
      "UIDevice.beginGeneratingDeviceOrientationNotifications()",
      "UIDevice.endGeneratingDeviceOrientationNotifications()"))
  func whoAsksForTurnsIsCounted() {
    let device = UIDevice.current
    let states = [true, true, false, false, false].map { begins in
      if begins {
        device.beginGeneratingDeviceOrientationNotifications()
      } else {
        device.endGeneratingDeviceOrientationNotifications()
      }
      return device.isGeneratingDeviceOrientationNotifications
    }
    #expect(states == [true, true, true, false, false])
    #expect(device.orientation == .portrait)
  }

  @Test(
    .shows(
      "UIDevice.isBatteryMonitoringEnabled", "UIDevice.batteryLevel", "UIDevice.batteryState",
      "UIDevice.isProximityMonitoringEnabled", "UIDevice.proximityState"))
  func itHasNoSensors() {
    let device = UIDevice.current
    defer {
      device.isBatteryMonitoringEnabled = false
      device.isProximityMonitoringEnabled = false
    }
    #expect(!device.isBatteryMonitoringEnabled && !device.isProximityMonitoringEnabled)
    device.isBatteryMonitoringEnabled = true
    device.isProximityMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled && device.isProximityMonitoringEnabled)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    #expect(!device.proximityState)
  }

  @Test(
    .shows(
      "UIDevice.orientationDidChangeNotification", "UIDevice.batteryStateDidChangeNotification"))
  func notificationsHaveApplesNames() {
    #expect(
      UIDevice.orientationDidChangeNotification.rawValue
        == "UIDeviceOrientationDidChangeNotification")
    #expect(
      UIDevice.batteryStateDidChangeNotification.rawValue
        == "UIDeviceBatteryStateDidChangeNotification")
  }

  @Test(
    .shows(
      "UIDeviceOrientation.isPortrait", "UIDeviceOrientation.isLandscape",
      "UIDeviceOrientation.isFlat", "UIDeviceOrientation.isValidInterfaceOrientation",
      "UIInterfaceOrientation.isPortrait", "UIInterfaceOrientation.isLandscape"))
  func aWayUpIsUprightOrLyingOrFlat() {
    let devices = (0...6).compactMap(UIDeviceOrientation.init(rawValue:))
    #expect(devices.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(devices.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(devices.filter(\.isFlat) == [.faceUp, .faceDown])
    #expect(devices.filter(\.isValidInterfaceOrientation).map(\.rawValue) == [1, 2, 3, 4])
    let interfaces = (0...4).compactMap(UIInterfaceOrientation.init(rawValue:))
    #expect(interfaces.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    #expect(interfaces.filter(\.isLandscape) == [.landscapeRight, .landscapeLeft])
  }

  @Test(
    .shows(
      "UIScreen", "UIScreen.main", "UIScreen.screens", "UIScreen.bounds", "UIScreen.nativeBounds",
      "UIScreen.scale", "UIScreen.nativeScale", "UIScreen.traitCollection", "UIScreen.isCaptured",
      "UIScreen.maximumFramesPerSecond", "UIScreen.snapshotView(afterScreenUpdates:)"))
  func theScreenIsThatOfAPhone() {
    let screen = UIScreen.main
    #expect(UIScreen.screens == [screen])
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(screen.scale == 3 && screen.nativeScale == 3)
    #expect(screen.traitCollection.displayScale == 3 && !screen.isCaptured)
    #expect(screen.maximumFramesPerSecond == 60)
    let picture = screen.snapshotView(afterScreenUpdates: true)
    #expect(picture.frame == screen.bounds && picture.subviews == [])
  }

  @Test(.shows("UIScreen.brightness"))
  func theScreenKeepsItsBrightness() {
    let before = UIScreen.main.brightness
    defer { UIScreen.main.brightness = before }
    #expect((0...1).contains(before))
    UIScreen.main.brightness = 0.25
    #expect(UIScreen.main.brightness == 0.25)
  }
}
