import { isAsked, type AnySeen } from "#shared/contract/seen.ts";
import {
  asNomic,
  judgedBy,
  windowSeconds,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Judged, JudgingHooks, JudgingSlices } from "./judging.tsx";
import { hooksOf, type Action, type TableGame } from "#renderer/table/tableGame.ts";
import { judgedWords } from "./wording.ts";
import { nomicText } from "./text.ts";
import { isDealing, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Companion, DeskClock, DeskPartOf } from "#renderer/table/part.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";

const isChange = ({ facts: { pending } }: NomicSeen): boolean => pending?.command.type === "modify";

function judged(seen: AnySeen): Judged | null {
  const nomic = asNomic(seen);
  const { facts, viewer, options } = nomic;
  const { pending, rules, windows } = facts;
  if (!pending || viewer === "spectator" || !isAsked(seen)) return null;
  const own = judgedBy(options, facts, viewer);
  return {
    number: windows,
    seconds: windowSeconds(nomic),
    words: (who) => judgedWords(nomic, who),
    own,
    contradicts: isChange(nomic) && options.objectSeconds > 0 ? rules.map(({ name }) => name) : [],
    isChange: isChange(nomic),
  };
}

export const judging: JudgingHooks = {
  isUnderWay: (seen) => asNomic(seen).facts.pending !== null,
  judged,
  agree: { type: "agree" },
  disagree: (rule) => ({ type: "disagree", rule }) as { readonly type: "disagree" },
  object: (rule) => ({ type: "object", rule }) as { readonly type: "object" },
  words: nomicText,
};

/** The buttons of a judge: agreeing takes one press; disagreeing asks for the rule first. */
export function answers(nomic: NomicSeen): readonly Action[] {
  const words = nomicText();
  const change = isChange(nomic);
  const [own] =
    nomic.viewer === "spectator" ? [] : [judgedBy(nomic.options, nomic.facts, nomic.viewer)];
  const agree: Action = {
    id: "agree",
    label: words.agree,
    sends: judging.agree,
    shortcut: "A Space",
    kind: "primary",
    problem: null,
  };
  const label = change ? words.lookAt : words.refuse;
  return [
    agree,
    ...(change || (own ?? []).length > 0
      ? [
          {
            id: "judge",
            label,
            sends: "judging",
            shortcut: change ? "O" : "N",
            kind: "plain",
            problem: null,
          } as const,
        ]
      : []),
  ];
}

export type JudgingState = {
  /**
   * The question and the time to answer it (`since` on the page's clock, ms); `runs` is null until
   * the host has sent the clock.
   */
  readonly asked: {
    readonly key: string;
    readonly runs: { readonly since: number; readonly ms: number } | null;
  } | null;
  readonly isOpen: boolean;
};

const nothing: JudgingState = { asked: null, isOpen: false };
export const judgingIn = ({ judging = nothing }: Pick<DeskState, "judging">): JudgingState =>
  judging;
export const hooksIn = (game: TableGame | null): JudgingHooks | null => hooksOf(game, "judging");

const change = (desk: Desk, its: Partial<JudgingState>): void =>
  desk.change({ judging: { ...judgingIn(desk.state()), ...its } });
export const closeJudging = (desk: Desk): void => change(desk, { isOpen: false });

export function judgedIn(game: TableGame | null, state: DeskState): Judged | null {
  const { view } = state;
  return view && !isDealing(state) ? (hooksIn(game)?.judged(view.seen) ?? null) : null;
}

/** Others may have answered meanwhile, which does not matter while the question is the same. */
export function answerJudged(desk: Desk, move: Move): void {
  const { view } = desk.state();
  const judgedAt = ({ game, seen }: ViewMessage): Judged | null =>
    hooksIn(desk.gameOf(game))?.judged(seen) ?? null;
  const shown = view && judgedAt(view);
  closeJudging(desk);
  void desk.sendAnytime(
    move,
    (now) => now.round === view?.round && judgedAt(now)?.number === shown?.number,
  );
}

export const judgingDesk: DeskPartOf<JudgingSlices> = {
  first: { judging: nothing },
  cleared: (state) => ({ judging: judgingIn(state) }),
  answers: { judging: (desk) => change(desk, { isOpen: true }) },
  act: (desk, { sends }) => {
    if (typeof sends !== "object" || sends !== hooksIn(desk.game)?.agree) return false;
    answerJudged(desk, sends);
    return true;
  },
  prompt: (game, state) => {
    const judged = judgedIn(game, state);
    const hooks = hooksIn(game);
    if (!judged || !hooks) return null;
    return {
      spoken: `${judged.words(whoAt(state.snapshot.table, state.view?.seen.viewer ?? "spectator"))} ${hooks.words().timeToAnswer(judged.seconds)}`,
      quiet: null,
    };
  },
  companion: (desk, clock) => new Asked(desk, clock),
};

class Asked implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  #view: ViewMessage | null = null;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  wish(): void {
    // No setting answers for a judge.
  }

  hear(view: ViewMessage, snapshot: TableSnapshot): void {
    this.#view = view;
    const judged = hooksIn(this.#desk.gameOf(view.game))?.judged(view.seen) ?? null;
    const key = judged && `${view.round} ${judged.number}`;
    if (key === (judgingIn(this.#desk.state()).asked?.key ?? null)) return;
    this.#set({
      asked: key === null ? null : { key, runs: null },
      isOpen: judged?.isChange === true,
    });
    this.tableChanged(snapshot);
  }

  /** The remaining time comes from the host's clock. */
  tableChanged({ table, tableAt }: Pick<TableSnapshot, "table" | "tableAt">): void {
    const { asked } = judgingIn(this.#desk.state());
    const viewer = this.#view?.seen.viewer;
    const own = table?.clocks.find(({ seat }) => seat === viewer);
    if (!asked || !own) return;
    const ends = tableAt + own.leftMs;
    const since = asked.runs?.since ?? Math.min(tableAt, this.#clock.now());
    if (asked.runs === null || Math.abs(since + asked.runs.ms - ends) > 250)
      this.#set({ asked: { ...asked, runs: { since, ms: ends - since } } });
  }

  close(): void {}

  #set(its: Partial<JudgingState>): void {
    change(this.#desk, its);
  }
}
