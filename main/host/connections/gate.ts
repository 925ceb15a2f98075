// Which HTTP requests and WebSocket upgrades may come to the host at all?

import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Report } from './asks.ts';
import { bringsSecret } from './ownerSecret.ts';
import { largestRecord, recordType, replayPath } from './recordUpload.ts';

/** Where something may be sent to, of which type, how many bytes of it, and whether by the owner alone. */
const posts: readonly { readonly path: RegExp; readonly type: string; readonly largest: number; readonly owners: boolean }[] = [
  // Joining takes a token and a few words.
  { path: /^\/matchmake\/joinById\/[\w-]{1,40}$/, type: 'application/json', largest: 4096, owners: false },
  { path: replayPath, type: recordType, largest: largestRecord, owners: true },
];
const socketPath = /^\/[\w-]{1,40}\/[\w-]{1,40}\?[\w=&%-]{1,300}$/;

interface Turned {
  readonly status: number;
  readonly why: string;
}

/** Puts the gate before every listener that the server has by now; nothing reaches them but what it lets through. */
export function putGateBefore(server: HttpServer, secret: string, report: Report): void {
  const onRequest = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const onUpgrade = server.listeners('upgrade') as ((request: IncomingMessage, socket: Duplex, head: Buffer) => void)[];
  server.removeAllListeners('request').on('request', (request, response) => {
    const turned = turnedAway(request) ?? wrongRequest(request, secret);
    if (turned) response.writeHead(turned.status, { connection: 'close', 'content-type': 'text/plain' }).end(turned.why);
    else for (const listener of onRequest) listener.call(server, request, response);
  });
  server.removeAllListeners('upgrade').on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    const turned = turnedAway(request) ?? (socketPath.test(request.url ?? '') ? null : { status: 404, why: 'no such room' });
    if (turned) return socket.end(`HTTP/1.1 ${turned.status} ${turned.why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    try {
      for (const listener of onUpgrade) listener.call(server, request, socket, head);
    } catch (error) {
      report(error);
      socket.destroy();
    }
  });
}

/**
 * A page of another origin, or of a name that was bent to our address (DNS rebinding), must reach nothing. An address
 * written in numbers cannot be bent, so those are taken, and `localhost`.
 */
function turnedAway({ headers: { host, origin, 'sec-fetch-site': site } }: IncomingMessage): Turned | null {
  const name = hostName(host);
  if (name === null || (name !== 'localhost' && isIP(name) === 0)) return { status: 403, why: 'foreign Host' };
  if (origin !== undefined && origin !== `http://${host}`) return { status: 403, why: 'foreign Origin' };
  return site === 'cross-site' && origin !== undefined ? { status: 403, why: 'foreign site' } : null;
}

/** `127.0.0.1:1234` → `127.0.0.1`, `[::1]:1234` → `::1`; null where it is none of that form. */
function hostName(host: string | undefined): string | null {
  const found = /^(?:\[([\d:a-f.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host ?? '');
  return (found?.[1] ?? found?.[2] ?? null)?.toLowerCase() ?? null;
}

function wrongRequest({ method, url = '', headers }: IncomingMessage, secret: string): Turned | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST') return { status: 405, why: 'not allowed' };
  const post = posts.find(({ path }) => path.test(url));
  if (!post) return { status: 404, why: 'not found' };
  // Before a byte of it is read.
  if (post.owners && !bringsSecret(headers, secret)) return { status: 403, why: 'not yours' };
  if (headers['content-type'] !== post.type) return { status: 415, why: `${post.type} only` };
  // Without a length the body could be endless.
  if (headers['content-length'] === undefined) return { status: 411, why: 'length required' };
  return Number(headers['content-length']) <= post.largest ? null : { status: 413, why: 'too large' };
}
