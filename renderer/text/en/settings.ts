// What do the settings say in English?

import type { Settings } from "#shared/settings/settings.ts";
import type { BackName, FeltName } from "#shared/profile/appearance.ts";

const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });

export const settings = {
  title: "Settings",
  motion: "Motion and pace",
  animation: "Animations",
  animations: { off: "Off", fast: "Fast", normal: "Normal" } satisfies {
    readonly [K in Settings["animation"]]: string;
  },
  botPace: "Pace of the bots",
  botPaceHelp:
    "Counts at once, in the middle of a round too, where only bots sit with you. At a table with other people its owner chooses it between rounds.",
  reduceMotion: "Reduce motion",
  reduceMotions: { system: "As the system", always: "Always", never: "Never" } satisfies {
    readonly [K in Settings["reduceMotion"]]: string;
  },
  reduceMotionHelp: "Cards are put down instead of flying, nothing bounces.",
  play: "Play",
  bubbles: "First steps",
  bubblesHelp:
    "In your first round of each game three things are told to you at the table. Switched on anew, they are told again.",
  autoNext: "Next poker hand by itself",
  autoNextHelp: "After a short look at the result the next hand is dealt. Off: you ask for it.",
  onlyMove: "Make the only move for me",
  onlyMoveHelp:
    "Where you can do but one thing it is done after a moment. At a table with other people only where all of them can see that you have no choice: else the speed would tell what you hold.",
  autoPass: "Pass until I hold an ace",
  autoPasses: { bots: "Among bots", always: "Always", never: "Never" },
  autoPassHelp:
    "In Normal Eights a card is passed for you unless you answer it. Among bots you are asked only while you hold an ace. At a table with other people your pass waits for the same moment each time, ace or no ace: if it came sooner without one, everybody could tell what you hold.",
  sound: "Sound",
  volume: "Volume",
  percent: (share: number) => `${Math.round(share * 100)} %`,
  muted: "Mute",
  testSound: "Play a test sound",
  cards: "Cards",
  deck: "Suit colours",
  decks: { "two-colour": "Two colours", "four-colour": "Four colours" } satisfies {
    readonly [K in Settings["deck"]]: string;
  },
  deckHelp: "Four colours tell the suits apart at a glance, without red and green alone.",
  sortBy: "Sort my hand by",
  sorts: { rank: "Rank", suit: "Suit" } satisfies { readonly [K in Settings["sortBy"]]: string },
  looks: "Card back and felt",
  looksHelp:
    "They are yours at every table here. Every game brings points, points raise your level, and each level opens more of them; what opens changes nothing about play.",
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
  } satisfies { readonly [K in FeltName]: string },
  reading: "Reading",
  textScale: "Text size",
  language: "Language",
  devices: {
    title: "Your devices",
    help: "These browsers open this house as its owner, after a restart of the host too. For a new one, open the host’s plain address in it: the host then prints a one-time address.",
    nameless: "A browser",
    isThis: "this one",
    used: (at: number, made: number) =>
      `Last used ${day.format(at)}, here since ${day.format(made)}`,
    revoke: "Take off the list",
    revokeOf: (name: string) => `Take off the list: ${name}`,
    sureTitle: (name: string) => `Take ${name} off the list?`,
    sure: "It is signed out at once, and needs a new one-time address to come in again.",
    sureThis:
      "It is the browser that you are looking at: it is signed out at once, and needs a new one-time address to come in again.",
  },
  screens: {
    title: "Screens for the room",
    help: "Televisions that were opened with a code. Each goes on through new codes and restarts of the host until you remove it.",
    whatIsOn: "shows what is on",
    closed: "waits: nothing of it is open now",
    table: (game: string) => `shows a table: ${game}`,
    tournament: (name: string) => `shows a tournament: ${name}`,
    remove: "Remove",
    removeOf: (name: string, shows: string) => `Remove: ${name}, ${shows}`,
    sureTitle: (name: string) => `Remove ${name}?`,
    sure: "It stops showing anything at once, and says so. To bring it back, open it again with a join code that is good then.",
  },
  failed: "The settings could not be stored; they hold until the app is closed.",
} as const;
