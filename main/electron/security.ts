// Restricts the window to the host's own page: no Node, no permissions, no other address.

import type { Session, WebContents, WebPreferences } from "electron";
import { ownerCookie } from "#shared/protocol/wire.ts";

/** Compares the parsed origin, because "starts with" can be fooled. */
export type IsHome = (address: string) => boolean;

/** `home` returns null while there is no host. */
export const homeCheck =
  (home: () => URL | null): IsHome =>
  (address) => {
    const own = home();
    return own !== null && URL.canParse(address) && new URL(address).origin === own.origin;
  };

/** Sets everything that matters, even to Electron's default: a default can change. */
export function safePreferences(
  preload: string,
  facts: Readonly<{ version: string; packaged: boolean }>,
): WebPreferences {
  return {
    preload,
    additionalArguments: [`--cardtable-version=${facts.version}`],
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    enableWebSQL: false,
    plugins: false,
    safeDialogs: true,
    // Chromium fetches its dictionaries from the network.
    spellcheck: false,
    devTools: !facts.packaged,
  };
}

/** Must be called for every page before it loads anything. */
export function guardContents(contents: WebContents, isHome: IsHome): void {
  const stayHome = (event: { readonly url: string; preventDefault(): void }): void => {
    if (!isHome(event.url)) event.preventDefault();
  };
  contents.on("will-navigate", stayHome);
  contents.on("will-redirect", stayHome);
  contents.on("will-frame-navigate", stayHome);
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
}

/** `data:` and `blob:` are what the page makes in its own memory. */
function mayLoad(address: string, isHome: IsHome, packaged: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  if (protocol === "data:" || protocol === "blob:") return true;
  if (protocol === "devtools:") return !packaged;
  return isHome(protocol === "ws:" ? `http://${host}/` : address);
}

/**
 * Denies every permission and device – Electron grants all of them unasked – and every address but
 * the host's.
 */
export function guardSession(session: Session, isHome: IsHome, packaged: boolean): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !mayLoad(url, isHome, packaged) }),
  );
}

/** No script can read it, no page of another site sends it, and it ends with the app. */
export async function keepOwnerCookie(session: Session, url: URL, secret: string): Promise<void> {
  await session.cookies.set({
    url: url.origin,
    name: ownerCookie(Number(url.port)),
    value: secret,
    path: "/",
    httpOnly: true,
    sameSite: "strict",
  });
}
