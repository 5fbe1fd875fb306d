/// All is well.
///
/// Simulated: Apple's number.
public let noErr: OSStatus = 0
/// A parameter isn't there.
///
/// Simulated: Apple's number; what a host gets that sets one that the unit hasn't.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// A bus isn't there.
///
/// Simulated: Apple's number; what a render block says of a bus that the unit hasn't.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// Nothing is connected.
///
/// Simulated: Apple's number; what pulling input says when a host has none.
public let kAudioUnitErr_NoConnection: OSStatus = -10876
/// A unit couldn't get ready.
///
/// Simulated: Apple's number; what a host gets whose extension couldn't be started (inferred).
public let kAudioUnitErr_FailedInitialization: OSStatus = -10875
/// More frames than were agreed.
///
/// Simulated: Apple's number; what a render block says of more than `maximumFramesToRender`.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// The samples can't be like that.
///
/// Simulated: Apple's number; thrown where a unit refuses a format.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// The unit isn't ready to render.
///
/// Simulated: Apple's number; what a render block says before `allocateRenderResources()`.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// That can't be done now.
///
/// Simulated: Apple's number; nothing here says it.
public let kAudioUnitErr_CannotDoInCurrentContext: OSStatus = -10863
/// The unit is ready to render already.
///
/// Simulated: Apple's number; thrown where a format is changed then.
public let kAudioUnitErr_Initialized: OSStatus = -10849
/// The unit's process didn't answer in time.
///
/// Simulated: Apple's number; here after thirty seconds.
public let kAudioComponentErr_InstanceTimedOut: OSStatus = -66754
/// The unit's process is gone.
///
/// Simulated: Apple's number.
public let kAudioComponentErr_InstanceInvalidated: OSStatus = -66749
/// It may not be used.
///
/// Simulated: Apple's number; what an extension gets that wants to be a host (inferred).
public let kAudioComponentErr_NotPermitted: OSStatus = -66748
