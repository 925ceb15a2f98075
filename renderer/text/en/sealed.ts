// The words of sealed deals (H-51).

import { allOf, cards, pagesOf } from "#shared/text/en/words.ts";

/** `name`: null for the host. */
const who = (name: string | null) => (name === null ? "The host" : `${name}’s page`);

/** Such as "3rd card from the top"; null where no card is named. */
type PlaceWords = string | null;

export const sealed = {
  title: "Sealed deal",
  /** Of the button at the table. */
  button: {
    sealing: "Sealing the deck",
    open: "Sealed deal, everything fits so far",
    fits: "Sealed deal, everything fits",
    fault: "Sealed deal: something is wrong",
  },
  setUpHelp: (games: readonly string[]) =>
    `Nobody can look at a card that’s face down, not even the host. It’s for people without bots, at ${allOf(games)}; dealing takes a few seconds, and there are no hints. The host’s app serves everybody’s page, so you have to trust it, and nothing stops two friends from talking.`,
  dealtSealed:
    "The cards are dealt sealed: nobody can look at one that’s face down, not even the host. Keep this page open while you play.",
  progress: (done: number, of: number) => `Sealing the deck – ${done} of ${of}`,
  awaiting: (names: readonly string[]) => `Waiting for ${pagesOf(names)}`,
  stopped: (names: readonly string[]) =>
    names.length === 0
      ? "The deck wasn’t sealed, and no card was dealt. Deal again."
      : `The deck wasn’t sealed: ${pagesOf(names)} didn’t answer. Deal again once everybody is back at the table.`,
  /** Why a player's page shows no more than the host knows. */
  lost: {
    keys: "This page no longer has the keys to your cards. Go back to the tab in which you were dealt in, or leave the round.",
    page: "Something went wrong on this page, so it can’t show your cards. Load it again, or leave the round.",
  },
  standing: {
    sealing: "Everybody’s page is sealing the deck. Then the cards are dealt.",
    open: "Nobody can look at a card that’s face down, not even the host. Everything fits so far.",
    fits: "The round is over, and your page checked it: everything fits.",
  },
  stayedClosed: (closed: number) =>
    closed === 1
      ? "1 card stayed face down. Nobody but its holder can look at it now."
      : `${cards(closed)} stayed face down. Nobody but their holders can look at them now.`,
  sealers: "Who sealed the deck",
  sealersHelp: (pages: number) =>
    pages === 2
      ? "Each of these pages took its turn to mix the deck and locked it, so neither can open the other’s cards."
      : "Each of these pages took its turn to mix the deck and locked it. Unless all the others work together, nobody sees your cards.",
  wordsHelp:
    "They’re new each round. Read them aloud with the others: if everybody has the same four, you’re all in the same deal, and the host plays nobody’s part.",
  checked: "What your page checked",
  checkedLines: {
    mixed: "Every page took its turn to mix, and none changed a card.",
    opened: "Every card that was turned up is the one that lay there.",
    signed:
      "Every move came from its player’s own page, or the host made it for somebody whose time was over or who left.",
    told: "Everybody was told the same, up to the last move that a page signed.",
    rules: "Every move was allowed.",
    rulesSoFar: "Every move was allowed, as far as the cards were shown.",
  },
  howLines: [
    "Before the cards are dealt, everybody’s page in turn mixes the deck and puts a lock of its own on each card. Your page checks that nobody changed a card.",
    "A card opens when every page has taken its lock off. For a card in your hand, the others do so for your page alone.",
    "Three players or more leave parts of their keys with each other. If somebody goes away for good, the others together stand in for them. Of two players, whoever goes away loses the round.",
    "The host passes on what the pages say. When your time is over it checks, passes, folds or draws for you, and it takes out whoever stays away.",
    "The host also serves this page, so you have to trust its app. And nothing stops two friends from telling each other their cards.",
  ],
  alarm: (round: number) => `Something is wrong in the sealed deal of round ${round}`,
  foundBy: {
    me: "Your page found it.",
    host: "The host found it.",
    other: (name: string) => `${name}’s page found it.`,
  },
  meaning:
    "Somebody may have changed a program, the host may have changed what it passed on, or a program has a fault. Stop and talk about it before you play on. If a page can show what was done, whoever did it leaves the round. If the host did it, the page that found it plays no further.",
  /** `name`: whose page did it; null for the host. Everybody reads them, whoever found it. */
  faults: {
    plan: (name: string | null) => `${who(name)} began another deal than the one for this table.`,
    commitment: (name: string | null) => `${who(name)} sent other keys than it promised.`,
    key: (name: string | null) => `${who(name)} sent keys that don’t work.`,
    deposit: (name: string | null) => `${who(name)} gave away a part of a key that doesn’t fit.`,
    shuffle: (name: string | null) =>
      name === null
        ? "Two places of the deck hold the same card."
        : `${who(name)} changed cards while it mixed the deck.`,
    share: (name: string | null, place: PlaceWords) =>
      `${who(name)} didn’t take its lock off ${place === null ? "a card" : `the ${place}`}, but pretended to.`,
    opening: (name: string | null, place: PlaceWords) =>
      `${who(name)} turned up a card that isn’t ${place === null ? "the one that lay there" : `the ${place}`}.`,
    signature: (name: string | null) =>
      name === null
        ? "The host passed on a move that no player’s page made."
        : `A move in ${name}’s name doesn’t come from the page that sealed the deck.`,
    log: (name: string | null) =>
      name === null
        ? "The host sent something that doesn’t follow from what came before, or didn’t tell everybody the same."
        : `${who(name)} sent something that doesn’t follow from what came before.`,
    rules: (name: string | null) =>
      `${who(name)} made a move, or said something of its cards, that the rules don’t allow.`,
  },
  /** Why a table can't deal sealed, and what would have to change. */
  whyNot: {
    bots: "Not with bots. Play with friends only to turn it on.",
    game: (game: string) => `Not with ${game}. Choose other games to turn it on.`,
    seats: (game: string, most: number) =>
      `${game} can be dealt sealed to ${most} players at most. Choose fewer to turn it on.`,
    pack: (game: string) => `Not with two jokers. Change the house rules of ${game} to turn it on.`,
    stock: (game: string) =>
      `With so many players the stock could run out at ${game}. Choose fewer players, or fewer cards to exchange, to turn it on.`,
  },
  someClosed: "Some cards stayed closed",
  someClosedHelp:
    "This round was dealt sealed. At most those who held them know the cards that weren’t turned up.",
  saveOpen: "Save what everybody saw",
  saveOpenHelp: "The round was dealt sealed, so only that is in the file.",
} as const;
