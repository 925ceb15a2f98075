import type { Said, Tell } from "#shared/text/said.ts";
import { listed } from "./words.ts";

export const shell = {
  stopped: "Cardtable stopped and couldn’t restart.",
  tryAgain: "Try again",
  quit: "Quit",
  settingsTitle: "Some settings couldn’t be read",
  understood: "OK",
  view: "View",
  hung: ({ code }: { code: number }) => `The host kept freezing (exit code ${code}).`,
  ended: ({ code }: { code: number }) => `The host kept crashing (exit code ${code}).`,
  portInUse: ({ port }: { port: number }) =>
    `another program is using port ${port}; choose another with --port`,
  portForbidden: ({ port }: { port: number }) =>
    `you’re not allowed to use port ${port}; choose one above 1023 with --port`,
  noScreen: ({ folder }: { folder: string }) =>
    `the app isn’t built in ${folder}; run: npm run build`,
  /** `detail`: what the system says. */
  failed: ({ detail }: { detail: string }) => detail,
};

/** Problems of the settings file (H-26). */
export const settingsFile = {
  damaged: "it is damaged",
  noSettings: "it holds no settings",
  unreadable: ({ detail }: { detail: string }) => detail,
  setAside: (
    { file, problem, aside }: { file: string; problem: Said; aside: string },
    tell: Tell,
  ) =>
    `The settings in ${file} couldn’t be read: ${tell(problem)}. All settings are back to their defaults. The old file is kept as ${aside}.`,
  notKept: (
    { file, problem, detail }: { file: string; problem: Said; detail: string },
    tell: Tell,
  ) =>
    `The settings in ${file} couldn’t be read: ${tell(problem)}. All settings are back to their defaults, and changes won’t be saved (${detail}).`,
  /** `aside`: the name under which the file was kept as it was, or null. */
  repaired: ({
    file,
    spoilt,
    unknown,
    aside,
  }: {
    file: string;
    spoilt: readonly string[] | "all";
    unknown: readonly string[];
    aside: string | null;
  }) => {
    const what = [
      ...(spoilt.length === 0
        ? []
        : [
            `these couldn’t be read and are back to their defaults: ${spoilt === "all" ? "all of them" : listed(spoilt)}`,
          ]),
      ...(unknown.length === 0 ? [] : [`this Cardtable doesn’t know these: ${listed(unknown)}`]),
    ].join("; ");
    return `Settings in ${file}: ${what}.${aside === null ? "" : ` The old file is kept as ${aside}.`}`;
  },
};
