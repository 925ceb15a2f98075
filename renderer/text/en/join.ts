// The words for a guest who joins somebody else's table.

import { company, noun, plural } from "#shared/text/en/words.ts";

export const join = {
  welcomeTitle: "Welcome to this card table",
  welcome:
    "Somebody on this network has opened a table here. Ask for the code, or scan the QR code on the host’s screen with your phone.",
  code: "Code",
  codeHelp: "Six letters and digits, upper or lower case.",
  codeWrongForm: "A code has six letters and digits, and never I, O, 0 or 1.",
  codeUnknown: "No table has this code. Ask for the one on the host’s screen now.",
  goOn: "Join",
  title: (game: string) => `Join ${game}`,
  titleAny: "Who are you?",
  nobodySits: "Nobody is there yet.",
  sitting: (names: readonly string[]) =>
    `${company(names)} ${noun(names.length, "is", "are")} there.`,
  free: (chairs: number) => `${plural(chairs, "seat", "seats")} free.`,
  full: "All seats are taken. You can watch until one is free.",
  locked: "The table is locked. Nobody new can sit down.",
  running: "A round is in progress. You play from the next one.",
  nameHelp: "What others at the table see. You keep this name here.",
  sit: "Sit down",
  watch: "Watch first",
  enter: "Join",
  otherCode: "Use another code",
  direct: "Direct by PIN",
} as const;

export const guestHome = {
  joinable: "Tables you can join",
  joinableHelp: (free: number, round: number) =>
    `${round > 0 ? `Round ${round}` : "Not started"} · ${free === 0 ? "no seats free" : `${plural(free, "seat", "seats")} free`}`,
  comeTo: (game: string) => `Join ${game}`,
  with: (names: readonly string[]) =>
    names.length === 0 ? "Nobody is there yet" : `With ${company(names)}`,
  none: "No tables are open right now. New ones appear here.",
  again: "Refresh",
  byCode: "Join by code",
} as const;
