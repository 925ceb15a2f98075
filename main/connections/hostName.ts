import { isIP } from "node:net";

/**
 * `127.0.0.1:1234` → `127.0.0.1`, `[::1]:1234` → `::1`; null for any other form or an impossible
 * port.
 */
export function hostName(host: string | undefined): string | null {
  const found = /^(?:\[([\d:a-f.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(host ?? "");
  const [, six, other, port] = found ?? [];
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return null;
  if (six !== undefined && isIP(six) !== 6) return null;
  return (six ?? other ?? null)?.toLowerCase() ?? null;
}
