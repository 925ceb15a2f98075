// How is seen in a large company whose turn it is, who comes next, and which way play goes?

import type { Container, Texture } from "pixi.js";
import type { Seat } from "#shared/contract/seats.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { SeatLook, SeatPlate } from "#renderer/sprites/SeatPlate.ts";
import type { Part } from "#renderer/table/part.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { DirectionTrack } from "./DirectionTrack.ts";
import { nextToAct } from "./nextToAct.ts";
import { TurnPlate } from "./TurnPlate.ts";

export class TurnSigns {
  readonly #track = new DirectionTrack();
  readonly #turn: TurnPlate;
  #layout: Layout;
  #seat: Seat | null = null;
  #next: Seat | null = null;

  /**
   * `below`: what lies under the seats. `above`: the seats, among which the plate stands at this
   * height.
   */
  constructor(
    atlas: CardAtlas,
    layout: Layout,
    below: Container,
    above: Container,
    height: number,
  ) {
    this.#layout = layout;
    this.#turn = new TurnPlate(atlas);
    below.addChild(this.#track, this.#turn.beam);
    above.addChild(this.#turn.plate);
    this.#turn.plate.zIndex = height;
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    this.#track.marks = layout.track;
  }

  /** Who comes after the one to act. */
  get next(): Seat | null {
    return this.#next;
  }

  /** The plate of this seat, if it is the one to act and has no large plate of its own. */
  plateOf(seat: Seat): SeatPlate | null {
    return seat === this.#seat && this.#layout.seats[seat]?.turn ? this.#turn.plate : null;
  }

  turnTo(scene: Scene, parts: readonly Part[], glides: boolean): void {
    this.#seat = scene.toAct.length === 1 ? scene.toAct[0]! : null;
    this.#next = nextToAct(scene, parts, this.#layout.room);
    this.#track.point(scene.direction, glides);
  }

  /** How who is to act looks. */
  show(look: SeatLook | null, avatar: Texture | null, glides: boolean): void {
    this.#turn.show(this.#layout.seats[this.#seat ?? -1] ?? null, look, avatar, glides);
  }

  /** True while something moves. */
  tick(ms: number): boolean {
    return [this.#turn.tick(ms), this.#track.tick(ms)].includes(true);
  }
}
