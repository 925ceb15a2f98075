// Sends the host bytes that no browser would send, and reads its answers.

import { connect, type Socket } from "node:net";
import { request } from "node:http";

export type RawAnswer = Readonly<{
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}>;

type RawRequest = Readonly<{
  /** Where to; this machine unless given. */
  to?: string;
  /** Of this machine's addresses, the one that the host sees. */
  from?: string;
  method?: string;
  path: string;
  headers?: NodeJS.Dict<string>;
  body?: string;
}>;

/**
 * One HTTP request, its headers – Host too – exactly as given; an upgrade that succeeds answers
 * with 101.
 */
export function ask(
  port: number,
  { to = "127.0.0.1", from = "127.0.0.1", method = "GET", path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: to,
      localAddress: from,
      port,
      method,
      path,
      headers: { host: `${to}:${port}`, ...headers },
      agent: false,
    });
    asked.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve({ status: 101, headers: answer.headers, body: "" });
    });
    asked.on("response", (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer
        .on("error", reject)
        .on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

export const upgradeHeaders = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
} as const;

/** Writes bytes to a fresh connection, ends it, and resolves when the host has ended it too. */
export function write(port: number, ...parts: readonly (string | Uint8Array)[]): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
      socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve());
    socket.resume();
  });
}
