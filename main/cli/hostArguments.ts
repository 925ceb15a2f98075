// What may stand after `npm start --` and `npm run host --`?

import { parseArgs } from 'node:util';
import { cli } from '#main/text/english.ts';

export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export interface HostArguments {
  /** 0: any free one; null: none was asked for. */
  readonly port: number | null;
  readonly data: string | undefined;
  /** Another built screen than our own. */
  readonly screen: string | undefined;
  /** Do not look for Electron. */
  readonly browser: boolean;
}

const options = { port: { type: 'string' }, data: { type: 'string' }, screen: { type: 'string' }, browser: { type: 'boolean', default: false } } as const;

/** Throws an ArgumentError in one line. */
export function hostArguments(given: readonly string[]): HostArguments {
  const { port, data, screen, browser } = parsed(given);
  if (port !== undefined && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)) throw new ArgumentError(cli.arguments.port(port));
  if (data === '' || screen === '') throw new ArgumentError(cli.arguments.folders);
  return { port: port === undefined ? null : Number(port), data, screen, browser };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options }).values;
  } catch (error) {
    throw new ArgumentError((error as Error).message.split('\n')[0]);
  }
}
