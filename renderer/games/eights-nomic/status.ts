// Whose turn is it in Eights Nomic, what has been done in it, and what is before its judges?

import { isAsked, offers } from "#shared/contract/asked.ts";
import {
  asNomic,
  commandShown,
  mayAtAnyTime,
  nullName,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import { eightsText } from "#renderer/games/eights/text.ts";
import { nameOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { nomicText } from "./text.ts";
import { wantWords } from "./want.ts";

export function status(seen: AnySeen, who: Whose): string {
  const nomic = asNomic(seen);
  switch (nomic.phase) {
    case "over":
      return eightsText().over;
    case "judging":
      return isAsked(seen) ? judgedWords(nomic, who) : beforeWords(nomic, who);
    case "mustModify":
      return owesWords(nomic, who);
    default:
      return isAsked(seen) ? yourTurn(seen, nomic) : theirTurn(nomic, who);
  }
}

function beforeWords({ facts: { pending } }: NomicSeen, who: Whose): string {
  if (!pending) return "";
  return nomicText().before(
    nameOf(who(pending.seat)),
    pending.command.type,
    pending.asked.map((seat) => nameOf(who(seat))),
  );
}

/** EN-6: who judges a play is shown its card. */
export function judgedWords(seen: NomicSeen, who: Whose): string {
  const { pending } = seen.facts;
  if (!pending) return "";
  const { command, seat } = pending;
  const { judged, youJudge } = nomicText();
  return youJudge(who(seat).name, commandWords());

  function commandWords(): string {
    if (command.type === "play") {
      const card = commandShown(seen);
      return judged.play(card === null ? null : cardName(card));
    }
    if (command.type !== "modify") return judged[command.type];
    return judged.modify(
      command.rule,
      command.name === nullName ? null : command.name,
      command.rule === nullName,
    );
  }
}

function owesWords({ facts: { mustModify }, viewer }: NomicSeen, who: Whose): string {
  if (mustModify === null) return "";
  return mustModify === viewer
    ? nomicText().youOweRule
    : nomicText().theyOweRule(who(mustModify).name);
}

function theirTurn({ facts: { turn, done } }: NomicSeen, who: Whose): string {
  return turn === null ? "" : nomicText().theirTurn(who(turn).name, done.played, done.drew);
}

function yourTurn(seen: AnySeen, nomic: NomicSeen): string {
  const words = nomicText();
  const { played, drew } = nomic.facts.done;
  const may = mayAtAnyTime(nomic);
  const [canPlay, canDraw] = [offers(nomic, "play"), offers(nomic, "draw")];
  if (may.emptyHand) return words.youEmptyHand;
  if (played && drew) return words.youDidBoth;
  if (played) return words.youPlayed(canDraw);
  if (drew) return canPlay ? words.youDrew(wantWords(seen)) : words.youDrewAll;
  if (may.deckShuffle) return words.youEmptyDeck;
  if (!canPlay && !canDraw) return words.youCanOnlyEnd;
  return nomic.pile.length === 0 ? words.yourFirst : words.yourTurn(wantWords(seen));
}
