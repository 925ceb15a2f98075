import type { ReactNode } from "react";

export type Column<Row> = Readonly<{
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isName?: boolean;
  /** That of figures by default. */
  className?: string | undefined;
}>;

type TableProps<Row> = Readonly<{
  columns: readonly (Column<Row> | null | false)[];
  rows: readonly Row[];
  keyOf: (row: Row, at: number) => string | number;
  rowClass?: (row: Row) => string | undefined;
  className?: string | undefined;
  caption?: string;
}>;

export function Table<Row>({
  columns,
  rows,
  keyOf,
  rowClass,
  className = "table",
  caption,
}: TableProps<Row>) {
  const shown = columns.filter((column) => column !== null && column !== false);
  const classOf = ({ isName, className }: Column<Row>) =>
    className ?? (isName ? undefined : "number");
  return (
    <table className={className}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {shown.map((column, at) => (
            <th key={at} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={keyOf(row, at)} className={rowClass?.(row)}>
            {shown.map((column, index) =>
              column.isName ? (
                <th key={index} scope="row" className={classOf(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={index} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The class of a gain or a loss. */
export const tone = (change: number): "good" | "bad" | "" =>
  change > 0 ? "good" : change < 0 ? "bad" : "";
