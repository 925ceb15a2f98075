// What on the stage carries out which step of a plan?

import type { Container } from 'pixi.js';
import type { CardAtlas } from '#renderer/art/cardAtlas.ts';
import type { Sounds } from '#renderer/sound/sounds.ts';
import type { Point } from '#renderer/table/layout/boxes.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import type { Step } from '#renderer/table/scene/step.ts';
import type { CardField } from './CardField.ts';
import type { ChainSigns } from '#renderer/table/parts/chain/ChainSigns.ts';
import type { ChoiceSigns } from '#renderer/table/parts/choices/ChoiceSigns.ts';
import { celebrate, cheer } from '#renderer/table/parts/celebrations/celebrate.ts';
import type { PotView } from './PotView.ts';
import type { SeatRow } from './SeatRow.ts';
import type { ShedView } from '#renderer/table/parts/shed/ShedView.ts';
import type { ShowdownRow } from '#renderer/table/parts/openHands/OpenHandsView.ts';
import type { StakesView } from '#renderer/table/parts/wager/StakesView.ts';

export type StageParts = {
  readonly atlas: CardAtlas;
  readonly layout: Layout;
  readonly cards: CardField;
  readonly seats: SeatRow;
  readonly pot: PotView;
  readonly stakes: StakesView;
  readonly showdown: ShowdownRow;
  readonly shed: ShedView;
  readonly chain: ChainSigns;
  readonly choices: ChoiceSigns;
  /** Celebrations lie above all else. */
  readonly above: Container;
  readonly sounds: Pick<Sounds, 'play'>;
};

/** Called with 0…1 while a step lasts. */
type Motion = (share: number) => void;

const still: Motion = () => undefined;
const both = (one: Motion, other: Motion): Motion => (share) => {
  one(share);
  other(share);
};

export function beginStep(parts: StageParts, step: Step): Motion {
  const { cards, seats, sounds } = parts;
  switch (step.type) {
    case 'fly': return cards.launch(step);
    case 'place': return seats.setPlace(step.seat, step.place);
    case 'crown': return celebrate(parts.above, parts.atlas, parts.layout.seats[step.seat]!, step.party, (isBare) => seats.bare(step.seat, isBare));
    case 'cheer': return cheer(parts.above, parts.atlas, parts.layout.seats[step.seat]!);
    case 'stock': case 'pile': case 'want': case 'beckon': case 'name': case 'reverse': case 'sequent': return parts.shed.begin(step);
    case 'count': seats.setCount(step.seat, step.cards); break;
    case 'hold': cards.hold(step.hand); break;
    case 'heap': cards.setHeap(step.cards); break;
    case 'hush': seats.hush(); break;
    case 'say': seats.say(step.seat, step.words); break;
    case 'muck': {
      seats.muck(step.seat);
      parts.showdown.drop(step.seat);
      break;
    }
    case 'glow': return seats.glow(step.seat);
    case 'vanish': cards.vanish(step.keys); break;
    case 'skips': return seats.setSkips(step.seat, step.turns);
    case 'judge': case 'count-down': case 'best': case 'order': return beginChoice(parts, step);
    case 'open': case 'hide': return changeHand(parts, step);
    case 'sound': sounds.play(step.name); break;
    case 'stack': parts.stakes.stack(step.pots); break;
    case 'clear': {
      seats.clear(step.chips);
      cards.mark(null);
      return parts.showdown.clear();
    }
    case 'show': {
      seats.setShown(step.seat, step.hand);
      if (step.seat === parts.layout.room.own && !parts.layout.middle.shed) cards.mark(step.hand);
      return parts.showdown.show(step.seat, step.hand);
    }
    default: return moveChips(parts, step);
  }
  return still;
}

type ChoiceStep = Extract<Step, { readonly type: 'judge' | 'count-down' | 'best' | 'order' }>;

function beginChoice({ chain, choices }: StageParts, step: ChoiceStep): Motion {
  switch (step.type) {
    case 'judge': return chain.judge(step.place, step.card, step.of);
    case 'count-down': return choices.countDown(step.number);
    case 'best': return choices.best(step.seats);
    case 'order': return choices.order(step.seat, step.number);
  }
}

/** Cards come and go, or the hand is taken up again: then the fan is there once it has arrived. */
function changeHand({ seats, showdown }: StageParts, step: Extract<Step, { readonly type: 'open' | 'hide' }>): Motion {
  if (step.type === 'open') {
    seats.setShown(step.seat, step.hand);
    showdown.change(step.seat, step.hand);
    return still;
  }
  const move = showdown.hide(step.seat);
  return (share) => {
    move(share);
    if (share === 1) seats.setShown(step.seat, null);
  };
}

type ChipStep = Extract<Step, { readonly type: 'chips' | 'bet' | 'return' | 'gather' | 'award' }>;

/** Chips fly, and the stacks that they leave and reach count along. */
function moveChips({ layout, pot, seats, stakes }: StageParts, step: ChipStep): Motion {
  const place = (seat: number | 'pot'): Point | null => (seat === 'pot' ? null : (layout.seats[seat] ?? null));
  switch (step.type) {
    case 'chips': return both(pot.send(place(step.from), place(step.to), step.amount), seats.moveChips(step.from, step.to, step.amount));
    case 'bet': return both(stakes.bet(step.seat, step.amount), seats.moveChips(step.seat, 'pot', step.amount));
    case 'return': return both(stakes.refund(step.seat, step.amount), seats.moveChips('pot', step.seat, step.amount));
    case 'gather': return stakes.gather(step.pots);
    case 'award': return step.shares.map(({ seat, amount }) => seats.moveChips('pot', seat, amount)).reduce(both, stakes.award(step.pot, step.shares));
  }
}
