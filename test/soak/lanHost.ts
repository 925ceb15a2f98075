// The host as a club runs it – a process of its own, open to one address of the network –, which a soak kills and starts again.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { redeemed } from '#test/support/asOwner.ts';

const program = resolve(import.meta.dirname, '../../main/cli/host.ts');

export interface HostFolders {
  readonly data: string;
  readonly screen: string;
  /** By which the network reaches it; 127.0.0.2 unless given. */
  readonly address?: string;
}

export class LanHost {
  readonly url: string;
  /** The owner's, until the process ends. */
  readonly secret: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string, secret: string) {
    this.#child = child;
    this.url = url;
    this.secret = secret;
  }

  /** `port` 0: any free one. Rejects with what it said where it ends instead of listening. */
  static async start({ data, screen, address: network = '127.0.0.2' }: HostFolders, port: number): Promise<LanHost> {
    const given = ['--port', String(port), '--data', data, '--screen', screen, '--address', network];
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<URL>((found, failed) => {
      let said = '';
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const [whole] = /http:\/\/127\.0\.0\.1:\d+\/#code=\S+(?=\s)/.exec(said) ?? [];
        if (whole !== undefined) found(new URL(whole));
      });
      child.once('exit', (code) => failed(new Error(`the host ended with ${code}: ${said}`)));
    });
    return new LanHost(child, address.origin, await redeemed(address));
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** MiB that the process holds; Linux alone says so. */
  get mebibytes(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
