// How do rows become a file that a spreadsheet opens?

import { stringify } from "csv-stringify/sync";

/**
 * In RFC 4180's form. Names and notes are what people typed: one that a spreadsheet would take for
 * a formula gets an apostrophe before it.
 */
export const csv = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "windows" },
  );
