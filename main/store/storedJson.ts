import type { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { Said } from "#shared/text/said.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

export const damaged = (what: Said, problem: Said): StoreError =>
  new StoreError("store-corrupt", saysOfStore("damaged", { what, problem }));

/**
 * `what` names the value in the error. Throws a StoreError `store-corrupt` without the message of
 * JSON.parse, which quotes the text: it may hold cards or a seed (C-7).
 */
export function storedJson<T>(text: unknown, what: Said): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch {
    throw damaged(what, saysOfStore("noJson"));
  }
}

/** For a column without secrets; also checks the form. Throws a StoreError `store-corrupt`. */
export function formedJson<T>(text: unknown, form: z.ZodType, what: Said): T {
  const value = storedJson<T>(text, what);
  const read = form.safeParse(value);
  if (!read.success) throw damaged(what, problemIn(read.error));
  return value;
}

/** As `formedJson`, but returns `otherwise` for damaged JSON. */
export function formedJsonOr<T>(text: unknown, form: z.ZodType, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(String(text));
    return form.safeParse(value).success ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}
