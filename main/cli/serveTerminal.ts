import { ownerAddress, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { newsLine, type News, type Tell } from "#main/start/hostEvents.ts";
import { runHost, startProblem, type RunningHost } from "#main/start/runHost.ts";
import { systemClock } from "#main/base/clock.ts";
import { usualPort } from "#main/start/usualPort.ts";
import { theseAddresses } from "#main/lan/addresses.ts";
import { cli } from "#main/text/english.ts";
import { sentence } from "#shared/games/texts.ts";
import type { HostArguments } from "./hostArguments.ts";
import { stopSignals } from "./stopSignals.ts";
import { dataFolder, rendererFolder } from "#main/start/folders.ts";

/** ms after which the process ends, even if something still keeps it alive. */
const stopPatienceMs = 1500;

const printJson: Tell = (news) => console.log(newsLine(news, systemClock.now()));

function printWords(news: News): void {
  if (news.event === "address") console.log(cli.address(news.url));
  if (news.event !== "lan") return;
  for (const address of news.addresses) console.log(cli.inNetwork(address));
  if (news.problem !== null) console.log(cli.notInNetwork(news.problem));
}

/**
 * Ends the process with 0 at a stop signal. Prints and returns the owner's address, which opens the
 * house for one browser, once; prints a new one when somebody comes without a key and the last one
 * is used up or ten minutes old. Rejects with one line for the person.
 */
export async function serveTerminal({
  port,
  data,
  screen,
  lan,
  addresses,
  json,
}: HostArguments): Promise<string> {
  const tell: Tell = json ? printJson : printWords;
  const keys = new OwnerKeys({ onWanted: (code) => tellAddresses(host, code, lan, tell) });
  const code = keys.newCode();
  const wish = {
    always: lan,
    ...(port !== null && port > 0 && { port }),
    ...(addresses && { addresses: theseAddresses(addresses) }),
  };
  const folders = { dataFolder: dataFolder(data), rendererFolder: screen ?? rendererFolder };
  const host = await runHost({
    ...folders,
    keys,
    ports: port === null ? [usualPort, 0] : [port],
    lan: wish,
    tell,
  }).catch((error: unknown) => {
    throw new Error(sentence(startProblem(error)).replaceAll("\n", " "));
  });
  stopAtSignals(host);
  tellAddresses(host, code, lan, tell);
  return ownerAddress(host.url, code);
}

/** All have the same code: opening one of them uses up the others. */
function tellAddresses(host: RunningHost, code: string, isRemote: boolean, tell: Tell): void {
  const remote = isRemote ? host.lan().addresses.map(({ url }) => url) : [];
  for (const url of [host.url, ...remote]) tell({ event: "address", url: ownerAddress(url, code) });
}

function stopAtSignals(host: RunningHost): void {
  let isStopping = false;
  const stop = (): void => {
    // Ctrl-C under npm comes twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), stopPatienceMs);
    host.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of stopSignals) process.on(signal, stop);
}
