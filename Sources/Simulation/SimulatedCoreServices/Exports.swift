// On iOS CoreServices and MobileCoreServices are one module under two names.
@_exported public import SimulatedMobileCoreServices
