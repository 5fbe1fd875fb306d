@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
