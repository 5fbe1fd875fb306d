// A notification extension often imports nothing but UserNotifications, and downloads in it.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
