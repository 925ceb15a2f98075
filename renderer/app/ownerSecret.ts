// With which secret does this page prove to the host that it belongs to the owner?

import type { AppApi } from '#shared/api/appApi.ts';

const storeKey = 'cardtable.secret';
const fragmentKey = 'secret';

/** The parts of a window that hold the secret or the address it came in. */
export interface SecretPlaces {
  readonly app?: Pick<AppApi, 'ownerSecret'>;
  readonly location: Pick<Location, 'hash'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * The desktop shell's secret; in a browser the one from `#secret=…`, which is taken out of the address – so that it is
 * neither seen nor bookmarked – and kept for reloads of this tab. Null for a page that belongs to no owner.
 */
export async function ownerSecret({ app, location, history, sessionStorage }: SecretPlaces): Promise<string | null> {
  if (app) return app.ownerSecret();
  const given = new URLSearchParams(location.hash.slice(1)).get(fragmentKey);
  if (given === null || given === '') return sessionStorage.getItem(storeKey);
  sessionStorage.setItem(storeKey, given);
  history.replaceState(null, '', '#/');
  return given;
}
