// The words of the owner's own programs at a table.

import type { OwnProgram } from "#shared/protocol/house.ts";
import { plural } from "#shared/text/en/words.ts";

export const programs = {
  title: "A program of mine",
  open: "A program of mine…",
  help: "A program can take a bot’s seat. It reads a line of JSON for each decision and answers with its move. It runs on the host’s computer, in your home folder there, and only you see its command.",
  name: "Name",
  nameHelp: "As everybody at the table sees it.",
  command: "Command",
  commandHelp: "As you’d type it in a terminal, with whole paths: python3 /home/ada/first_bot.py",
  add: "Try and add",
  trying: "Trying it…",
  list: "Your programs",
  remove: "Remove",
  removeOf: (name: string) => `Remove the program ${name}`,
  plays: (name: string) => `${name} plays`,
  playsHelp: "Your program takes the place of a bot.",
  faults: ({ late, crashed, nonsense }: OwnProgram["faults"]) =>
    late + crashed + nonsense === 0
      ? "No move was made for it so far."
      : `${plural(late + crashed + nonsense, "move was", "moves were")} made for it: ${late} late, ${crashed} after it ended, ${nonsense} not legal.`,
  givenUp: (name: string, said: string) =>
    `${name} gave no answer 5 times in a row, so a regular bot plays for it.${said === "" ? "" : ` It said: ${said}`}`,
  read: "Got it",
} as const;
