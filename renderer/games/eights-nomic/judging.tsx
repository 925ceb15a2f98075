import { useEffect, useState } from "react";
import { loadPart, partText } from "#renderer/text/text.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { TimeRing } from "#renderer/table/dom/TimeRing.tsx";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import type { Rule, RuleBookHooks, RuleCraft } from "./ruleBook/bookHooks.ts";
import { hooksIn as bookIn } from "./ruleBook/bookDesk.ts";
import { ProposalCompared, RulePicker } from "./ruleBook/Compared.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Move } from "#shared/contract/round.ts";
import {
  answerJudged,
  closeJudging,
  hooksIn,
  judgedIn,
  judgingDesk,
  judgingIn,
} from "./judgingDesk.ts";
import styles from "./judging.module.css";
import responsePromptStyles from "#renderer/table/dom/Prompt.module.css";
import type { AnySeen } from "#shared/contract/seen.ts";
import type { Whose } from "#renderer/table/tableGame.ts";
import type { JudgingState } from "./judgingDesk.ts";

function useCraft(hooks: RuleBookHooks | null, isWanted: boolean): RuleCraft | null {
  const [craft, setCraft] = useState<RuleCraft | null>(null);
  useEffect(() => {
    if (!isWanted || craft || !hooks) return undefined;
    let wanted = true;
    Promise.all([hooks.load(), loadPart("ruleBook")]).then(
      ([come]) => wanted && setCraft(come),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [hooks, isWanted, craft]);
  return craft && partText("ruleBook") ? craft : null;
}

function JudgingDialog({ desk, state }: ControlsProps) {
  const judged = judgedIn(desk.game, state);
  const [hooks, book] = [hooksIn(desk.game), bookIn(desk.game)];
  const isOpen = judged !== null && judgingIn(state).isOpen;
  const craft = useCraft(book, isOpen);
  if (!isOpen || !hooks || !book || !craft || !state.view) return null;
  const { seen } = state.view;
  const { asked } = judgingIn(state);
  const send = (move: Move): void => answerJudged(desk, move);
  const words = hooks.words();
  const { rules } = book.book(seen);
  const named = (names: readonly string[]): readonly Rule[] =>
    rules.filter(({ name }) => names.includes(name));
  const proposed = book.proposed(seen);
  const from = rules.find(({ name }) => name === proposed?.rule);
  return (
    <Sheet
      title={judged.isChange ? words.objectTitle : words.disagreeTitle}
      wide={judged.isChange}
      onClose={() => closeJudging(desk)}
      footer={
        <Button kind="primary" onClick={() => send(hooks.agree)}>
          {words.agree}
        </Button>
      }
    >
      <div className={styles.question}>
        {asked?.runs && (
          <TimeRing
            key={`${judged.number} ${asked.runs.since}`}
            ms={asked.runs.ms}
            since={asked.runs.since}
          />
        )}
        <p>{judged.words(whoAt(state.snapshot.table, seen.viewer))}</p>
      </div>
      {proposed && from && (
        <ProposalCompared from={from} to={proposed.to} nothing={book.nothing} craft={craft} />
      )}
      <Against
        judged={judged}
        own={named(judged.own)}
        contradicts={named(judged.contradicts)}
        craft={craft}
        words={words}
        disagree={(rule) => send(hooks.disagree(rule))}
        object={(rule) => send(hooks.object(rule))}
      />
    </Sheet>
  );
}

interface AgainstProps {
  readonly judged: Judged;
  readonly own: readonly Rule[];
  readonly contradicts: readonly Rule[];
  readonly craft: RuleCraft;
  readonly words: JudgingWords;
  readonly disagree: (rule: string) => void;
  readonly object: (rule: string) => void;
}

/**
 * Both ways cite a rule: one that the viewer judges by, or one that the change would contradict.
 */
function Against({ own, contradicts, craft, words, disagree, object }: AgainstProps) {
  return (
    <>
      {own.length > 0 && (
        <Citing
          rules={own}
          question={words.disagreeBy}
          press={words.disagree}
          craft={craft}
          cite={disagree}
        />
      )}
      {contradicts.length > 0 && (
        <Citing
          rules={contradicts}
          question={words.objectBy}
          press={words.object}
          craft={craft}
          cite={object}
        />
      )}
    </>
  );
}

interface CitingProps {
  readonly rules: readonly Rule[];
  readonly question: string;
  readonly press: string;
  readonly craft: RuleCraft;
  readonly cite: (rule: string) => void;
}

function Citing({ rules, question, press, craft, cite }: CitingProps) {
  const [chosen, setChosen] = useState(rules[0]?.name ?? "");
  const picked = rules.some(({ name }) => name === chosen) ? chosen : (rules[0]?.name ?? "");
  return (
    <section className={styles.citing}>
      <RulePicker
        rules={rules}
        picked={picked}
        pick={setChosen}
        craft={craft}
        question={question}
      />
      <Button kind="danger" onClick={() => cite(picked)}>
        {press}
      </Button>
    </section>
  );
}

/** Announced elsewhere. It takes the place of the line that says whose turn it is. */
function JudgingPrompt({ desk, state }: ControlsProps) {
  const judged = judgedIn(desk.game, state);
  if (!judged) return null;
  const { runs } = judgingIn(state).asked ?? { runs: null };
  const words = judged.words(whoAt(state.snapshot.table, state.view?.seen.viewer ?? "spectator"));
  return (
    <div className={responsePromptStyles.prompt} aria-hidden="true" data-window={judged.number}>
      {runs && (
        <TimeRing
          key={`${judged.number} ${runs.since} ${runs.ms}`}
          ms={runs.ms}
          since={runs.since}
        />
      )}
      <p className={responsePromptStyles.words} style={{ ["--letters" as string]: words.length }}>
        {words}
      </p>
    </div>
  );
}

export type Judged = {
  readonly number: number;
  readonly seconds: number;
  words(who: Whose): string;
  readonly own: readonly string[];
  readonly contradicts: readonly string[];
  readonly isChange: boolean;
};

interface JudgingWords {
  readonly timeToAnswer: (seconds: number) => string;
  readonly agree: string;
  readonly disagreeTitle: string;
  readonly disagreeBy: string;
  readonly disagree: string;
  readonly objectTitle: string;
  readonly objectBy: string;
  readonly object: string;
  readonly back: string;
}

export interface JudgingHooks {
  isUnderWay(this: void, seen: AnySeen): boolean;
  judged(this: void, seen: AnySeen): Judged | null;
  readonly agree: Move;
  disagree(this: void, rule: string): Move;
  object(this: void, rule: string): Move;
  words(this: void): JudgingWords;
}

export interface JudgingSlices {
  readonly scene: {
    readonly judging: boolean;
  };
  readonly desk: {
    readonly judging: JudgingState;
  };
  readonly additions: {
    judging: true;
  };
  readonly hooks: {
    judging: JudgingHooks;
  };
}

export const judgingPart = (hooks: JudgingHooks): PartOf<JudgingSlices> => ({
  name: "judging",
  hooks: { judging: hooks },
  slice: ({ seen }) => ({ judging: hooks.isUnderWay(seen) }),
  clear: () => ({ scene: { judging: false } }),
  isOpenToAll: ({ judging: isUnderWay }) => isUnderWay === true,
  atOnce: ({ judging: isUnderWay }) => ({ judging: isUnderWay === true }),
  desk: judgingDesk,
  controls: { prompt: JudgingPrompt, dialog: JudgingDialog },
});
