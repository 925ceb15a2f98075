import { stepped, used, withClosing, type Tampering } from "./tampering.ts";

export const chances: readonly Tampering[] = [
  [
    "a lot is drawn that was not planned",
    ["chance"],
    (transcript) =>
      withClosing(transcript, {
        uses: used(transcript).toSpliced(1, 0, { oneOf: 5 }),
      }),
  ],
  [
    "a lot is drawn in mid-round",
    ["chance"],
    (transcript) => withClosing(transcript, { uses: [...used(transcript), { seats: 2 }] }),
  ],
  [
    "the pack is shuffled twice",
    ["chance"],
    (transcript) => withClosing(transcript, { uses: [{ shuffled: "pack" }, ...used(transcript)] }),
  ],
  [
    "the planned lot was not drawn",
    ["chance"],
    (transcript) =>
      transcript.plan.lot && withClosing(transcript, { uses: used(transcript).toSpliced(1, 1) }),
  ],
  ["nothing was shuffled", ["chance"], (transcript) => withClosing(transcript, { uses: [] })],
  [
    "more was shuffled than was sealed",
    ["seal"],
    (transcript) =>
      withClosing(transcript, {
        uses: [...used(transcript), { shuffled: [{ deck: 0, place: 0 }] }],
      }),
  ],
  [
    "what is not there was shuffled",
    ["chance"],
    (transcript) =>
      withClosing(transcript, {
        uses: [...used(transcript), { shuffled: [{ deck: 900, place: 0 }] }],
      }),
  ],
  [
    "a shuffle is left out of the moves",
    ["chance", "movement"],
    (transcript) =>
      transcript.seals.length === 1
        ? null
        : withClosing(transcript, {
            steps: stepped(transcript).map((moves) => moves.filter((move) => "to" in move)),
          }),
  ],
  [
    "there is a shuffle more in the moves",
    ["chance"],
    (transcript) =>
      withClosing(transcript, { steps: [...stepped(transcript), [{ shuffle: true }]] }),
  ],
];
