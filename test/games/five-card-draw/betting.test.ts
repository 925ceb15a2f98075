// Who may bet, raise, call, check or fold, when, and how much?

import { describe, test } from 'vitest';
import { table } from '#test/support/table.ts';
import { aces, jacks, kings, queens, tens } from './hands.ts';

const draw = () => table('five-card-draw');
const three = () => draw().hands(aces, kings, queens);
const four = () => draw().hands(aces, kings, queens, jacks);

describe('before a bet', () => {
  test('FD-7 the first stage starts left of the dealer, who may only bet or fold', () =>
    three().expectPhase('bet1').expectToAct(0)
      .seat(0).expectLegal('bet 10…990', 'fold').checks().expectRefused('FD-7', /no checking at this table: bet or fold/)
      .calls().expectRefused('FD-7', /no bet to call: bet or fold/).raises(20).expectRefused('FD-7', /Nobody has bet yet: bet or fold/)
      .seat(1).expectLegal().bets(20).expectRefused('C-11', /seat 0 is to act/)
      .played());

  test('FD-7 with allowCheck one may check; when all have checked the stage is over', () =>
    three().options({ allowCheck: true }).seat(0).expectLegal('bet 10…990', 'check', 'fold').checks()
      .seat(1).checks().seat(2).calls().expectRefused('FD-7', /bet, check or fold/).checks().expectHappened('checked', 'stageEnded').expectPhase('draw').expectToAct(0)
      .played());

  test('FD-8 the smallest bet is the ante, the largest all there is', () =>
    three().options({ ante: 25 }).seat(0).expectLegal('bet 25…975', 'fold')
      .bets(24).expectRefused('FD-8', /to 25 up to 975/).bets(976).expectRefused('FD-8').bets(0).expectRefused('FD-8').bets(-25).expectRefused('FD-8').bets(25.5).expectRefused('C-13')
      .bets(25).expectFact('inStage', [25, 0, 0]).expectFact('chips', [950, 975, 975]).expectFact('committed', [50, 25, 25]).expectFact('pot', 100).expectToAct(1)
      .played());

  test('FD-8 whoever has less than the ante left may bet it all, and nothing else', () =>
    three().carry({ chips: [16, 500, 500] }).seat(0).expectLegal('bet 6…6', 'fold').bets(5).expectRefused('FD-8', /all your chips, to 6/)
      .bets(6).expectFact('allIn', [true, false, false]).expectHappened('bet').played());
});

describe('after a bet', () => {
  test('FD-8 call, raise or fold, and no second bet; the smallest raise is the size of the bet', () =>
    three().seat(0).bets(50).seat(1).expectLegal('call', 'raise 100…990', 'fold')
      .bets(100).expectRefused('FD-8', /a bet of 50 already/).checks().expectRefused('FD-7', /call, raise or fold/)
      .raises(99).expectRefused('FD-8', /to 100 up to 990/).raises(991).expectRefused('FD-8')
      .raises(100).seat(2).expectLegal('call', 'raise 150…990', 'fold')
      .played());

  test('FD-8 checking is over with a bet', () =>
    three().options({ allowCheck: true }).seat(0).bets(50).seat(1).checks().expectRefused('FD-8', /a bet of 50: call, raise or fold/).played());

  test('FD-8 the smallest raise is the size of the last full bet or raise', () =>
    three().seat(0).bets(20).seat(1).raises(100).seat(2).expectLegal('call', 'raise 180…990', 'fold').raises(180)
      .seat(0).expectLegal('call', 'raise 260…990', 'fold').calls().seat(1).raises(500).seat(2).expectLegal('call', 'raise 820…990', 'fold')
      .played());

  test('FD-8 it is never less than the ante, also after an all-in bet under it', () =>
    three().carry({ chips: [14, 500, 500] }).seat(0).bets(4).seat(1).expectLegal('call', 'raise 14…490', 'fold').played());

  test('FD-8 a stack under the smallest raise may still go all in', () =>
    three().carry({ chips: [500, 160, 500] }).seat(0).bets(100).seat(1).expectLegal('call', 'raise 150…150', 'fold').raises(149).expectRefused('FD-8', /all your chips, to 150/).raises(150)
      .expectFact('allIn', [false, true, false]).played());

  test('FD-8 who has no more than it takes to call may only call, all in, or fold', () =>
    three().carry({ chips: [500, 110, 60] }).seat(0).bets(100)
      .seat(1).expectLegal('call', 'fold').raises(100).expectRefused('FD-8', /not have more chips than it takes to call/).calls().expectFact('allIn', [false, true, false])
      .seat(2).expectLegal('call', 'fold').calls().expectFact('chips', [390, 0, 0])
      .played());
});

