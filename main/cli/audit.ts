// npm run audit [-- --data FOLDER]: exits with 0 if books, stored rounds and file are right, 1 if
// not, 2 if they could not be read.

import { parseArgs } from "node:util";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { cli } from "#main/text/english.ts";
import { sentence } from "#shared/games/texts.ts";
import { dataFolder } from "#main/start/folders.ts";

try {
  const { data } = parseArgs({ options: { data: { type: "string" } } }).values;
  if (data === "") throw new Error(cli.arguments.data);
  const folder = dataFolder(data);
  const { accounts, transactions, rounds, problems } = auditedFile(folder);
  for (const problem of problems) console.log(sentence(problem));
  console.log(cli.audited(folder, { accounts, transactions, rounds, problems: problems.length }));
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`audit: ${(error as Error).message.split(/\s*\n\s*/).join(" ")}`);
  process.exitCode = 2;
}
