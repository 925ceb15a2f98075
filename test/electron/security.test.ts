// Checks that the window is held to the host's own page in every way that Electron offers.

import { beforeEach, describe, expect, it } from "vitest";
import type { Session, WebContents } from "electron";
import {
  guardContents,
  guardSession,
  homeCheck,
  safePreferences,
} from "#main/electron/security.ts";
import { resetElectron, session } from "#test/fakes/electron.ts";
import { FakeWebContents } from "#test/fakes/electronWindow.ts";

const home = new URL("http://127.0.0.1:4100/");
const isHome = homeCheck(() => home);
const strangers = [
  "http://127.0.0.1:4101/",
  "https://127.0.0.1:4100/",
  "http://127.0.0.1:4100.evil.example/",
  "http://127.0.0.1:4100@evil.example/",
  "http://localhost:4100/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/html,x",
  "about:blank",
  "no address",
  "",
];

beforeEach(resetElectron);

describe("home", () => {
  it("is every page of the host", () => {
    expect(
      ["http://127.0.0.1:4100/", "http://127.0.0.1:4100/index.html?screen=table#x"].every(isHome),
    ).toBe(true);
  });
  it.each(strangers)("is not %j", (address) => expect(isHome(address)).toBe(false));
  it("is nowhere while there is no host", () =>
    expect(homeCheck(() => null)(home.href)).toBe(false));
});

describe("the window", () => {
  it("has every switch on the safe side", () => {
    expect(safePreferences("/p.cjs", { version: "1.2.3", packaged: true })).toEqual({
      preload: "/p.cjs",
      additionalArguments: ["--cardtable-version=1.2.3"],
      sandbox: true,
      contextIsolation: true,
      webSecurity: true,
      safeDialogs: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      enableWebSQL: false,
      plugins: false,
      spellcheck: false,
      devTools: false,
    });
  });
  it("has developer tools only where it is not packaged", () => {
    expect(safePreferences("/p.cjs", { version: "1", packaged: false }).devTools).toBe(true);
  });
});

describe("a page", () => {
  const contents = new FakeWebContents();
  guardContents(contents as unknown as WebContents, isHome);

  it.each(["will-navigate", "will-redirect", "will-frame-navigate"] as const)(
    "%s: only to the host",
    (event) => {
      expect(contents.may(event, `${home.href}x`)).toBe(true);
      expect(strangers.filter((address) => contents.may(event, address))).toEqual([]);
    },
  );
  it("takes in no webview", () =>
    expect(contents.may("will-attach-webview", home.href)).toBe(false));
  it("opens no second window", () => {
    expect(contents.openHandler?.({ url: home.href } as never)).toEqual({ action: "deny" });
  });
});

describe("the session", () => {
  const cancels = (url: string): boolean => {
    let cancel: boolean | undefined;
    session.defaultSession.beforeRequest?.({ url }, (response) => (cancel = response.cancel));
    if (cancel === undefined) throw new Error("the request was not answered");
    return cancel;
  };
  const guard = (packaged = true) =>
    guardSession(session.defaultSession as unknown as Session, isHome, packaged);

  it.each([
    "media",
    "geolocation",
    "notifications",
    "fullscreen",
    "local-network-access",
    "clipboard-read",
    "openExternal",
  ])("refuses %s, asked and unasked", (permission) => {
    guard();
    const answers: boolean[] = [];
    session.defaultSession.permissionRequest?.(
      {} as never,
      permission as never,
      (granted) => answers.push(granted),
      {} as never,
    );
    expect(answers).toEqual([false]);
    expect(
      session.defaultSession.permissionCheck?.(null, permission as never, home.origin, {} as never),
    ).toBe(false);
  });
  it("refuses every device", () => {
    guard();
    expect(
      session.defaultSession.devicePermission?.({
        deviceType: "usb",
        origin: home.origin,
      } as never),
    ).toBe(false);
  });
  it("loads from the host, over its socket, and from memory", () => {
    guard();
    const own = [
      "http://127.0.0.1:4100/a.js",
      "ws://127.0.0.1:4100/room",
      "data:image/png;base64,AA",
      "blob:http://127.0.0.1:4100/1",
    ];
    expect(own.filter(cancels)).toEqual([]);
  });
  it("loads from nowhere else", () => {
    guard();
    const others = [
      "https://example.org/",
      "ws://127.0.0.1:4101/",
      "ws://10.0.0.1:4100/",
      "wss://127.0.0.1:4100/",
      "file:///etc/passwd",
      "devtools://devtools/x",
      "no address",
    ];
    expect(others.filter((url) => !cancels(url))).toEqual([]);
  });
  it("loads developer tools only where it is not packaged", () => {
    guard(false);
    expect(cancels("devtools://devtools/bundled/x.js")).toBe(false);
  });
});
