// Which addresses leave the app for the system's browser?

import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '#main/electron/pages.ts';
import { resetElectron, shell } from '#test/fakes/electron.ts';

beforeEach(resetElectron);

describe('openPage', () => {
  it('opens an https page of the project', async () => {
    await expect(openPage('https://example.org/cardtable')).resolves.toBe(true);
    expect(shell.opened).toEqual(['https://example.org/cardtable']);
  });

  it.each([
    'http://example.org/', 'https://example.org.evil.example/', 'https://evil.example/https://example.org/', 'https://example.org@evil.example/',
    'https://user:pass@example.org/', 'https://example.org:8443/', 'file:///etc/passwd', 'javascript:alert(1)', 'ms-settings:', 'smb://example.org/x', 'example.org', '',
  ])('refuses %j', async (address) => {
    await expect(openPage(address)).resolves.toBe(false);
    expect(shell.opened).toEqual([]);
  });
});
