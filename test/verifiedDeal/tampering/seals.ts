import type { Card } from "#shared/cards/card.ts";
import { picked, replaced, secretOf, whichever, withClosing, type Tampering } from "./tampering.ts";

const digitsOf = (seal: string): string => (seal.startsWith("0") ? "1" : "0") + seal.slice(1);

export const seals: readonly Tampering[] = [
  [
    "another card is shown than the one that was sealed",
    ["opening"],
    ({ openings, ...rest }, _, chance) => {
      const at = picked(chance, openings);
      const opened = openings[at];
      const card = whichever.find((other) => other !== opened?.card) as Card;
      return opened ? { ...rest, openings: replaced(openings, at, { ...opened, card }) } : null;
    },
  ],
  [
    "a card is opened with another salt",
    ["opening"],
    ({ openings, ...rest }, _, chance) => {
      const at = picked(chance, openings);
      const opened = openings[at];
      const salt = digitsOf(opened?.salt ?? "");
      return opened ? { ...rest, openings: replaced(openings, at, { ...opened, salt }) } : null;
    },
  ],
  [
    "a card is opened of no place",
    ["opening"],
    ({ openings, ...rest }, _, chance) => {
      const at = picked(chance, openings);
      const opened = openings[at];
      const place = 9999;
      return opened ? { ...rest, openings: replaced(openings, at, { ...opened, place }) } : null;
    },
  ],
  [
    "a seal is changed once the deal has begun",
    ["seal", "opening"],
    ({ seals: all, ...rest }, _, chance) => {
      const deck = picked(chance, all);
      const place = picked(chance, all[deck] ?? []);
      const changed = replaced(all[deck] ?? [], place, digitsOf(all[deck]?.[place] ?? ""));
      return { ...rest, seals: replaced(all, deck, changed) };
    },
  ],
  [
    "two cards of the stock change places",
    ["seal", "opening"],
    ({ seals: all, ...rest }, { decks }) => {
      const [first, ...later] = all[0] ?? [];
      const other = later.findIndex((_, at) => decks[0]?.[at + 1] !== decks[0]?.[0]);
      const [one, two] = [first ?? "", later[other] ?? ""];
      return { ...rest, seals: replaced(all, 0, [two, ...replaced(later, other, one)]) };
    },
  ],
  [
    "a seal is missing",
    ["seal"],
    ({ seals: all, ...rest }) => ({ ...rest, seals: [(all[0] ?? []).slice(1), ...all.slice(1)] }),
  ],
  [
    "a deck more is sealed",
    ["seal"],
    ({ seals: all, ...rest }) => ({ ...rest, seals: [...all, ["0".repeat(32)]] }),
  ],
  [
    "the host opens another secret",
    ["commitment"],
    (transcript) => withClosing(transcript, { secret: secretOf("4") }),
  ],
  [
    "a card that came from the stock was not opened",
    ["opening"],
    ({ openings, ...rest }, _, chance) => {
      const at = picked(chance, openings);
      return at < 0 ? null : { ...rest, openings: openings.toSpliced(at, 1) };
    },
  ],
];
