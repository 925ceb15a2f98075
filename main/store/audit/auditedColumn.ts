export interface AuditedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that identify a row to people; never a secret or the hash of one. */
  readonly keys: readonly string[];
}

/** SQL that names the row: "round_id 3, number 7". */
export const rowName = ({ keys }: AuditedColumn): string =>
  keys.map((key) => `'${key} ' || ${key}`).join(" || ', ' || ");
