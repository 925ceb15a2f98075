// Which endings does each game's page know, and how does one see that a round had it?

import type { AnyRound } from '#shared/game/game.ts';
import type { CrazyRound } from '#shared/games/crazy-eights/types.ts';
import type { ExordiaRound } from '#shared/games/exordia8/types.ts';
import type { DrawRound } from '#shared/games/five-card-draw/types.ts';
import type { KingsRound } from '#shared/games/kings-and-bastards/types.ts';
import type { NormalRound } from '#shared/games/normal-eights/types.ts';
import type { Line } from '#shared/record/replay.ts';

type Ending = (last: AnyRound, lines: readonly Line[]) => boolean;

const happened = (lines: readonly Line[], type: string): boolean => lines.some(({ step }) => step.happened.some((happening) => happening.type === type));
const kings = (tell: (last: KingsRound, lines: readonly Line[]) => boolean): Ending => (last, lines) => (last as KingsRound).facts.result !== null && tell(last as KingsRound, lines);
const draw = (tell: (last: DrawRound, lines: readonly Line[]) => boolean): Ending => (last, lines) => (last as DrawRound).facts.result !== null && tell(last as DrawRound, lines);
const crazy = (tell: (last: CrazyRound, lines: readonly Line[]) => boolean): Ending => (last, lines) => (last as CrazyRound).facts.result !== null && tell(last as CrazyRound, lines);
const lastPlayed = (lines: readonly Line[]) => lines.flatMap(({ step }) => step.happened.filter(({ type }) => type === 'played')).at(-1)?.told['cards'] as readonly string[] | undefined;
const exordia = (tell: (last: ExordiaRound, lines: readonly Line[]) => boolean): Ending => (last, lines) => (last as ExordiaRound).facts.result !== null && tell(last as ExordiaRound, lines);
const wentOut = ({ zones, facts }: ExordiaRound): boolean => zones.hands[facts.result!.winners[0]!]!.length === 0;
const tiedForFewest = ({ zones, facts }: ExordiaRound): boolean => {
  const sizes = zones.hands.flatMap((hand, seat) => (facts.left.includes(seat) ? [] : [hand.length]));
  return sizes.filter((size) => size === Math.min(...sizes)).length > 1;
};
/** What happened in the step that ended the round, and where it stood before. */
const endOf = <R extends AnyRound>(lines: readonly Line[]) => {
  const at = lines.findIndex(({ step }) => (step.round as R).facts.result !== null);
  return { types: lines[at]!.step.happened.map(({ type }) => type), before: lines[at - 1]!.step.round as R };
};
const lastOf = (lines: readonly Line[]) => endOf<ExordiaRound>(lines);
const normal = (tell: (last: NormalRound, types: readonly string[], before: NormalRound) => boolean): Ending => (last, lines) => {
  if (last.facts.result === null) return false;
  const { types, before } = endOf<NormalRound>(lines);
  return tell(last as NormalRound, types, before);
};
/** Those of the winners who have no card left. */
const ranOut = ({ zones, facts }: NormalRound): readonly number[] => facts.result!.winners.filter((seat) => zones.hands[seat]!.length === 0);
/** NE-19: a card that was its player's last has come back to his hand. */
const winStopped = (lines: readonly Line[]): boolean => lines.some(({ step }, at) => {
  const before = lines[at - 1]?.step.round as NormalRound | undefined;
  const user = before?.facts.chain[0]?.seat;
  return user !== undefined && before?.zones.hands[user]?.length === 0 && (step.round as NormalRound).facts.chain.length === 0 && step.round.zones.hands[user]?.length === 1;
});
const wonPots = (lines: readonly Line[]) => lines.flatMap(({ step }) => step.happened.filter(({ type }) => type === 'wonPot').map(({ told }) => told as unknown as { readonly pot: number; readonly amount: number; readonly shares: readonly { readonly seat: number; readonly amount: number }[] }));
const isOdd = ({ shares }: { readonly shares: readonly { readonly amount: number }[] }): boolean => new Set(shares.map(({ amount }) => amount)).size > 1;
const stagesEnded = (lines: readonly Line[]) => lines.flatMap(({ step }) => step.happened.flatMap(({ type, told }) => (type === 'stageEnded' ? [told['phase'] as string] : [])));
const bastardOf = (lines: readonly Line[]): unknown => lines.flatMap(({ step }) => step.happened).find(({ type }) => type === 'crowned')?.told['bastard'];

