public import SimulatedUIKit

/// The interface of an audio unit; the principal class of an extension that has one is a subclass
/// of it.
///
/// Simulated: it also makes the audio unit, through AUAudioUnitFactory, on a background queue; its
/// view is loaded when a host shows it. Differs: only scenes can be hosts.
open class AUViewController: UIViewController {}

/// The superclass of an audio unit's interface.
///
/// Simulated: Apple's name.
public typealias AUViewControllerBase = UIViewController
