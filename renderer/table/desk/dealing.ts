// Are the cards of a round still on their way?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { DeskState } from './deskState.ts';

export const isDeal = ({ happened }: Pick<ViewMessage, 'happened'>): boolean => happened.some(({ type }) => type === 'dealt');

/** Nobody acts on cards that have not landed; where nothing moves they have. */
export const isDealing = ({ view, moving }: Pick<DeskState, 'view' | 'moving'>): boolean => moving && view !== null && isDeal(view);
