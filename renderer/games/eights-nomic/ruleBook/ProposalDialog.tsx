import { useEffect, useId, useMemo, useRef, useState } from "react";
import { realClock } from "#renderer/client/clientClock.ts";
import { Button } from "#renderer/ui/Button.tsx";
import {
  bookWords,
  type Problems,
  type RuleBookHooks,
  type RuleCraft,
  type Trial,
  type TrialHeard,
} from "./bookHooks.ts";
import styles from "./ProposalDialog.module.css";
import { Tabs } from "@base-ui/react/tabs";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";
import { sentence } from "#renderer/text/text.ts";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { RuleError } from "#shared/contract/outcome.ts";
import { bookIn, propose } from "./bookDesk.ts";
import { BlocksTab } from "./BlocksTab.tsx";
import {
  draftOn,
  emptyDraft,
  isNew,
  problemsIn,
  proposalOf,
  turnTo,
  ways,
  withDraft,
  type Draft,
  type Drafts,
  type Way,
} from "./draft.ts";
import { ProposalCompared } from "./Compared.tsx";
import { TemplatesTab, WordingFields } from "./TemplatesTab.tsx";

/** The trial begins by itself after this time without changes, ms. */
const pause = 2500;

interface TrialPanelProps {
  readonly tryOut: (heard: TrialHeard) => () => void;
}

type Course =
  | { readonly at: "waiting" | "failed" }
  | { readonly at: "going" | "over"; readonly trial: Trial | null };

function TrialPanel({ tryOut }: TrialPanelProps) {
  const words = bookWords();
  const [course, setCourse] = useState<Course>({ at: "waiting" });
  const stop = useRef<(() => void) | null>(null);
  const begin = (): void => {
    stop.current?.();
    setCourse({ at: "going", trial: null });
    stop.current = tryOut((trial) =>
      setCourse(
        trial === null ? { at: "failed" } : { at: trial.done < trial.of ? "going" : "over", trial },
      ),
    );
  };
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const cancel = realClock.after(pause, () => stop.current ?? latest.current());
    return () => {
      cancel();
      stop.current?.();
    };
  }, []);
  return (
    <div className={styles.trial}>
      {course.at === "waiting" && (
        <Button onClick={begin} title={words.tryOutHelp}>
          {words.tryOut}
        </Button>
      )}
      {course.at === "waiting" && <p className={styles.help}>{words.tryOutHelp}</p>}
      {course.at === "going" && course.trial && (
        <progress
          className={styles.progress}
          aria-label={words.tryingOut(course.trial.done, course.trial.of)}
          max={course.trial.of}
          value={course.trial.done}
        />
      )}
      {course.at === "going" && (
        <p className={styles.help}>
          {course.trial ? words.tryingOut(course.trial.done, course.trial.of) : words.beginning}
        </p>
      )}
      <div role="status">
        {course.at === "failed" && <p className={styles.help}>{words.couldNotTry}</p>}
        {course.at === "over" && course.trial && <Outcome trial={course.trial} />}
      </div>
    </div>
  );
}

function Outcome({ trial: { ended, of, lengths, warning } }: { readonly trial: Trial }) {
  const words = bookWords();
  return (
    <>
      {warning && <p className={styles.warning}>{words[warning]}</p>}
      {ended === 0 ? (
        <p>{words.goesOn}</p>
      ) : (
        <p>
          {words.ends(Math.round((ended / of) * 100))}{" "}
          {lengths && words.lengths(lengths.median, lengths.longest)}
        </p>
      )}
    </>
  );
}

interface ProposalDialogProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly hooks: RuleBookHooks;
  readonly craft: RuleCraft;
  readonly first: Drafts;
  readonly close: (written: Drafts) => void;
}

/**
 * It stays open with all that is written when proposing is no longer allowed and when the host
 * refuses.
 */
export function ProposalDialog({ desk, state, hooks, craft, first, close }: ProposalDialogProps) {
  const words = bookWords();
  const [drafts, setDrafts] = useState<Drafts>(() =>
    first.length > 0 ? first : [emptyDraft(hooks)],
  );
  const draft = drafts.at(-1)!;
  const [refusal, setRefusal] = useState<RuleError | null>(null);
  const [showsProblems, showProblems] = useState(false);
  const seen = state.view!.seen;
  const problems = useMemo(
    () => problemsIn(hooks, craft, seen, draft),
    [hooks, craft, seen, draft],
  );
  const proposal = useMemo(() => proposalOf(hooks, craft, draft), [hooks, craft, draft]);
  const isGood = proposal !== null && Object.keys(problems).length === 0;
  const mayPropose = hooks.mayPropose(seen);
  const change = (next: Draft): void => {
    setRefusal(null);
    setDrafts(withDraft(drafts, next));
  };
  const send = async (): Promise<void> => {
    showProblems(true);
    if (isGood && mayPropose && !state.sending) setRefusal(await propose(desk, proposal, drafts));
  };
  const problem = !mayPropose ? words.notNow : showsProblems && !isGood ? words.unfinished : null;
  const footer = (
    <div className={styles.footer}>
      <p role="status" className={styles.problem}>
        {refusal ? `${words.refused} ${sentence(refusal)}` : problem}
      </p>
      <Button
        kind="primary"
        aria-disabled={!isGood || !mayPropose}
        aria-busy={state.sending}
        onClick={() => void send()}
      >
        {state.sending ? words.sending : words.send}
      </Button>
    </div>
  );
  return (
    <Sheet title={words.proposal} onClose={() => close(drafts)} wide footer={footer}>
      {bookIn(state).wasRejected && <p className={styles.again}>{words.again}</p>}
      <WhichRule
        hooks={hooks}
        craft={craft}
        state={state}
        drafts={drafts}
        draft={draft}
        problems={problems}
        change={change}
      />
      {!draft.isRepeal && (
        <Ways
          craft={craft}
          draft={draft}
          problems={problems}
          showsProblems={showsProblems}
          change={change}
        />
      )}
      {proposal && (
        <Preview state={state} hooks={hooks} craft={craft} draft={draft} isGood={isGood} />
      )}
    </Sheet>
  );
}

