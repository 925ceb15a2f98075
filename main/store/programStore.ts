// Programs of the house's owner that may play at its tables.

import type { Database } from "./database.ts";
import { columns, text } from "./rows.ts";

const read = columns({ id: text, name: text, command: text });
export type StoredProgram = ReturnType<typeof read>;

export const programStore = (database: Database) => ({
  add: (program: StoredProgram) => database.durably(() => database.insert("programs", program)),
  find: (id: string) => database.first(read, "SELECT * FROM programs WHERE id = ?", id),
  list: () => database.all("SELECT * FROM programs ORDER BY name, id").map(read),
  /** False if there is none. */
  remove: (id: string) =>
    database.durably(() => database.run("DELETE FROM programs WHERE id = ?", id)) > 0,
});
