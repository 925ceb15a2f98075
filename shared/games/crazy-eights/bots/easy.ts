import { suits } from "#shared/cards/card.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import { suitAt } from "./hand.ts";
import { choices, type Choice } from "./moves.ts";
import { isEight, type CrazySeen } from "../seen.ts";
import type { Play } from "../types.ts";

/**
 * Of a hundred turns: draws although something fits, sees no more than single cards, spends an
 * eight early, names a suit at random.
 */
const overlooks = 5;
const playsOne = 60;
const spendsEight = 25;
const namesAny = 40;

const isPlay = (choice: Choice): choice is Play => choice.type === "play";
const anyOf = <T>(all: readonly T[], dice: DiceReader): T | undefined =>
  all.length === 0 ? undefined : all[dice.below(all.length)];

/** A legal move, or undefined where there is none. */
export function easyChoice(seen: CrazySeen, dice: DiceReader): Choice | undefined {
  const all = choices(seen);
  const waits = all.filter((choice) => !isPlay(choice));
  const plays = all.filter(isPlay);
  if (plays.length === 0 || (waits.length > 0 && dice.below(100) < overlooks))
    return anyOf(waits, dice) ?? plays[0];
  const ordinary = plays.filter(({ cards }) => !cards.some(isEight));
  const eights = plays.filter(({ cards }) => cards.some(isEight));
  const spends = eights.length > 0 && (ordinary.length === 0 || dice.below(100) < spendsEight);
  return spends ? eightNamed(seen, eights, dice) : ordinaryPlay(ordinary, dice);
}

/** One card mostly; else as many as go together. */
function ordinaryPlay(plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < playsOne) return anyOf(singles, dice);
  const chosen = anyOf(singles, dice)?.cards[0]?.[0];
  const sameRank = plays.filter(({ cards }) => cards[0]?.[0] === chosen);
  const most = Math.max(...sameRank.map(({ cards }) => cards.length));
  return anyOf(
    sameRank.filter(({ cards }) => cards.length === most),
    dice,
  );
}

function eightNamed(seen: CrazySeen, plays: readonly Play[], dice: DiceReader): Play | undefined {
  const singles = plays.filter(({ cards }) => cards.length === 1);
  if (dice.below(100) < namesAny) return anyOf(singles, dice);
  const held = suits.map(
    (_, at) => ownHand(seen).filter((card) => !isEight(card) && suitAt(card) === at).length,
  );
  const longest = suits[held.indexOf(Math.max(...held))];
  return singles.find(({ suit }) => suit === longest);
}
