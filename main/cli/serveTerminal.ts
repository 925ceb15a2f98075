// How does a host run in a terminal, until it is told to stop?

import { ownerAddress, OwnerKeys } from '#main/connections/ownerKeys.ts';
import { runHost, startProblem } from '#main/host/runHost.ts';
import { cli } from '#main/text/english.ts';
import { sentence } from '#shared/games/texts.ts';
import type { HostArguments } from './hostArguments.ts';
import { stopSignals } from './stopSignals.ts';
import { usualPort } from './usualPort.ts';
import { dataFolder, rendererFolder } from './places.ts';

/** After this the process ends, whoever still holds on to it. */
const stopPatienceMs = 1500;

const printAddress = (address: string): void => console.log(cli.address(address));

/**
 * Serves until it is told to stop by a signal, then ends the process with 0. Prints the owner's address once it listens,
 * and answers with it; it opens the house for one browser, once. A new one is printed when somebody comes without a key and
 * the last one is used up or ten minutes old. Rejects with one line for the person where it cannot listen.
 */
export async function serveTerminal({ port, data, screen }: HostArguments): Promise<string> {
  const keys = new OwnerKeys({ onWanted: (code) => printAddress(ownerAddress(host.url, code)) });
  const code = keys.newCode();
  const host = await runHost({ dataFolder: dataFolder(data), rendererFolder: screen ?? rendererFolder, keys, port: port ?? (await usualPort()) }).catch((error: unknown) => {
    throw new Error(sentence(startProblem(error)).replaceAll('\n', ' '));
  });
  let isStopping = false;
  const stop = (): void => {
    // Ctrl-C under npm comes twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), stopPatienceMs);
    host.close().then(() => process.exit(0), () => process.exit(1));
  };
  for (const signal of stopSignals) process.on(signal, stop);
  const address = ownerAddress(host.url, code);
  printAddress(address);
  return address;
}
