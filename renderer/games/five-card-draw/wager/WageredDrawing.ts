import { Container } from "pixi.js";
import {
  still as partDrawingStill,
  type Craft,
  type Motion,
} from "#renderer/table/drawing/PartDrawings.ts";
import type { CardAtlas } from "#renderer/art/cardAtlas.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ChipSpot, type ChipSize } from "#renderer/sprites/ChipSpot.ts";
import { pileStyles } from "#renderer/sprites/ChipStack.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { Point } from "#renderer/table/layout/boxes.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Pot, WagerSlices } from "./wager.ts";
import type { PotPlaces } from "./potArea.ts";
import { both, FlyingChips, type Handful } from "#renderer/table/drawing/PotDrawing.ts";
import type { DrawingOf } from "#renderer/table/part.ts";

const shineOn = (plate: (Container & { shine: number }) | null): Motion =>
  plate
    ? (share) => {
        if (!plate.destroyed) plate.shine = Math.sin(Math.sqrt(share) * Math.PI);
      }
    : partDrawingStill;

type Move = (share: number) => void;
const still: Move = () => undefined;
/** Share of the motion after which the numbers of pots count up, while the last chips arrive. */
const counting = 0.6;

class WageredDrawing extends Container {
  readonly #atlas: CardAtlas;
  readonly #spots = new Container();
  readonly #flying: FlyingChips;
  #bets: ChipSpot[] = [];
  #pots: ChipSpot[] = [];
  readonly #nameAt: (seat: Seat) => string;
  #layout: Layout;

  constructor(atlas: CardAtlas, layout: Layout, nameAt: (seat: Seat) => string) {
    super({ label: "stakes" });
    this.#atlas = atlas;
    this.#layout = layout;
    this.#nameAt = nameAt;
    this.#flying = new FlyingChips(atlas);
    this.addChild(this.#spots, this.#flying);
  }

  set layout(layout: Layout) {
    this.#layout = layout;
    this.#place();
  }

  bet(seat: Seat, amount: number): Move {
    const spot = this.#betAt(seat);
    return spot
      ? this.#flying.send(
          this.#plateOf(seat),
          spot,
          amount,
          this.#handful,
          () => (spot.amount += amount),
        )
      : still;
  }

  refund(seat: Seat, amount: number): Move {
    const spot = this.#betAt(seat);
    if (!spot) return still;
    spot.amount = Math.max(0, spot.amount - amount);
    return this.#flying.send(spot, this.#plateOf(seat), amount, this.#handful, () => undefined);
  }

