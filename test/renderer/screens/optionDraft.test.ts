// Are a game's options read from a form as the game would take them?

import { describe, expect, it } from 'vitest';
import { draftOf, draftProblems, optionsOf } from '#renderer/screens/setup/optionDraft.ts';
import { completeOptions } from '#shared/game/options.ts';
import { catalogue } from '#shared/games/catalogue.ts';
import type { GameOffer } from '#shared/protocol/messages.ts';

const offered: GameOffer['options'] = {
  jokers: { default: 1, min: 0, max: 2, rule: 'X-1' },
  stake: { default: 0, min: 0, max: 1_000_000, rule: 'X-2' },
  wild: { default: false, rule: 'X-3' },
};

describe('a draft of options', () => {
  it('begins with what was given and the defaults', () => {
    expect(draftOf(offered, { stake: 50 })).toEqual({ jokers: '1', stake: '50', wild: false });
  });

  it('passes over values of a wrong kind and options that the game no longer has', () => {
    expect(draftOf(offered, { jokers: true, wild: 1, gone: 3 })).toEqual({ jokers: '1', stake: '0', wild: false });
  });

  it.each(['', '-1', '3', '1.5', 'two', '1e0', '٣'])('with %j jokers is to be mended', (jokers) => {
    expect(draftProblems(offered, { ...draftOf(offered, {}), jokers })).toEqual({ jokers: 'Enter a whole number from 0 to 2.' });
  });

  it('takes a number with spaces or commas', () => {
    const draft = { ...draftOf(offered, {}), stake: ' 10,000 ' };
    expect(draftProblems(offered, draft)).toEqual({});
    expect(optionsOf(offered, draft)).toEqual({ jokers: 1, stake: 10_000, wild: false });
  });

  it('stands for the default where it is wrong', () => {
    expect(optionsOf(offered, { jokers: '9', stake: 'x', wild: true })).toEqual({ jokers: 1, stake: 0, wild: true });
  });

  it.each(catalogue.map(({ id, options }) => ({ id, options })))('of $id is what the game itself completes', ({ options }) => {
    const offer = options as GameOffer['options'];
    expect(completeOptions(options, optionsOf(offer, draftOf(offer, {})))).toEqual(completeOptions(options, {}));
  });
});
