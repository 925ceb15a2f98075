import { tournamentText } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { GameOffer } from "#shared/protocol/house.ts";
import { mostLevels } from "#shared/tournament/structure.ts";
import styles from "./LevelTable.module.css";
import { hasReturns, paidIn, type SetupDraft } from "./setupDraft.ts";
import {
  doubled,
  hasRebuyPrice,
  ranges,
  withLevel,
  withoutLevel,
  type LevelDraft,
} from "./structureDraft.ts";

type LevelTableProps = Readonly<{
  draft: Pick<SetupDraft, "structure" | "rotation" | "format">;
  games: readonly GameOffer[];
  onChange: (levels: readonly LevelDraft[]) => void;
}>;

type Column = "ante" | "stake" | "length" | "breakAfter" | "rebuyPrice";
const rangesOf = {
  ante: ranges.amount,
  stake: ranges.amount,
  length: ranges.length,
  breakAfter: ranges.minutes,
  rebuyPrice: ranges.price,
} as const;

export function LevelTable({
  draft: { structure, rotation, format },
  games,
  onChange,
}: LevelTableProps) {
  const words = tournamentText().setup;
  const { levels, measure } = structure;
  const paid = paidIn({ rotation }, games);
  const columns: readonly (readonly [Column, string])[] = [
    ...(paid.ante ? [["ante", words.ante] as const] : []),
    ...(paid.stake ? [["stake", words.stake] as const] : []),
    ["length", words.length[measure]],
    ["breakAfter", words.breakAfter],
    ...(hasReturns(format) && hasRebuyPrice(structure, 0)
      ? [["rebuyPrice", words.rebuyPrice] as const]
      : []),
  ];
  /** `at` from 0. */
  const isAsked = (column: Column, at: number): boolean =>
    column === "breakAfter"
      ? at < levels.length - 1
      : column === "rebuyPrice"
        ? hasRebuyPrice(structure, at)
        : true;
  const set = (key: number, column: Column, typed: string): void =>
    onChange(levels.map((level) => (level.key === key ? { ...level, [column]: typed } : level)));
  return (
    <div className={styles.place} data-columns={columns.length}>
      <table className={styles.levels}>
        <caption className="unseen">{words.levels}</caption>
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            {columns.map(([column, label]) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {levels.map((level, at) => (
            <tr key={level.key}>
              <th scope="row">
                <span className={styles.levelWord}>{`${words.level} `}</span>
                {at + 1}
              </th>
              {columns.map(([column, label]) => (
                <td key={column} data-column={column} data-label={label}>
                  {isAsked(column, at) && (
                    <Amount
                      level={level}
                      number={at + 1}
                      column={column}
                      usual={structure.buyIn}
                      set={(typed) => set(level.key, column, typed)}
                    />
                  )}
                </td>
              ))}
              <td className={styles.tools}>
                {at > 0 && (
                  <Button
                    kind="quiet"
                    className={styles.tool}
                    aria-label={words.doubleOf(at + 1)}
                    onClick={() => onChange(doubled(levels, level.key))}
                  >
                    ×2
                  </Button>
                )}
                {levels.length > 1 && (
                  <Button
                    icon="close"
                    kind="quiet"
                    className={styles.tool}
                    aria-label={words.removeLevel(at + 1)}
                    onClick={() => onChange(withoutLevel(levels, level.key))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {levels.length < mostLevels && (
        <div>
          <Button icon="plus" onClick={() => onChange(withLevel(levels))}>
            {words.addLevel}
          </Button>
        </div>
      )}
    </div>
  );
}

type AmountProps = Readonly<{
  level: LevelDraft;
  number: number;
  column: Column;
  /** The buy-in as typed, which is the default price of a rebuy. */
  usual: string;
  set: (typed: string) => void;
}>;

function Amount({ level, number, column, usual, set }: AmountProps) {
  const words = tournamentText().setup;
  const label = {
    ante: words.anteOf,
    stake: words.stakeOf,
    length: words.lengthOf,
    breakAfter: words.breakOf,
    rebuyPrice: words.rebuyPriceOf,
  }[column](number);
  const typed = level[column];
  const mayBeEmpty = column === "rebuyPrice";
  const isWrong =
    typedNumber(typed, rangesOf[column]) === null && !(mayBeEmpty && typed.trim() === "");
  return (
    <TextInput
      className={styles.amount}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong}
      value={typed}
      {...(mayBeEmpty && { placeholder: usual })}
      onChange={({ target }) => set(target.value)}
    />
  );
}
