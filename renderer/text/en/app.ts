// The words of the app's frame, its failures and its cards.

export const app = {
  name: "Cardtable",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  tryAgain: "Try again",
} as const;

export const failure = {
  title: "Something went wrong",
  body: "Your seat, cards and chips are safe with the host. Reloading the page usually helps.",
  reload: "Reload page",
  home: "Go to home",
  details: "Technical details",
} as const;

export const house = {
  opening: "Opening the house…",
  noKeyTitle: "This page can’t open the house",
  noKey:
    "Use Cardtable’s own window, or the latest address the host printed where you started it. The address works for 1 browser, once, within 10 minutes.",
  lostTitle: "The house isn’t answering",
  lost: "The host isn’t running or can’t be reached. Everything you’ve played is stored. Start the host again, or check your connection.",
  refused: (message: string) => `The house refused: ${message}`,
  noAnswer: "The house didn’t answer. Try again.",
} as const;

export const about = {
  title: "About Cardtable",
  version: (version: string) => `Version ${version}`,
  body: "A card table for friends, bots and rainy evenings. Free software under the MIT licence.",
  licences: "Third-party licences",
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
    "fair-deals": "Fair deals",
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
