import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { RuleError } from "#shared/contract/outcome.ts";
import {
  asNomic,
  brought,
  mayAtAnyTime,
  nullName,
  nullRule,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import { realClock } from "#renderer/client/clientClock.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { sentence } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Choice } from "#renderer/ui/inputs/Choice.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Field } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { Problems } from "../craft.ts";
import { tryOut, type Trial, type TrialHeard } from "../trial.ts";
import { BlocksTab } from "./BlocksTab.tsx";
import {
  bookIn,
  bookWords,
  propose,
  ways,
  withDraft,
  type Draft,
  type Drafts,
  type Way,
} from "./bookDesk.ts";
import { ProposalCompared } from "./Compared.tsx";
import { draftOn, emptyDraft, isNew, problemsIn, proposalOf, turnTo } from "./draft.ts";
import styles from "./ProposalDialog.module.css";
import { FirstRules, TemplatesTab, WordingFields } from "./TemplatesTab.tsx";

/** The trial begins by itself after this time without changes, ms. */
const pause = 2500;

type Course =
  | { readonly at: "waiting" | "failed" }
  | Readonly<{ at: "going" | "over"; trial: Trial | null }>;

interface TrialPanelProps {
  readonly begun: (heard: TrialHeard) => () => void;
}

function TrialPanel({ begun }: TrialPanelProps) {
  const words = bookWords();
  const [course, setCourse] = useState<Course>({ at: "waiting" });
  const stop = useRef<(() => void) | null>(null);
  const begin = () => {
    stop.current?.();
    setCourse({ at: "going", trial: null });
    stop.current = begun((trial) =>
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
        <>
          <Button onClick={begin} title={words.tryOutHelp}>
            {words.tryOut}
          </Button>
          <p className="small">{words.tryOutHelp}</p>
        </>
      )}
      {course.at === "going" && <Going trial={course.trial} />}
      <div role="status">
        {course.at === "failed" && <p className="small">{words.couldNotTry}</p>}
        {course.at === "over" && course.trial && <Outcome trial={course.trial} />}
      </div>
    </div>
  );
}

function Going({ trial }: { readonly trial: Trial | null }) {
  const words = bookWords();
  if (!trial) return <p className="small">{words.beginning}</p>;
  const said = words.tryingOut(trial.done, trial.of);
  return (
    <>
      <progress className={styles.progress} aria-label={said} max={trial.of} value={trial.done} />
      <p className="small">{said}</p>
    </>
  );
}