type WritingProps = Pick<ProposalDialogProps, "craft"> & {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly change: (draft: Draft) => void;
};

function WhichRule({
  hooks,
  craft,
  state,
  drafts,
  draft,
  problems,
  change,
}: WritingProps & Pick<ProposalDialogProps, "hooks" | "state"> & { readonly drafts: Drafts }) {
  const words = bookWords();
  const id = useId();
  const { rules } = hooks.book(state.view!.seen);
  const items = rules.map(({ name }) => ({
    value: name,
    label: name === hooks.nothing.name ? words.newRule : name,
  }));
  // A draft may be about a rule that went out of force meanwhile.
  const all = items.some(({ value }) => value === draft.rule)
    ? items
    : [...items, { value: draft.rule, label: draft.rule }];
  return (
    <>
      <Field label={words.which} below problem={problems.rule ?? null}>
        {({ label, help }) => (
          <Dropdown
            labelledBy={label}
            describedBy={help}
            value={draft.rule}
            items={all}
            onChange={(name) =>
              name !== draft.rule &&
              change(
                draftOn(
                  hooks,
                  craft,
                  rules.find((rule) => rule.name === name) ?? hooks.nothing,
                  drafts,
                ),
              )
            }
          />
        )}
      </Field>
      {!isNew(hooks, draft) && (
        <div className={styles.whether}>
          <span id={id} className="unseen">
            {words.whatWith}
          </span>
          <Choice
            labelledBy={id}
            value={draft.isRepeal ? "repeal" : "change"}
            items={(["change", "repeal"] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(value) => change({ ...draft, isRepeal: value === "repeal" })}
          />
          {draft.isRepeal && <p className={styles.proposalDialogHelp}>{words.goes(draft.rule)}</p>}
        </div>
      )}
    </>
  );
}

function Ways({
  craft,
  draft,
  problems,
  showsProblems,
  change,
}: WritingProps & { readonly showsProblems: boolean }) {
  const words = bookWords();
  const fields = (
    <WordingFields
      craft={craft}
      draft={draft}
      problems={problems}
      showsProblems={showsProblems}
      change={change}
    />
  );
  const isWritten = draft.way !== "template" || draft.filled !== null;
  return (
    <Tabs.Root value={draft.way} onValueChange={(way) => change(turnTo(draft, way as Way, craft))}>
      <Tabs.List className={styles.tabs} aria-label={words.ways} activateOnFocus={false}>
        {ways
          .filter((way) => way !== "blocks" || craft.builder !== null)
          .map((way) => (
            <Tabs.Tab key={way} value={way} className={styles.tab}>
              {words.way[way]}
            </Tabs.Tab>
          ))}
      </Tabs.List>
      <Tabs.Panel value="template" className={styles.panel}>
        <TemplatesTab craft={craft} draft={draft} change={change} />
        {draft.filled && problems.clause !== undefined && (
          <p role="alert" className={styles.problem}>
            {problems.clause}
          </p>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="text" className={styles.panel}>
        <p className={styles.proposalDialogHelp}>{words.ownWords}</p>
      </Tabs.Panel>
      <Tabs.Panel value="blocks" className={styles.panel}>
        {draft.building && craft.builder && (
          <BlocksTab
            builder={craft.builder}
            building={draft.building}
            showsProblems={showsProblems}
            problem={problems.clause ?? null}
            change={(building) => change({ ...draft, building })}
          />
        )}
      </Tabs.Panel>
      {isWritten && fields}
    </Tabs.Root>
  );
}

/**
 * Shows the change. A trial is offered only if the table would enforce something else: bots cannot
 * judge what people judge.
 */
function Preview({
  state,
  hooks,
  craft,
  draft,
  isGood,
}: Pick<ProposalDialogProps, "state" | "hooks" | "craft"> & {
  readonly draft: Draft;
  readonly isGood: boolean;
}) {
  const words = bookWords();
  const id = useId();
  const proposal = proposalOf(hooks, craft, draft);
  const seen = useRef(state.view!.seen);
  useEffect(() => {
    seen.current = state.view!.seen;
  });
  const from =
    hooks.book(state.view!.seen).rules.find(({ name }) => name === draft.rule) ?? hooks.nothing;
  const { tryOut } = craft;
  return (
    proposal && (
      <section className={styles.preview} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          {words.preview}
        </h3>
        <ProposalCompared from={from} to={proposal.to} nothing={hooks.nothing} craft={craft} />
        {isGood && tryOut && (from.clause !== null || proposal.to.clause !== null) && (
          <TrialPanel
            key={JSON.stringify([from.name, proposal.to.clause])}
            tryOut={(heard) => tryOut(seen.current, proposal, heard)}
          />
        )}
      </section>
    )
  );
}
