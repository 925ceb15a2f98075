// What do the frame of the app, its failures and its cards say in English?

export const app = {
  name: "Cardtable",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  tryAgain: "Try again",
} as const;

export const failure = {
  title: "Something went wrong here",
  body: "That was our mistake, not yours. Your seat, your cards and your chips are safe with the host; loading the page again usually mends it.",
  reload: "Load the page again",
  home: "To the home screen",
  details: "Technical details",
} as const;

export const house = {
  opening: "Opening the house…",
  noKeyTitle: "This page has no key to the house",
  noKey:
    "Open Cardtable from its window, or by the newest address that the host has printed where it was started. Such an address opens the house for one browser, once, within ten minutes.",
  lostTitle: "The house does not answer",
  lost: "The program that deals the cards is not running or cannot be reached. Nothing is lost: whatever was played is stored.",
  refused: (message: string) => `The house said no: ${message}`,
  noAnswer: "No answer came from the house.",
} as const;

export const about = {
  title: "About Cardtable",
  version: (version: string) => `Version ${version}`,
  body: "A card table for friends, bots and rainy evenings. Free software under the MIT licence.",
  licences: "Licences of what it is made from",
} as const;

export const help = {
  title: (game: string) => `Rules: ${game}`,
  contents: "On this page",
  game: "Page",
  rule: (rule: string) => `Read rule ${rule}`,
  manual: "Help",
  /** The pages that belong to no game, in order. */
  pages: {
    house: "The house",
    playing: "Playing",
    hosting: "Hosting and joining",
    tournaments: "Tournaments",
    "real-chips": "Real chips",
    files: "Files",
  } as { readonly [page: string]: string },
} as const;

export const card = {
  ranks: {
    A: "ace",
    "2": "2",
    "3": "3",
    "4": "4",
    "5": "5",
    "6": "6",
    "7": "7",
    "8": "8",
    "9": "9",
    T: "10",
    J: "jack",
    Q: "queen",
    K: "king",
  },
  suits: { c: "clubs", d: "diamonds", h: "hearts", s: "spades" },
  of: (rank: string, suit: string) => `${rank} of ${suit}`,
  joker: "joker",
  back: "card back",
} as const;
