// A notification extension often imports only UserNotifications, although it downloads files.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