function Outcome({ trial: { ended, of, lengths, warning } }: { readonly trial: Trial }) {
  const words = bookWords();
  return (
    <>
      {warning && <p className="problem">{words[warning]}</p>}
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

/** EN-10: whoever has brought no rule yet is offered few. */
const isBeginner = (nomic: NomicSeen) =>
  nomic.viewer !== "spectator" && brought(nomic)[nomic.viewer] === 0;

interface ProposalDialogProps extends Pick<ControlsProps, "desk" | "state"> {
  readonly first: Drafts;
  readonly close: (written: Drafts) => void;
}

/**
 * It stays open with all that is written when proposing is no longer allowed and when the host
 * refuses.
 */
export function ProposalDialog({ desk, state, first, close }: ProposalDialogProps) {
  const words = bookWords();
  const [drafts, setDrafts] = useState<Drafts>(first.length > 0 ? first : [emptyDraft]);
  const draft = drafts.at(-1)!;
  const [refusal, setRefusal] = useState<RuleError | null>(null);
  const [showsProblems, showProblems] = useState(false);
  const { seen } = state.view!;
  const [isFirst, setFirst] = useState(first.length === 0 && isBeginner(asNomic(seen)));
  const problems = useMemo(() => problemsIn(asNomic(seen), draft), [seen, draft]);
  const proposal = useMemo(() => proposalOf(draft), [draft]);
  const isGood = proposal !== null && Object.keys(problems).length === 0;
  const mayPropose = mayAtAnyTime(asNomic(seen)).modify;
  const change = (next: Draft) => {
    setRefusal(null);
    setDrafts(withDraft(drafts, next));
  };
  const send = async () => {
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
  const writing = { state, draft, problems, change };
  return (
    <Sheet title={words.proposal} onClose={() => close(drafts)} wide footer={footer}>
      {bookIn(state).wasRejected && <p className={styles.again}>{words.again}</p>}
      {isFirst ? (
        <FirstRules draft={draft} change={change} others={() => setFirst(false)} />
      ) : (
        <>
          <WhichRule {...writing} drafts={drafts} />
          {!draft.isRepeal && <Ways {...writing} showsProblems={showsProblems} />}
          {proposal && <Preview {...writing} proposal={proposal} isGood={isGood} />}
        </>
      )}
    </Sheet>
  );
}

interface WritingProps extends Pick<ControlsProps, "state"> {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly change: (draft: Draft) => void;
}

const rulesIn = ({ view }: WritingProps["state"]) => asNomic(view!.seen).facts.rules;

function WhichRule({
  state,
  drafts,
  draft,
  problems,
  change,
}: WritingProps & { readonly drafts: Drafts }) {
  const words = bookWords();
  const id = useId();
  const rules = rulesIn(state);
  const items = rules.map(({ name }) => ({
    value: name,
    label: name === nullName ? words.newRule : name,
  }));
  // A draft may be about a rule that went out of force meanwhile.
  const all = items.some(({ value }) => value === draft.rule)
    ? items
    : [...items, { value: draft.rule, label: draft.rule }];
  const choose = (name: string) => {
    if (name !== draft.rule)
      change(draftOn(rules.find((rule) => rule.name === name) ?? nullRule, drafts));
  };
  return (
    <>
      <Field label={words.which} below problem={problems.rule ?? null}>
        {({ label, help }) => (
          <Dropdown
            labelledBy={label}
            describedBy={help}
            value={draft.rule}
            items={all}
            onChange={choose}
          />
        )}
      </Field>
      {!isNew(draft) && (
        <div className={styles.column}>
          <span id={id} className="unseen">
            {words.whatWith}
          </span>
          <Choice
            labelledBy={id}
            value={draft.isRepeal ? "repeal" : "change"}
            items={(["change", "repeal"] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(value) => change({ ...draft, isRepeal: value === "repeal" })}
          />
          {draft.isRepeal && <p className="small">{words.goes(draft.rule)}</p>}
        </div>
      )}
    </>
  );
}

function Ways({
  draft,
  problems,
  showsProblems,
  change,
}: WritingProps & { readonly showsProblems: boolean }) {
  const words = bookWords();
  return (
    <Tabs.Root value={draft.way} onValueChange={(way) => change(turnTo(draft, way as Way))}>
      <Tabs.List className="tabs" aria-label={words.ways} activateOnFocus={false}>
        {ways.map((way) => (
          <Tabs.Tab key={way} value={way} className={styles.tab}>
            {words.way[way]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="template" className={styles.panel}>
        <TemplatesTab draft={draft} change={change} />
        {draft.filled && problems.clause !== undefined && (
          <p role="alert" className={styles.problem}>
            {problems.clause}
          </p>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="text" className={styles.panel}>
        <p className="small">{words.ownWords}</p>
      </Tabs.Panel>
      <Tabs.Panel value="blocks" className={styles.panel}>
        {draft.building && (
          <BlocksTab
            building={draft.building}
            showsProblems={showsProblems}
            problem={problems.clause ?? null}
            change={(building) => change({ ...draft, building })}
          />
        )}
      </Tabs.Panel>
      {(draft.way !== "template" || draft.filled) && (
        <WordingFields
          draft={draft}
          problems={problems}
          showsProblems={showsProblems}
          change={change}
        />
      )}
    </Tabs.Root>
  );
}

/**
 * Shows the change. A trial is offered only if the table would enforce something else: bots cannot
 * judge what people judge.
 */
function Preview({
  state,
  proposal,
  isGood,
}: Pick<WritingProps, "state"> & Readonly<{ proposal: Modify; isGood: boolean }>) {
  const id = useId();
  const seen = asNomic(state.view!.seen);
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  });
  const from = rulesIn(state).find(({ name }) => name === proposal.rule) ?? nullRule;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{bookWords().preview}</h3>
      <ProposalCompared from={from} to={proposal} />
      {isGood && (from.clause !== null || proposal.clause !== null) && (
        <TrialPanel
          key={JSON.stringify([from.name, proposal.clause])}
          begun={(heard) => tryOut(latest.current, proposal, heard)}
        />
      )}
    </section>
  );
}