  /**
   * Splits each bet among the growing pots that its seat plays for, in proportion to their growth.
   */
  gather(pots: readonly Pot[]): Move {
    const before = pots.map((_, index) => this.#pots[index]?.amount ?? 0);
    const growth = pots.map(({ amount }, index) => Math.max(0, amount - before[index]!));
    this.#setPots(before);
    this.#name(pots);
    const moves = this.#bets.flatMap((spot, seat) => {
      const { amount } = spot;
      spot.amount = 0;
      if (amount === 0) return [];
      const goals = pots.flatMap(({ seats }, index) =>
        growth[index]! > 0 && (index === 0 || seats.includes(seat)) ? [index] : [],
      );
      const whole = goals.reduce((sum, index) => sum + growth[index]!, 0);
      return goals.map((index) =>
        this.#flying.send(
          spot,
          this.#pots[index]!,
          Math.ceil((amount * growth[index]!) / whole),
          this.#handful,
          () => undefined,
        ),
      );
    });
    return (share) => {
      for (const move of moves) move(share);
      const landed = Math.max(0, (share - counting) / (1 - counting));
      this.#setPots(
        pots.map(({ amount }, index) =>
          Math.round(before[index]! + (amount - before[index]!) * landed),
        ),
      );
    };
  }

  stack(pots: readonly Pot[]): void {
    this.#setPots(pots.map(({ amount }) => amount));
    this.#name(pots);
  }

  award(pot: number, shares: readonly Readonly<{ seat: Seat; amount: number }>[]): Move {
    const spot = this.#pots[pot];
    if (!spot) return still;
    spot.amount = 0;
    const { chipWidth } = this.#potPlaces;
    const moves = shares.map(({ seat, amount }) =>
      this.#flying.send(
        spot,
        this.#plateOf(seat),
        amount,
        { chipWidth, look: pileStyles.pots },
        () => undefined,
      ),
    );
    return (share) => moves.forEach((move) => move(share));
  }

  settle({ wager }: Pick<Scene, "wager">): void {
    this.#flying.clear();
    this.#layout.wager?.bets?.at.forEach((_, seat) => {
      const spot = this.#betAt(seat);
      if (spot) spot.amount = wager?.bets[seat] ?? 0;
    });
    for (const spare of this.#bets.splice(this.#layout.wager?.bets?.at.length ?? 0))
      spare.destroy({ children: true });
    this.#setPots(wager?.pots.map(({ amount }) => amount) ?? []);
    this.#name(wager?.pots ?? []);
  }

  get #potPlaces(): PotPlaces {
    const {
      wager,
      middle: { pot },
    } = this.#layout;
    return (
      wager?.potPlaces(this.#pots.length) ?? {
        chipWidth: pot.chipWidth,
        at: Array<Point>(this.#pots.length).fill(pot),
      }
    );
  }

  get #handful(): Handful {
    return {
      chipWidth: this.#layout.wager?.bets?.chipWidth ?? this.#layout.middle.pot.chipWidth,
      look: pileStyles.bet,
    };
  }

  #sized(chipWidth: number): ChipSize {
    return { chipWidth, textScale: this.#layout.room.textScale };
  }

  #plateOf(seat: Seat): Point {
    return this.#layout.seats[seat] ?? this.#layout.middle.pot;
  }

  #betAt(seat: Seat): ChipSpot | null {
    const places = this.#layout.wager?.bets;
    const at = places?.at[seat];
    if (!places || !at) return null;
    while (this.#bets.length <= seat)
      this.#bets.push(
        this.#spots.addChild(
          new ChipSpot(this.#atlas, this.#sized(places.chipWidth), pileStyles.bet),
        ),
      );
    const spot = this.#bets[seat]!;
    spot.label = `bet ${seat}`;
    spot.position.set(at.x, at.y);
    return spot;
  }

  #setPots(amounts: readonly number[]): void {
    const isNew = amounts.length !== this.#pots.length;
    while (this.#pots.length < amounts.length)
      this.#pots.push(
        this.#spots.addChild(
          new ChipSpot(
            this.#atlas,
            this.#sized(this.#layout.middle.pot.chipWidth),
            pileStyles.pots,
          ),
        ),
      );
    for (const spare of this.#pots.splice(amounts.length)) spare.destroy({ children: true });
    amounts.forEach((amount, index) => {
      const spot = this.#pots[index]!;
      spot.label = `pot ${index}`;
      spot.amount = amount;
    });
    if (isNew) this.#place();
  }

  /** H-32: names side pots by their players. */
  #name(pots: readonly Pot[]): void {
    const { potName, sidePot, potFor } = tableText();
    pots.forEach(({ seats }, index) => {
      if (index === 0) this.#pots[0]?.call(potName, "");
      else this.#pots[index]?.call(sidePot, potFor(seats.map(this.#nameAt)));
    });
  }

  #place(): void {
    const { chipWidth, at } = this.#potPlaces;
    this.#pots.forEach((spot, index) => {
      spot.size(this.#sized(chipWidth));
      spot.position.set(at[index]!.x, at[index]!.y);
    });
    const bets = this.#layout.wager?.bets;
    if (!bets) return;
    this.#bets.forEach((spot, seat) => {
      spot.size(this.#sized(bets.chipWidth));
      const place = bets.at[seat];
      if (place) spot.position.set(place.x, place.y);
    });
  }
}

export function wagerDrawing(craft: Craft): DrawingOf<WagerSlices> {
  const { seats } = craft;
  const drawing = new WageredDrawing(craft.atlas, craft.layout, (seat) => seats.nameAt(seat));
  return {
    nodes: { bets: drawing },
    steps: {
      bet: ({ seat, amount }) =>
        both(drawing.bet(seat, amount), seats.moveChips(seat, "pot", amount)),
      return: ({ seat, amount }) =>
        both(drawing.refund(seat, amount), seats.moveChips("pot", seat, amount)),
      gather: ({ pots }) => drawing.gather(pots),
      stack: ({ pots }) => void drawing.stack(pots),
      award: ({ pot, shares }) =>
        shares
          .map(({ seat, amount }) => seats.moveChips("pot", seat, amount))
          .reduce(both, drawing.award(pot, shares)),
      glow: ({ seat }) => shineOn(seats.plateAt(seat)),
    },
    lay: (layout) => {
      drawing.layout = layout;
    },
    settle: (scene) => drawing.settle(scene),
  };
}
