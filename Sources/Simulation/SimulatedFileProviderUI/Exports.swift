@_exported public import SimulatedFileProvider
@_exported public import SimulatedUIKit
