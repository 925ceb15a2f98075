// How is a whole host – house and server – started and ended, whoever starts it?

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerKeys } from '#main/connections/ownerKeys.ts';
import { serveHost } from '#main/connections/serveHost.ts';
import { StoreError } from '#main/store/storeError.ts';
import type { CommonText } from '#shared/text/en/index.ts';
import { SaidError, saying, type Said } from '#shared/text/said.ts';
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

const says = saying<CommonText['shell']>('shell');

class ScreenError extends SaidError {
  override readonly name = 'ScreenError';
}

/** Rejects with an error that `startProblem` puts in words; then nothing runs. */
export async function runHost({ dataFolder, rendererFolder, keys, port = 0, log = logToStandardError }: RunOptions): Promise<RunningHost> {
  if (!existsSync(join(rendererFolder, 'index.html'))) throw new ScreenError(says('noScreen', { folder: rendererFolder }));
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

/** For a person, in one line: why the host could not be started. */
export function startProblem(error: unknown): Said {
  if (error instanceof SaidError || error instanceof StoreError) return error.said;
  const { code, port, message = String(error) } = error as { readonly code?: string; readonly port?: number; readonly message?: string };
  if (code === 'EADDRINUSE') return says('portInUse', { port: port ?? 0 });
  if (code === 'EACCES' && port !== undefined) return says('portForbidden', { port });
  return says('failed', { detail: message.replaceAll('\n', ' ') });
}
