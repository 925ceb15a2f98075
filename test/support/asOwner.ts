// Lets a test come to a house as its owner, where there is no browser that keeps cookies.

import { ownerCookie, ownerPath } from "#shared/protocol/wire.ts";

/**
 * What a browser sends along with a page's request to its own host: the shell's secret, or a
 * device's whole cookie.
 */
export const ownerHeaders = (origin: string, secret: string) => ({
  cookie: secret.includes("=") ? secret : `${ownerCookie(Number(new URL(origin).port))}=${secret}`,
  origin,
});

/** A `fetch` with the owner's cookie. */
export const asOwner =
  (origin: string, secret: string): typeof fetch =>
  (url, init) =>
    fetch(url, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        ...ownerHeaders(origin, secret),
      },
    });

/** The answer to a page at the printed address, which brings its code. */
export const bringCode = (
  { origin, hash }: URL,
  code = new URLSearchParams(hash.slice(1)).get("code"),
): Promise<Response> =>
  fetch(`${origin}${ownerPath}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ code }),
  });

/**
 * The device's cookie for which the printed address was exchanged. Rejects where it opens nothing.
 */
export async function redeemed(address: URL): Promise<string> {
  const [cookie = ""] = (await bringCode(address)).headers.getSetCookie();
  const pair = /^(cardtable-device-[\da-f]+=[\w-]{43});/.exec(cookie)?.[1];
  if (pair === undefined) throw new Error(`${address.href} opens nothing`);
  return pair;
}

/** The same as a browser keeps it. */
export function keptCookie(
  origin: string,
  pair: string,
): Readonly<{
  name: string;
  value: string;
  url: string;
  httpOnly: true;
  sameSite: "Strict";
}> {
  const [name = "", value = ""] = pair.split("=");
  return { name, value, url: origin, httpOnly: true, sameSite: "Strict" };
}
