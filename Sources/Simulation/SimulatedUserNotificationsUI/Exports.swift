@_exported public import SimulatedUIKit
@_exported public import SimulatedUserNotifications
