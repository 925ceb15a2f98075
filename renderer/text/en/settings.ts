// What do the settings say in English?

import type { Settings } from '#shared/settings/settings.ts';
import type { BackName, FeltName } from '#shared/profile/looks.ts';

export const settings = {
  title: 'Settings',
  motion: 'Motion',
  animation: 'Animations',
  animations: { off: 'Off', fast: 'Fast', normal: 'Normal' } satisfies { readonly [K in Settings['animation']]: string },
  reduceMotion: 'Reduce motion',
  reduceMotions: { system: 'As the system', always: 'Always', never: 'Never' } satisfies { readonly [K in Settings['reduceMotion']]: string },
  reduceMotionHelp: 'Cards are put down instead of flying, nothing bounces.',
  play: 'Play',
  bubbles: 'First steps',
  bubblesHelp: 'In your first round of each game three things are told to you at the table. Switched on anew, they are told again.',
  autoNext: 'Next poker hand by itself',
  autoNextHelp: 'After a short look at the result the next hand is dealt. Off: you ask for it.',
  autoPass: 'Pass until I hold an ace',
  autoPassHelp: 'In Normal Eights a card is passed for you unless you answer it. Your pass waits for the same moment each time, ace or no ace: if it came sooner without one, everybody could tell what you hold.',
  sound: 'Sound',
  volume: 'Volume',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  muted: 'Mute',
  testSound: 'Play a test sound',
  cards: 'Cards',
  deck: 'Suit colours',
  decks: { 'two-colour': 'Two colours', 'four-colour': 'Four colours' } satisfies { readonly [K in Settings['deck']]: string },
  deckHelp: 'Four colours tell the suits apart at a glance, without red and green alone.',
  sortBy: 'Sort my hand by',
  sorts: { rank: 'Rank', suit: 'Suit' } satisfies { readonly [K in Settings['sortBy']]: string },
  looks: 'Card back and felt',
  looksHelp: 'They are yours at every table here. Points won in Crazy Eights raise your level, and each level opens more of them; what opens changes nothing about play.',
  back: 'Card back',
  backs: {
    burgundy: 'Burgundy', midnight: 'Midnight', emerald: 'Emerald', ivory: 'Ivory',
    obsidian: 'Obsidian', peacock: 'Peacock', rose: 'Rose', ember: 'Ember',
  } satisfies { readonly [K in BackName]: string },
  felt: 'Felt',
  felts: {
    emerald: 'Emerald', midnight: 'Midnight', burgundy: 'Burgundy', slate: 'Slate',
    royal: 'Royal', lagoon: 'Lagoon', tobacco: 'Tobacco', noir: 'Noir',
  } satisfies { readonly [K in FeltName]: string },
  reading: 'Reading',
  textScale: 'Text size',
  language: 'Language',
  failed: 'The settings could not be stored; they hold until the app is closed.',
} as const;
