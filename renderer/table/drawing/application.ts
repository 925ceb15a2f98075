import "pixi.js/unsafe-eval";
import { Application, Ticker } from "pixi.js";
import type { Room } from "#renderer/table/layout/regions.ts";

/** Names of software renderers: Chromium's, Mesa's (two), Windows', macOS'. */
const software = /swiftshader|llvmpipe|softpipe|microsoft basic render|apple software/i;

let known: boolean | null = null;

/** False also without WebGL. Cached, since a context is expensive. */
function hasGraphicsCard() {
  known ??= isCard(
    document.createElement("canvas").getContext("webgl", { failIfMajorPerformanceCaveat: true }),
  );
  return known;
}

export function isCard(
  gl: Pick<WebGLRenderingContext, "getExtension" | "getParameter" | "RENDERER"> | null,
): boolean {
  if (!gl) return false;
  const details = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !software.test(String(name));
}

const sharpest = 2;

export const sharpness = (): number => Math.min(sharpest, devicePixelRatio);

/**
 * `quicker`: WebGL, except where the processor emulates a graphics card; there a canvas takes a
 * tenth of the time.
 */
export type WantedRenderer = "webgl" | "canvas" | "quicker";

export async function stillApplication(
  { width, height }: Room,
  renderer: WantedRenderer,
): Promise<Application> {
  // Pixi sweeps its caches in a frame loop of its own, which would run while nothing moves; it
  // sweeps with ours instead.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const isByWebgl = renderer === "webgl" || (renderer === "quicker" && hasGraphicsCard());
  const app = new Application();
  await app.init({
    width,
    height,
    backgroundAlpha: 0,
    antialias: false,
    autoStart: false,
    sharedTicker: false,
    preference: isByWebgl ? ["webgl", "canvas"] : ["canvas"],
    resolution: sharpness(),
    autoDensity: true,
    // Leaves out Pixi's mouse, screen reader, filters and sprite sheets; the page has real buttons
    // and loads what else it needs itself.
    skipExtensionImports: true,
  });
  app.ticker.add(() => Ticker.system.update());
  // Whoever has it says which frames are drawn.
  // oxlint-disable-next-line typescript/unbound-method -- named with its `this`, as Pixi has added it
  app.ticker.remove(app.render, app);
  return app;
}
