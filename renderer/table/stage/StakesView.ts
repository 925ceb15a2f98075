// How are bets shown before the seats and pots in the middle, and how do chips go between them?

import { Container } from 'pixi.js';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import type { Seat } from '#shared/game/seats.ts';
import { ChipSpot } from '#renderer/sprites/ChipSpot.ts';
import { potChip, type Layout } from '#renderer/table/layout/layout.ts';
import type { Point } from '#renderer/table/layout/boxes.ts';
import type { Pot, Scene } from '#renderer/table/scene/scene.ts';
import { FlyingChips } from './FlyingChips.ts';

type Move = (share: number) => void;
const still: Move = () => undefined;

export class StakesView extends Container {
  readonly #atlas: CardAtlas;
  readonly #spots = new Container();
  readonly #flying: FlyingChips;
  #bets: ChipSpot[] = [];
  #pots: ChipSpot[] = [];
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout) {
    super({ label: 'stakes' });
    this.#atlas = atlas;
    this.#layout = layout;
    this.#flying = new FlyingChips(atlas);
    this.addChild(this.#spots, this.#flying);
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    this.#place();
  }

  bet(seat: Seat, amount: number): Move {
    const spot = this.#betAt(seat);
    return spot ? this.#flying.send(this.#plateOf(seat), spot, amount, this.#chip, () => (spot.amount += amount)) : still;
  }

  refund(seat: Seat, amount: number): Move {
    const spot = this.#betAt(seat);
    if (!spot) return still;
    spot.amount = Math.max(0, spot.amount - amount);
    return this.#flying.send(spot, this.#plateOf(seat), amount, this.#chip, () => undefined);
  }

  /** The pots take their new places at once; their amounts are told when the chips have come. */
  gather(pots: readonly Pot[]): Move {
    const amounts = this.#pots.map(({ amount }) => amount);
    this.#setPots(pots.map((_, index) => amounts[index] ?? 0));
    const moves = this.#bets.filter(({ amount }) => amount > 0).map((spot, index) => {
      const pot = this.#pots[index % Math.max(1, this.#pots.length)] ?? spot;
      const { amount } = spot;
      spot.amount = 0;
      return this.#flying.send(spot, pot, amount, this.#chip, () => undefined);
    });
    return (share) => {
      for (const move of moves) move(share);
      if (share >= 1) this.#setPots(pots.map(({ amount }) => amount));
    };
  }

  stack(pots: readonly Pot[]): void {
    this.#setPots(pots.map(({ amount }) => amount));
  }

  award(pot: number, shares: readonly { readonly seat: Seat; readonly amount: number }[]): Move {
    const spot = this.#pots[pot];
    if (!spot) return still;
    spot.amount = 0;
    const moves = shares.map(({ seat, amount }) => this.#flying.send(spot, this.#plateOf(seat), amount, potChip(this.#layout.middle), () => undefined));
    return (share) => moves.forEach((move) => move(share));
  }

  /** Nothing flies any more. */
  settle({ bets, pots }: Pick<Scene, 'bets' | 'pots'>): void {
    this.#flying.clear();
    this.#layout.bets?.at.forEach((_, seat) => {
      const spot = this.#betAt(seat);
      if (spot) spot.amount = bets?.[seat] ?? 0;
    });
    if (!this.#layout.bets) for (const spot of this.#bets.splice(0)) spot.destroy({ children: true });
    this.#setPots(pots?.map(({ amount }) => amount) ?? []);
  }

  get #chip(): number {
    return this.#layout.bets?.chipWidth ?? potChip(this.#layout.middle);
  }

  #plateOf(seat: Seat): Point {
    return this.#layout.seats[seat] ?? this.#layout.middle.pot;
  }

  #betAt(seat: Seat): ChipSpot | null {
    const places = this.#layout.bets;
    const at = places?.at[seat];
    if (!places || !at) return null;
    while (this.#bets.length <= seat) this.#bets.push(this.#spots.addChild(new ChipSpot(this.#atlas, places.chipWidth)));
    const spot = this.#bets[seat]!;
    spot.label = `bet ${seat}`;
    spot.position.set(at.x, at.y);
    return spot;
  }

  #setPots(amounts: readonly number[]): void {
    while (this.#pots.length < amounts.length) this.#pots.push(this.#spots.addChild(new ChipSpot(this.#atlas, potChip(this.#layout.middle))));
    for (const spare of this.#pots.splice(amounts.length)) spare.destroy({ children: true });
    amounts.forEach((amount, index) => {
      const spot = this.#pots[index]!;
      spot.label = `pot ${index}`;
      spot.amount = amount;
    });
    this.#place();
  }

  #place(): void {
    const places = this.#layout.potPlaces(this.#pots.length);
    this.#pots.forEach((spot, index) => {
      spot.chipWidth = potChip(this.#layout.middle);
      const at = places[index];
      if (at) spot.position.set(at.x, at.y);
    });
    const { bets } = this.#layout;
    if (!bets) return;
    this.#bets.forEach((spot, seat) => {
      spot.chipWidth = bets.chipWidth;
      const at = bets.at[seat];
      if (at) spot.position.set(at.x, at.y);
    });
  }
}
