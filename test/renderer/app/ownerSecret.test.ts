// Does the page find the owner's secret, and hide it again?

import { describe, expect, it } from 'vitest';
import { ownerSecret, type SecretPlaces } from '#renderer/app/ownerSecret.ts';

function places(hash: string, kept: string | null = null) {
  const seen = { address: `http://127.0.0.1/${hash}`, kept };
  const found: SecretPlaces = {
    location: { hash },
    history: { replaceState: (_state, _unused, url) => void (seen.address = String(url)) },
    sessionStorage: { getItem: () => seen.kept, setItem: (_key, value) => void (seen.kept = value) },
  };
  return { found, seen };
}

describe('the owner’s secret', () => {
  it('is taken out of the address and kept for reloads', async () => {
    const { found, seen } = places('#secret=s3-cr_et');
    expect(await ownerSecret(found)).toBe('s3-cr_et');
    expect(seen).toEqual({ address: '#/', kept: 's3-cr_et' });
  });

  it('is remembered when the address holds a place instead', async () => {
    const { found, seen } = places('#/table/t1', 'kept');
    expect(await ownerSecret(found)).toBe('kept');
    expect(seen.address).toBe('http://127.0.0.1/#/table/t1');
  });

  it('is null on a page that never had one', async () => {
    expect(await ownerSecret(places('#/').found)).toBeNull();
    expect(await ownerSecret(places('#secret=').found)).toBeNull();
  });

  it('comes from the shell in the desktop app, whatever the address says', async () => {
    const { found } = places('#secret=forged');
    expect(await ownerSecret({ ...found, app: { ownerSecret: () => Promise.resolve('shell') } })).toBe('shell');
  });
});
