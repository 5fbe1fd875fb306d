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

      cut: (most) => `only the first ${most} of a kind are kept`,
      leftOut: (path, what) => `${path}: ${what} can't be in a property list and is left out`,
      kind: (name) => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`,
      pageObject: (name) => `an object of the page ('${name}')`,
      circle: "an object that contains itself",
      noDate: "no date",
      tooManyValues: (most) => `there are more than ${most} values in the results`,
      tooDeep: (deepest) => `the results are more than ${deepest} levels deep`,

      noGlobal: (name) => `the script doesn't define a global named '${name}'`,
      notOfWindow: (name) => `'${name}' is declared with let, const or class, so it isn't a property of`
        + " the window; Apple doesn't document that Safari finds it, and shows 'var'",
      noObject: (name) => `'${name}' isn't an object`,
      noRun: (name) => `'${name}' has no function 'run'`,
      calledAgain: "completionFunction was called again: the first call counts",
      threwAfterwards: (name, message) =>
        `after completionFunction the script threw ${name || "a value"}: ${message}`,
      noText: "something that has no text",

      noNode: "appendChild takes an element of the page",
      insideItself: "an element can't be put into itself",
      noClass: (name) => `'${name}' isn't the name of a class`,
      noElement: (name) => `'${name}' isn't the name of an element`,

      noJSON: (caller) => `${caller}: the value can't be written as JSON`,
      noListener: (name) => `${name}: a listener is a function`,
      noItems: (caller) => `${caller}: the items are an object`,
      otherExtension: (caller) => `${caller}: Safari has no messages between extensions`,
    };
    """#
}
