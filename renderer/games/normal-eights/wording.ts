import { gameText } from "#renderer/text/text.ts";
import { ranks, type Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { asNormal, rankCounted, whyUnfit } from "#shared/games/normal-eights/seen.ts";
import type { Nope, NormalHappening, Pick, Play, Sets } from "#shared/games/normal-eights/types.ts";
import { condition as cardsLeft, eightsText } from "#renderer/games/eights/eights.ts";
import { mover, nameOf, telling, type Sentences, type ToldOf } from "#renderer/games/telling.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { AnySeen } from "#shared/contract/view.ts";
import { gameWords, type Effect, type Whose, type Words } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { countedName, lies, normalText, setName, stakeWords, status } from "./status.ts";

const whoIs = (who: Whose, seat: Seat): string | null => nameOf(who(seat));

function played(told: ToldOf<NormalHappening, "played">, who: Whose): string {
  const { card, as, target = null, suit = null } = told.told;
  const effect = { seat: told.seat, card: as ?? card, target, suit };
  return normalText().played(mover(told, who), countedName(card, as), stakeWords(effect, who));
}

/** A card that nobody answered needs no words: its effect follows. */
function settled(told: ToldOf<NormalHappening, "settled">, who: Whose): string | null {
  const { chain } = told.told;
  if (chain.length < 2) return null;
  const worth = chain.filter(({ back }, at) => at === 0 || back);
  return normalText().sentences(
    worth.map(({ seat, card, as, stands, back }) =>
      normalText().fate({ card: countedName(card, as), name: whoIs(who, seat), stands, back }),
    ),
  );
}

function discarded(told: ToldOf<NormalHappening, "discarded">, who: Whose): string {
  const { cards } = told.told;
  const seats = [...new Set(cards.map(({ seat }) => seat))];
  return normalText().discarded(
    seats.map((seat) => ({
      name: whoIs(who, seat),
      cards: cards.flatMap((owned) => (owned.seat === seat ? [cardName(owned.card)] : [])),
    })),
  );
}

/** Cards drawn into an open hand are visible to all. */
const shownCards = (told: ToldOf<NormalHappening, "drew">): readonly Card[] =>
  told.told.cards ?? told.cards ?? [];

function drew(told: ToldOf<NormalHappening, "drew">, who: Whose): string {
  const { count } = told.told;
  return count === 0
    ? normalText().drewNone(mover(told, who))
    : eightsText().drew(mover(told, who), count, shownCards(told).map(cardName));
}

function gave(told: ToldOf<NormalHappening, "gave">, who: Whose): string {
  const card = told.told.card ?? told.cards?.[0];
  return normalText().gave(
    mover(told, who),
    whoIs(who, told.told.to),
    card === undefined ? null : cardName(card),
  );
}

function turned(told: ToldOf<NormalHappening, "turned">, who: Whose): string {
  const { picks, highest } = told.told;
  return normalText().turned(
    picks.map(({ seat, card }) => ({ name: whoIs(who, seat), card: cardName(card) })),
    highest.map((seat) => whoIs(who, seat)),
  );
}

const sentences: Sentences<NormalHappening> = {
  dealt: (told, who) => normalText().dealt(whoIs(who, told.told.dealer)),
  played,
  settled,
  discarded,
  drew,
  gave,
  turned,
  noped: (told, who) =>
    normalText().noped(
      mover(told, who),
      countedName(told.told.card, told.told.as),
      told.told.sendBack,
    ),
  asked: (told, who) => normalText().asked[told.told.what](whoIs(who, told.told.seats[0] ?? 0)),
  // The status line shows the choices of others. Passes are never reported, since a missing report
  // would reveal who was the last (NE-20).
  picked: (told, who) => (mover(told, who) === null ? normalText().picked : null),
  refilled: (told) => eightsText().refilled(told.told.cards),
  showed: (told, who) => normalText().showed(mover(told, who), told.told.cards.map(cardName)),
  hid: (told, who) => normalText().hid(mover(told, who)),
  reversed: (told) => eightsText().reversed(told.told.direction),
  again: (told, who) => eightsText().tookAnotherTurn(mover(told, who)),
  skipping: (told, who) => normalText().skipping(whoIs(who, told.told.target), told.told.skips),
  skipped: (told, who) => normalText().skipped(mover(told, who), told.told.left),
  named: (told, who) => normalText().named(mover(told, who), told.told.suit),
  // Nobody is told of a pass in a window, not even the one who passed (NE-20).
  answered: () => null,
  fizzled: () => normalText().fizzled,
  kept: (told, who) => normalText().kept(mover(told, who)),
  passed: (told, who) => eightsText().passed(mover(told, who)),
  left: (told, who) => eightsText().left(mover(told, who)),
  blocked: () => normalText().blocked,
  won: (told, who) => normalText().won(mover(told, who)),
  tookPot: (told, who) => eightsText().tookPot(mover(told, who), told.told.amount),
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
