// How does a host run in a terminal, until it is told to stop?

import { newOwnerSecret, ownerAddress } from '#main/host/connections/ownerSecret.ts';
import { runHost, startProblem } from '#main/host/runHost.ts';
import type { HostArguments } from './hostArguments.ts';
import { stopSignals } from './stopSignals.ts';
import { usualPort } from './usualPort.ts';
import { dataFolder, rendererFolder } from './places.ts';

/** After this the process ends, whoever still holds on to it. */
const stopPatienceMs = 1500;

/**
 * Serves until it is told to stop by a signal, then ends the process with 0. Answers with the owner's address once it listens;
 * rejects with one line for the person where it cannot.
 */
export async function serveTerminal({ port, data, screen }: HostArguments): Promise<string> {
  const secret = newOwnerSecret();
  const host = await runHost({ dataFolder: dataFolder(data), rendererFolder: screen ?? rendererFolder, secret, port: port ?? (await usualPort()) }).catch((error: unknown) => {
    throw new Error(startProblem(error));
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
  return ownerAddress(host.url, secret);
}
