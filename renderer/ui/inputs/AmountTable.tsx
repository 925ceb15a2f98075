// Edits rows of amounts, such as the levels of a tournament. Where the columns have no room side by
// side, each row becomes a line of its name, with its labelled amounts below.

import type { ReactNode } from "react";
import styles from "./AmountTable.module.css";
import { typedNumber, type NumberRange } from "./numberProblem.ts";
import { TextInput } from "./TextInput.tsx";

export type AmountColumn = Readonly<{
  name: string;
  label: string;
  /** What the amount in this row is, the rows counted from 1. */
  labelOf: (row: number) => string;
  range: NumberRange;
  /** Five digits stay visible. */
  isLong?: boolean;
  /** What holds where nothing is typed; without it something has to be. */
  usual?: string;
}>;

export type AmountRow = Readonly<{
  key: number;
  /** A number is said with the heading before it where there is no heading above. */
  name: number | string;
  /** As typed, by column; a column that is missing is not asked for in this row. */
  typed: { readonly [column: string]: string };
  tools: ReactNode;
}>;

type AmountTableProps = Readonly<{
  caption: string;
  /** The heading above the rows' names. */
  head: string;
  columns: readonly AmountColumn[];
  rows: readonly AmountRow[];
  /** The most that a row has. */
  tools: number;
  onType: (key: number, column: string, typed: string) => void;
}>;

export function AmountTable({ caption, head, columns, rows, tools, onType }: AmountTableProps) {
  return (
    <div className={styles.place} data-parts={columns.length + tools}>
      <table className={styles.rows}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">
                <span className={styles.head}>{typeof row.name === "number" && `${head} `}</span>
                {row.name}
              </th>
              {columns.map((column) => (
                <td
                  key={column.name}
                  data-long={column.isLong || undefined}
                  data-label={column.label}
                >
                  {column.name in row.typed && (
                    <Amount
                      column={column}
                      row={at + 1}
                      typed={row.typed[column.name] ?? ""}
                      onType={(typed) => onType(row.key, column.name, typed)}
                    />
                  )}
                </td>
              ))}
              <td className={styles.tools}>{row.tools}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type AmountProps = Readonly<{
  column: AmountColumn;
  row: number;
  typed: string;
  onType: (typed: string) => void;
}>;

function Amount({ column: { labelOf, range, usual }, row, typed, onType }: AmountProps) {
  const isUsual = usual !== undefined && typed.trim() === "";
  return (
    <TextInput
      className={styles.amount}
      inputMode="numeric"
      autoComplete="off"
      aria-label={labelOf(row)}
      aria-invalid={typedNumber(typed, range) === null && !isUsual}
      value={typed}
      placeholder={usual}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
