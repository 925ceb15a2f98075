// npm run -s referee -- FILE [--seat N | --seat spectator | --all]: prints a record line by line.

import { readFileSync } from 'node:fs';
import { referee, refereeProblem } from './refereeCommand.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  referee(process.argv.slice(2), () => readFileSync(0), (line) => void process.stdout.write(line));
} catch (error) {
  process.stderr.write(refereeProblem(error));
  process.exitCode = 2;
}
