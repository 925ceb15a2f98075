// How does a large company see at a glance whose turn it is?

import { Graphics, type Texture } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { SeatPlate, type SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { SeatPlace } from "#renderer/table/layout/layout.ts";
import { Gliding } from "../Gliding.ts";

const beamGold = 0xffd978;
/** Width of the beam at the plate and at the seat, pixels. */
const beamEnds = { plate: 17, seat: 5 };
const glideTime = 190;

/** A larger plate that goes to who is to act, and a beam from it to the seat. */
export class TurnPlate {
  readonly plate: SeatPlate;
  /** Lies under plates and seats. */
  readonly beam = new Graphics({ label: "beam", visible: false });
  readonly #gliding = new Gliding();
  #seat: SeatPlace | null = null;

  constructor(atlas: CardAtlas) {
    this.plate = new SeatPlate(atlas, "compact");
    this.plate.visible = false;
    // Its clock is drawn anew all the time: fifty seats need not be gone through for it.
    this.plate.enableRenderGroup();
    this.beam
      .poly([
        0,
        -beamEnds.plate / 2,
        1,
        -beamEnds.seat / 2,
        1,
        beamEnds.seat / 2,
        0,
        beamEnds.plate / 2,
      ])
      .fill({ color: beamGold, alpha: 0.55 });
  }

  /**
   * `glides`: from who was to act before. Null where nobody is, or somebody whose own plate is
   * large enough.
   */
  show(
    seat: SeatPlace | null,
    look: SeatLook | null,
    avatar: Texture | null,
    glides: boolean,
  ): void {
    const wasShown = this.plate.visible;
    const isSame = this.#seat === seat;
    this.#seat = seat;
    this.plate.visible = this.beam.visible = seat?.turn !== null && seat !== null && look !== null;
    if (!seat?.turn || !look) return;
    this.plate.show({ ...look, active: true, crowns: 0, bastards: 0, speech: "" });
    this.plate.label = `turn ${look.name}`;
    if (avatar) this.plate.avatar = avatar;
    if (!isSame) this.plate.clock.remaining = null;
    if (!isSame || !wasShown)
      this.#gliding.move(
        this.plate,
        { x: seat.turn.x, y: seat.turn.y, scale: seat.turn.scale, rotation: 0 },
        glides && wasShown ? glideTime : 0,
      );
    this.#point();
  }

  tick(ms: number): boolean {
    const moves = this.#gliding.tick(ms);
    if (this.beam.visible) this.#point();
    return moves;
  }

  #point(): void {
    if (!this.#seat) return;
    const { x, y } = this.plate;
    const [across, down] = [this.#seat.x - x, this.#seat.y - y];
    this.beam.position.set(x, y);
    this.beam.rotation = Math.atan2(down, across);
    this.beam.scale.set(Math.hypot(across, down), 1);
  }
}
