// The built main process in plain Node with the stand-in for Electron, its host running for real;
// test/electron/builtApp.ts tells it what to do.

import { app, BrowserWindow, ipcMain, session, type FakeSender } from "#test/fakes/electron.ts";
import { FakeUtilityProcess } from "#test/fakes/electronUtility.ts";

export type ToApp =
  | Readonly<{
      type: "invoke";
      id: number;
      sender: FakeSender;
      channel: string;
      given: readonly unknown[];
    }>
  | Readonly<{ type: "mayLoad"; id: number; url: string }>
  | { readonly type: "killHost" }
  | { readonly type: "quit" };
export type FromApp =
  | Readonly<{
      type: "loaded";
      url: string;
      preferences: Electron.WebPreferences;
      cookies: readonly Electron.CookiesSetDetails[];
    }>
  | Readonly<{
      type: "answer";
      id: number;
      value?: unknown;
      error?: string;
    }>;

const tell = (message: FromApp): void => void process.send?.(message);

const cancels = (url: string): Promise<boolean> =>
  new Promise((resolve) =>
    session.defaultSession.beforeRequest?.({ url }, ({ cancel }) => resolve(cancel ?? false)),
  );

async function answer(id: number, asked: Promise<unknown>): Promise<void> {
  try {
    tell({ type: "answer", id, value: await asked });
  } catch (error) {
    tell({ type: "answer", id, error: (error as Error).message });
  }
}

process.on("message", (message: ToApp) => {
  if (message.type === "invoke")
    void answer(message.id, ipcMain.invokeFrom(message.sender, message.channel, ...message.given));
  if (message.type === "mayLoad")
    void answer(
      message.id,
      cancels(message.url).then((cancel) => !cancel),
    );
  if (message.type === "killHost") FakeUtilityProcess.all.at(-1)?.kill();
  if (message.type === "quit") app.quit();
});
process.on("disconnect", () => process.exit(1));

FakeUtilityProcess.runEntries = true;
app.userData = process.env["CARDTABLE_DATA"] ?? app.userData;
app.on("quit", () => process.exit(0));
const isMade = BrowserWindow.made;
BrowserWindow.made = (window) => {
  isMade(window);
  window.on("loaded", (url: string) =>
    tell({
      type: "loaded",
      url,
      preferences: structuredClone(window.options.webPreferences ?? {}),
      cookies: session.defaultSession.kept,
    }),
  );
};
// A variable, for where nothing is built yet there is nothing to check types against.
const builtMain: string = new URL("out/main/index.js", process.env["CARDTABLE_APP"]).href;
await import(builtMain);
