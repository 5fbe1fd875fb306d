// Extension code seldom imports Foundation by itself: on iOS it comes with UIKit.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedCoreGraphics
@_exported public import SimulatedCoreImage
@_exported public import SimulatedFoundation
@_exported public import SimulatedQuartzCore
@_exported public import SimulatedUserNotifications
