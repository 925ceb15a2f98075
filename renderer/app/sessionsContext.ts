// How do components reach the wire?

import { createContext, use } from 'react';
import type { Sessions } from './sessions.ts';

export const SessionsContext = createContext<Sessions | null>(null);

export function useSessions(): Sessions {
  const sessions = use(SessionsContext);
  if (!sessions) throw new Error('useSessions needs a SessionsContext around it');
  return sessions;
}
