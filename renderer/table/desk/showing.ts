import type { ViewMessage, TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { isDeal, isOpenToAll, playerAt, whoAt, type LogLine, type Shown } from "./deskState.ts";
import { emptyScene, missingFrom, type HandCard, type Scene } from "#renderer/table/scene/scene.ts";
import { keysOf } from "./picks.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { sceneOf, type SceneMaking } from "#renderer/table/scene/sceneOf.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { VisibleEvent } from "#shared/contract/seen.ts";
import type { GamePart } from "#renderer/table/part.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Beat } from "#renderer/table/scene/animation.ts";
import { planOf } from "#renderer/table/scene/plan.ts";
import { paced } from "#renderer/table/scene/tempo.ts";
import type { Plan } from "#renderer/table/scene/animation.ts";

const mostLines = 400;

export const withLines = (
  lines: readonly LogLine[],
  added: readonly LogLine[],
): readonly LogLine[] => (added.length === 0 ? lines : [...lines, ...added].slice(-mostLines));

/** The first line of a move that the host made for the viewer says so (C-6). */
export function linesOf(
  { seen, happened }: ViewMessage,
  table: TableState | null,
  game: TableGame,
  move: OwnMove,
  makeId: () => number,
): readonly LogLine[] {
  const who = whoAt(table, seen.viewer);
  const mine = happened.findIndex(({ seat }) => seat === seen.viewer);
  return happened.flatMap((event, at) => {
    const words = game.words().sentence(event, who);
    if (words === null) return [];
    return [
      {
        id: makeId(),
        words:
          at !== mine || move === null || move === "sent" ? words : tableText().forced[move](words),
      },
    ];
  });
}

/** Null if no cards are chosen face down; of several alike those in `first`. */
export function sealedIn(
  { picking }: TableGame,
  { seen: { chosen } }: ViewMessage,
  hand: readonly HandCard[],
  first: readonly string[],
): ReadonlySet<string> | null {
  const cards = chosen === null ? [] : picking.cardsOf(chosen);
  return cards.length === 0 ? null : keysOf(hand, cards, first);
}

type PastMaking = Readonly<{
  gameOf: (id: string) => TableGame;
  sortBy: Settings["sortBy"];
  makeKey: () => string;
  makeId: () => number;
}>;

const none: ReadonlySet<string> = new Set();

/**
 * Scene and log are as if each view had been shown. `past`: all views of one round, from its deal
 * on.
 */
export function pastOf(
  past: readonly ViewMessage[],
  table: TableState | null,
  { gameOf, sortBy, makeKey, makeId }: PastMaking,
): Pick<Shown, "view" | "scene" | "lines" | "sealed" | "fresh" | "moving"> {
  const scene = past.reduce((before, { seen, happened, game: id }) => {
    const game = gameOf(id);
    return sceneOf(seen, happened, before, {
      game,
      compare: game.order(sortBy),
      arrange: (hand) => game.arranged(hand, sortBy),
      makeKey,
      leaving: none,
    });
  }, emptyScene);
  const lines = withLines(
    [],
    past.flatMap((message) => linesOf(message, table, gameOf(message.game), null, makeId)),
  );
  const view = past.at(-1) ?? null;
  const sealed = view && sealedIn(gameOf(view.game), view, scene.hand, []);
  return {
    view,
    scene: view ? withBots(scene, table) : scene,
    lines,
    sealed,
    fresh: none,
    moving: false,
  };
}

/** What moves for a bot's win is told apart from what moves for a person's. */
const withBots = (scene: Scene, table: TableState | null): Scene => ({
  ...scene,
  bots: scene.counts.map((_, seat) => (playerAt(table, seat)?.bot ?? null) !== null),
});

/** `name` is null for the reader. */
function newsOf(before: TablePlayer, now: TablePlayer, name: string | null): readonly string[] {
  const words = tableText();
  // The first buy-in comes with the cards, and the round reports when a player runs out of chips.
  const again = before.bought > 0 ? now.bought - before.bought : 0;
  return [
    again > 0 ? words.buysAgain(name, again) : "",
    now.sitsOut === "wish" && before.sitsOut !== "wish" ? words.sitsOutNow(name) : "",
    before.sitsOut === "wish" && now.sitsOut === null && !now.gone ? words.isDealtIn(name) : "",
  ].filter((sentence) => sentence !== "");
}

/** Compares by the players' ids, since seats change from round to round. */
function news(
  before: TableState | null,
  now: TableState | null,
  reader: string | null,
  makeId: () => number,
): readonly LogLine[] {
  if (!before || !now || before.id !== now.id) return [];
  return now.players.flatMap((player) => {
    const known = before.players.find(({ id }) => id === player.id);
    return known
      ? newsOf(known, player, player.id === reader ? null : player.name).map((words) => ({
          id: makeId(),
          words,
        }))
      : [];
  });
}

/** H-9, H-11: these things happen between views, so no happening reports them. */
export const heardLines = (
  before: TableState | null,
  { table, player }: TableSnapshot,
  makeId: () => number,
): readonly LogLine[] => news(before, table, player, makeId);

/** `timeUp`, `away`: the host made it (C-6). Null: another player's move. */
export type OwnMove = "sent" | "timeUp" | "away" | null;

/** A player may leave out of turn (C-5). */
function begunByAnother(first: VisibleEvent | undefined, viewer: Seat, parts: readonly GamePart[]) {
  if (!first || first.seat === viewer) return false;
  return (
    first.type === "left" || parts.some(({ outOfTurn }) => outOfTurn?.includes(first.type) === true)
  );
}

/** A move of the viewer's that was not sent from here was made by the host. */
export function ownMoveIn(
  { seen, happened }: ViewMessage,
  before: Scene,
  parts: readonly GamePart[],
  table: TableState | null,
  wasSent: boolean,
): OwnMove {
  const { viewer } = seen;
  // Another player's leaving may end a round and give the viewer something, and another's call may
  // cost the viewer something.
  if (
    viewer === "spectator" ||
    !before.toAct.includes(viewer) ||
    begunByAnother(happened[0], viewer, parts) ||
    !happened.some(({ seat }) => seat === viewer)
  )
    return null;
  // A pass for everybody at the end of a window is not a time-out of the viewer.
  if (isOpenToAll(before, parts)) return wasSent ? "sent" : null;
  const player = playerAt(table, viewer);
  if (wasSent || player === null) return "sent";
  return player.presence === "here" ? "timeUp" : "away";
}

type Making = Readonly<{
  game: TableGame;
  compare: (one: Card, other: Card) => number;
  arrange: SceneMaking["arrange"];
  isPut: boolean;
  makeKey: () => string;
  leaving: ReadonlySet<string>;
  former: readonly GamePart[];
  isLate: boolean;
  table: TableState | null;
  /** What the table around this round makes of its deal. */
  occasion: Occasion | null;
}>;

/** A round that decides more than itself. */
export type Occasion = "bubble" | "lastRound";

/** No other round follows; a table of a single one has no last one. */
const isLastRound = ({ next, stopping, roundNumber, tournament }: TableState): boolean =>
  tournament === null && roundNumber > 1 && (stopping || next === null);

/** Follows the deal, so that everybody sees what they play it with. */
function withOccasion(
  beats: readonly Beat[],
  table: TableState | null,
  occasion: Occasion | null,
): readonly Beat[] {
  const words = tableText();
  const is = occasion ?? (table !== null && isLastRound(table) ? "lastRound" : null);
  return is === null
    ? beats
    : beats.flatMap((beat): readonly Beat[] =>
        beat.type === "deal"
          ? [beat, { type: "moment", kind: is, seat: null, words: words[is] }]
          : [beat],
      );
}

type Showing = Readonly<{
  scene: Scene;
  /** Null jumps. */ plan: Plan | null;
  fresh: ReadonlySet<string>;
}>;

/** A round whose deal was missed is shown at once, whatever lay there before. */
export function showingOf(
  message: ViewMessage,
  { view, scene }: Pick<Shown, "view" | "scene">,
  making: Making,
): Showing {
  const { seen, happened } = message;
  const { game, compare, arrange, isPut, makeKey, leaving, former, isLate, table } = making;
  const isDealt = isDeal(message);
  const before = view !== null && view.round !== message.round && !isDealt ? emptyScene : scene;
  const beats = withOccasion(game.beats(seen, happened), table, making.occasion);
  const made = sceneOf(seen, happened, before, {
    game,
    compare,
    arrange,
    isPut,
    makeKey,
    leaving,
    beats,
  });
  const after = withBots(made, table);
  const isFirst = before.counts.length !== after.counts.length;
  const start: Scene = isFirst
    ? (Object.assign(
        { ...after, hand: [], heap: 0, open: 0, counts: after.counts.map(() => 0) },
        ...game.parts.map((part) => part.bare?.(after)),
      ) as Scene)
    : before;
  const jumps = (isFirst && !isDealt) || isLate;
  const came = isDealt || before.hand.length === 0 ? [] : missingFrom(after.hand, before.hand);
  return {
    scene: after,
    plan: jumps
      ? null
      : paced(planOf(start, beats, after, game.parts, former), seen, beats, game.stake(message)),
    fresh: new Set(came.map(({ key }) => key)),
  };
}
