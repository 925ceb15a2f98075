type Named = readonly (readonly [RegExp, string])[];

/** Most user agents contain the names of others too, so the rarer ones come first. */
const browsers: Named = [
  [/\bElectron\//, "Cardtable"],
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: Named = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (all: Named, agent: string): readonly string[] =>
  all
    .filter(([form]) => form.test(agent))
    .slice(0, 1)
    .map(([, name]) => name);

/** Names a browser for its owner's list of devices (H-38); copies no words of the user agent. */
export const deviceName = (agent: string | undefined): string =>
  [...nameIn(browsers, agent ?? ""), ...nameIn(systems, agent ?? "")].join(", ");
