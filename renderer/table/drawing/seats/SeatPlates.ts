import { Easing } from "@tweenjs/tween.js";
import { Container } from "pixi.js";
import type { Seat } from "#shared/contract/seats.ts";
import { loadAvatar } from "#renderer/art/avatarTexture.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { GamePart } from "#renderer/table/part.ts";
import { SeatPlate, type SeatLook } from "#renderer/sprites/SeatPlate.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Pose } from "#renderer/table/layout/handFan.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { FaceMove } from "#renderer/sprites/faceMoves.ts";
import { Gliding } from "#renderer/table/drawing/Gliding.ts";
import { MovingFaces } from "./MovingFaces.ts";
import {
  kindOf,
  seatLook,
  spritesAt,
  speakAt,
  speakerOf,
  unseat,
  type SeatSprites,
} from "./seatSprites.ts";
import type { SeatPerson } from "./seatPerson.ts";
import { TurnSigns } from "./TurnSigns.ts";

type Move = (share: number) => void;

const springUp =
  (plate: Container | undefined, scale: number): Move =>
  (share) =>
    plate?.scale.set(scale * (1 + 0.16 * Math.sin(Easing.Quadratic.Out(share) * Math.PI)));

const drawnWidth = 100;
/** Time to move to another place at the table, ms. */
const moveTime = 420;
/** The speaker is drawn above the seat to act, and both above the others. */
const heights = { speaks: 2, turn: 1, others: 0 };

export class SeatPlates {
  readonly fans = new Container({ label: "fans" });
  readonly plates = new Container({ label: "plates", sortableChildren: true });
  glides = false;
  readonly #atlas: CardAtlas;
  readonly #redraw: () => void;
  #layout: Layout;
  #seats: SeatSprites[] = [];
  #people: readonly SeatPerson[] = [];
  readonly #bare = new Set<Seat>();
  readonly #gliding = new Gliding();
  readonly #faces = new MovingFaces();
  readonly #signs: TurnSigns;
  #speaker: Seat | null = null;
  #hasCrowd = false;
  #scene: Scene;
  #parts: readonly GamePart[] = [];

