/// The status of success.
///
/// Simulated: Apple's number.
public let noErr: OSStatus = 0
/// The status of a parameter that doesn't exist.
///
/// Simulated: Apple's number; a host gets it for setting a parameter that the unit lacks.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// The status of a bus that doesn't exist.
///
/// Simulated: Apple's number; a render block returns it for a bus that the unit lacks.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// The status of a missing connection.
///
/// Simulated: Apple's number; pulling input returns it if a host has none.
public let kAudioUnitErr_NoConnection: OSStatus = -10876
/// The status of a unit that couldn't be initialized.
///
/// Simulated: Apple's number; a host gets it if an extension couldn't be started (inferred).
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
/// The status of a request for more frames than agreed.
///
/// Simulated: Apple's number; a render block returns it for more than `maximumFramesToRender`.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// The status of a format that isn't supported.
///
/// Simulated: Apple's number; thrown if a unit refuses a format.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// The status of a unit that isn't ready to render.
///
/// Simulated: Apple's number; a render block returns it before `allocateRenderResources()`.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// The status of an operation that isn't possible at the moment.
///
/// Simulated: Apple's number; it doesn't occur here.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
/// The status of a unit that is already ready to render.
///
/// Simulated: Apple's number; thrown if a format is changed at that time.
public let kAudioUnitErr_Initialized: OSStatus = -10849
/// The status of a unit whose process didn't answer in time.
///
/// Simulated: Apple's number; here after thirty seconds.
public let kAudioComponentErr_InstanceTimedOut: OSStatus = -66754
/// The status of a unit whose process is gone.
///
/// Simulated: Apple's number.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749
/// The status of a component that may not be used.
///
/// Simulated: Apple's number; an extension gets it if it tries to be a host (inferred).
public let kAudioComponentErr_NotPermitted: OSStatus = -66748
