/// What the program in the engine says about an extension's script: in JavaScript, a member for each
/// sentence.
enum ScriptWords {
  static let members = #"""
    const says = {
      missing: (member) => `${member} isn't part of the simulated page`,
      setting: (member) => `setting ${member}`,
      deleting: (member) => `deleting ${member}`,
      prototype: (name) => `the prototype of ${name}`,
      freezing: (name) => `freezing ${name}`,
      attribute: (name) => `an attribute named '${name}'`,
      severalLines: "setting innerText to several lines",
      style: (name) => `style '${name}'`,
      selector: (text) => `the selector ${text}`,
      timerWithText: "setTimeout with a text",
      notSelector: (source) => `'${source}' isn't a selector`,

      cut: (most) => `there is more than is kept: the first ${most} of a kind`,
      leftOut: (path, what) => `${path}: ${what} can't be in a property list and is left out`,
      kind: (name) => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`,
      pageObject: (name) => `an object of the page ('${name}')`,
      circle: "an object that contains itself",
      noDate: "no date",
      tooManyValues: (most) => `there are more than ${most} values in the results`,
      tooDeep: (deepest) => `the results are more than ${deepest} levels deep`,

      noGlobal: (name) => `the script makes no global named '${name}'`,
      notOfWindow: (name) => `'${name}' is declared with let, const or class, so it is no property of`
        + " the window; it isn't documented that Safari finds it: Apple shows 'var'",
      noObject: (name) => `'${name}' is no object`,
      noRun: (name) => `'${name}' has no function 'run'`,
      calledAgain: "completionFunction was called again: the first call counts",
      threwAfterwards: (name, message) =>
        `after completionFunction the script threw ${name || "a value"}: ${message}`,
      noText: "something that has no text",
    };
    """#
}
