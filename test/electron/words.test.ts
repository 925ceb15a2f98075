// Checks that the shell speaks the chosen language, and always some language.

import { afterEach, expect, test } from "vitest";
import { saysOfShell, speak, words } from "#main/electron/words.ts";
import { pseudo } from "#test/doors/pseudo.ts";
import { common } from "#shared/text/en/index.ts";

const quit = (): string => words(saysOfShell("quit"));
afterEach(() => speak("en"));

test("H-29 English is spoken until another language has been loaded", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof common>();
  const spoken = speak("en", () => promise);
  expect(quit()).toBe("Quit");
  resolve(pseudo(common));
  await spoken;
  expect(quit()).toBe(pseudo(common).shell.quit);
  expect(words(saysOfShell("hung", { code: 7 }))).toMatch(/^\[.*7.*\]$/);
});

test.each([
  ["is not there", () => Promise.reject(new Error("no such file"))],
  ["cannot be loaded", () => Promise.reject(new Error("damaged"))],
])("H-29 where a language %s it is English", async (_why, load) => {
  await speak("en", () => Promise.resolve(pseudo(common)));
  await speak("en", load);
  expect(quit()).toBe("Quit");
});
