import type { ReactNode } from "react";

export interface Column<Row> {
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly isName?: boolean;
  /** That of figures by default. */
  readonly className?: string | undefined;
}

interface TableProps<Row> {
  readonly columns: readonly (Column<Row> | null | false)[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, at: number) => string | number;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly className?: string | undefined;
  readonly caption?: string;
}

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
