import { ownHand } from "#shared/contract/seen.ts";
import {
  asGin,
  deadwoodAfter,
  meldsFor,
  meldsToLayOffOn,
  restOf,
  takenBack,
} from "#shared/games/gin-rummy/seen.ts";
import type { LayOffHooks, LayOffOffer, LayOffWords, PutOn, LayOffSlices } from "./layOff.tsx";
import { cardName } from "#renderer/text/cardName.ts";
import { laidHand } from "./beats.ts";
import { ginText } from "./wording.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPartOf } from "#renderer/table/part.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { cardsAt } from "#renderer/table/desk/picks.ts";
import { planMoved } from "./melds/meldsPlan.ts";
import type { HandCard, Scene } from "#renderer/table/scene/scene.ts";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";

const words = (): LayOffWords => {
  const { putting } = ginText();
  return {
    meld: putting.meld,
    put: (card, meld) => putting.put(cardName(card), meld),
    takeBack: (card) => putting.takeBack(cardName(card)),
    doesNotGo: (card) => putting.doesNotGo(cardName(card)),
    whichMeld: (card) => putting.whichMeld(cardName(card)),
    whichCard: (cards) => putting.whichCard(cards.map(cardName)),
  };
};

export const layOffHooks: LayOffHooks = {
  offer: (seen) => {
    const gin = asGin(seen);
    const open = meldsToLayOffOn(gin);
    if (!open) return null;
    const { to, melds } = open;
    // GR-19: a knocker's ten lie open.
    const ten = ownHand({ viewer: to, hands: gin.hands });
    return {
      to,
      melds,
      takes: (on, card) => meldsFor(melds, on, card),
      without: (on, card) => takenBack(melds, on, card),
      hand: (on) => laidHand(melds, restOf(ten, melds), on),
    };
  },
  words,
  holding: (seen, on) => ginText().saysDeadwood(deadwoodAfter(asGin(seen), on)),
};

export type Put = Readonly<{
  on: PutOn;
  cards: readonly (HandCard & { readonly place: number })[];
}>;

const nothing: Put = { on: [], cards: [] };
export const putIn = ({ layOff = nothing }: Pick<DeskState, "layOff">): Put => layOff;

export const layOffIn = (
  game: TableGame | null,
  { view }: Pick<DeskState, "view">,
): LayOffOffer | null => (view && hooksOf(game, "layOff")?.offer(view.seen)) ?? null;

export function putOn(desk: Desk, key: string, meld: number): void {
  const state = desk.state();
  const offer = layOffIn(desk.game, state);
  const place = state.scene.hand.findIndex((held) => held.key === key);
  const held = state.scene.hand[place];
  if (!offer || !held || state.sending) return;
  const put = putIn(state);
  if (!offer.takes(put.on, held.card).includes(meld))
    return desk.say("note", hooksOf(desk.game, "layOff")?.words().doesNotGo(held.card) ?? "");
  const on = offer.melds.map((_, at) => [
    ...(put.on[at] ?? []),
    ...(at === meld ? [held.card] : []),
  ]);
  lay(
    desk,
    offer,
    { on, cards: [...put.cards, { ...held, place }] },
    state.scene.hand.filter((one) => one !== held),
  );
}

export function takeBack(desk: Desk, card: Card): void {
  const state = desk.state();
  const offer = layOffIn(desk.game, state);
  if (!offer || state.sending) return;
  const put = putIn(state);
  const on = offer.without(put.on, card);
  const kept = put.cards.filter((one) => on.flat().includes(one.card));
  // In reverse order: the place of the last card put refers to the hand that is left now.
  const hand = put.cards
    .filter((one) => !kept.includes(one))
    .reduceRight<Scene["hand"]>(
      (held, { key, card: its, place }) =>
        held.toSpliced(Math.min(place, held.length), 0, { key, card: its }),
      state.scene.hand,
    );
  lay(desk, offer, { on, cards: kept }, hand);
}

function lay(desk: Desk, offer: LayOffOffer, layOff: Put, hand: Scene["hand"]) {
  const { scene } = desk.state();
  const { own, counts, laid = [] } = scene;
  if (own === null) return;
  const after: Scene = {
    ...scene,
    hand,
    counts: counts.with(own, hand.length),
    laid: laid.with(offer.to, offer.hand(layOff.on)),
  };
  if (!desk.player.stage(after, planMoved(scene, after, own, offer.to))) return;
  desk.change({ layOff, picked: new Set(), toast: null });
}

/** Puts the picked card on its meld, if only one takes it. */
function putPicked(desk: Desk) {
  const state = desk.state();
  const words = hooksOf(desk.game, "layOff")?.words();
  const [card] = cardsAt(state.scene.hand, state.picked);
  const [key] = state.picked;
  if (card === undefined || key === undefined || !words)
    return desk.say("note", tableText().pickFirst);
  const [meld, ...others] = layOffIn(desk.game, state)?.takes(putIn(state).on, card) ?? [];
  if (meld === undefined) desk.say("note", words.doesNotGo(card));
  else if (others.length > 0) desk.say("note", words.whichMeld(card));
  else putOn(desk, key, meld);
}

export const layOffDesk: DeskPartOf<LayOffSlices> = {
  precedes: ["ahead"],
  first: { layOff: nothing },
  // The view now shows where they lie.
  shown: () => ({ layOff: nothing }),
  cleared: () => ({}),
  inputs: (game, state) => ({ putOn: layOffIn(game, state) ? putIn(state).on : [] }),
  holding: (game, state) =>
    state.view && putIn(state).cards.length > 0
      ? (hooksOf(game, "layOff")?.holding(state.view.seen, putIn(state).on) ?? null)
      : null,
  take: (desk) => {
    if (!layOffIn(desk.game, desk.state())) return false;
    putPicked(desk);
    return true;
  },
  answers: {
    takeBack: (desk) => {
      const last = putIn(desk.state()).cards.at(-1);
      if (last) takeBack(desk, last.card);
    },
  },
  drop: (desk, [key], place) => {
    if (key === undefined || !layOffIn(desk.game, desk.state())) return false;
    putOn(desk, key, Number(place));
    return true;
  },
};
