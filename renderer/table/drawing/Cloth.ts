// How does the cloth lie under all that is drawn?

import { paintTable } from "#renderer/art/felt.ts";
import type { FeltName } from "#renderer/art/feltColours.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";

/** A canvas of its own: it changes with the window alone. */
export class Cloth {
  readonly #host: HTMLElement;
  #canvas: HTMLCanvasElement | null = null;
  #painted = "";

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Paints where something changed. */
  lay({ room: { width, height }, table }: Layout, felt: FeltName, pixelRatio: number): void {
    const wanted = [
      felt,
      width,
      height,
      table.x,
      table.y,
      table.width,
      table.height,
      table.radius,
      pixelRatio,
    ].join(" ");
    if (wanted === this.#painted) return;
    this.#painted = wanted;
    const canvas = paintTable({ width, height, pixelRatio, table, felt });
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.setAttribute("aria-hidden", "true");
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.#host.prepend(canvas);
    this.#canvas = canvas;
  }

  remove(): void {
    this.#canvas?.remove();
  }
}
