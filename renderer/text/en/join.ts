// What is said in English to somebody who comes to another's table?

import { company, noun, number } from "#shared/text/en/words.ts";

export const join = {
  welcomeTitle: "Welcome to this card table",
  welcome:
    "Somebody in this network keeps a table open here. Ask for the join code, or scan the picture with the squares on the host’s screen with your phone.",
  code: "Join code",
  codeHelp: "Six letters and digits; large or small makes no difference.",
  codeWrongForm: "A join code has six letters and digits, and none of them is I, O, 0 or 1.",
  codeUnknown:
    "No table opens with this code. Ask for the one that stands on the host’s screen now.",
  goOn: "Go on",
  title: (game: string) => `Sit down at ${game}`,
  titleAny: "Who are you?",
  nobodySits: "Nobody sits there yet.",
  sitting: (names: readonly string[]) =>
    `${company(names)} ${noun(names.length, "sits", "sit")} there.`,
  free: (chairs: number) => `${number(chairs)} ${noun(chairs, "chair is", "chairs are")} free.`,
  full: "Every chair is taken by somebody. You can watch until one is free.",
  locked: "The table is locked: nobody new sits down now.",
  running: "A round goes on: you play from the next one on.",
  nameHelp: "As the others at the table see it. You are known by it here from now on.",
  sit: "Sit down",
  watch: "Watch first",
  enter: "Come in",
  otherCode: "Another code",
} as const;

export const guestHome = {
  joinable: "Tables to come to",
  joinableHelp: (free: number, round: number) =>
    `${round > 0 ? `Round ${round}` : "Not begun yet"} · ${free === 0 ? "no chair is free" : `${number(free)} ${noun(free, "chair", "chairs")} free`}`,
  comeTo: (game: string) => `Come to ${game}`,
  with: (names: readonly string[]) =>
    names.length === 0 ? "Nobody sits there yet" : `With ${company(names)}`,
  none: "No table is open just now. When one is, it appears here.",
  again: "Look again",
  byCode: "Come by a join code",
} as const;
