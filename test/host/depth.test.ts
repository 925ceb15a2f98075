import { test } from 'vitest';
import { bareRules } from '#test/support/bareRules.ts';
import { chart } from '#test/support/chart.ts';
import { table } from '#test/support/table.ts';
import { tableHost } from './support/hostDepth.ts';

test('KB-7 KB-9 KB-10 KB-12 KB-13 a round is the same on bare rules, on the chart and at a host\'s table', () =>
  table('kings-and-bastards')
    .hands('3c 5d 5h', '4c 6d 2s', '7c 8h Kd')
    .seat(0).plays('5d').expectRefused('KB-7')
    .plays('3c').expectToAct(1)
    .seat(2).passes().expectRefused('C-11')
    .seat(1).plays('4c')
    .seat(2).plays('7c')
    .seat(0).passes()
    .seat(1).plays('2s').expectToAct(1).expectFact('lead', null)
    .plays('6d').expectHappened('played', 'wentOut').expectFact('out', [1])
    .seat(2).passes()
    .seat(0).passes().expectToAct(2)
    .seat(2).plays('8h')
    .seat(0).passes()
    .seat(2).plays('Kd').expectResult({ winners: [1], places: [[1], [2], [0]] })
    .seat(0).plays('5d').expectRefused('C-11')
    .played(bareRules, chart, tableHost));

test('C-6 a time-out is the default move, on the chart and at a host\'s table', () =>
  table('kings-and-bastards')
    .hands('3c 5d', '4c 6d')
    .turnMs(20_000)
    .waits(19_999).expectToAct(0)
    .waits(1).expectHappened('played').expectPile('3c').expectToAct(1)
    .waits(20_000).expectHappened('passed', 'wonTrick').expectToAct(0)
    .played(chart, tableHost));

test('C-5 KB-16 a leave is judged at once, on bare rules, on the chart and at a host\'s table', () =>
  table('kings-and-bastards')
    .hands('3c 5d', '4c 6d', '7c 8d')
    .seat(0).plays('3c')
    .seat(2).leaves().expectRemoved(2)
    .seat(1).passes().expectToAct(0)
    .played(bareRules, chart, tableHost));

test('NE-18 NE-20 NE-21 a chain of aces is the same on bare rules, on the chart and at a host\'s table', () =>
  table('normal-eights')
    .hands('Kh 3c 4c 5c 6c 7c 9c', 'As 3d 4d 5d 6d 7d 9d', 'Ad 3h 4h 5h 6h 7h 9h')
    .stock('2h Tc Jc 2d Td Qd').dealer(2)
    .seat(0).sends({ type: 'play', card: 'Kh', target: 1 }).expectPhase('respond').expectToAct(0, 1, 2)
    .seat(0).passes().expectToAct(0, 1, 2)
    .passes().expectRefused('NE-20')
    .seat(1).sends({ type: 'nope', card: 'As', sendBack: true }).expectToAct(0, 1, 2)
    .seat(2).sends({ type: 'nope', card: 'Ad', sendBack: false })
    .seat(0).passes().seat(2).passes().seat(1).passes()
    .expectPhase('turn').expectToAct(1).expectPile('2h Kh As Ad').expectCounts(6, 10, 6)
    .played(bareRules, chart, tableHost));

test('C-6 NE-20 a window that nobody answers closes at its end, on the chart and at a host\'s table, whatever the turn clock', () =>
  table('normal-eights')
    .hands('8h 3c 4c 5c 6c 7c 9c', '3d 4d 5d 6d 7d 9d Td')
    .stock('2h Tc Jc 2d Td Qd').dealer(1).turnMs(10_000)
    .seat(0).sends({ type: 'play', card: '8h' })
    .waits(1500).expectPhase('respond')
    .waits(3499).expectPhase('respond')
    .waits(1).expectPhase('turn').expectToAct(1)
    .waits(9999).expectPhase('turn')
    .waits(1).expectPhase('drawn')
    .played(chart, tableHost));
