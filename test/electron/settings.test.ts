// Do settings and the window's place come back from the file, whatever was written there?

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSettings } from '#main/electron/settings.ts';
import { firstSettings } from '#shared/api/settings.ts';
import { app, ipcMain, resetElectron } from '#test/fakes/electron.ts';

const file = () => join(app.userData, 'settings.json');

beforeEach(() => {
  resetElectron();
  app.userData = mkdtempSync(join(tmpdir(), 'cardtable-settings-'));
});
afterEach(() => rmSync(app.userData, { recursive: true }));

describe('the settings', () => {
  it('begins with the first settings and no place', () => {
    const settings = openSettings();
    expect(settings.load()).toEqual(firstSettings);
    expect(settings.windowPlace()).toBeNull();
  });
  it('keeps a change for the next start, and the rest as it was', () => {
    expect(openSettings().save({ volume: 0.1, muted: true })).toEqual({ ...firstSettings, volume: 0.1, muted: true });
    expect(openSettings().load()).toEqual({ ...firstSettings, volume: 0.1, muted: true });
  });
  it('keeps the place of the window beside the settings', () => {
    const place = { bounds: { x: 1, y: 2, width: 800, height: 600 }, maximized: true, fullScreen: false };
    const settings = openSettings();
    settings.save({ muted: true });
    settings.saveWindowPlace(place);
    expect(openSettings().windowPlace()).toEqual(place);
    expect(openSettings().load().muted).toBe(true);
  });
  it.each(['', '{', '[]', '"x"', '{"settings": 7}', '{"settings": {"volume": 9, "muted": "yes"}}'])('begins anew where the file holds %j', (text) => {
    writeFileSync(file(), text);
    expect(openSettings().load()).toEqual(firstSettings);
  });
  it('keeps what is good of a spoilt file', () => {
    writeFileSync(file(), JSON.stringify({ settings: { volume: 9, muted: true, gone: 1 } }));
    openSettings().save({ textScale: 1.2 });
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({ settings: { ...firstSettings, muted: true, textScale: 1.2 } });
  });
  it('leaves no door of the library open to pages', () => {
    openSettings();
    expect(ipcMain.eventNames()).toEqual([]);
  });
});
