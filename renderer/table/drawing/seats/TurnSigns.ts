import { Container, Graphics, GraphicsContext, type Texture } from "pixi.js";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import { SeatPlate, type SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { SeatPlace } from "#renderer/table/layout/seatPlaces.ts";
import { Gliding } from "#renderer/table/drawing/Gliding.ts";
import { circleFrom, type TrackMark } from "#renderer/table/layout/ring.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Room } from "#renderer/table/layout/regions.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";

const beamGold = 0xffd978;
/** Width of the beam at the plate and at the seat, pixels. */
const beamEnds = { plate: 17, seat: 5 };
const glideTime = 190;

/** A larger plate that moves to the seat to act, with a beam from it to the seat. */
class TurnPlate {
  readonly plate: SeatPlate;
  readonly beam = new Graphics({ label: "beam", visible: false });
  readonly #gliding = new Gliding();
  #seat: SeatPlace | null = null;

  constructor(atlas: CardAtlas) {
    this.plate = new SeatPlate(atlas, "compact");
    this.plate.visible = false;
    // Its clock is redrawn all the time; in its own render group it spares the traversal of up to
    // fifty seats.
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
   * Null if nobody is to act, or if the own plate of the seat to act is large enough. `glides`:
   * from the previous seat.
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

  #point() {
    if (!this.#seat) return;
    const { x, y } = this.plate;
    const [across, down] = [this.#seat.x - x, this.#seat.y - y];
    this.beam.position.set(x, y);
    this.beam.rotation = Math.atan2(down, across);
    this.beam.scale.set(Math.hypot(across, down), 1);
  }
}

const colour = 0xffe3a1;
const turnTime = 420;

/** Points to the right at rotation 0. */
const chevron = new GraphicsContext()
  .moveTo(-3, -5)
  .lineTo(3, 0)
  .lineTo(-3, 5)
  .stroke({ width: 2.6, color: colour, cap: "round", join: "round" });

/** Chevrons on the cloth before the seats; they turn round when the direction changes. */
class DirectionTrack extends Container {
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

  /** 1 is clockwise. */
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

  #rotate() {
    this.#marks.forEach(({ rotation }, at) => {
      this.children[at]!.rotation = rotation + this.#turn;
    });
  }
}

/**
 * Follows the direction of play, past seats that are out or skipped; null if the game has no
 * direction or nobody is to act.
 */
export function nextToAct(scene: Scene, room: Pick<Room, "seats" | "own" | "circle">): Seat | null {
  const { toAct, direction, folded, counts, skips = [] } = scene;
  const [seat] = toAct;
  // Where all choose at the same time nobody is next.
  if (seat === undefined || toAct.length > 1 || direction === null) return null;
  const circle = circleFrom(room);
  const at = circle.indexOf(seat);
  const others = circle
    .slice(1)
    .map((_, step) => circle[(at + (step + 1) * direction + circle.length) % circle.length]!);
  return (
    others.find((one) => !folded[one] && (counts[one] ?? 0) > 0 && !((skips[one] ?? 0) > 0)) ?? null
  );
}

export class TurnSigns {
  readonly #track = new DirectionTrack();
  readonly #turn: TurnPlate;
  #layout: Layout;
  #seat: Seat | null = null;
  #next: Seat | null = null;

  /**
   * `below`: the container under the seats. `above`: that of the seats, in which the plate gets
   * this height.
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

  get next(): Seat | null {
    return this.#next;
  }

  plateOf(seat: Seat): SeatPlate | null {
    return seat === this.#seat && this.#layout.seats[seat]?.turn ? this.#turn.plate : null;
  }

  turnTo(scene: Scene, glides: boolean): void {
    this.#seat = scene.toAct.length === 1 ? scene.toAct[0]! : null;
    this.#next = nextToAct(scene, this.#layout.room);
    this.#track.point(scene.direction, glides);
  }

  show(look: SeatLook | null, avatar: Texture | null, glides: boolean): void {
    this.#turn.show(this.#layout.seats[this.#seat ?? -1] ?? null, look, avatar, glides);
  }

  tick(ms: number): boolean {
    return [this.#turn.tick(ms), this.#track.tick(ms)].includes(true);
  }
}
