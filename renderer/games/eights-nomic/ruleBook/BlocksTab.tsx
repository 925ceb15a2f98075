import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./BlocksTab.module.css";
import {
  bookWords,
  type Block,
  type Builder,
  type Building,
  type Entry,
  type Fitting,
} from "./bookHooks.ts";
import { grouped } from "./draft.ts";

interface BlocksTabProps {
  readonly builder: Builder;
  readonly building: Building;
  readonly showsProblems: boolean;
  readonly problem: string | null;
  readonly change: (building: Building) => void;
}

/** Returns the first hole from there on in reading order, or the place itself if there is none. */
function nextHole(block: Block, from: string): string {
  const all = (one: Block): readonly Block[] => [one, ...one.parts.flatMap(all)];
  const blocks = all(block);
  const at = blocks.findIndex(({ path }) => path === from);
  return (
    blocks.slice(Math.max(0, at)).find(({ words, entry }) => words === null && entry === null)
      ?.path ?? from
  );
}

export function BlocksTab({ builder, building, showsProblems, problem, change }: BlocksTabProps) {
  const words = bookWords();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const missing = builder.missing(building);
  useEffect(() => {
    const path = focusNext.current;
    focusNext.current = null;
    if (path !== null)
      root.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  });
  const build = (next: Building, path: string): void => {
    focusNext.current = nextHole(builder.block(next), path);
    setOpen(null);
    change(next);
  };
  const hands: BlockHands = {
    open,
    choices: (path) => builder.fittings(building, path),
    turn: (path) => setOpen((now) => (now === path ? null : path)),
    put: (path, id) => build(builder.put(building, path, id), path),
    enter: (path, typed) => change(builder.enter(building, path, typed)),
    grow: (path) => build(builder.grow(building, path), path),
    take: (path) =>
      build(builder.take(building, path), path.slice(0, Math.max(0, path.lastIndexOf(".")))),
  };
  return (
    <div ref={root} className={styles.blocks}>
      <ul className={styles.tree} aria-label={words.blocks}>
        <BlockView block={builder.block(building)} hands={hands} />
      </ul>
      <div role="status" className={styles.state}>
        {missing.length === 0 ? (
          <p className={styles.whole}>{words.whole}</p>
        ) : (
          <>
            <p className={showsProblems ? styles.problem : undefined}>{words.missing}</p>
            <ul>
              {missing.map(({ path, words: its }) => (
                <li key={path}>{its}</li>
              ))}
            </ul>
          </>
        )}
        {problem !== null && missing.length === 0 && <p className={styles.problem}>{problem}</p>}
      </div>
      <Button kind="quiet" onClick={() => build(builder.begin(null), "")}>
        {words.startOver}
      </Button>
    </div>
  );
}

interface BlockHands {
  readonly open: string | null;
  readonly choices: (path: string) => readonly Fitting[];
  readonly turn: (path: string) => void;
  readonly put: (path: string, fitting: string) => void;
  readonly enter: (path: string, typed: string) => void;
  readonly grow: (path: string) => void;
  readonly take: (path: string) => void;
}

interface BlockProps {
  readonly block: Block;
  readonly hands: BlockHands;
}

function BlockView({ block, hands }: BlockProps) {
  const words = bookWords();
  const id = useId();
  const { path, place, words: its, entry, problem, parts, grows, goes } = block;
  const isOpen = hands.open === path;
  // A place for typing may have nothing to choose.
  const isChosen = entry === null || hands.choices(path).length > 0;
  return (
    <li className={`${its === null ? styles.hole : ""} ${problem === null ? "" : styles.wrong}`}>
      <div className={styles.row}>
        <span className={styles.place}>{place}</span>
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
          <EntryField
            block={block}
            entry={entry}
            path={isChosen ? undefined : path}
            enter={(typed) => hands.enter(path, typed)}
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
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      {isOpen && (
        <Fittings
          id={id}
          place={place}
          chosen={its}
          choices={hands.choices(path)}
          put={(fitting) => hands.put(path, fitting)}
        />
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

interface EntryFieldProps extends Pick<BlockProps, "block"> {
  readonly entry: Entry;
  readonly path: string | undefined;
  readonly enter: (typed: string) => void;
}

function EntryField({ block: { place, problem }, entry, path, enter }: EntryFieldProps) {
  // Numeric keyboards have no minus.
  const isFigures = entry.kind === "number" && entry.min >= 0;
  return (
    <TextInput
      className={styles[entry.kind]}
      data-path={path}
      inputMode={isFigures ? "numeric" : "text"}
      autoComplete="off"
      aria-label={place}
      aria-invalid={problem !== null}
      value={entry.value}
      onChange={({ target }) => enter(target.value)}
    />
  );
}

interface FittingsProps {
  readonly id: string;
  readonly place: string;
  readonly chosen: string | null;
  readonly choices: readonly Fitting[];
  readonly put: (fitting: string) => void;
}

function Fittings({ id, place, chosen, choices, put }: FittingsProps) {
  return (
    <div id={id} role="group" aria-label={bookWords().chooseFor(place)} className={styles.fittings}>
      {grouped(choices).map(({ group, members }) => (
        <div key={group} className={styles.group}>
          {group !== "" && <p className={styles.groupName}>{group}</p>}
          {members.map((fitting) => (
            <button
              key={fitting.id}
              type="button"
              className={styles.fitting}
              aria-pressed={fitting.words === chosen}
              onClick={() => put(fitting.id)}
            >
              {fitting.words}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
