import type { ViewMessage, TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { Replay, ReplayLine } from "#shared/protocol/replay.ts";
import { standardSettings } from "#shared/protocol/schema.ts";

export type SeenLine = Readonly<{
  line: ReplayLine;
  message: ViewMessage;
}>;

export function seenLines({ game, lines, stored }: Replay): readonly SeenLine[] {
  const round = stored?.number ?? 1;
  return lines.flatMap((line) =>
    line.view === null
      ? []
      : [{ line, message: { ...line.view, number: line.number, round, game } }],
  );
}

/** Omits scores and stacks from before the round; the plates show what its views contain. */
export function replayTable({
  game,
  options,
  players,
  stored,
}: Pick<Replay, "game" | "options" | "players" | "stored">): TableState {
  const entry = {
    game,
    rounds: 1,
    options: options as { readonly [key: string]: boolean | number },
  };
  return {
    id: stored?.table ?? "file",
    game,
    options,
    rotation: [entry],
    position: { entry: 0, round: 0 },
    next: null,
    honours: { titles: {}, button: null },
    stopping: false,
    lan: null,
    alone: false,
    hints: false,
    settings: standardSettings,
    stage: "playing",
    players: players.map(({ name, avatar, bot }, seat): TablePlayer => ({
      id: `seat-${seat}`,
      name,
      avatar,
      bot,
      presence: "here",
      seat,
      gone: false,
      out: false,
      wins: 0,
      titles: {},
      rounds: 0,
      points: null,
      chips: null,
      bought: 0,
      cashedOut: 0,
      sitsOut: null,
      ready: false,
    })),
    waiting: [],
    owner: "seat-0",
    roundNumber: stored?.number ?? 0,
    clocks: [],
    lastResult: null,
    sequel: null,
    tournament: null,
  };
}