describe('all-in raises below the minimum', () => {
  test('FD-8 they do not reopen the betting for who has acted, who may call or fold only', () =>
    three().carry({ chips: [1000, 160, 1000] }).seat(0).bets(100).seat(1).raises(150).seat(2).calls()
      .seat(0).expectToAct(0).expectLegal('call', 'fold').raises(250).expectRefused('FD-8', /does not open the betting to you again/)
      .calls().expectPhase('draw')
      .played());

  test('FD-8 who has not acted yet may raise on top of them, by a full raise', () =>
    three().carry({ chips: [1000, 160, 1000] }).seat(0).bets(100).seat(1).raises(150).seat(2).expectLegal('call', 'raise 250…990', 'fold')
      .raises(250).seat(0).expectLegal('call', 'raise 350…990', 'fold')
      .played());

  test('FD-8 several that add up to a full raise do not reopen it either', () =>
    four().carry({ chips: [1000, 160, 210, 260] }).seat(0).bets(100).seat(1).raises(150).seat(2).raises(200).seat(3).raises(250)
      .seat(0).expectLegal('call', 'fold').raises(400).expectRefused('FD-8').calls().expectPhase('draw')
      .played());

  test('FD-8 a full raise after them reopens it', () =>
    four().carry({ chips: [1000, 160, 1000, 1000] }).seat(0).bets(100).seat(1).raises(150).seat(2).calls().seat(3).raises(250)
      .seat(0).expectLegal('call', 'raise 350…990', 'fold').calls().seat(2).expectLegal('call', 'raise 350…990', 'fold')
      .played());

  test('FD-8 who has checked may raise what was bet after him, an all-in bet under the ante included', () =>
    three().options({ allowCheck: true }).carry({ chips: [500, 14, 500] }).seat(0).checks().seat(1).bets(4).seat(2).calls()
      .seat(0).expectLegal('call', 'raise 14…490', 'fold').raises(14).seat(2).expectLegal('call', 'raise 24…490', 'fold')
      .played());
});

describe('with shortRaisesAddUp', () => {
  const adding = (...chips: readonly number[]) => four().options({ shortRaisesAddUp: true }).carry({ chips });

  test('FD-8 several that add up to a full raise reopen the betting; the smallest raise is still the size of the last full one', () =>
    adding(1000, 160, 210, 1000).seat(0).bets(100).seat(1).raises(150).seat(2).raises(200).seat(3).calls()
      .seat(0).expectLegal('call', 'raise 300…990', 'fold').raises(300).seat(3).expectLegal('call', 'raise 400…990', 'fold').calls().expectPhase('draw')
      .played());

  test('FD-8 it needs somebody who could answer the raise', () =>
    adding(1000, 160, 210, 260).seat(0).bets(100).seat(1).raises(150).seat(2).raises(200).seat(3).raises(250)
      .seat(0).expectLegal('call', 'fold').raises(400).expectRefused('FD-8', /Nobody else can still bet/).calls().expectPhase('draw')
      .played());

  test('FD-8 who faces a full raise may raise again, who has called part of it may not', () =>
    adding(1000, 160, 1000, 210).seat(0).bets(100).seat(1).raises(150).seat(2).calls().seat(3).raises(200)
      .seat(0).expectLegal('call', 'raise 300…990', 'fold').raises(299).expectRefused('FD-8', /to 300 up to 990/).calls()
      .seat(2).expectToAct(2).expectLegal('call', 'fold').raises(300).expectRefused('FD-8', /do not add up to a full raise/).calls().expectPhase('draw')
      .played());

  test('FD-8 one chip less than a full raise does not reopen it', () =>
    adding(1000, 160, 209, 1000).seat(0).bets(100).seat(1).raises(150).seat(2).raises(199).seat(3).calls()
      .seat(0).expectLegal('call', 'fold').raises(400).expectRefused('FD-8', /do not add up to a full raise/).calls().expectPhase('draw')
      .played());

  test('FD-8 the raise of who was given the right again opens the betting to all', () =>
    adding(1000, 160, 1000, 210).seat(0).bets(100).seat(1).raises(150).seat(2).calls().seat(3).raises(200)
      .seat(0).raises(300).seat(2).expectLegal('call', 'raise 400…990', 'fold').raises(400).seat(0).expectLegal('call', 'raise 500…990', 'fold')
      .played());

  test('FD-8 a call between them counts for nothing: what the seat itself faces decides', () =>
    adding(1000, 1000, 160, 215).seat(0).bets(100).seat(1).calls().seat(2).raises(150).seat(3).raises(205)
      .seat(0).expectLegal('call', 'raise 305…990', 'fold').calls().seat(1).expectLegal('call', 'raise 305…990', 'fold').raises(305).seat(0).calls().expectPhase('draw')
      .played());

  test('FD-8 in the second stage they add up anew', () =>
    adding(1000, 260, 310, 1000).seat(0).bets(100).seat(1).calls().seat(2).calls().seat(3).calls()
      .seat(0).draws().seat(1).draws().seat(2).draws().seat(3).draws().expectPhase('bet2')
      .seat(0).bets(100).seat(1).raises(150).seat(2).raises(200).seat(3).calls().seat(0).expectLegal('call', 'raise 300…890', 'fold').raises(300).seat(3).expectLegal('call', 'raise 400…890', 'fold')
      .played());
});

