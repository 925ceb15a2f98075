// What draws the table, only when it is asked to?

import 'pixi.js/unsafe-eval';
import { Application, Ticker } from 'pixi.js';
import type { Room } from '#renderer/table/layout/layout.ts';

const sharpest = 2;

/** Pixels of the screen per pixel of the page, at most so many. */
export const sharpness = (): number => Math.min(sharpest, devicePixelRatio);

/** Rejects where neither WebGL nor a canvas can be had. */
export async function stillApplication({ width, height }: Room, renderer: 'webgl' | 'canvas'): Promise<Application> {
  // Pixi sweeps its caches in a loop of frames of its own, which would go on where nothing moves: it sweeps with ours.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const app = new Application();
  await app.init({
    width, height, backgroundAlpha: 0, antialias: false, autoStart: false, sharedTicker: false,
    preference: renderer === 'canvas' ? ['canvas'] : ['webgl', 'canvas'], resolution: sharpness(), autoDensity: true,
    eventMode: 'none', accessibilityOptions: { activateOnTab: false },
  });
  app.ticker.add(() => Ticker.system.update());
  return app;
}
