// How are numbers written that change while one looks?
import { BitmapFont, BitmapText } from 'pixi.js';
import { displayFont, textFont } from '#renderer/art/fonts.ts';

const name = 'cardtable-numbers';
let installed = false;

/** Painted once, after the fonts have come: a text texture per counted number would be painted every frame. */
function install(): void {
  if (installed) return;
  installed = true;
  BitmapFont.install({
    name,
    style: { fontFamily: textFont, fontSize: 44, fontWeight: '700', fill: '#ffffff' },
    chars: '0123456789,.+-−×/%$KMB ',
    resolution: 2,
  });
}

/** A number in bold digits, `size` pixels high as fonts count. */
export function numberText(size: number, tint: number): BitmapText {
  install();
  return new BitmapText({ text: '', style: { fontFamily: name, fontSize: size }, tint });
}

const rankName = 'cardtable-ranks';
let ranksInstalled = false;

/** A card's rank as it stands in a card's corner, `size` pixels high as fonts count. */
export function rankText(size: number, tint: number): BitmapText {
  if (!ranksInstalled) {
    ranksInstalled = true;
    BitmapFont.install({ name: rankName, style: { fontFamily: displayFont, fontSize: 60, fontWeight: '700', fill: '#ffffff' }, chars: '0123456789AJQK?', resolution: 2 });
  }
  return new BitmapText({ text: '', style: { fontFamily: rankName, fontSize: size }, tint, anchor: 0.5 });
}
