// A shield's extension uses UIKit's colours and the types of what is covered.
@_exported public import SimulatedManagedSettings
@_exported public import SimulatedUIKit
