import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import express from "express";
import { isLoopbackName } from "#shared/protocol/addresses.ts";
import type { Report } from "./GuardedRoom.ts";
import { hostName } from "./gate.ts";

/** Vite puts a hash of the content in the name. */
const hashed = /-[\w-]{8}\.\w+(\.gz)?$/;
const packedPlace = "assets";

/**
 * Names `host`, whose form the gate has checked, because some browsers do not count ws: as 'self'.
 * A policy cannot name an IPv6 address.
 */
const policyFor = (host: string, scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    `connect-src 'self'${host.startsWith("[") ? "" : ` ws://${host}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");

/**
 * A worker has the policy of its own script. In that of sealed deals a library in WebAssembly runs,
 * several times faster than a script (H-51); no text is ever run as a script.
 */
const scriptsIn = (path: string): string =>
  /^\/assets\/seatWorker-[\w-]{8}\.js$/.test(path) ? "'self' 'wasm-unsafe-eval'" : "'self'";

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Browsers complain about it on an insecure address. */
const openerPolicy = (host: string): { readonly [header: string]: string } =>
  isLoopbackName(hostName(host) ?? "") ? { "Cross-Origin-Opener-Policy": "same-origin" } : {};

/**
 * Serves what `serveFirst` does, else the folder's files, `index.html` for `/`, and nothing else.
 */
export function servePages(
  app: express.Application,
  folder: string,
  report: Report,
  serveFirst: () => void,
): void {
  app.disable("x-powered-by");
  app.use((request, response, next) => {
    const { host = "" } = request.headers;
    response.set({
      ...headers,
      ...openerPolicy(host),
      "Content-Security-Policy": policyFor(host, scriptsIn(request.path)),
    });
    next();
  });
  serveFirst();
  app.use(packedOf(folder));
  app.use(
    express.static(folder, {
      dotfiles: "ignore",
      redirect: false,
      setHeaders: (response, path) =>
        response.setHeader(
          "Cache-Control",
          hashed.test(path) ? "public, max-age=31536000, immutable" : "no-cache",
        ),
    }),
  );
  app.use((_request, response) => {
    response.status(404).type("text/plain").send("not found");
  });
  app.use(faultsOf(report));
}

/** A browser on this machine: for it a byte costs less than its unpacking. */
const isNear = ({ socket }: express.Request): boolean =>
  socket.remoteAddress === socket.localAddress;

/** A third of the bytes, for a phone on a slow line. */
function packedOf(folder: string): express.RequestHandler {
  const packed = packedIn(folder);
  return (request, response, next) => {
    const type = packed.get(request.path);
    if (type !== undefined) {
      response.vary("Accept-Encoding");
      if (!isNear(request) && request.acceptsEncodings("gzip") === "gzip") {
        response.type(type).set("Content-Encoding", "gzip");
        request.url = `${request.path}.gz`;
      }
    }
    next();
  };
}

/** The files never change: their names contain a hash of the content. */
function packedIn(folder: string): ReadonlyMap<string, string> {
  const place = join(folder, packedPlace);
  const names = existsSync(place) ? readdirSync(place) : [];
  return new Map(
    names
      .filter((name) => name.endsWith(".gz"))
      .map((name) => name.slice(0, -".gz".length))
      .map((name) => [`/${packedPlace}/${name}`, extname(name)]),
  );
}

/**
 * Express and its body parsers give a bad request a status below 500; every other fault is the
 * host's own.
 */
function faultsOf(report: Report): express.ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const { status = 500 } = error as { readonly status?: number };
    if (status >= 500) report(error);
    if (response.headersSent) response.destroy();
    else
      response
        .status(status)
        .type("text/plain")
        .send(status < 500 ? "bad request" : "the host met an error of its own");
  };
}
