// npm run host [-- --port N --data FOLDER --screen FOLDER]: the host without a window, for a club's machine.

import './nodeVersion.js';
import { hostArguments } from './hostArguments.ts';

try {
  const given = hostArguments(process.argv.slice(2));
  // Only now: what a too old Node lacks must not be asked for before it was told so.
  const { serveTerminal } = await import('./serveTerminal.ts');
  await serveTerminal(given);
} catch (error) {
  console.error(`host: ${(error as Error).message}`);
  process.exitCode = 1;
}
