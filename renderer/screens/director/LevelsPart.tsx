import styles from "./Director.module.css";
import { useState, type FormEvent } from "react";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { levelWords } from "#renderer/screens/tournament/levelWords.ts";
import { returnLines } from "#renderer/screens/tournament/structureWords.ts";
import { tournamentText, sentence } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { ChoiceField, NumberField } from "#renderer/ui/inputs/fields.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { problemIn } from "#shared/contract/formProblem.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import type { Said } from "#shared/text/said.ts";
import {
  levelSchema,
  structureSchema,
  type Level,
  type Structure,
} from "#shared/tournament/structure.ts";
import { actionsOf } from "./actions.ts";
import { levelRows, type LevelRow } from "./levels.ts";

export function LevelsPart({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.levels;
  const [changing, setChanging] = useState<number | null>(null);
  return (
    <section className={styles.levelsPart}>
      <ul className={styles.rows} aria-label={words.list}>
        {levelRows(view).map((row) => (
          <li
            key={`${row.kind}${row.kind === "level" ? row.level : row.after}`}
            className={styles.row}
            data-when={row.when}
          >
            <Row row={row} view={view} change={setChanging} />
          </li>
        ))}
      </ul>
      <div className="soft">
        {returnLines(view.structure).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {changing !== null && (
        <LevelSheet view={view} level={changing} close={() => setChanging(null)} />
      )}
    </section>
  );
}

type RowProps = Readonly<{
  row: LevelRow;
  view: TournamentView;
  change: (level: number) => void;
}>;

function Row({ row, view, change }: RowProps) {
  const {
    director: { levels: words },
    clock,
  } = tournamentText();
  const {
    structure: { measure, levels },
  } = view;
  if (row.kind === "break")
    return (
      <>
        <span className={styles.name}>{words.break(row.minutes)}</span>
        {row.when === "now" && <span className={styles.present}>{words.now}</span>}
      </>
    );
  const isLast = row.level === levels.length;
  return (
    <>
      <span className={styles.name}>
        {clock.level(row.level)}{" "}
        {row.when === "now" && <span className={styles.present}>{words.now}</span>}
      </span>
      <span className={styles.stakes}>{levelWords(row.to, view)}</span>
      <span className={styles.length}>{isLast ? clock.last : words[measure](row.to.length)}</span>
      {row.when === "ahead" && actionsOf(view).changeLevels && (
        <Button
          kind="quiet"
          className={styles.change}
          aria-label={words.changeLevel(row.level)}
          onClick={() => change(row.level)}
        >
          {words.change}
        </Button>
      )}
    </>
  );
}

/** Returns what would be wrong with the whole structure, or null. `level` counts from 1. */
export function changedLevelProblem(structure: Structure, level: number, to: Level): Said | null {
  const read = structureSchema.safeParse({
    ...structure,
    levels: structure.levels.map((known, at) => (at === level - 1 ? to : known)),
  });
  return read.success ? null : problemIn(read.error);
}

type LevelSheetProps = Readonly<{
  view: TournamentView;
  /** From 1. */
  level: number;
  close: () => void;
}>;

type Typed = { readonly [K in "ante" | "stake" | "length" | "rebuyPrice"]: string };
const { ante, stake, length, rebuyPrice } = levelSchema.shape;
const ranges = {
  ante: rangeOf(ante),
  stake: rangeOf(stake),
  length: rangeOf(length),
  rebuyPrice: rangeOf(rebuyPrice.unwrap()),
};
const typedOf = ({ ante, stake, length, rebuyPrice }: Level, buyIn: number): Typed => ({
  ante: String(ante),
  stake: String(stake),
  length: String(length),
  rebuyPrice: String(rebuyPrice ?? buyIn),
});

/** Returns null while something is no number. */
function levelIn(typed: Typed, hasOwnPrice: boolean): Level | null {
  const numberOf = (field: keyof Typed): number | null => typedNumber(typed[field], ranges[field]);
  const [ante, stake, length, rebuyPrice] = [
    numberOf("ante"),
    numberOf("stake"),
    numberOf("length"),
    hasOwnPrice ? numberOf("rebuyPrice") : null,
  ];
  if (ante === null || stake === null || length === null || (hasOwnPrice && rebuyPrice === null))
    return null;
  return { ante, stake, length, rebuyPrice };
}

function LevelSheet({ view, level, close }: LevelSheetProps) {
  const words = tournamentText().director.levels;
  const { structure } = view;
  const known = structure.levels[level - 1]!;
  const { refusal, isBusy, act } = useHouseActions();
  const [typed, setTyped] = useState(() => typedOf(known, structure.buyIn));
  const [hasOwnPrice, setOwnPrice] = useState(known.rebuyPrice !== null);
  const kinds = view.rotation.map(({ game }) => traitsOf(game).playedFor.kind === "pots");
  const to = levelIn(typed, hasOwnPrice);
  const problem = to && changedLevelProblem(structure, level, to);
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (to && problem === null && (await act("changeLevel", { tournament: view.id, level, to })))
      close();
  };
  const amount = (field: keyof Typed, label: string, step: number) => (
    <NumberField
      label={label}
      typed={typed[field]}
      range={ranges[field]}
      step={step}
      onChange={(next) => setTyped({ ...typed, [field]: next })}
    />
  );
  return (
    <Sheet
      title={words.changeLevel(level)}
      onClose={close}
      action={
        <Button
          kind="primary"
          type="submit"
          form="level"
          disabled={isBusy || to === null || problem !== null}
        >
          {words.save}
        </Button>
      }
    >
      <form id="level" className="stack gap-l" onSubmit={(event) => void change(event)}>
        {kinds.includes(true) && amount("ante", words.ante, 10)}
        {kinds.includes(false) && amount("stake", words.stake, 10)}
        {level < structure.levels.length &&
          amount("length", structure.measure === "minutes" ? words.inMinutes : words.inRounds, 1)}
        {level <= structure.rebuys.until && (
          <ChoiceField
            label={words.rebuyPrice}
            value={hasOwnPrice ? "own" : "usual"}
            values={["usual", "own"]}
            words={{ usual: words.asBuyIn, own: words.ownPrice }}
            below
            onChange={(chosen) => setOwnPrice(chosen === "own")}
          />
        )}
        {level <= structure.rebuys.until &&
          hasOwnPrice &&
          amount("rebuyPrice", words.ownPrice, 100)}
      </form>
      {problem && <p role="alert">{sentence(problem)}</p>}
      <Failure of={refusal} />
    </Sheet>
  );
}
