import type { Widened } from "#shared/text/said.ts";
import { form, frame, json } from "./form.ts";
import { broken, host, line } from "./host.ts";
import { lan } from "./lan.ts";
import { record } from "./record.ts";
import { rules, start } from "./rules.ts";
import { settingsFile, shell } from "./shell.ts";
import { store } from "./store.ts";
import { transcript } from "./transcript.ts";

export const common = {
  rules,
  start,
  form,
  json,
  frame,
  record,
  transcript,
  line,
  host,
  lan,
  broken,
  store,
  settingsFile,
  shell,
};

export type CommonText = Widened<typeof common>;
