import { isAsked } from "#shared/contract/seen.ts";
import {
  asNomic,
  judgedBy,
  windowSeconds,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Move } from "#shared/games/eights-nomic/types.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { TableSnapshot } from "#renderer/client/clients.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import { isDealing, whoAt, type DeskState } from "#renderer/table/desk/deskState.ts";
import { PromptLine } from "#renderer/table/dom/PromptLine.tsx";
import type { Companion, ControlsProps, DeskClock, PartOf } from "#renderer/table/part.ts";
import type { Action } from "#renderer/table/tableGame.ts";
import { nomicIn, nomicText } from "./nomic.ts";
import { judgedWords } from "./wording.ts";

export type JudgingState = Readonly<{
  /**
   * The question and the time to answer it (`since` on the page's clock, ms); `runs` is null until
   * the host has sent the clock.
   */
  asked: Readonly<{
    key: string;
    runs: Readonly<{ since: number; ms: number }> | null;
  }> | null;
  isOpen: boolean;
}>;

export type JudgingSlices = Readonly<{
  scene: { readonly judging: boolean };
  desk: { readonly judging: JudgingState };
  additions: { judging: true };
}>;

const nothing: JudgingState = { asked: null, isOpen: false };
export const judgingIn = ({ judging = nothing }: Pick<DeskState, "judging">): JudgingState =>
  judging;
const change = (desk: Desk, its: Partial<JudgingState>) =>
  desk.change({ judging: { ...judgingIn(desk.state()), ...its } });
export const closeJudging = (desk: Desk): void => change(desk, { isOpen: false });

const isUnderWay = ({ facts: { pending } }: NomicSeen) => pending !== null;
const isChange = ({ facts: { pending } }: NomicSeen) => pending?.command.type === "modify";
const ownRules = ({ viewer, options, facts }: NomicSeen) =>
  viewer === "spectator" ? [] : judgedBy(options, facts, viewer);

/** What the viewer is asked to judge: by own rules, or for contradicting any rule in force. */
function judgedIn(view: ViewMessage | null) {
  const nomic = nomicIn(view);
  if (!nomic || !isUnderWay(nomic) || nomic.viewer === "spectator" || !isAsked(nomic)) return null;
  return {
    number: nomic.facts.windows,
    nomic,
    isChange: isChange(nomic),
    own: ownRules(nomic),
    mayObject: isChange(nomic) && nomic.options.objectSeconds > 0,
  };
}

/** As shown: null also while the cards are dealt. */
export const judgedAt = (state: DeskState): ReturnType<typeof judgedIn> =>
  isDealing(state) ? null : judgedIn(state.view);

export const questionWords = (nomic: NomicSeen, { snapshot }: DeskState): string =>
  judgedWords(nomic, whoAt(snapshot.table, nomic.viewer));

const agreeing = { type: "agree" } as const;

/** The buttons of a judge: agreeing takes one press; disagreeing asks for the rule first. */
export function answers(nomic: NomicSeen): readonly Action[] {
  const words = nomicText();
  const agree: Action = {
    id: "agree",
    label: words.agree,
    sends: agreeing,
    shortcut: "A Space",
    kind: "primary",
    problem: null,
  };
  if (!isChange(nomic) && ownRules(nomic).length === 0) return [agree];
  return [
    agree,
    {
      id: "judge",
      label: isChange(nomic) ? words.lookAt : words.refuse,
      sends: "judging",
      shortcut: isChange(nomic) ? "O" : "N",
      kind: "plain",
      problem: null,
    },
  ];
}

/** Others may have answered meanwhile, which does not matter while the question is the same. */
export function answerJudged(
  desk: Desk,
  move: Extract<Move, { readonly type: "agree" | "disagree" | "object" }> = agreeing,
): void {
  const { view } = desk.state();
  const number = judgedIn(view)?.number;
  closeJudging(desk);
  void desk.sendAnytime(
    move,
    (now) => now.round === view?.round && judgedIn(now)?.number === number,
  );
}

/**
 * ms that a change is under judgement before its page opens by itself: where bots decide sooner, it
 * would only flash.
 */
const opensAfterMs = 2000;

class Asked implements Companion {
  readonly #desk: Desk;
  readonly #clock: DeskClock;
  #view: ViewMessage | null = null;
  #stopOpening: (() => void) | null = null;

  constructor(desk: Desk, clock: DeskClock) {
    this.#desk = desk;
    this.#clock = clock;
  }

  hear(view: ViewMessage, snapshot: TableSnapshot): void {
    this.#view = view;
    const judged = judgedIn(view);
    const key = judged && `${view.round} ${judged.number}`;
    if (key === (judgingIn(this.#desk.state()).asked?.key ?? null)) return;
    this.close();
    change(this.#desk, { asked: key === null ? null : { key, runs: null }, isOpen: false });
    if (judged?.isChange === true)
      this.#stopOpening = this.#clock.after(opensAfterMs, () =>
        change(this.#desk, { isOpen: true }),
      );
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
      change(this.#desk, { asked: { ...asked, runs: { since, ms: ends - since } } });
  }

  close(): void {
    this.#stopOpening?.();
    this.#stopOpening = null;
  }
}

/** Announced elsewhere. It takes the place of the line that says whose turn it is. */
function JudgingPrompt({ state }: ControlsProps) {
  const judged = judgedAt(state);
  if (!judged) return null;
  const runs = judgingIn(state).asked?.runs;
  const words = questionWords(judged.nomic, state);
  return <PromptLine number={judged.number} words={words} runs={runs ?? null} />;
}

/** EN-3, EN-6; the dialog in which a rule is cited is one of the rule book's. */
export const judging: PartOf<JudgingSlices> = {
  name: "judging",
  slice: ({ seen }) => ({ judging: isUnderWay(asNomic(seen)) }),
  clear: () => ({ scene: { judging: false } }),
  isOpenToAll: ({ judging: isNow }) => isNow === true,
  atOnce: ({ judging: isNow }) => ({ judging: isNow === true }),
  desk: {
    first: { judging: nothing },
    cleared: (state) => ({ judging: judgingIn(state) }),
    answers: { judging: (desk) => change(desk, { isOpen: true }) },
    act: (desk, { sends }) => {
      if (sends !== agreeing) return false;
      answerJudged(desk);
      return true;
    },
    prompt: (_game, state) => {
      const judged = judgedAt(state);
      return (
        judged && {
          spoken: `${questionWords(judged.nomic, state)} ${nomicText().timeToAnswer(windowSeconds(judged.nomic))}`,
          quiet: null,
        }
      );
    },
    companion: (desk, clock) => new Asked(desk, clock),
  },
  controls: { prompt: JudgingPrompt },
};
