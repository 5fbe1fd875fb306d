@_exported public import SimulatedUIKit
