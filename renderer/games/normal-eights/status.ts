// Whose turn is it in Normal Eights, what is in question, and what is asked?

import { isAsked, offers } from "#shared/contract/asked.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asNormal, hasAnswered, type NormalSeen } from "#shared/games/normal-eights/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { nameOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { normalText } from "./text.ts";
import { responseWords } from "./question.ts";
import { wantWords } from "./want.ts";

/** More names than these are counted. */
const mostNamed = 3;

export function status(seen: AnySeen, who: Whose): string {
  const normal = asNormal(seen);
  switch (normal.phase) {
    case "over":
      return eightsText().over;
    case "respond":
      return hasAnswered(normal) ? normalText().youPassed : responseWords(normal, who);
    case "war":
    case "give":
    case "sets":
    case "purge":
      return choiceWords(normal, normal.phase, who);
    case "drawn":
      return drawnWords(normal, who);
    case "turn":
      return turnWords(seen, normal, who);
  }
}

function choiceWords(
  seen: NormalSeen,
  phase: "war" | "give" | "sets" | "purge",
  who: Whose,
): string {
  const words = normalText();
  const { effect, pending = [] } = seen.facts;
  if (isAsked(seen)) return words.choose[phase](effect && nameOf(who(effect.seat)));
  const named = pending.length > mostNamed ? pending.slice(0, mostNamed - 1) : pending;
  const [names, more] = [named.map((seat) => who(seat).name), pending.length - named.length];
  return hasAnswered(seen) ? words.chosen(names, more) : words.choosing[phase](names, more);
}

function drawnWords(seen: NormalSeen, who: Whose): string {
  const words = normalText();
  if (!isAsked(seen)) return words.theyDrew(who(acting(seen)).name);
  const card = ownHand(seen).at(-1);
  return card === undefined ? "" : words.youDrew(cardName(card), offers(seen, "play"));
}

function turnWords(seen: AnySeen, normal: NormalSeen, who: Whose): string {
  const want = wantWords(seen);
  if (!isAsked(normal)) return eightsText().theirTurn(who(acting(normal)).name, want);
  const other = offers(normal, "draw") ? "draw" : offers(normal, "pass") ? "pass" : null;
  if (!offers(normal, "play") && other !== null) return normalText().youCanOnly(want, other);
  return normalText().yourTurn(want, other);
}

const acting = ({ toAct }: NormalSeen): Seat => toAct[0] ?? 0;
