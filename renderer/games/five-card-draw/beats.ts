// What is to be seen of a hand of five-card draw as it happens?

import type { Told } from "#shared/contract/view.ts";
import { asDraw } from "#shared/games/five-card-draw/seen.ts";
import type { DrawHappening } from "#shared/games/five-card-draw/types.ts";
import { folded, saysInPassing } from "#renderer/games/commonBeats.ts";
import { showing, unseen, type Beats, type ToldOf } from "#renderer/games/telling.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { drawText } from "./text.ts";
import { shownHand } from "./handLook.ts";

const beatsOf: Beats<DrawHappening> = {
  dealt: ({ told: { dealer } }, seen) => [...antes(seen), { type: "deal", dealer }],
  bet: wagered,
  raised: wagered,
  called: wagered,
  checked: ({ seat }) => saysInPassing(seat, drawText().saysCheck),
  folded,
  left: folded,
  stageEnded: () => [{ type: "gather" }],
  returned: ({ seat, told: { amount } }) => [{ type: "return", seat, amount }],
  reshuffled: unseen,
  // Which of the own cards were thrown is seen by comparing the hands.
  drew: ({ seat, told: { count }, cards }) => [
    {
      type: "exchange",
      seat,
      thrown: null,
      drawn: cards ?? null,
      count,
      words: drawText().saysDrew(count),
    },
  ],
  showed: ({ seat, told }) => [{ type: "show", seat, hand: shownHand(told) }],
  wonPot: ({ told: { pot, shares } }) => [{ type: "award", pot, shares }],
};

const shown = showing(beatsOf);

export function beats(seen: AnySeen, happened: readonly Told<DrawHappening>[]): readonly Beat[] {
  const returned = happened.filter(({ type }) => type === "returned");
  // What nobody called goes back from before the seat, not out of a pot that it never belonged to.
  const endsStage = happened.some(({ type }) => type === "stageEnded");
  const inOrder = endsStage
    ? happened
        .filter(({ type }) => type !== "returned")
        .flatMap((told) => (told.type === "stageEnded" ? [...returned, told] : [told]))
    : happened;
  return shown(seen, inOrder);
}

/** FD-5, H-8: collected before any card is dealt, the King's from the Bastard. */
function antes(seen: AnySeen): readonly Beat[] {
  const { stacks, chips } = asDraw(seen).facts;
  const paid = stacks
    .map((stack, seat) => ({ seat, amount: stack - (chips[seat] ?? 0) }))
    .filter(({ amount }) => amount > 0);
  return [...paid.map((ante): Beat => ({ type: "bet", ...ante, words: "" })), { type: "gather" }];
}

type Wagered = ToldOf<DrawHappening, "bet" | "raised" | "called">;
function wagered(told: Wagered): readonly Beat[] {
  return [{ type: "bet", seat: told.seat, amount: told.told.amount, words: betWords(told) }];
}

function betWords({ type, told: { to, amount, allIn } }: Wagered): string {
  const words = drawText();
  if (allIn) return words.saysAllIn;
  if (type === "called") return words.saysCall(amount);
  return type === "bet" ? words.saysBet(to) : words.saysRaise(to);
}
