// Runs the built main process for tests without Electron, in a separate Node process that answers
// over a channel.

import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import type { FakeSender } from "#test/fakes/electron.ts";
import type { FromApp, ToApp } from "./builtAppMain.ts";

type Loaded = Extract<FromApp, { type: "loaded" }>;
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export class BuiltApp {
  private readonly child: ChildProcess;
  private readonly answers = new Map<
    number,
    (answer: Extract<FromApp, { type: "answer" }>) => void
  >();
  private readonly loads: Loaded[] = [];
  private readonly waiting: ((loaded: Loaded) => void)[] = [];
  private asked = 0;

  /**
   * `appFolder` is the one with package.json and out/: this checkout, or what was taken out of a
   * package.
   */
  constructor(dataFolder: string, appFolder = beside("../..")) {
    this.child = fork(beside("./builtAppMain.ts"), [], {
      execPath: process.execPath,
      execArgv: ["--import", beside("../fakes/register.ts")],
      env: {
        ...process.env,
        CARDTABLE_DATA: dataFolder,
        CARDTABLE_APP: pathToFileURL(`${appFolder}/`).href,
        NODE_OPTIONS: "",
      },
      serialization: "advanced",
    });
    this.child.on("message", (message: FromApp) => {
      if (message.type === "answer") this.answers.get(message.id)?.(message);
      else this.onLoaded(message);
    });
  }

  /** The next address that the window loads, in order; waits for it. */
  loaded(): Promise<Loaded> {
    const next = this.loads.shift();
    return next ? Promise.resolve(next) : new Promise((resolve) => this.waiting.push(resolve));
  }

  invoke(sender: FakeSender, channel: string, ...given: readonly unknown[]): Promise<unknown> {
    return this.ask((id) => ({ type: "invoke", id, sender, channel, given }));
  }

  /** True if the session lets a page load this. */
  mayLoad(url: string): Promise<unknown> {
    return this.ask((id) => ({ type: "mayLoad", id, url }));
  }

  killHost(): void {
    this.tell({ type: "killHost" });
  }

  /** Quits and answers with the exit code. */
  async quit(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const exit = once(this.child, "exit") as Promise<[number | null]>;
    this.tell({ type: "quit" });
    return (await exit)[0];
  }

  /** Gives a page the cookies that the app's window has by now. */
  async bringCookies(page: Page, { cookies }: Loaded): Promise<void> {
    const kept = cookies.map(({ url, name = "", value = "", httpOnly = false }) => ({
      url,
      name,
      value,
      httpOnly,
      sameSite: "Strict" as const,
    }));
    await page.context().addCookies(kept);
  }

  /**
   * Makes a page what the app's window is: the built preload runs in it as in a sandbox, and its
   * calls reach the main process.
   */
  async furnish(page: Page, loaded: Loaded): Promise<void> {
    const { preferences } = loaded;
    await this.bringCookies(page, loaded);
    await page.exposeFunction("fakeInvoke", (channel: string, given: unknown[]) =>
      this.invoke({ url: page.url() }, channel, ...given),
    );
    const facts = { argv: preferences.additionalArguments ?? [], platform: process.platform };
    const preload = readFileSync(preferences.preload ?? "", "utf8");
    await page.addInitScript(`(() => {
      const process = ${JSON.stringify(facts)};
      const electron = {
        ipcRenderer: { invoke: (channel, ...given) => window.fakeInvoke(channel, given) },
        contextBridge: { exposeInMainWorld: (name, api) => { window[name] = api; } },
      };
      const require = (name) => { if (name !== 'electron') throw new Error('a sandboxed preload cannot require ' + name); return electron; };
      const module = { exports: {} };
      (function (require, process, module, exports) {
${preload}
      })(require, process, module, module.exports);
    })()`);
  }

  private ask(message: (id: number) => ToApp): Promise<unknown> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.answers.set(id, ({ value, error }) =>
        error === undefined ? resolve(value) : reject(new Error(error)),
      );
      this.tell(message(id));
    });
  }

  private tell(message: ToApp): void {
    this.child.send(message);
  }

  private onLoaded(loaded: Loaded): void {
    const waiting = this.waiting.shift();
    if (waiting) waiting(loaded);
    else this.loads.push(loaded);
  }
}
