// Which machine does a request ask for?

import { isIP } from "node:net";

/**
 * `127.0.0.1:1234` → `127.0.0.1`, `[::1]:1234` → `::1`; null where it is none of that form, or has
 * a port that there cannot be.
 */
export function hostName(host: string | undefined): string | null {
  const found = /^(?:\[([\d:a-f.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(host ?? "");
  const [, six, other, port] = found ?? [];
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return null;
  if (six !== undefined && isIP(six) !== 6) return null;
  return (six ?? other ?? null)?.toLowerCase() ?? null;
}
