// A monitor often imports only DeviceActivity.
@_exported public import Foundation
@_exported public import SimulatedFoundation