  constructor(atlas: CardAtlas, layout: Layout, scene: Scene, redraw: () => void) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#scene = scene;
    this.#redraw = redraw;
    this.#signs = new TurnSigns(atlas, layout, this.fans, this.plates, heights.turn);
  }

  /**
   * Rebuilds the seats if their number or size changed, else moves them; they glide unless the
   * window's size changed.
   */
  lay(layout: Layout): void {
    const isSameWindow = (["width", "height"] as const).every(
      (side) => layout.room[side] === this.#layout.room[side],
    );
    this.#layout = layout;
    const isNew =
      this.#seats.length !== layout.seats.length ||
      this.#seats.some(({ kind }, seat) => kind !== kindOf(layout.seats[seat]!));
    if (isNew) this.#build();
    const ms = this.glides && isSameWindow && !isNew ? moveTime : 0;
    layout.seats.forEach((place, seat) => {
      const { plate, fan } = this.#seats[seat]!;
      this.#gliding.move(plate, { x: place.x, y: place.y, scale: place.scale, rotation: 0 }, ms);
      if (fan && place.fan)
        this.#gliding.move(
          fan,
          { x: place.fan.x, y: place.fan.y, scale: 1, rotation: place.fan.rotation },
          ms,
        );
    });
    this.#signs.layout = layout;
    this.#showAll();
  }

  tick(ms: number): boolean {
    return [this.#gliding, this.#faces, this.#signs].map((its) => its.tick(ms)).includes(true);
  }

  #build() {
    this.#gliding.clear();
    this.#hasCrowd = this.#layout.seats.some(({ turn }) => turn !== null);
    this.#seats.forEach(unseat);
    this.#seats = this.#layout.seats.map((place) => spritesAt(place, this.#atlas));
    for (const { plate, fan } of this.#seats) {
      this.plates.addChild(plate);
      if (fan) this.fans.addChild(fan);
    }
  }

  nameAt(seat: Seat): string {
    return this.#people[seat]?.name ?? "";
  }

  set people(people: readonly SeatPerson[]) {
    this.#people = people;
    this.#showAll();
  }

  /**
   * Shows at once who is to act and who deals, and what parts show at once; cards, words and places
   * come with the plan.
   */
  turnTo(
    { toAct, dealer, own, direction }: Pick<Scene, "toAct" | "dealer" | "own" | "direction">,
    atOnce: Partial<Scene>,
  ): void {
    this.#scene = { ...this.#scene, toAct, dealer, own, direction, ...atOnce };
    this.#showAll();
  }

  set parts(parts: readonly GamePart[]) {
    this.#parts = parts;
  }

  get scene(): Scene {
    return this.#scene;
  }

  change(change: Partial<Scene>, seat?: Seat): void {
    this.#scene = { ...this.#scene, ...change };
    if (seat === undefined) this.#showAll();
    else this.#show(seat);
  }

  plateAt(seat: Seat): SeatSprites["plate"] | null {
    return this.#seats[seat]?.plate ?? null;
  }

  moveFace(seat: Seat, move: FaceMove): void {
    const plate = this.plateAt(seat);
    if (plate) this.#faces.begin(plate, move);
  }

  bare(seat: Seat, isBare: boolean): void {
    if (isBare) this.#bare.add(seat);
    else this.#bare.delete(seat);
    this.#show(seat);
  }

  settle(scene: Scene): void {
    this.#speaker = speakerOf(this.#scene.speech, scene.speech) ?? this.#speaker;
    this.#scene = scene;
    this.#showAll();
  }

  setCount(seat: Seat, cards: number): void {
    const counts =
      this.#scene.counts.length > seat ? this.#scene.counts : this.#layout.seats.map(() => 0);
    this.#scene = { ...this.#scene, counts: counts.with(seat, cards) };
    this.#show(seat);
  }

  say(seat: Seat, words: string): void {
    if (words !== "") this.#speaker = seat;
    this.#scene = {
      ...this.#scene,
      speech: this.#layout.seats.map((_, at) =>
        at === seat ? words : (this.#scene.speech[at] ?? ""),
      ),
    };
    this.#showAll();
  }

  hush(): void {
    this.#scene = { ...this.#scene, speech: [] };
    this.#showAll();
  }

  clear(chips: Scene["chips"]): void {
    this.change({ chips, folded: [], speech: [], places: [] });
  }

  muck(seat: Seat): void {
    this.#scene = {
      ...this.#scene,
      folded: this.#layout.seats.map((_, at) => at === seat || (this.#scene.folded[at] ?? false)),
    };
    this.#show(seat);
  }

  setPlace(seat: Seat, place: number): (share: number) => void {
    this.#scene = {
      ...this.#scene,
      places: this.#layout.seats.map((_, at) =>
        at === seat ? place : (this.#scene.places[at] ?? null),
      ),
    };
    this.#show(seat);
    return springUp(this.#seats[seat]?.plate, this.#layout.seats[seat]?.scale ?? 1);
  }

  moveChips(from: Seat | "pot", to: Seat | "pot", amount: number): (share: number) => void {
    const give = this.#counting(from, -amount, (share) => Math.min(1, share * 2.5));
    const take = this.#counting(to, amount, (share) => Math.max(0, share * 2.5 - 1.5));
    return (share) => [give, take].forEach((count) => count(share));
  }

  /**
   * Keeps the counted stack in the scene too, so that showing the seat again meanwhile does not
   * reset it.
   */
  #counting(
    seat: Seat | "pot",
    change: number,
    counted: (share: number) => number,
  ): (share: number) => void {
    if (seat === "pot") return () => undefined;
    const had =
      this.#scene.chips?.[seat] ?? this.#plateOf(seat)?.chips ?? this.#people[seat]?.chips ?? null;
    if (had === null) return () => undefined;
    return (share) => {
      const now = Math.round(had + change * counted(share));
      this.#scene = {
        ...this.#scene,
        chips: (this.#scene.chips ?? this.#people.map(({ chips }) => chips ?? 0)).with(seat, now),
      };
      const plate = this.#plateOf(seat);
      if (!plate) return;
      plate.chips = now;
      if (now > 0) plate.notice = "";
    };
  }

  /** 1 full … 0 over; null for none. True if the ring was redrawn. */
  setClock(seat: Seat, remaining: number | null): boolean {
    const clock = this.#plateOf(seat)?.clock;
    const before = clock?.remaining;
    if (clock) clock.remaining = remaining;
    return clock?.remaining !== before;
  }

  handPose(seat: Seat): Pose {
    const place = this.#layout.seats[seat];
    const fan = this.#seats[seat]?.fan;
    if (place?.fan && fan) {
      const { x, y, rotation } = fan.edge;
      // The pose where the fan will be once it has glided to its place.
      return {
        x: x + place.fan.x - fan.x,
        y: y + place.fan.y - fan.y,
        rotation: rotation + place.fan.rotation - fan.rotation,
        scale: place.fan.cardWidth / drawnWidth,
      };
    }
    const { x, y, cardWidth } = this.#layout.hand;
    if (seat === this.#scene.own) return { x, y, rotation: 0, scale: cardWidth / drawnWidth };
    return { x: place?.x ?? x, y: place?.y ?? y, rotation: 0, scale: 0.16 };
  }

  #plateOf(seat: Seat): SeatPlate | null {
    const plate = this.#seats[seat]?.plate;
    return plate instanceof SeatPlate ? plate : this.#signs.plateOf(seat);
  }

  #showAll() {
    this.#signs.turnTo(this.#scene, this.glides);
    for (const seat of this.#seats.keys()) this.#show(seat);
    this.#showTurn();
  }

  #show(seat: Seat) {
    const sprites = this.#seats[seat];
    const place = this.#layout.seats[seat];
    const person = this.#people[seat];
    if (!sprites || !place) return;
    const isOpen = Boolean(this.#scene.shown?.[seat]);
    const count = isOpen ? 0 : (this.#scene.counts[seat] ?? 0);
    if (sprites.fan && place.fan) sprites.fan.show(count, place.fan.cardWidth, place.fan.spread);
    speakAt(sprites, place, isOpen);
    if (!person) return;
    sprites.plate.show(this.#lookOf(seat, person));
    sprites.plate.zIndex = seat === this.#speaker ? heights.speaks : heights.others;
    if (sprites.avatar !== person.avatar) this.#setAvatar(sprites, person.avatar);
    if (seat === this.#scene.toAct[0]) this.#showTurn();
  }

  #lookOf(seat: Seat, person: SeatPerson): SeatLook {
    const look = seatLook(this.#scene, seat, person, {
      isBare: this.#bare.has(seat),
      next: this.#signs.next,
      parts: this.#parts,
    });
    return this.#hasCrowd && seat !== this.#speaker ? { ...look, speech: "" } : look;
  }

  #showTurn() {
    const [seat = -1] = this.#scene.toAct;
    const person = this.#people[seat];
    this.#signs.show(
      person ? this.#lookOf(seat, person) : null,
      this.#seats[seat]?.texture ?? null,
      this.glides,
    );
  }

  #setAvatar(sprites: SeatSprites, avatar: string) {
    sprites.avatar = avatar;
    loadAvatar(avatar).then(
      (texture) => {
        if (sprites.plate.destroyed || sprites.avatar !== avatar) return;
        sprites.plate.avatar = sprites.texture = texture;
        this.#showTurn();
        this.#redraw();
      },
      () => undefined,
    );
  }
}
