import { ranks, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { rankCounted, whyUnfit, type NormalSeen } from "#shared/games/normal-eights/seen.ts";
import type { Nope, NormalEvent, Pick, Play, Sets } from "#shared/games/normal-eights/types.ts";
import {
  adviseWords,
  condition as cardsLeft,
  eightsText,
  usualSentences,
} from "#renderer/games/eights/eights.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { gameWords, type Effect, type Whose, type Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { gameText } from "#renderer/text/text.ts";
import { countedName, lies, normalText, setName, stakeWords, status } from "./status.ts";

const whoIs = (who: Whose, seat: Seat): string | null => nameOf(who(seat));

function played(event: VisibleEventOf<NormalEvent, "played">, who: Whose): string {
  const { card, as, target = null, suit = null } = event.told;
  const effect = { seat: event.seat, card: as ?? card, target, suit };
  return normalText().played(mover(event, who), countedName(card, as), stakeWords(effect, who));
}

/** A card that nobody answered needs no words: its effect follows. */
function settled(event: VisibleEventOf<NormalEvent, "settled">, who: Whose): string | null {
  const { chain } = event.told;
  if (chain.length < 2) return null;
  const worth = chain.filter(({ back }, at) => at === 0 || back);
  return normalText().sentences(
    worth.map(({ seat, card, as, stands, back }) =>
      normalText().fate({ card: countedName(card, as), name: whoIs(who, seat), stands, back }),
    ),
  );
}

function discarded(event: VisibleEventOf<NormalEvent, "discarded">, who: Whose): string {
  const { cards } = event.told;
  const seats = [...new Set(cards.map(({ seat }) => seat))];
  return normalText().discarded(
    seats.map((seat) => ({
      name: whoIs(who, seat),
      cards: cards.flatMap((owned) => (owned.seat === seat ? [cardName(owned.card)] : [])),
    })),
  );
}

/** Cards drawn into an open hand are visible to all. */
function drew(event: VisibleEventOf<NormalEvent, "drew">, who: Whose): string {
  const { count, cards = event.cards ?? [] } = event.told;
  return count === 0
    ? normalText().drewNone(mover(event, who))
    : eightsText().drew(mover(event, who), count, cards.map(cardName));
}

function gave(event: VisibleEventOf<NormalEvent, "gave">, who: Whose): string {
  const card = event.told.card ?? event.cards?.[0];
  return normalText().gave(
    mover(event, who),
    whoIs(who, event.told.to),
    card === undefined ? null : cardName(card),
  );
}

function turned(event: VisibleEventOf<NormalEvent, "turned">, who: Whose): string {
  const { picks, highest } = event.told;
  return normalText().turned(
    picks.map(({ seat, card }) => ({ name: whoIs(who, seat), card: cardName(card) })),
    highest.map((seat) => whoIs(who, seat)),
  );
}

const sentences: Sentences<NormalEvent> = {
  ...usualSentences,
  dealt: (event, who) => normalText().dealt(whoIs(who, event.told.dealer)),
  played,
  settled,
  discarded,
  drew,
  gave,
  turned,
  noped: (event, who) =>
    normalText().noped(
      mover(event, who),
      countedName(event.told.card, event.told.as),
      event.told.sendBack,
    ),
  asked: (event, who) => normalText().asked[event.told.what](whoIs(who, event.told.seats[0] ?? 0)),
  // The status line shows the choices of others. Passes are never reported, since a missing report
  // would reveal who was the last (NE-20).
  picked: (event, who) => (mover(event, who) === null ? normalText().picked : null),
  showed: (event, who) => normalText().showed(mover(event, who), event.told.cards.map(cardName)),
  hid: (event, who) => normalText().hid(mover(event, who)),
  again: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  skipping: (event, who) => normalText().skipping(whoIs(who, event.told.target), event.told.skips),
  skipped: (event, who) => normalText().skipped(mover(event, who), event.told.left),
  named: (event, who) => normalText().named(mover(event, who), event.told.suit),
  // Nobody is told of a pass in a window, not even the one who passed (NE-20).
  answered: () => null,
  fizzled: () => normalText().fizzled,
  kept: (event, who) => normalText().kept(mover(event, who)),
  blocked: () => normalText().blocked,
  won: (event, who) => normalText().won(mover(event, who)),
};

function advisedPlay({ card, as, suit, target }: Play, who: Whose): string {
  const label = adviseWords(countedName(card, as), suit);
  if (target === undefined) return label;
  return rankCounted(as ?? card) === "5"
    ? normalText().adviseGiver(label, whoIs(who, target))
    : normalText().adviseSeat(label, whoIs(who, target));
}

function advice(seen: NormalSeen, move: Move, who: Whose): string {
  const words = normalText();
  switch (move.type) {
    case "play":
      return advisedPlay(move as Play, who);
    case "pick": {
      const labels: { readonly [phase: string]: (name: string) => string } = {
        war: words.layThis,
        give: words.giveThis,
        purge: words.discardThis,
      };
      return labels[seen.phase]?.(cardName((move as Pick).card)) ?? "";
    }
    case "nope": {
      const { card, as, sendBack } = move as Nope;
      const name = countedName(card, as);
      return sendBack ? words.nopeBackWith(name) : words.nopeWith(name);
    }
    case "sets": {
      const { sets } = move as Sets;
      return sets.length === 0 ? words.noSets : words.discardSets(sets.map(setName));
    }
    default:
      return (
        { draw: eightsText().drawCard, keep: words.keep, pass: tableText().pass }[move.type] ?? ""
      );
  }
}

/** The effect of each card; an eight has none (NE-13). */
const note = (card: Card): string => normalText().notes[rankCounted(card) ?? "joker"];
const caption = (_seen: NormalSeen, card: Card): string => note(card) || normalText().nothing;

/** Includes jokers only if they are in play. */
function effects(seen: NormalSeen): readonly Effect[] {
  const naturals = ranks.map((rank): Effect => ({
    card: `${rank}c`,
    isOnly: false,
    does: caption(seen, `${rank}c`),
  }));
  return seen.options.jokersPerPack > 0
    ? [...naturals, { card: "Jk", isOnly: true, does: note("Jk") }]
    : naturals;
}

function condition(seen: NormalSeen, seat: Seat): string {
  const { skips, shown, result } = seen.facts;
  const words = normalText();
  const missed = skips[seat] ?? 0;
  const parts = [
    cardsLeft(seen, seat),
    result === null && missed > 0 ? words.misses(missed) : "",
    result === null && shown.includes(seat) ? words.open : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export const words = (): Words =>
  gameWords({
    name: gameText("normal-eights").name,
    sentence: telling(sentences),
    handHelp: normalText().handHelp,
    unfit: whyUnfit,
    status,
    advice,
    note,
    caption,
    effects,
    lies,
    condition,
  });
