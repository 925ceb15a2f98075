// How are the other hands, the plates, the pot and everything said at the seats kept up to date?

import { Easing } from '@tweenjs/tween.js';
import { Container } from 'pixi.js';
import type { Seat } from '#shared/game/seats.ts';
import { loadAvatar } from '#renderer/art/avatarTexture.ts';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import { BackFan } from '#renderer/sprites/BackFan.ts';
import { SeatPlate, type SeatLook } from '#renderer/sprites/SeatPlate.ts';
import type { Layout, Pose } from '#renderer/table/layout/layout.ts';
import type { Scene, ShownHand } from '#renderer/table/scene/scene.ts';
import { tableText } from '#renderer/table/tableText.ts';
import type { SeatPerson } from './seatPerson.ts';

type Sitting = { readonly plate: SeatPlate; readonly fan: BackFan | null; readonly size: string; avatar: string };

const stageWidth = 100;
const mostShown = 14;

/** Are there chips to be won yet? */
const hasStakes = ({ bets, pots }: Pick<Scene, 'bets' | 'pots'>): boolean => [...(bets ?? []), ...(pots ?? []).map(({ amount }) => amount)].some((amount) => amount > 0);

export class SeatRow {
  readonly fans = new Container({ label: 'fans' });
  readonly plates = new Container({ label: 'plates' });
  readonly #atlas: CardAtlas;
  readonly #redraw: () => void;
  #layout: Layout;
  #seats: Sitting[] = [];
  #people: readonly SeatPerson[] = [];
  readonly #bare = new Set<Seat>();
  #scene: Pick<Scene, 'counts' | 'speech' | 'titles' | 'places' | 'chips' | 'dealer' | 'toAct' | 'own' | 'shown' | 'folded' | 'bets' | 'pots'>;

