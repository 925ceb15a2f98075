// npm run audit [-- --data FOLDER]: are the books of the bank, the stored rounds and the file itself right? Exit 0 when they are, 1 when not, 2 when they could not be read.

import { parseArgs } from 'node:util';
import { auditedFile } from '#main/store/auditedFile.ts';
import { dataFolder } from './places.ts';

try {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
  if (data === '') throw new Error('--data takes a folder');
  const folder = dataFolder(data);
  const { accounts, transactions, rounds, problems } = auditedFile(folder);
  for (const problem of problems) console.log(problem);
  const found = problems.length === 0 ? 'no problems' : `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  console.log(`${folder}: ${accounts} accounts, ${transactions} transactions, ${rounds} rounds, ${found}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`audit: ${(error as Error).message.split(/\s*\n\s*/).join(' ')}`);
  process.exitCode = 2;
}
