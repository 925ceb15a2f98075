// What may the owner ask of the screens for the room (H-39)?

import { refusal } from '#main/host/refusal.ts';
import type { HouseVisitor } from '#main/host/visitor.ts';
import type { Answer, HouseAnswers, KeptScreen } from '#shared/protocol/messages.ts';
import type { HouseAsk } from '#shared/protocol/schema.ts';
import type { Screens } from './screens.ts';

type ScreenRequest = 'screens' | 'removeScreen';
type Handlers = { readonly [R in ScreenRequest]: (visitor: HouseVisitor<R>, payload: HouseAsk<R>) => Answer<HouseAnswers[R]> };

interface Parts {
  readonly screens: Screens;
  readonly showing: (session: string) => KeptScreen['shows'];
}

/** Handlers that throw a StoreError. */
export function screenRequests({ screens, showing }: Parts): Handlers {
  const all = (): Answer<readonly KeptScreen[]> => ({
    ok: true, value: screens.list().map(({ id, name, session, madeAt, usedAt }) => ({ id, name, shows: session === null ? 'whatIsOn' : showing(session), madeAt, usedAt })),
  });
  return {
    screens: all,
    removeScreen: (_visitor, { screen }) => (screens.remove(screen) ? all() : refusal('unknown-screen', 'unknownScreen')),
  };
}
