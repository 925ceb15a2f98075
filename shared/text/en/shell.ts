import type { Said, Tell } from "#shared/text/said.ts";
import { listed } from "./words.ts";

export const shell = {
  stopped: "The card table stopped and could not be started again.",
  tryAgain: "Try again",
  quit: "Quit",
  settingsTitle: "Not all settings could be read.",
  understood: "OK",
  view: "View",
  hung: ({ code }: { code: number }) =>
    `The host stopped answering again and again (exit code ${code}).`,
  ended: ({ code }: { code: number }) =>
    `The host ended by itself again and again (exit code ${code}).`,
  portInUse: ({ port }: { port: number }) =>
    `port ${port} is in use by another program; choose another with --port`,
  portForbidden: ({ port }: { port: number }) =>
    `port ${port} may not be used; choose one above 1023 with --port`,
  noScreen: ({ folder }: { folder: string }) =>
    `the screen is not built in ${folder}; run: npm run build`,
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
    `The settings in ${file} could not be read: ${tell(problem)}. The file was set aside as ${aside}, and all settings are at their first values.`,
  notKept: (
    { file, problem, detail }: { file: string; problem: Said; detail: string },
    tell: Tell,
  ) =>
    `The settings in ${file} could not be read: ${tell(problem)}. All settings are at their first values, and changes will not be kept (${detail}).`,
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
            `these could not be read and are at their first values: ${spoilt === "all" ? "all of them" : listed(spoilt)}`,
          ]),
      ...(unknown.length === 0
        ? []
        : [`these are none that this Cardtable knows: ${listed(unknown)}`]),
    ].join("; ");
    return `In the settings in ${file} ${what}.${aside === null ? "" : ` The file as it was is kept as ${aside}.`}`;
  },
};
