@_exported public import SimulatedIntents
@_exported public import SimulatedUIKit
