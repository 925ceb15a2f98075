import { ipcMain, type IpcMainInvokeEvent } from "electron";
import { z } from "zod";
import { appChannels, type AppApi } from "#shared/shell/appApi.ts";
import { settingsSchema } from "#shared/settings/settings.ts";
import { problemIn, saysOfForm, asIssue } from "#shared/contract/formProblem.ts";
import type { IsHome } from "./security.ts";
import { words } from "./words.ts";

type Call = keyof typeof appChannels;
export type AppCalls = Pick<AppApi, Call>;

const noArguments = z.tuple([]);
const settingsChange = settingsSchema
  .partial()
  .refine(
    (change) => !Object.values(change).includes(undefined),
    asIssue(saysOfForm("emptySetting")),
  );
const argumentsOf = {
  loadSettings: noArguments,
  saveSettings: z.tuple([settingsChange]),
  toggleFullScreen: noArguments,
  openTable: z.tuple([z.string().max(200)]),
} as const satisfies { readonly [K in Call]: z.ZodType };

/** A frame that is gone may not ask either. */
function isFromHome({ senderFrame }: IpcMainInvokeEvent, isHome: IsHome): boolean {
  return senderFrame !== null && senderFrame.parent === null && isHome(senderFrame.url);
}

/** Registers all calls. A refused one rejects at the caller with the reason. */
export function answerCalls(calls: AppCalls, isHome: IsHome): void {
  for (const call of Object.keys(appChannels) as Call[]) {
    // oxlint-disable-next-line typescript/require-await -- a refusal rejects, it does not throw
    ipcMain.handle(appChannels[call], async (event, ...given: unknown[]) => {
      if (!isFromHome(event, isHome)) throw new Error(`${call}: not asked by the app's own page`);
      const read = argumentsOf[call].safeParse(given);
      if (!read.success) throw new Error(`${call}: ${words(problemIn(read.error))}`);
      return (calls[call] as (...args: readonly unknown[]) => unknown)(...read.data);
    });
  }
}
