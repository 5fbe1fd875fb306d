extension Prelude {
  /// `browser`, which is also `chrome`: what it has in a page, and what in the background.
  ///
  /// As in Safari, a member for which the manifest lacks the permission isn't there. What Safari
  /// has and the simulation lacks throws an error that names it, as members of the page do.
  static let extensionAPI = #"""
    function apiObject(name, members, lacking = "") {
      const lacked = new Set(lacking.split(" "));
      const object = new Proxy(members, {
        get(target, key) {
          if (lacked.has(key)) throw missing(`${name}.${key}`);
          return Reflect.get(target, key);
        },
      });
      pageObjects.set(object, name);
      return object;
    }

    /** The message among the arguments of `sendMessage`, and the callback. */
    function messageIn(values, caller, ownID) {
      const rest = [...values];
      const last = rest.at(-1);
      const callback = typeof last === "function" ? rest.pop() : undefined;
      const isOptions = (value) => value === undefined || value === null
        || (typeof value === "object" && Object.keys(value).every((key) => key === "frameId"));
      if (rest.length > 2 || (rest.length === 2 && typeof rest[0] === "string"
        && !isOptions(rest[1]))) {
        const id = rest.shift();
        if (id !== null && id !== undefined && id !== ownID)
          throw new TypeError(says.otherExtension(caller));
      }
      return { message: jsonOf(rest[0], caller), callback };
    }

    const inBackground = "action alarms browserAction commands contextMenus cookies"
      + " declarativeNetRequest devtools extension i18n menus notifications pageAction permissions"
      + " scripting webNavigation webRequest windows";
    const tabsInBackground = "captureVisibleTab connect create detectLanguage duplicate"
      + " executeScript get getCurrent getZoom goBack goForward insertCSS onActivated onAttached"
      + " onCreated onDetached onHighlighted onMoved onRemoved onReplaced onUpdated reload remove"
      + " removeCSS setZoom toggleReaderMode update";
    const runtimeInBackground = "connect connectNative getBackgroundPage getBrowserInfo"
      + " getContexts getPlatformInfo onConnect onConnectExternal onMessageExternal"
      + " onSuspend onUpdateAvailable openOptionsPage reload setUninstallURL";

    function makeTabs() {
      return apiObject("browser.tabs", {
        query(wanted, callback) {
          return request({ kind: "tabs" }, callback, (all) => all.filter((tab) =>
            ["active", "index"].every((key) => !(key in wanted) || wanted[key] === tab[key])));
        },
        sendMessage(tab, ...values) {
          const callback = typeof values.at(-1) === "function" ? values.pop() : undefined;
          const message = jsonOf(values[0], "tabs.sendMessage()");
          return request({ kind: "tabMessage", tab: Number(tab), message }, callback);
        },
      }, tabsInBackground);
    }

    function makeExtensionAPI({ id, base, manifest, permissions, isContent }) {
      const may = (permission) => permissions.includes(permission);
      const runtime = {
        get id() { return id; },
        get lastError() { return lastError; },
        getManifest() { return parseJSON(manifest); },
        getURL(path) { return base + String(path).replace(/^\//, ""); },
        sendMessage(...values) {
          const { message, callback } = messageIn(values, "runtime.sendMessage()", id);
          return request({ kind: "message", message }, callback);
        },
        onMessage: onMessage.object,
      };
      if (!isContent) {
        runtime.onInstalled = onInstalled.object;
        runtime.onStartup = onStartup.object;
        if (may("nativeMessaging")) {
          // Safari ignores the name of the app: there is only the one around the extension.
          runtime.sendNativeMessage = (...values) => {
            const callback = typeof values.at(-1) === "function" ? values.pop() : undefined;
            const message = jsonOf(values.at(-1), "runtime.sendNativeMessage()");
            return request({ kind: "native", message }, callback);
          };
        }
      }
      const members = {
        runtime: apiObject(
          "browser.runtime", runtime, isContent ? "connect onConnect" : runtimeInBackground),
      };
      if (!isContent) members.tabs = makeTabs();
      if (may("storage")) members.storage = makeStorage();
      const browser = apiObject(
        "browser", members, isContent ? "dom extension i18n" : inBackground);
      defineValue("browser", browser);
      defineValue("chrome", browser);
    }
    """#
}
