// How is a whole host – house and server – started and ended, whoever starts it?

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerKeys } from '#main/connections/ownerKeys.ts';
import { serveHost } from '#main/connections/serveHost.ts';
import { startHost } from './host.ts';
import { faultLine, logToStandardError, type Log } from './log.ts';

export interface RunOptions {
  readonly dataFolder: string;
  readonly rendererFolder: string;
  /** By which the owner is known. */
  readonly keys: OwnerKeys;
  /** 0, the default: any free one. */
  readonly port?: number;
  readonly log?: Log;
}

export interface RunningHost {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

class ScreenError extends Error {
  override readonly name = 'ScreenError';
}

/** Rejects with an error that `startProblem` puts in words; then nothing runs. */
export async function runHost({ dataFolder, rendererFolder, keys, port = 0, log = logToStandardError }: RunOptions): Promise<RunningHost> {
  if (!existsSync(join(rendererFolder, 'index.html'))) throw new ScreenError(`the screen is not built in ${rendererFolder}; run: npm run build`);
  const host = await startHost({ dataFolder });
  try {
    const served = await serveHost({ house: host.house, rendererFolder, keys, port, report: (error) => log(faultLine(error)) });
    return {
      url: served.url,
      async close() {
        await served.close();
        await host.close();
      },
    };
  } catch (error) {
    await host.close();
    throw error;
  }
}

/** One line for a person: why the host could not be started. */
export function startProblem(error: unknown): string {
  const { code, port, message = String(error) } = error as { readonly code?: string; readonly port?: number; readonly message?: string };
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program; choose another with --port`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used; choose one above 1023 with --port`;
  return message.replaceAll('\n', ' ');
}
