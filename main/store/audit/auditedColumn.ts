// A column that the audit looks through, and how it names one of the rows.

export interface AuditedColumn {
  readonly table: string;
  /** As messages call it. */
  readonly column: string;
  /** The columns by which people find the row again; never a secret, nor a hash of one. */
  readonly keys: readonly string[];
}

/** Of this row, as SQL: "round_id 3, number 7". */
export const rowName = ({ keys }: AuditedColumn): string =>
  keys.map((key) => `'${key} ' || ${key}`).join(" || ', ' || ");