  constructor(atlas: CardAtlas, layout: Layout, scene: Scene, redraw: () => void) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#scene = scene;
    this.#redraw = redraw;
  }

  /** Builds the seats anew where their number or size changed, else moves them. */
  set layout(layout: Layout) {
    this.#layout = layout;
    const sizes = layout.seats.map(({ size, fan }) => `${size} ${fan !== null}`);
    if (this.#seats.length !== sizes.length || this.#seats.some(({ size }, seat) => size !== sizes[seat])) this.#build(sizes);
    layout.seats.forEach((place, seat) => {
      const { plate, fan } = this.#seats[seat]!;
      plate.position.set(place.x, place.y);
      plate.scale.set(place.scale);
      plate.bubbleSide = place.bubble;
      if (!fan || !place.fan) return;
      fan.position.set(place.fan.x, place.fan.y);
      fan.rotation = place.fan.rotation;
    });
    this.#showAll();
  }

  #build(sizes: readonly string[]): void {
    for (const { plate, fan } of this.#seats) {
      plate.destroy({ children: true });
      fan?.destroy({ children: true });
    }
    this.#seats = this.#layout.seats.map((place, seat) => {
      const plate = new SeatPlate(this.#atlas, place.size);
      const fan = place.fan ? new BackFan(this.#atlas) : null;
      this.plates.addChild(plate);
      if (fan) this.fans.addChild(fan);
      return { plate, fan, size: sizes[seat] ?? '', avatar: '' };
    });
  }

  set people(people: readonly SeatPerson[]) {
    this.#people = people;
    this.#showAll();
  }

  /** Who is to act, deals and has what is shown at once; cards, words and places come with the plan. */
  turnTo(scene: Scene): void {
    this.#scene = { ...this.#scene, toAct: scene.toAct, dealer: scene.dealer, own: scene.own };
    this.#showAll();
  }

  /** A bare head wears no crown and no cap. */
  bare(seat: Seat, isBare: boolean): void {
    if (isBare) this.#bare.add(seat);
    else this.#bare.delete(seat);
    this.#show(seat);
  }

  settle(scene: Scene): void {
    this.#scene = scene;
    this.#showAll();
  }

  setCount(seat: Seat, cards: number): void {
    const counts = this.#scene.counts.length > seat ? this.#scene.counts : this.#layout.seats.map(() => 0);
    this.#scene = { ...this.#scene, counts: counts.with(seat, cards) };
    this.#show(seat);
  }

  say(seat: Seat, words: string): void {
    this.#scene = { ...this.#scene, speech: this.#layout.seats.map((_, at) => (at === seat ? words : (this.#scene.speech[at] ?? ''))) };
    this.#show(seat);
  }

  hush(): void {
    this.#scene = { ...this.#scene, speech: [] };
    this.#showAll();
  }

  /** Its cards lie open on the table now. */
  setShown(seat: Seat, hand: ShownHand): void {
    this.#scene = { ...this.#scene, shown: this.#layout.seats.map((_, at) => (at === seat ? hand : (this.#scene.shown[at] ?? null))) };
    this.#show(seat);
  }

  /** Nobody shows, has folded or won any more, and these are the stacks. */
  clear(chips: Scene['chips']): void {
    this.#scene = { ...this.#scene, chips, shown: [], folded: [], speech: [], places: [] };
    this.#showAll();
  }

  muck(seat: Seat): void {
    this.#scene = { ...this.#scene, folded: this.#layout.seats.map((_, at) => at === seat || (this.#scene.folded[at] ?? false)) };
    this.#show(seat);
  }

  /** The seat shines, and fades. */
  glow(seat: Seat): (share: number) => void {
    const plate = this.#seats[seat]?.plate;
    return (share) => {
      if (plate && !plate.destroyed) plate.shine = Math.sin(Math.sqrt(share) * Math.PI);
    };
  }

  /** The ribbon springs up. */
  setPlace(seat: Seat, place: number): (share: number) => void {
    this.#scene = { ...this.#scene, places: this.#layout.seats.map((_, at) => (at === seat ? place : (this.#scene.places[at] ?? null))) };
    this.#show(seat);
    const plate = this.#seats[seat]?.plate;
    const scale = this.#layout.seats[seat]?.scale ?? 1;
    return (share) => plate?.scale.set(scale * (1 + 0.16 * Math.sin(Easing.Quadratic.Out(share) * Math.PI)));
  }

  /** The stack counts down as chips leave, and up as they arrive. */
  moveChips(from: Seat | 'pot', to: Seat | 'pot', amount: number): (share: number) => void {
    const give = this.#counting(from, -amount, (share) => Math.min(1, share * 2.5));
    const take = this.#counting(to, amount, (share) => Math.max(0, share * 2.5 - 1.5));
    return (share) => {
      give(share);
      take(share);
    };
  }

  /** What the plate says while it counts is what it says afterwards, whatever else is shown anew meanwhile. */
  #counting(seat: Seat | 'pot', change: number, counted: (share: number) => number): (share: number) => void {
    if (seat === 'pot') return () => undefined;
    const had = this.#scene.chips?.[seat] ?? this.#seats[seat]?.plate.chips ?? null;
    if (had === null) return () => undefined;
    return (share) => {
      const now = Math.round(had + change * counted(share));
      this.#scene = { ...this.#scene, chips: (this.#scene.chips ?? this.#people.map(({ chips }) => chips ?? 0)).with(seat, now) };
      const plate = this.#seats[seat]?.plate;
      if (!plate) return;
      plate.chips = now;
      if (now > 0) plate.notice = '';
    };
  }

  /** Time left of a turn, 1 full … 0 over; null where none runs. Answers true where the ring was redrawn. */
  setClock(seat: Seat, remaining: number | null): boolean {
    const clock = this.#seats[seat]?.plate.clock;
    if (!clock) return false;
    const before = clock.remaining;
    clock.remaining = remaining;
    return clock.remaining !== before;
  }

  /** Where a card leaves or joins a seat's hand. */
  handPose(seat: Seat): Pose {
    const place = this.#layout.seats[seat];
    const fan = this.#seats[seat]?.fan;
    if (place?.fan && fan) return { ...fan.edge, scale: place.fan.cardWidth / stageWidth };
    const { x, y, cardWidth } = this.#layout.hand;
    if (seat === this.#scene.own) return { x, y, rotation: 0, scale: cardWidth / stageWidth };
    return { x: place?.x ?? x, y: place?.y ?? y, rotation: 0, scale: 0.16 };
  }

  #showAll(): void {
    for (const seat of this.#seats.keys()) this.#show(seat);
  }

  #show(seat: Seat): void {
    const sitting = this.#seats[seat];
    const place = this.#layout.seats[seat];
    const person = this.#people[seat];
    if (!sitting || !place) return;
    const count = this.#scene.shown[seat] ? 0 : (this.#scene.counts[seat] ?? 0);
    if (sitting.fan && place.fan) sitting.fan.show(count, { cardWidth: place.fan.cardWidth, maxSpread: place.fan.spread, maxShown: mostShown });
    if (!person) return;
    sitting.plate.show(this.#lookOf(seat, person, this.#scene.counts[seat] ?? 0));
    if (sitting.avatar !== person.avatar) this.#wear(sitting, person.avatar);
  }

  #lookOf(seat: Seat, person: SeatPerson, count: number): SeatLook {
    const { speech, titles, places, chips, dealer, toAct, folded } = this.#scene;
    const isAllIn = count > 0 && chips?.[seat] === 0 && !folded[seat] && hasStakes(this.#scene);
    const isBare = this.#bare.has(seat);
    return {
      name: person.name, crowns: isBare ? 0 : person.kings, bastards: isBare ? 0 : person.bastards, title: titles[seat] ?? null, bot: person.bot, presence: person.presence,
      chips: chips?.[seat] ?? person.chips, cards: count, dealer: dealer === seat, active: toAct.includes(seat),
      place: places[seat] ?? null, speech: speech[seat] ?? '', folded: folded[seat] ?? false, notice: isAllIn ? tableText().allIn : '',
    };
  }

  #wear(sitting: Sitting, avatar: string): void {
    sitting.avatar = avatar;
    loadAvatar(avatar).then((texture) => {
      if (sitting.plate.destroyed || sitting.avatar !== avatar) return;
      sitting.plate.avatar = texture;
      this.#redraw();
    }, () => undefined);
  }
}
