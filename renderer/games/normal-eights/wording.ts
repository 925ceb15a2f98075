import { gameText } from "#renderer/text/text.ts";
import { ranks, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asNormal, rankCounted, whyUnfit } from "#shared/games/normal-eights/seen.ts";
import type { Nope, NormalEvent, Pick, Play, Sets } from "#shared/games/normal-eights/types.ts";
import { condition as cardsLeft, eightsText } from "#renderer/games/eights/eights.ts";
import {
  mover,
  nameOf,
  telling,
  type Sentences,
  type VisibleEventOf,
} from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { gameWords, type Effect, type Whose, type Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
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
const shownCards = (event: VisibleEventOf<NormalEvent, "drew">): readonly Card[] =>
  event.told.cards ?? event.cards ?? [];

function drew(event: VisibleEventOf<NormalEvent, "drew">, who: Whose): string {
  const { count } = event.told;
  return count === 0
    ? normalText().drewNone(mover(event, who))
    : eightsText().drew(mover(event, who), count, shownCards(event).map(cardName));
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
  refilled: (event) => eightsText().refilled(event.told.cards),
  showed: (event, who) => normalText().showed(mover(event, who), event.told.cards.map(cardName)),
  hid: (event, who) => normalText().hid(mover(event, who)),
  reversed: (event) => eightsText().reversed(event.told.direction),
  again: (event, who) => eightsText().tookAnotherTurn(mover(event, who)),
  skipping: (event, who) => normalText().skipping(whoIs(who, event.told.target), event.told.skips),
  skipped: (event, who) => normalText().skipped(mover(event, who), event.told.left),
  named: (event, who) => normalText().named(mover(event, who), event.told.suit),
  // Nobody is told of a pass in a window, not even the one who passed (NE-20).
  answered: () => null,
  fizzled: () => normalText().fizzled,
  kept: (event, who) => normalText().kept(mover(event, who)),
  passed: (event, who) => eightsText().passed(mover(event, who)),
  left: (event, who) => eightsText().left(mover(event, who)),
  blocked: () => normalText().blocked,
  won: (event, who) => normalText().won(mover(event, who)),
  tookPot: (event, who) => eightsText().tookPot(mover(event, who), event.told.amount),
};

function advisedPlay({ card, as, suit, target }: Play, who: Whose): string {
  const label = eightsText().playThis(countedName(card, as));
  if (suit !== undefined) return eightsText().adviseSuit(label, suit);
  if (target === undefined) return label;
  return rankCounted(as ?? card) === "5"
    ? normalText().adviseGiver(label, whoIs(who, target))
    : normalText().adviseSeat(label, whoIs(who, target));
}

function advisedPick(seen: AnySeen, { card }: Pick): string {
  const words = normalText();
  const labels: { readonly [phase: string]: (name: string) => string } = {
    war: words.layThis,
    give: words.giveThis,
    purge: words.discardThis,
  };
  return labels[seen.phase]?.(cardName(card)) ?? "";
}

function advice(seen: AnySeen, move: Move, who: Whose): string {
  const words = normalText();
  switch (move.type) {
    case "play":
      return advisedPlay(move as Play, who);
    case "pick":
      return advisedPick(seen, move as Pick);
    case "nope": {
      const { card, as, sendBack } = move as Nope;
      return sendBack
        ? words.nopeBackWith(countedName(card, as))
        : words.nopeWith(countedName(card, as));
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
const caption = (_seen: AnySeen, card: Card): string => note(card) || normalText().nothing;

/** Includes jokers only if they are in play. */
function effects(seen: AnySeen): readonly Effect[] {
  const naturals = ranks.map((rank): Effect => ({
    card: `${rank}c`,
    isOnly: false,
    does: caption(seen, `${rank}c`),
  }));
  return asNormal(seen).options.jokersPerPack > 0
    ? [...naturals, { card: "Jk", isOnly: true, does: note("Jk") }]
    : naturals;
}

function condition(seen: AnySeen, seat: Seat): string {
  const {
    facts: { skips, shown, result },
  } = asNormal(seen);
  const words = normalText();
  const missed = skips[seat] ?? 0;
  const parts =
    result !== null
      ? []
      : [missed > 0 ? words.misses(missed) : "", shown.includes(seat) ? words.open : ""];
  return [cardsLeft(seen, seat), ...parts].filter((part) => part !== "").join(", ");
}

export const words = (): Words =>
  gameWords({
    name: gameText("normal-eights").name,
    sentence: telling(sentences),
    handHelp: normalText().handHelp,
    unfit: (seen, card) => whyUnfit(asNormal(seen), card),
    status,
    advice,
    note,
    caption,
    effects,
    lies,
    condition,
  });
