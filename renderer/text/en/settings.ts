// The words of the settings.

import type { Settings } from "#shared/settings/settings.ts";
import type { BackName, FeltName } from "#shared/profile/appearance.ts";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

export const settings = {
  title: "Settings",
  motion: "Motion and speed",
  animation: "Animations",
  animations: { off: "Off", fast: "Fast", normal: "Normal" } satisfies {
    readonly [K in Settings["animation"]]: string;
  },
  botPace: "Bot speed",
  botPaceHelp:
    "When you play only with bots, this applies at once, even mid-round. At a table with other people, the owner sets it between rounds.",
  reduceMotion: "Reduce motion",
  reduceMotions: { system: "Same as system", always: "Always", never: "Never" } satisfies {
    readonly [K in Settings["reduceMotion"]]: string;
  },
  reduceMotionHelp: "Cards appear in place instead of flying, and nothing bounces.",
  play: "Play",
  remarks: "Bots talk",
  remarksHelp:
    "When you play only with bots, those with a face of their own say a few words now and then, or nod. They never do at a table with other people.",
  bubbles: "First steps",
  bubblesHelp:
    "Three tips for each game you’re new to, above the table. Turn them back on to see them again.",
  autoNext: "Deal the next poker hand automatically",
  autoNextHelp: "The next hand starts shortly after the result. When this is off, you start it.",
  onlyMove: "Make my only move for me",
  onlyMoveHelp:
    "If you can do only one thing, it happens after a moment. With other people, only if everybody can see you have no choice. Otherwise your speed would give away your cards.",
  autoPass: "Pass until I hold an ace",
  autoPasses: { bots: "With bots", always: "Always", never: "Never" },
  autoPassHelp:
    "In Normal Eights, you pass automatically unless you answer a card. With bots, you’re asked only while you hold an ace. With other people, your pass always takes equally long, so it doesn’t give away whether you hold one.",
  asksAbout: "Ask me about",
  asksAboutWhat: {
    usual: "As suits the table",
    everything: "Everything",
    mine: "What hits me or wins",
    wins: "Only wins",
  },
  asksAboutHelp:
    "In Normal Eights, while you hold an ace: which cards of others you’re asked about. You pass all others automatically. As suits the table, that’s what hits you or wins with bots, and everything with other people or if you never pass automatically. Nobody else learns what you choose.",
  sound: "Sound",
  volume: "Volume",
  percent: (share: number) => `${Math.round(share * 100)} %`,
  muted: "Mute",
  ambience: "Room sounds",
  ambienceHelp: "You hear a quiet room around you: air, and chips and cards at other tables.",
  vibration: "Vibrate",
  vibrationHelp: "This device vibrates when it’s your turn and at great moments, even while muted.",
  testSound: "Play test sound",
  cards: "Cards",
  deck: "Suit colours",
  decks: { "two-colour": "Two colours", "four-colour": "Four colours" } satisfies {
    readonly [K in Settings["deck"]]: string;
  },
  deckHelp:
    "With four colours you can tell suits apart at a glance, without relying on red and green.",
  sortBy: "Sort my hand by",
  sorts: { rank: "Rank", suit: "Suit" } satisfies { readonly [K in Settings["sortBy"]]: string },
  looks: "Card back and felt",
  looksHelp:
    "You see them at every table here. Games earn points, points raise your level, and each level unlocks more. Others are won on the ladders. They don’t affect play.",
  back: "Card back",
  backs: {
    burgundy: "Burgundy",
    midnight: "Midnight",
    emerald: "Emerald",
    ivory: "Ivory",
    obsidian: "Obsidian",
    peacock: "Peacock",
    rose: "Rose",
    ember: "Ember",
    ermine: "Ermine",
    saloon: "Saloon",
    confetti: "Confetti",
    comet: "Comet",
    thistle: "Thistle",
    parchment: "Parchment",
    juniper: "Juniper",
  } satisfies { readonly [K in BackName]: string },
  felt: "Felt",
  felts: {
    emerald: "Emerald",
    midnight: "Midnight",
    burgundy: "Burgundy",
    slate: "Slate",
    royal: "Royal",
    lagoon: "Lagoon",
    tobacco: "Tobacco",
    noir: "Noir",
    throne: "Throne",
    riverboat: "Riverboat",
    carnival: "Carnival",
    orbit: "Orbit",
    heather: "Heather",
    senate: "Senate",
    conservatory: "Conservatory",
  } satisfies { readonly [K in FeltName]: string },
  reading: "Reading",
  textScale: "Text size",
  language: "Language",
  devices: {
    title: "Your devices",
    help: "These browsers open this house as its owner, even after the host restarts. To add one, open the host’s plain address in it. The host then prints a one-time address.",
    nameless: "Browser",
    isThis: "this device",
    used: (at: number, made: number) => `Last used ${day.format(at)}, added ${day.format(made)}`,
    revoke: "Sign out",
    revokeOf: (name: string) => `Sign out: ${name}`,
    sureTitle: (name: string) => `Sign out ${name}?`,
    sure: "It needs a new one-time address to sign in again.",
    sureThis:
      "This is the browser you’re using now. It needs a new one-time address to sign in again.",
  },
  screens: {
    title: "Screens for the room",
    help: "Televisions opened with a code. Each keeps working through new codes and host restarts until you remove it.",
    whatIsOn: "shows what’s on",
    closed: "waiting: its table or tournament isn’t open",
    table: (game: string) => `shows table: ${game}`,
    tournament: (name: string) => `shows tournament: ${name}`,
    remove: "Remove",
    removeOf: (name: string, shows: string) => `Remove: ${name}, ${shows}`,
    sureTitle: (name: string) => `Remove ${name}?`,
    sure: "It goes blank at once and says it was removed. To bring it back, open it again with a current code.",
  },
  failed: "Your settings couldn’t be saved. They last until you close the app.",
} as const;
