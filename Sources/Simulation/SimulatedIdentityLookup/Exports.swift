// A message filter often imports only IdentityLookup.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import SimulatedFoundation
