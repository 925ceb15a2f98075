// How is seen along a large company which way play goes?

import { Container, Graphics, GraphicsContext } from "pixi.js";
import type { TrackMark } from "#renderer/table/layout/layout.ts";

const colour = 0xffe3a1;
const turnTime = 420;

/** Points to the right at rotation 0. */
const chevron = new GraphicsContext()
  .moveTo(-3, -5)
  .lineTo(3, 0)
  .lineTo(-3, 5)
  .stroke({ width: 2.6, color: colour, cap: "round", join: "round" });

/** Chevrons on the cloth before the seats, which turn round when the direction does. */
export class DirectionTrack extends Container {
  #marks: readonly TrackMark[] = [];
  #turn = 0;
  #wanted = 0;

  constructor() {
    super({ label: "track", alpha: 0.62 });
  }

  set marks(marks: readonly TrackMark[]) {
    if (marks === this.#marks) return;
    this.#marks = marks;
    while (this.children.length > marks.length) this.children.at(-1)?.destroy();
    while (this.children.length < marks.length) this.addChild(new Graphics(chevron));
    marks.forEach(({ x, y, scale }, at) => {
      this.children[at]!.position.set(x, y);
      this.children[at]!.scale.set(scale);
    });
    this.#rotate();
  }

  /** 1 is clockwise; null where play has no direction. `glides`: it turns, else it has turned. */
  point(direction: 1 | -1 | null, glides: boolean): void {
    this.visible = direction !== null;
    this.#wanted = direction === -1 ? Math.PI : 0;
    if (glides) return;
    this.#turn = this.#wanted;
    this.#rotate();
  }

  tick(ms: number): boolean {
    if (this.#turn === this.#wanted) return false;
    const step = (Math.PI * ms) / turnTime;
    const left = this.#wanted - this.#turn;
    this.#turn = Math.abs(left) <= step ? this.#wanted : this.#turn + Math.sign(left) * step;
    this.#rotate();
    return this.#turn !== this.#wanted;
  }

  #rotate(): void {
    this.#marks.forEach(({ rotation }, at) => {
      this.children[at]!.rotation = rotation + this.#turn;
    });
  }
}
