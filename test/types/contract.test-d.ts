// Checks that the compiler keeps hidden cards out of everything public. Run by `npm run types`:
// each line below that should not compile says so, and a `@ts-expect-error` without an error is
// itself one.

import type { Bot } from "#shared/bots/bot.ts";
import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Json, Public } from "#shared/contract/json.ts";
import type { OptionTable } from "#shared/contract/options.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Zones } from "#shared/contract/round.ts";
import { openedView } from "#shared/contract/openedView.ts";
import { View } from "#shared/contract/view.ts";
import type { Seen, VisibleEvent } from "#shared/contract/seen.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type {
  Facts,
  KingsEvent,
  KingsRound,
  Move as KingsMove,
  Options,
} from "#shared/games/kings-and-bastards/types.ts";
import type { Connection } from "#main/base/ports.ts";
import type { Sentences } from "#renderer/games/telling.ts";

type KingsView = View<Options, Facts, KingsMove>;

declare const round: KingsRound;
declare const connection: Connection;
declare const bot: Bot<Options, Facts, KingsMove>;
declare const dice: DiceReader;
declare const seen: Seen<Options, Facts, KingsMove>;
const card: FaceDown = turnDown("3c");
const view: KingsView = View.of(kingsAndBastards, { round, happened: [] }, 0);

// A View goes to connections and bots…
export const sent = (): void => connection.sendView(view, 1, 1, kingsAndBastards.id);
export const chosen: KingsMove = bot.choose(view, dice);

// … and nothing else does.
// @ts-expect-error -- a round is no view
export const sendsARound = (): void => connection.sendView(round, 1, 1, kingsAndBastards.id);
export const sendsALookAlike = (): void =>
  // @ts-expect-error -- an object of the same form is no view
  connection.sendView({ seen, happened: [] }, 1, 1, kingsAndBastards.id);
export const sendsAnOpenedView = (): void =>
  connection.sendView(
    // @ts-expect-error -- nor is what a replay shows with every hand open
    openedView(kingsAndBastards, { round, happened: [] }),
    1,
    1,
    kingsAndBastards.id,
  );
export const sendsALookAlikeToAll = (): void =>
  // @ts-expect-error -- nor is what all are sent alike anything but a view
  connection.sendView(view, 1, 1, kingsAndBastards.id, { seen, happened: [] });
// @ts-expect-error -- nobody makes a view by hand
export const madeByHand: unknown = new View(seen, []);
// @ts-expect-error -- an object that calls itself a view is none
export const named: KingsView = { seen, happened: [] };
// @ts-expect-error -- a bot sees no round
export const botSeesARound: KingsMove = bot.choose(round, dice);
// @ts-expect-error -- a bot sees no look-alike
export const botSeesALookAlike: KingsMove = bot.choose({ seen, happened: [] }, dice);

// A card that lies face down fits into nothing public.
// @ts-expect-error -- into no text
export const text: string = card;
// @ts-expect-error -- into no card
export const open: Card = card;
// @ts-expect-error -- into no JSON
export const json: Json = card;
// @ts-expect-error -- nor into a field of it
export const field: Public = { card };
// @ts-expect-error -- nor into a list in it
export const list: Public = { cards: [card] };
// @ts-expect-error -- into no fact
export const facts: CommonFacts = { dealer: 0, left: [], result: null, best: card };
// @ts-expect-error -- a whole hand neither
export const hand: CommonFacts = { dealer: 0, left: [], result: null, hand: round.zones.hands[0] };
// @ts-expect-error -- the stock is no pile
export const zones: Zones = { ...round.zones, pile: round.zones.stock };
// @ts-expect-error -- a happening is told to all
export const happening: GameEvent = { type: "drew", told: { card } };
export const whispered: GameEvent = { type: "drew", told: {}, only: { to: [0], cards: [card] } };
// @ts-expect-error -- what only some are told are cards face down, turned up for them alone by View.of
export const shouted: GameEvent = { type: "drew", told: {}, only: { to: [0], cards: ["3c"] } };
// @ts-expect-error -- a card that lies open fits into no hand
export const uncovered: Zones = { ...round.zones, hands: [["3c"]] };

// What happens in a game is one of its own happenings, and all of them are told.
declare const given: VisibleEvent<KingsEvent>;
export const withCards: readonly Card[] | undefined =
  given.type === "gave" ? given.cards : undefined;
// @ts-expect-error -- of a pass there are no cards to be shown to anybody
export const withoutCards: unknown = given.type === "passed" ? given.cards : undefined;
// @ts-expect-error -- whom it was shown to is told to nobody
export const whoElse: unknown = given.type === "gave" ? given.only : undefined;
// @ts-expect-error -- nobody reshuffles in this game
export const foreign: KingsEvent = { type: "reshuffled", told: { cards: 3 } };
// @ts-expect-error -- who won a trick is told with how
export const halfTold: KingsEvent = { type: "wonTrick", seat: 0, told: {} };
const said = (): string => "";
// @ts-expect-error -- a game that tells of some of its happenings alone
export const someSentences: Sentences<KingsEvent> = { dealt: said, played: said, passed: said };

// Whose hands lie open is told from facts alone: a function that looks at the round does not fit.
type Opens = Game<Options, Facts, KingsMove, KingsEvent>["views"]["openHands"];
// @ts-expect-error -- visibility itself must betray nothing
export const opens: Opens = ({ zones: { hands } }: KingsRound) =>
  hands[0]?.length === 0 ? [0] : [];

// A game's options say which values they take.
export const unbounded: OptionTable<{ readonly stake: number }> = {
  // @ts-expect-error -- a number needs its bounds
  stake: { default: 0, rule: "C-8" },
};
// @ts-expect-error -- no option is left out
export const incomplete: OptionTable<Readonly<{ stake: number; open: boolean }>> = {
  open: { default: false, rule: "C-8" },
};
// @ts-expect-error -- "as" is a rank
export const move: KingsMove = { type: "play", cards: ["Jk"], as: "10" };
export const anyMove: Move = { type: "play" };