/** A game more is an entry more; the names are for the one who has to write the missing record. */
export const endings: { readonly [game: string]: { readonly [ending: string]: Ending } } = {
  'kings-and-bastards': {
    'KB-13 one player is left with cards': kings(({ facts }) => facts.left.length === 0 && facts.out.length === facts.result!.places.length - 1),
    'KB-13 the last but one goes out with a 2': kings((last, lines) => last.zones.pile.at(-1)?.startsWith('2') === true && happened(lines, 'wonTrick')),
    'C-5 all but one left before anybody went out': kings(({ facts }) => facts.out.length === 0),
    'KB-16 a holder leaves and another is Bastard': kings(({ facts }, lines) => facts.out.length > 0 && facts.left.some((seat) => !facts.out.includes(seat)) && bastardOf(lines) !== null),
    'KB-16 King and all others but one are gone: no Bastard': kings(({ facts }, lines) => facts.out.some((seat) => facts.left.includes(seat)) && bastardOf(lines) === null),
    'KB-15 the King left after going out and takes the pot': kings(({ facts }, lines) => facts.left.includes(facts.result!.winners[0]!) && happened(lines, 'tookPot')),
    'KB-15 the Bastard pays': kings((_last, lines) => happened(lines, 'paid')),
    'KB-6 after an exchange': kings((_last, lines) => happened(lines, 'gave')),
    'KB-6 after an exchange that was called off': kings((_last, lines) => happened(lines, 'exchangeCalledOff')),
  },
  'five-card-draw': {
    'FD-7 FD-10 all fold without a bet': draw(({ facts }, lines) => facts.result!.wonBy === 'fold' && !happened(lines, 'bet')),
    'FD-10 FD-13 all fold to a bet, which is returned': draw(({ facts }, lines) => facts.result!.wonBy === 'fold' && happened(lines, 'returned') && facts.drew.every((count) => count === null)),
    'FD-10 all fold in the second stage': draw(({ facts }, lines) => facts.result!.wonBy === 'fold' && stagesEnded(lines).includes('bet2')),
    'C-5 FD-10 all but one leave in the draw': draw(({ facts }, lines) => facts.result!.wonBy === 'fold' && stagesEnded(lines).join() === 'bet1' && facts.drew.some((count) => count !== null)),
    'FD-10 who put in least takes the side pots by fold': draw(({ facts }) => facts.result!.wonBy === 'fold' && facts.committed[facts.result!.winners[0]!] === Math.min(...facts.committed)),
    'FD-13 one takes all at a showdown': draw(({ facts }) => facts.result!.wonBy === 'showdown' && facts.result!.winners.length === 1),
    'FD-13 a tie with an odd chip': draw((_last, lines) => wonPots(lines).some(isOdd)),
    'FD-13 side pots with different winners': draw((_last, lines) => new Set(wonPots(lines).map(({ shares }) => shares.map(({ seat }) => seat).join())).size > 2),
    'FD-13 side pots with a tie in each': draw((_last, lines) => wonPots(lines).filter(({ shares }) => shares.length > 1).length > 1),
    'FD-9 a showdown without a second stage of betting': draw(({ facts }, lines) => facts.result!.wonBy === 'showdown' && stagesEnded(lines).join() === 'bet1'),
    'FD-5 FD-9 a showdown without any betting': draw(({ facts }, lines) => facts.result!.wonBy === 'showdown' && stagesEnded(lines).length === 0),
    'FD-8 FD-13 a bet of who left is returned as far as nobody could match it': draw((last, lines) => lines.some(({ step }) => step.happened.some(({ type, seat }) => type === 'returned' && last.facts.left.includes(seat ?? -1)))),
    'FD-11 after a renewed stock': draw((_last, lines) => happened(lines, 'reshuffled')),
    'FD-17 with five of a kind': draw(({ facts }) => facts.result!.hands.some((hand) => hand?.category === 'five of a kind')),
    'H-8 with King and Bastard, the last one short': draw(({ facts }) => facts.titles.king !== null && facts.titles.bastard !== null && facts.stacks[facts.titles.bastard]! < 20),
  },
  'crazy-eights': {
    'CE-11 one goes out with a single card': crazy((last, lines) => last.zones.hands.some(({ length }) => length === 0) && last.facts.left.length === 0 && lastPlayed(lines)?.length === 1),
    'CE-7 one goes out with a set': crazy((_last, lines) => !happened(lines, 'blocked') && Number(lastPlayed(lines)?.length) > 1),
    'CE-8 one goes out with eights': crazy((last, lines) => !happened(lines, 'blocked') && last.zones.pile.at(-1)?.startsWith('8') === true && last.facts.left.length === 0),
    'CE-9 one goes out after a refill': crazy((_last, lines) => !happened(lines, 'blocked') && happened(lines, 'refilled')),
    'CE-10 blocked, and one has fewest points': crazy(({ facts }, lines) => happened(lines, 'blocked') && facts.result!.winners.length === 1 && facts.left.length === 0),
    'CE-10 blocked, and several have': crazy(({ facts }, lines) => happened(lines, 'blocked') && facts.result!.winners.length > 1),
    'CE-11 blocked, and nothing is scored': crazy(({ facts }, lines) => happened(lines, 'blocked') && facts.result!.points!.every((points) => points === 0)),
    'C-5 CE-10 blocked by a leave': crazy((_last, lines) => lines.some(({ step }) => step.happened.some(({ type }) => type === 'left') && step.happened.some(({ type }) => type === 'blocked'))),
    'C-5 all but one leave': crazy(({ facts }) => facts.left.length === facts.order.length - 1),
    'C-8 a tie with an odd chip': crazy(({ facts }) => facts.result!.winners.length > 1 && new Set(facts.result!.winners.map((seat) => facts.result!.chips?.[seat])).size > 1),
    'C-14 places are shared': crazy(({ facts }) => facts.result!.places.slice(1).some(({ length }) => length > 1)),
  },
  exordia8: {
    'X8-18 one goes out with a card of no account': exordia((last, lines) => wentOut(last) && '345679TK'.includes(last.zones.pile.at(-1)![0]!) && !lastOf(lines).before.facts.extra),
    'X8-18 one goes out with the Queen of Hearts, and no turn follows': exordia((last) => wentOut(last) && last.zones.pile.at(-1) === 'Qh'),
    'X8-18 one goes out with the Queen of Spades': exordia((last) => wentOut(last) && last.zones.pile.at(-1) === 'Qs'),
    'X8-17 X8-18 one goes out with the 8 of a sequent': exordia((_last, lines) => lastOf(lines).types.join() === 'played,finishedSequent,won'),
    'X8-17 X8-18 one goes out with the extra card': exordia((last, lines) => wentOut(last) && lastOf(lines).before.facts.extra),
    'X8-18 one goes out after a sequent was broken': exordia((last, lines) => wentOut(last) && happened(lines, 'brokeSequent')),
    'X8-19 blocked, and one has fewest cards': exordia((last, lines) => lastOf(lines).types.join() === 'skipped,blocked,won' && !tiedForFewest(last)),
    'X8-19 blocked, and of equals the direction decides': exordia((last, lines) => happened(lines, 'blocked') && last.facts.direction === -1 && tiedForFewest(last)),
    'X8-19 blocked by a leave': exordia((_last, lines) => lastOf(lines).types.join() === 'left,blocked,won'),
    'C-5 all but one leave': exordia((_last, lines) => lastOf(lines).types.slice(0, 2).join() === 'left,won' && lastOf(lines).before.facts.sequent === null),
    'C-5 X8-15 all but one leave in a sequent': exordia((_last, lines) => lastOf(lines).types.join() === 'left,won' && lastOf(lines).before.facts.sequent !== null),
    'X8-20 the winner takes the pot': exordia((_last, lines) => happened(lines, 'tookPot')),
    'C-14 places are shared': exordia(({ facts }) => facts.result!.places.slice(1).some(({ length }) => length > 1)),
  },
  'normal-eights': {
    'NE-4 one goes out in his turn with a single card': normal((last, types, before) => types.join() === 'settled,won' && ranOut(last)[0] === before.facts.effect?.seat && last.zones.pile.at(-1) === before.facts.chain[0]?.card),
    'NE-4 several go out in one turn': normal((last) => ranOut(last).length > 1),
    'NE-4 NE-7 one who is not the user goes out in a war': normal((last, types, before) => types.includes('turned') && !ranOut(last).includes(before.facts.turn!)),
    'NE-4 NE-10 one goes out by giving': normal((_last, types) => types.join() === 'gave,won'),
    'NE-4 NE-11 one who is not the user goes out with sets': normal((last, types, before) => before.facts.effect?.card.startsWith('6') === true && types.includes('discarded') && !ranOut(last).includes(before.facts.turn!)),
    'NE-4 NE-11 the user goes out with sets': normal((last, types, before) => before.facts.effect?.card.startsWith('6') === true && types.includes('discarded') && ranOut(last).includes(before.facts.turn!)),
    'NE-4 NE-12 all who are left with one card go out in a purge': normal((last, _types, before) => before.facts.effect?.card.startsWith('7') === true && ranOut(last).length > 2),
    'NE-4 NE-14 one goes out with a 10, and no turn follows': normal((last, types) => types.join() === 'settled,won' && last.zones.pile.at(-1)!.startsWith('T')),
    'NE-4 NE-16 one goes out with a Queen': normal((_last, types) => types.join() === 'settled,named,won'),
    'NE-4 NE-18 one goes out with an ace out of turn': normal((last, _types, before) => before.facts.chain.length > 1 && before.facts.chain.at(-1)!.seat === last.facts.result!.winners[0] && before.facts.turn !== last.facts.result!.winners[0]),
    'NE-19 a win is stopped by a card sent back': (last, lines) => last.facts.result !== null && winStopped(lines),
    'NE-19 NE-21 a win is stopped and revived': normal((last, _types, before) => before.facts.chain.length > 2 && before.facts.chain[1]!.sendBack && before.facts.chain[0]!.seat === last.facts.result!.winners[0]),
    'NE-6 blocked, and one has fewest cards': normal(({ facts }, types) => types.includes('blocked') && facts.result!.winners.length === 1),
    'NE-6 blocked, and several have': normal(({ facts }, types) => types.includes('blocked') && facts.result!.winners.length > 1),
    'NE-6 blocked by a leave': normal((_last, types) => types.slice(0, 2).join() === 'left,blocked'),
    'C-5 all but one leave in a turn': normal((_last, types, before) => types[0] === 'left' && types.includes('won') && before.sealed === null),
    'C-5 NE-21 all but one leave in a window': normal((_last, types, before) => types[0] === 'left' && before.facts.chain.length > 0),
    'C-5 NE-23 all but one leave while they choose': normal((_last, types, before) => types[0] === 'left' && before.sealed !== null && before.facts.chain.length === 0),
    'C-5 NE-25 one goes out after the user has left': normal((last, types) => types.includes('settled') && last.facts.left.length > 0 && ranOut(last).length > 0 && types[0] !== 'left'),
    'C-8 several share the pot, with an odd chip': normal(({ facts }) => new Set(facts.result!.winners.map((seat) => facts.result!.chips?.[seat])).size > 1),
    'C-14 places are shared': normal(({ facts }) => facts.result!.places.slice(1).some(({ length }) => length > 1)),
  },
};
