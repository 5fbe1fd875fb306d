// On iOS this module also imports Foundation.
@_exported public import Foundation
@_exported public import SimulatedFoundation