describe('the end of a stage', () => {
  test('FD-9 it ends when all have called, and not before those who have not acted had their turn', () =>
    three().seat(0).bets(20).seat(1).calls().expectPhase('bet1').expectToAct(2).seat(2).calls()
      .expectHappened('called', 'stageEnded').expectPhase('draw').expectFact('inStage', [0, 0, 0]).expectFact('pots', [{ amount: 90, seats: [0, 1, 2] }])
      .played());

  test('FD-9 a raise gives everyone before it another turn, once', () =>
    three().seat(0).bets(20).seat(1).calls().seat(2).raises(40).expectToAct(0).seat(0).calls().expectToAct(1).seat(1).calls().expectPhase('draw').played());

  test('FD-9 the last player to act when all others are all in may only call or fold', () =>
    four().carry({ chips: [60, 110, 160, 1000] }).seat(0).bets(50).seat(1).raises(100).seat(2).raises(150)
      .seat(3).expectLegal('call', 'fold').raises(300).expectRefused('FD-8', /Nobody else can still bet/).calls()
      .expectPhase('draw').expectFact('allIn', [true, true, true, false])
      .seat(0).draws().seat(1).draws().seat(2).draws().seat(3).draws().expectPhase('over')
      .played());

  test('FD-9 the last one with chips who faces no bet is not asked', () =>
    three().carry({ chips: [1000, 60, 1000] }).seat(0).bets(50).seat(1).calls().seat(2).calls().seat(0).draws().seat(1).draws().seat(2).draws()
      .expectPhase('bet2').seat(0).folds().expectPhase('over').expectFact('chips', [940, 180, 940])
      .played());

  test('FD-8 FD-9 the highest bettor leaves, and his bet still has to be matched', () =>
    four().seat(0).bets(100).seat(1).raises(300).leaves().expectToAct(2).seat(2).expectLegal('call', 'raise 500…990', 'fold').calls()
      .seat(3).folds().seat(0).expectToAct(0).expectLegal('call', 'raise 500…990', 'fold').calls().expectPhase('draw')
      .expectFact('pot', 940).expectFact('pots', [{ amount: 940, seats: [0, 2] }])
      .played());

  test('FD-8 FD-9 he faces the bet of who left though nobody else can bet', () =>
    three().carry({ chips: [1000, 60, 1000] }).seat(0).bets(200).leaves().seat(1).calls().expectToAct(2).seat(2).expectLegal('call', 'fold').calls()
      .expectPhase('draw').expectFact('committed', [210, 60, 210]).played());

  test('C-5 FD-9 a leave out of turn may end the stage', () =>
    three().carry({ chips: [1000, 60, 1000] }).seat(0).folds().seat(1).bets(50).expectToAct(2).seat(1).leaves().expectPhase('over').expectResult({ winners: [2] })
      .played());

  test('FD-12 the second stage goes as the first: left of the dealer first, nothing put in yet, only bet or fold', () =>
    four().dealer(0).seat(1).bets(20).seat(2).calls().seat(3).calls().seat(0).folds().seat(1).draws().seat(2).draws().seat(3).draws()
      .expectPhase('bet2').expectToAct(1).expectFact('inStage', [0, 0, 0, 0]).expectFact('toMatch', 0)
      .seat(1).expectLegal('bet 10…970', 'fold').bets(10).seat(2).raises(20).seat(3).expectLegal('call', 'raise 30…970', 'fold')
      .played());
});

describe('turns', () => {
  test('C-11 nobody acts out of turn, after folding, or after the end', () =>
    three().seat(1).folds().expectRefused('C-11').seat(0).folds().folds().expectRefused('C-11').seat(1).folds().expectPhase('over')
      .seat(2).bets(20).expectRefused('C-11', /over/).leaves().expectRefused('C-11')
      .played());

  test('C-5 who has folded may leave, once, and nothing changes for the others', () =>
    three().seat(0).folds().seat(0).leaves().expectHappened('left').expectFact('left', [0]).expectFact('foldOrder', []).expectToAct(1).leaves().expectRefused('C-11', /no longer/).played());

  test('C-5 FD-3 who was not dealt in may leave, and has no place', () =>
    draw().hands(aces, '', queens).carry({ chips: [500, 0, 500] }).seat(1).folds().expectRefused('C-11').leaves().expectToAct(0).seat(0).folds()
      .expectResult({ places: [[2], [0]], chips: [-10, 0, 10] })
      .played());

  test('FD-11 there is no betting in the draw, and no draw while betting', () =>
    draw().hands(aces, tens).stock('2c 2d 2h').seat(0).draws('Ac').expectRefused('FD-11', /betting stage/).bets(10).seat(1).calls()
      .seat(0).folds().expectRefused('FD-11', /exchange up to 3/).bets(10).expectRefused('FD-11').checks().expectRefused('FD-11')
      .played());
});
