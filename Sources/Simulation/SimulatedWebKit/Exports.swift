@_exported public import Foundation
@_exported public import SimulatedFoundation
@_exported public import SimulatedUIKit
