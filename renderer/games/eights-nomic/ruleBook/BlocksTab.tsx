import { useEffect, useId, useRef, useState } from "react";
import type { Said } from "#shared/text/said.ts";
import { sentence } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import {
  beginBuilding,
  blockOf,
  fittingsAt,
  growAt,
  missingIn,
  putInto,
  takeFrom,
  typeInto,
  type Block,
  type Building,
  type Fitting,
} from "../building.ts";
import styles from "./ProposalDialog.module.css";
import { bookWords } from "./bookDesk.ts";

/** Returns the first hole from there on in reading order, or the place itself if there is none. */
function nextHole(block: Block, from: string): string {
  const all = (one: Block): readonly Block[] => [one, ...one.parts.flatMap(all)];
  const blocks = all(block);
  const at = blocks.findIndex(({ path }) => path === from);
  return blocks.slice(Math.max(0, at)).find(({ words }) => words === null)?.path ?? from;
}

type BlocksTabProps = Readonly<{
  building: Building;
  showsProblems: boolean;
  problem: string | null;
  change: (building: Building) => void;
}>;

export function BlocksTab({ building, showsProblems, problem, change }: BlocksTabProps) {
  const words = bookWords();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const missing = missingIn(building);
  useEffect(() => {
    const path = focusNext.current;
    focusNext.current = null;
    if (path !== null)
      root.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  });
  const build = (next: Building, path: string) => {
    focusNext.current = nextHole(blockOf(next), path);
    setOpen(null);
    change(next);
  };
  const hands: BlockHands = {
    open,
    choices: (path) => fittingsAt(building, path),
    turn: (path) => setOpen((now) => (now === path ? null : path)),
    put: (path, id) => build(putInto(building, path, id), path),
    enter: (path, typed) => change(typeInto(building, path, typed)),
    grow: (path) => build(growAt(building, path), path),
    take: (path) =>
      build(takeFrom(building, path), path.slice(0, Math.max(0, path.lastIndexOf(".")))),
  };
  return (
    <div ref={root} className={styles.blocks}>
      <ul className={styles.tree} aria-label={words.blocks}>
        <BlockView block={blockOf(building)} hands={hands} />
      </ul>
      <div role="status" className="small">
        {missing.length === 0 ? (
          <p className={styles.whole}>{words.whole}</p>
        ) : (
          <>
            <p className={showsProblems ? "problem" : undefined}>{words.missing}</p>
            <ul className={styles.missing}>
              {missing.map(({ path, said }) => (
                <li key={path}>{sentence(said)}</li>
              ))}
            </ul>
          </>
        )}
        {problem !== null && missing.length === 0 && <p className="small problem">{problem}</p>}
      </div>
      <Button kind="quiet" onClick={() => build(beginBuilding(null), "")}>
        {words.startOver}
      </Button>
    </div>
  );
}

type BlockHands = Readonly<{
  open: string | null;
  choices: (path: string) => readonly Fitting[];
  turn: (path: string) => void;
  put: (path: string, fitting: string) => void;
  enter: (path: string, typed: string) => void;
  grow: (path: string) => void;
  take: (path: string) => void;
}>;

const inWords = (said: Said | null) => said && sentence(said);

function BlockView({ block, hands }: Readonly<{ block: Block; hands: BlockHands }>) {
  const words = bookWords();
  const id = useId();
  const { path, entry, parts, grows, goes } = block;
  const place = sentence(block.place);
  const [its, problem] = [inWords(block.words), inWords(block.problem)];
  const isOpen = hands.open === path;
  // A place for typing may have nothing to choose.
  const isChosen = entry === null || hands.choices(path).length > 0;
  return (
    <li className={`${its === null ? styles.hole : ""} ${problem === null ? "" : styles.wrong}`}>
      <div className={styles.row}>
        <span className="tiny">{place}</span>
        {isChosen && (
          <button
            type="button"
            data-path={path}
            className={styles.what}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={its === null ? words.fill(place) : words.replace(`${place}: ${its}`)}
            onClick={() => hands.turn(path)}
          >
            {its ?? words.hole}
            <Icon name="chevron" />
          </button>
        )}
        {entry && (
          <TextInput
            className={styles[entry.kind]}
            data-path={isChosen ? undefined : path}
            // Numeric keyboards have no minus.
            inputMode={entry.kind === "number" && entry.least >= 0 ? "numeric" : "text"}
            autoComplete="off"
            aria-label={place}
            aria-invalid={problem !== null}
            value={entry.value}
            onChange={({ target }) => hands.enter(path, target.value)}
          />
        )}
        {goes && (
          <button
            type="button"
            className={styles.take}
            aria-label={words.take(its ?? place)}
            onClick={() => hands.take(path)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {problem !== null && <p className="small problem">{problem}</p>}
      {isOpen && (
        <div id={id} role="group" aria-label={words.chooseFor(place)} className={styles.fittings}>
          <Fittings
            chosen={its}
            choices={hands.choices(path)}
            put={(fitting) => hands.put(path, fitting)}
          />
        </div>
      )}
      {(parts.length > 0 || grows) && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <BlockView key={part.path} block={part} hands={hands} />
          ))}
          {grows && (
            <li>
              <button type="button" className={styles.more} onClick={() => hands.grow(path)}>
                <Icon name="plus" />
                {words.more}
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

type FittingsProps = Readonly<{
  chosen: string | null;
  choices: readonly Fitting[];
  put: (fitting: string) => void;
}>;

function Fittings({ chosen, choices, put }: FittingsProps) {
  return [...Map.groupBy(choices, ({ group }) => sentence(group))].map(([group, members]) => (
    <div key={group} className={styles.choices}>
      {group !== "" && <p>{group}</p>}
      {members.map(({ id, words }) => (
        <button
          key={id}
          type="button"
          className={styles.fitting}
          aria-pressed={sentence(words) === chosen}
          onClick={() => put(id)}
        >
          {sentence(words)}
        </button>
      ))}
    </div>
  ));
}
