import Foundation
import SimulatedDeviceActivity
import SimulatedManagedSettings
import TestSupport
import Testing

/// Filters of reports as values.
struct FilterTests {
  @Test(
    .shows("DeviceActivityFilter.Users", "DeviceActivityFilter.Users.all"),
    .shows("DeviceActivityFilter.Users.children", "DeviceActivityFilter.Devices"),
    .shows("DeviceActivityFilter.Devices.init(_:)", "DeviceActivityFilter.Devices.all"),
    .shows("DeviceActivityData.Device.Model.iPad", "DeviceActivityData.Device.Model.iPod"),
    .shows("DeviceActivityData.Device.Model.mac", "DeviceActivityData.User.Role.child"))
  func filtersAreComparedByWhatTheyLetPass() {
    let all = DeviceActivityFilter(users: .all, devices: .all)
    #expect(all != DeviceActivityFilter())
    #expect(DeviceActivityFilter.Devices([.mac, .iPad, .iPod, .iPhone]) == .all)
    #expect(DeviceActivityFilter.Devices([.iPad]) != .all)
    #expect(DeviceActivityFilter.Users.all != .children)
    #expect(
      DeviceActivityFilter(applications: [ApplicationToken(data: Data([1]))])
        != DeviceActivityFilter())
    #expect(DeviceActivityData.User.Role.child != .individual)
  }
}
