import { stringify } from "csv-stringify/sync";

/**
 * Writes rows as in RFC 4180. People typed the names and notes: text that a spreadsheet would read
 * as a formula gets an apostrophe.
 */
export const csv = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "windows" },
  );
