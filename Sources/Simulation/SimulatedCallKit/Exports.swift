// A call directory often imports only Foundation and CallKit.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import SimulatedFoundation
